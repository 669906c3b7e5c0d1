import type { Entry, RoundFacts, Segment } from '#contract/recording.ts';

/** What is noted of a visit: a segment a round. The oldest go when there are too many entries. */
export interface Segments {
  current(): Segment;
  /** Begins another segment, with the machine's state and memory there. */
  cut(begin: NonNullable<Segment['begin']>): void;
  /** How many segments were begun, and how many of them are gone. */
  begun(): number;
  dropped(): number;
  /** Copies of the `from`th segment and those after it, from 0. */
  copy(from: number): Segment[];
}

const NO_FACTS: RoundFacts = {
  roundId: null,
  seedHash: null,
  clientSeed: null,
  nonce: null,
  tuningVersion: null,
  tuningHash: null,
};

export const createSegments = (mostEntries: number): Segments => {
  let dropped = 0;
  const segments: Segment[] = [{ begin: null, facts: NO_FACTS, entries: [] as Entry[] }];
  const current = () => segments.at(-1) as Segment;
  const shorten = () => {
    let count = segments.reduce((sum, { entries }) => sum + entries.length, 0);
    while (count > mostEntries && segments.length > 1) {
      count -= segments.shift()?.entries.length ?? 0;
      dropped += 1;
    }
  };
  return {
    current,
    cut(begin) {
      // Of its round nothing is known before it is opened, and never where that fails.
      segments.push({ begin, facts: NO_FACTS, entries: [] });
      shorten();
    },
    begun: () => dropped + segments.length,
    dropped: () => dropped,
    // But for frames, which are added to the last entry, none changes once it is noted: its list alone does.
    copy: (from) =>
      segments
        .slice(Math.max(0, from - dropped))
        .map((segment) => ({ ...segment, entries: [...segment.entries] })),
  };
};
