import type { Entry, Recording } from '#contract/recording.ts';
import type { RoundContext } from '../round/context.ts';
import type { RoundMachine } from '../round/machine.ts';
import { statesByEvents } from './byEvents.ts';

/** What kinds of entries are looked at together. */
export const LANES = [
  'input',
  'event',
  'state',
  'call',
  'timer',
  'show',
  'error',
  'other',
] as const;
export type Lane = (typeof LANES)[number];

const LANE_OF: Record<Entry['kind'], Lane> = {
  input: 'input',
  event: 'event',
  state: 'state',
  call: 'call',
  answer: 'call',
  failure: 'error',
  broke: 'error',
  fault: 'error',
  fired: 'timer',
  armed: 'timer',
  show: 'show',
  shown: 'show',
  coins: 'show',
  kept: 'other',
  made: 'other',
  actor: 'other',
};

/** An entry, and where it is: its segment, and its place there. */
export interface Step {
  entry: Entry;
  lane: Lane;
  segment: number;
  index: number;
}

const laneOf = (entry: Entry): Lane =>
  entry.kind === 'shown' && entry.error !== null ? 'error' : LANE_OF[entry.kind];

/** All entries of a recording, over its segments. */
export const stepsOf = (recording: Recording): Step[] =>
  recording.segments.flatMap(({ entries }, segment) =>
    entries.map((entry, index) => ({ entry, lane: laneOf(entry), segment, index })),
  );

/** What the machine was and knew after an entry. */
export interface Memory {
  value: unknown;
  context: Readonly<Record<string, unknown>>;
}

const asMemory = (state: { value: unknown; context: RoundContext }): Memory => ({
  value: state.value,
  context: { ...state.context },
});

/**
 * The machine's memory at each step, and the one before it, computed from the recorded events. Null:
 * it had not begun.
 */
export const memoriesOf = (
  machine: RoundMachine,
  recording: Recording,
): readonly { now: Memory | null; before: Memory | null }[] =>
  recording.segments.flatMap((segment) => {
    const changes = new Map<number, Memory>();
    for (const { index, state } of statesByEvents(machine, segment))
      changes.set(index, asMemory(state));
    let now: Memory | null = segment.begin;
    let before: Memory | null = null;
    return segment.entries.map((_, index) => {
      const next = changes.get(index);
      if (next) [before, now] = [now, next];
      return { now, before };
    });
  });

/** The keys of a memory that are not as they were before. */
export const changedKeys = (before: Memory | null, now: Memory): string[] =>
  Object.keys(now.context).filter(
    (key) => JSON.stringify(before?.context[key]) !== JSON.stringify(now.context[key]),
  );
