import type { Entry, EntryOf, Recording } from '#contract/recording.ts';
import { type AnyMake, createDrive } from './byInputs.ts';
import { isSameEntry } from './divergence.ts';
import { isCause, type ShownBalance } from './outside.ts';

/** What today's machine makes of a segment's causes, whether or not it is what was recorded. */
export interface Course {
  entries: readonly {
    entry: Entry;
    /** Where it stands in the recorded segment; of what is not recorded, where its cause stands. */
    place: number;
    isRecorded: boolean;
  }[];
  /** The first place that is not as it was recorded; null: all of it is. */
  departsAt: number | null;
  /** What the player saw of their balance before and after each cause, by the cause's place. */
  balances: ReadonlyMap<number, { before: ShownBalance; after: ShownBalance }>;
}

type Begun = EntryOf<'call' | 'show'>;
type Ended = EntryOf<'answer' | 'failure' | 'broke' | 'shown'>;

const isBegun = (entry: Entry): entry is Begun => entry.kind === 'call' || entry.kind === 'show';
const keyOf = (entry: Begun): string =>
  entry.kind === 'call' ? `call ${entry.name}` : `show ${entry.what}`;
const numberOf = (entry: Begun | Ended): string =>
  entry.kind === 'show' || entry.kind === 'shown' ? `show ${entry.show}` : `call ${entry.call}`;

/** A machine that went another way does not go on for ever. */
const MOST_WRITTEN = 40_000;

type Drive = ReturnType<typeof createDrive>;

/**
 * Leads a machine on that departed: inputs come when they came, timers fire by their own time, a call or an
 * animation ends as the recorded one of its name did, however much later it was begun.
 */
const createFreeDrive = (drive: Drive, from: number) => {
  const { entries, written, outside, cause, more } = drive;
  /** Recorded calls and shows that no machine of today has begun. */
  const open = entries.slice(from).filter(isBegun);
  /** Recorded numbers of calls and shows: those they have today. Until it departed they were the same. */
  const today = new Map<string, Begun>();
  const early = new Map<string, Ended>();
  for (const entry of entries.slice(0, from)) if (isBegun(entry)) today.set(numberOf(entry), entry);
  let seen = from;
  drive.readFrom(entries.slice(from));

  const end = (recorded: Ended) => {
    const now = today.get(numberOf(recorded));
    if (!now) early.set(numberOf(recorded), recorded);
    else if (recorded.kind === 'shown' && now.kind === 'show')
      outside.end({ ...recorded, show: now.show });
    else if (recorded.kind !== 'shown' && now.kind === 'call')
      outside.end({ ...recorded, call: now.call });
  };
  /** Tells what was begun by now which of the recorded it is. */
  const claim = () => {
    for (; seen < written.length; seen += 1) {
      const entry = written[seen];
      if (!entry || !isBegun(entry)) continue;
      const at = open.findIndex((each) => keyOf(each) === keyOf(entry));
      const [recorded] = at < 0 ? [] : open.splice(at, 1);
      if (!recorded) continue;
      today.set(numberOf(recorded), entry);
      const ended = early.get(numberOf(recorded));
      if (ended) end(ended);
    }
  };
  const settle = async () => {
    do claim();
    while (written.length < MOST_WRITTEN && (await more()));
  };
  return {
    settle,
    async give(entry: Entry) {
      while (written.length < MOST_WRITTEN && outside.fireDue(entry.at)) await settle();
      outside.at(entry.at);
      if (entry.kind === 'input') cause(entry);
      else if (isCause(entry) && entry.kind !== 'fired') end(entry);
      await settle();
    },
  };
};

/** A segment whose machine of today can't even begin where it began. */
const NO_COURSE: Course = { entries: [], departsAt: 0, balances: new Map() };

/** Null: today's machine can't begin there. */
const driveOf = (make: AnyMake, recording: Recording, segment: number): Drive | null => {
  const part = recording.segments[segment];
  try {
    return part ? createDrive(make, recording, part) : null;
  } catch {
    return null;
  }
};

/** Gives a segment's machine all its causes, in their order. */
export const courseOf = async (
  make: AnyMake,
  recording: Recording,
  segment: number,
): Promise<Course> => {
  const drive = driveOf(make, recording, segment);
  if (!drive) return NO_COURSE;
  const { entries, places, written, outside, cause, more } = drive;
  const balances: Map<number, { before: ShownBalance; after: ShownBalance }> = new Map();
  const stood: number[] = [];
  let free: ReturnType<typeof createFreeDrive> | null = null;
  let departsAt: number | null = null;
  /** So many entries came as they were recorded. */
  let same = 0;
  /** Of the cause that was given last, and what was shown of the balance before it. */
  let turn = 0;
  let before = outside.balance();
  const begin = (place: number) => {
    turn = place;
    before = outside.balance();
  };
  const note = () => {
    while (stood.length < written.length) stood.push(turn);
    balances.set(turn, { before, after: outside.balance() });
  };
  for (const [index, expected] of entries.entries()) {
    const place = places[index] ?? 0;
    if (!free && written.length <= index) {
      if (isCause(expected)) begin(place);
      cause(expected);
      if (written.length <= index) await more();
    }
    const actual = written[index];
    if (!free && actual && isSameEntry(expected, actual)) {
      stood[index] = place;
      same = index + 1;
      balances.set(turn, { before, after: outside.balance() });
      continue;
    }
    if (!free) {
      departsAt = place;
      free = createFreeDrive(drive, index);
      await free.settle();
      note();
      // It was given already, and to a machine that takes each.
      if (turn === place && expected.kind === 'input') continue;
    }
    if (!isCause(expected)) continue;
    if (turn !== place) begin(place);
    await free.give(expected);
    note();
  }
  await (free?.settle() ?? more());
  if (departsAt === null && written.length > entries.length)
    departsAt = recording.segments[segment]?.entries.length ?? 0;
  note();
  return {
    entries: written.map((entry, at) => ({
      entry,
      place: stood[at] ?? turn,
      isRecorded: at < same,
    })),
    departsAt,
    balances,
  };
};
