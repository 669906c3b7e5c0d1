import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { Entry, Segment } from '#contract/recording.ts';
import { memoryHash } from '../record/redact.ts';
import type { RoundContext } from '../round/context.ts';
import type { RoundInput } from '../round/input.ts';
import { stateOf } from '../round/link.ts';
import type { RoundMachine } from '../round/machine.ts';
import { isSameEntry } from './divergence.ts';

type State = SnapshotFrom<RoundMachine>;

interface Found {
  index: number;
  expected: Entry;
  actual: Entry;
}

/** What a state is in a recording. */
const entryOf = (state: State, at: number): Entry => ({
  ...{ kind: 'state', at, status: state.status, value: state.value },
  hash: memoryHash(state.context satisfies RoundContext),
});

/** Every state a segment leads to, computed from its recorded events alone. */
export function* statesByEvents(
  machine: RoundMachine,
  { begin, entries }: Segment,
): Generator<{ index: number; state: State }> {
  let state: State | null = begin && stateOf(machine, begin);
  const waiting: unknown[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'event') waiting.push(entry.event);
    if (entry.kind !== 'state' || waiting.length === 0) continue;
    const event = waiting.shift();
    // The machine's start is no event to it.
    const [next] = state
      ? transition(machine, state, event as RoundInput)
      : initialTransition(machine);
    state = next;
    yield { index, state };
  }
}

/**
 * Replays a segment by its events: the machine alone, without services, scene or time. Null: each
 * state is the one recorded.
 */
export const replayEvents = (machine: RoundMachine, segment: Segment): Found | null => {
  for (const { index, state } of statesByEvents(machine, segment)) {
    const expected = segment.entries[index] as Entry;
    const actual = entryOf(state, expected.at);
    if (!isSameEntry(expected, actual)) return { index, expected, actual };
  }
  return null;
};
