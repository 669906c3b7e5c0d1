import type { SnapshotFrom } from 'xstate';
import type { Entry, Segment } from '#contract/recording.ts';
import type { RoundContext } from '../../round/context.ts';
import { stateOf } from '../../round/link.ts';
import type { RoundMachine } from '../../round/machine.ts';
import { memoryHash } from '../record/redact.ts';
import { type Divergence, isSameEntry } from './divergence.ts';
import { pureStepsOf } from './pureSteps.ts';

type State = SnapshotFrom<RoundMachine>;

/** What a state is in a recording. */
const entryOf = (state: State, at: number): Entry => ({
  kind: 'state',
  at,
  status: state.status,
  value: state.value,
  hash: memoryHash(state.context satisfies RoundContext),
});

/**
 * Leads the machine by a segment's entries, given one after the other. Answers what an entry told: the event
 * the machine took, the state it came to, and the values of all states it passed, that one's last; null: this
 * entry tells of no step of its own. Null where today's machine has no such state to begin in.
 */
export const createFollower = (machine: RoundMachine, begin: Segment['begin']) => {
  const stepsFrom = pureStepsOf(machine);
  let state: State | null;
  try {
    state = begin && stateOf(machine, begin);
  } catch {
    return null;
  }
  const taken: unknown[] = [];
  let next = 0;
  return (entry: Entry): { event: unknown; state: State; passed: unknown[] } | null => {
    if (entry.kind === 'event') taken.push(entry.event);
    if (entry.kind !== 'state' || next >= taken.length) return null;
    const event = taken[next];
    next += 1;
    const states = stepsFrom(state, event);
    const last = states.at(-1);
    if (!last) return null;
    state = last;
    return { event, state, passed: states.map(({ value }) => value) };
  };
};

/**
 * Replays a segment by its events: the machine alone, without services, scene or time. Null: each
 * state is the one recorded.
 */
export const replayEvents = (
  machine: RoundMachine,
  segment: Segment,
): Omit<Divergence, 'segment'> | null => {
  const follow = createFollower(machine, segment.begin);
  const [first] = segment.entries;
  if (!follow) return first ? { index: 0, expected: first, actual: null } : null;
  for (const [index, expected] of segment.entries.entries()) {
    const step = follow(expected);
    if (!step) continue;
    const actual = entryOf(step.state, expected.at);
    if (!isSameEntry(expected, actual)) return { index, expected, actual };
  }
  return null;
};
