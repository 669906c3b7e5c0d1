import { type AnyActorScope, createActor, getInitialMicrosteps, type SnapshotFrom } from 'xstate';
import type { RoundInput } from '../../round/input.ts';
import type { RoundMachine } from '../../round/machine.ts';

type State = SnapshotFrom<RoundMachine>;

const nothing = () => {};

/**
 * Computes what an event makes of a state, and runs none of it: every state it leads through, the one it
 * stays in last. A state that is null stands for the machine's start. XState's `transition` does the same,
 * but makes an actor for each event, which is half of what a replay would take.
 */
const createPureSteps = (
  machine: RoundMachine,
): ((state: State | null, event: unknown) => readonly State[]) => {
  const self = createActor(machine);
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return (state, event) =>
    state
      ? machine.microstep(state, event as RoundInput, scope)
      : getInitialMicrosteps(machine).map(([first]) => first);
};

const known = new WeakMap<RoundMachine, ReturnType<typeof createPureSteps>>();

/** Those of a machine, made once. */
export const pureStepsOf = (machine: RoundMachine): ReturnType<typeof createPureSteps> => {
  const steps = known.get(machine) ?? createPureSteps(machine);
  known.set(machine, steps);
  return steps;
};
