import type { Entry, EntryOf, Recording, Segment, Surroundings } from '#contract/recording.ts';
import type { RoundMachine } from '../../round/machine.ts';
import { createFollower } from './byEvents.ts';

/** What kinds of entries are looked at together. */
export const LANES = [
  'input',
  'event',
  'state',
  'call',
  'timer',
  'show',
  'pause',
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
  around: 'other',
  frames: 'other',
  said: 'other',
  request: 'error',
  layer: 'other',
  touch: 'other',
};

/** An entry, and where it is: its segment, and its place there. */
export interface TapeStep {
  entry: Entry;
  lane: Lane;
  segment: number;
  index: number;
}

/** The stage stood still from here, or went on; where a scene comes on, all is told, this too. */
const isPause = ({ size, pausedBy, isVisible }: Surroundings): boolean =>
  size === undefined && (pausedBy !== undefined || isVisible !== undefined);

const laneOf = (entry: Entry): Lane => {
  if (entry.kind === 'shown' && entry.error !== null) return 'error';
  if (entry.kind === 'said' && entry.level === 'error') return 'error';
  if (entry.kind === 'around' && isPause(entry.change)) return 'pause';
  return LANE_OF[entry.kind];
};

export const stepOf = (entry: Entry, segment: number, index: number): TapeStep => ({
  entry,
  lane: laneOf(entry),
  segment,
  index,
});

/** All entries of a recording, over its segments. */
export const tapeSteps = (recording: Recording): TapeStep[] =>
  recording.segments.flatMap(({ entries }, segment) =>
    entries.map((entry, index) => stepOf(entry, segment, index)),
  );

/** What the machine was and knew after an entry. */
export interface Memory {
  value: unknown;
  context: Readonly<Record<string, unknown>>;
}

export const asMemory = ({ value, context }: { value: unknown; context: object }): Memory => ({
  value,
  context: context as Memory['context'],
});

/** The machine's memory at a step, the one before it, and the event that led from that one to this. */
export interface Moment {
  /** Null: it had not begun. */
  now: Memory | null;
  before: Memory | null;
  event: unknown;
  /** The values of all states it led through, this one's last: those left at once are recorded nowhere. */
  passed: readonly unknown[];
}

/** That of a segment that begins. */
export const momentAt = (begin: Memory | null): Moment => ({
  now: begin,
  before: begin,
  event: null,
  passed: [],
});

/** What the machine knew at each entry of a segment, given one after the other; what it began with, where it can't go on. */
const createMoments = (
  machine: RoundMachine,
  begin: Segment['begin'],
): ((entry: Entry) => Moment) => {
  const follow = createFollower(machine, begin);
  let moment = momentAt(begin);
  return (entry) => {
    const step = follow?.(entry);
    if (step) {
      const { event, state, passed } = step;
      moment = { now: asMemory(state), before: moment.now, event, passed };
    }
    return moment;
  };
};

/** The moment at each step of a recording, computed from the recorded events. */
export const momentsOf = (machine: RoundMachine, recording: Recording): readonly Moment[] =>
  recording.segments.flatMap(({ begin, entries }) => entries.map(createMoments(machine, begin)));

/** The keys of a memory that are not as they were before. */
export const changedKeys = (before: Memory | null, now: Memory): string[] =>
  Object.keys(now.context).filter(
    (key) =>
      before?.context[key] !== now.context[key] &&
      JSON.stringify(before?.context[key]) !== JSON.stringify(now.context[key]),
  );

type End = EntryOf<'answer' | 'failure' | 'broke'>;
const isEnd = (entry: Entry): entry is End =>
  entry.kind === 'answer' || entry.kind === 'failure' || entry.kind === 'broke';

/** A call to the server, and how it ended; null: it had not, by the end of its segment. */
export interface Exchange {
  asked: EntryOf<'call'>;
  ended: End | null;
  /** Which try of the same request it is, from 1: one whose answer was lost is sent again. */
  attempt: number;
}

const requestIdOf = ({ request }: EntryOf<'call'>): unknown => Object(request).requestId;

/** Counted within the segment of the call, which is at a step of the list. */
const attemptOf = (steps: readonly TapeStep[], at: number, call: EntryOf<'call'>): number => {
  const id = requestIdOf(call);
  let attempt = 1;
  if (id === undefined) return attempt;
  for (let back = at - 1; steps[back]?.segment === steps[at]?.segment; back -= 1) {
    const { entry } = steps[back] as TapeStep;
    if (entry.kind === 'call' && requestIdOf(entry) === id) attempt += 1;
  }
  return attempt;
};

/** The call that is under way at a step of the list, its first and last entry too; null: none. */
export const exchangeAt = (steps: readonly TapeStep[], at: number): Exchange | null => {
  // A segment counts its calls for itself.
  const segment = steps[at]?.segment;
  const over = new Set<number>();
  for (let back = at; steps[back] && steps[back]?.segment === segment; back -= 1) {
    const { entry } = steps[back] as TapeStep;
    if (isEnd(entry) && back < at) over.add(entry.call);
    if (entry.kind !== 'call' || over.has(entry.call)) continue;
    const attempt = attemptOf(steps, back, entry);
    for (let on = at; steps[on]?.segment === segment; on += 1) {
      const { entry: end } = steps[on] as TapeStep;
      if (isEnd(end) && end.call === entry.call) return { asked: entry, ended: end, attempt };
    }
    return { asked: entry, ended: null, attempt };
  }
  return null;
};
