import * as z from 'zod/mini';
import { type Entry, RECORDING_VERSION, Recording, RoundFacts } from '#contract/recording.ts';
import { originOf } from './origin.ts';

const At = { at: z.number() };

/** What the first version kept: events and states of the root, inputs and answers, in one ring. */
const Version1 = z.extend(RoundFacts, {
  version: z.literal(1),
  game: z.string(),
  startedAt: z.number(),
  /** Entries that fell out of the ring: without its head no state can be computed. */
  dropped: z.int(),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('input'), ...At, input: z.unknown() }),
      z.object({ kind: z.literal('event'), ...At, event: z.unknown() }),
      z.object({ kind: z.literal('state'), ...At, status: z.string(), value: z.unknown() }),
      z.object({ kind: z.literal('answer'), ...At, call: z.string(), answer: z.unknown() }),
      z.object({ kind: z.literal('failure'), ...At, call: z.string(), failure: z.string() }),
    ]),
  ),
});

const migrated = ({ game, startedAt, dropped, entries, ...facts }: z.infer<typeof Version1>) => {
  const { roundId, seedHash, clientSeed, nonce, tuningVersion } = facts;
  let calls = 0;
  const now = entries.map((entry): Entry => {
    if (entry.kind === 'input') return { ...entry, from: 'player' };
    if (entry.kind === 'state') return { ...entry, hash: null };
    if (entry.kind === 'event') return entry;
    calls += 1;
    return { ...entry, call: calls };
  });
  const segment = {
    begin: null,
    facts: { roundId, seedHash, clientSeed, nonce, tuningVersion },
    entries: now,
  };
  return {
    version: RECORDING_VERSION,
    ...{ game, startedAt, visit: '', build: '', machine: '' },
    isByEventsOnly: true,
    dropped: dropped > 0 ? 1 : 0,
    segments: dropped > 0 ? [] : [segment],
  };
};

/** At first a player's touches were noted as the scene's that passed them on. */
const withOrigins = (recording: Recording): Recording => ({
  ...recording,
  segments: recording.segments.map((segment) => ({
    ...segment,
    entries: segment.entries.map((entry) =>
      entry.kind === 'input'
        ? { ...entry, from: originOf(entry.from, Object(entry.input).type) }
        : entry,
    ),
  })),
});

/** Reads a recording of any version from parsed JSON; null: it is none. */
export const readRecording = (input: unknown): Recording | null => {
  const old = Version1.safeParse(input);
  const read = Recording.safeParse(old.success ? migrated(old.data) : input);
  return read.success ? withOrigins(read.data) : null;
};
