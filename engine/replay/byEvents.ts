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

/**
 * Leads the machine by a segment's entries, given one after the other. Answers what an entry told: the event
 * the machine took and the state it came to; null: this entry tells of no step of its own.
 */
export const createFollower = (machine: RoundMachine, begin: Segment['begin']) => {
  let state: State | null = begin && stateOf(machine, begin);
  const waiting: unknown[] = [];
  return (entry: Entry): { event: unknown; state: State } | null => {
    if (entry.kind === 'event') waiting.push(entry.event);
    if (entry.kind !== 'state' || waiting.length === 0) return null;
    const event = waiting.shift();
    // The machine's start is no event to it.
    const [next] = state
      ? transition(machine, state, event as RoundInput)
      : initialTransition(machine);
    state = next;
    return { event, state };
  };
};

/**
 * Replays a segment by its events: the machine alone, without services, scene or time. Null: each
 * state is the one recorded.
 */
export const replayEvents = (machine: RoundMachine, segment: Segment): Found | null => {
  const follow = createFollower(machine, segment.begin);
  for (const [index, expected] of segment.entries.entries()) {
    const step = follow(expected);
    if (!step) continue;
    const actual = entryOf(step.state, expected.at);
    if (!isSameEntry(expected, actual)) return { index, expected, actual };
  }
  return null;
};
