import type { Entry, Recording, Segment } from '#contract/recording.ts';
import type { RoundInput } from '../../round/input.ts';
import type { RoundLink } from '../../round/link.ts';
import { type MakeLink, recordedLink } from '../record/recordedLink.ts';
import { createRecorder } from '../record/recorder.ts';
import { type Divergence, isSameEntry } from './divergence.ts';
import { createOutside, isCause, isOfMachine } from './outside.ts';
import { createReused } from './reused.ts';

/** A link of any game: a replay never looks into its events and views. */
export type AnyMake = MakeLink<RoundLink<{ kind: string }, unknown>>;

/** Turns of the microtask queue after which nothing more comes of what was caused. */
const MOST_TURNS = 64;

/** The kinds of events the scene was given. */
const kindsOf = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'show' ? [entry.what] : [])));

const readingOf = (entry: Entry | undefined): unknown => {
  if (entry?.kind === 'kept') return entry.call;
  return entry?.kind === 'made' ? entry.value : null;
};

/** A segment's link, led by what came from outside: the whole of it, its services and scene told by the recording. */
export const createDrive = (
  make: AnyMake,
  { game, startedAt }: Pick<Recording, 'game' | 'startedAt'>,
  { begin, entries: all }: Segment,
  { shared, over } = createReused(),
) => {
  /** Where each entry of the machine is in the segment. */
  const places = all.flatMap((entry, place) => (isOfMachine(entry) ? [place] : []));
  const entries = all.filter(isOfMachine);
  let written: readonly Entry[] = [];
  let read = () => readingOf(entries[written.length]);
  const outside = createOutside({ startedAt, kinds: kindsOf(entries), read: () => read() });
  const { clock } = outside.services;
  const names = { game, visit: '', build: '' };
  const recorder = createRecorder({
    ...names,
    clock,
    mostEntries: Number.POSITIVE_INFINITY,
    isOneSegment: true,
  });
  written = recorder.entries();

  let isBegun = begin === null;
  const linkFor = recordedLink(
    (services, options) =>
      make(over(services), {
        begin,
        shared,
        // Where it goes on from a state it had, its own start was recorded elsewhere.
        inspect: (event) => isBegun && options.inspect?.(event),
      }),
    outside.services,
    recorder,
  );
  // The scene was given to it when the machine began: the actors it has from the first were made before.
  outside.at((entries.find(({ kind }) => kind === 'event') ?? entries[0])?.at ?? 0);
  linkFor('scene').attach(outside.presenter);
  isBegun = true;

  return {
    entries,
    places,
    /** What it did so far, as it is recorded. */
    written,
    outside,
    /** From here on it reads what these have, in their order, whenever it asks. */
    readFrom(left: readonly Entry[]) {
      const readings = left.filter(({ kind }) => kind === 'kept' || kind === 'made');
      read = () => readingOf(readings.shift());
    },
    cause(entry: Entry) {
      outside.at(entry.at);
      if (entry.kind === 'input') {
        const link = linkFor(entry.from);
        const input = entry.input as RoundInput;
        if (input.type === 'leave') link.leave();
        else link.send(input);
      } else if (isCause(entry)) outside.end(entry);
    },
    /** Lets promises go on until something more is written; false: nothing is. */
    async more(): Promise<boolean> {
      const before = written.length;
      for (let turn = 0; turn < MOST_TURNS && written.length === before; turn += 1)
        await Promise.resolve();
      return written.length > before;
    },
  };
};

/**
 * Replays a segment by what came from outside, its time the recorded one. The same recorder writes what it
 * does. Null: it did the same.
 */
export const replayInputs = async (
  make: AnyMake,
  head: Pick<Recording, 'game' | 'startedAt'>,
  segment: Segment,
  reused = createReused(),
): Promise<Omit<Divergence, 'segment'> | null> => {
  const { entries, places, written, cause, more } = createDrive(make, head, segment, reused);
  const end = segment.entries.length;
  for (const [index, expected] of entries.entries()) {
    if (written.length <= index) {
      cause(expected);
      if (written.length <= index) await more();
    }
    const actual = written[index] ?? null;
    if (!actual || !isSameEntry(expected, actual))
      return { index: places[index] ?? end, expected, actual };
  }
  await more();
  const actual = written[entries.length];
  return actual ? { index: end, expected: null, actual } : null;
};
