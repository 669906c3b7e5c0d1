import * as z from 'zod/mini';

/** Raised when a recording made before can no longer be read as it is. */
export const RECORDING_VERSION = 1;

const At = { at: z.number() };

/** One thing that happened, `at` milliseconds after the recording began. */
export const Entry = z.discriminatedUnion('kind', [
  /** What the player did, as the scene sent it on. */
  z.object({ kind: z.literal('input'), ...At, input: z.unknown() }),
  /** An event the round's root machine took. */
  z.object({ kind: z.literal('event'), ...At, event: z.unknown() }),
  /** The root machine's state after it. */
  z.object({ kind: z.literal('state'), ...At, status: z.string(), value: z.unknown() }),
  /** What the server answered to `call`, or how the call failed. */
  z.object({ kind: z.literal('answer'), ...At, call: z.string(), answer: z.unknown() }),
  z.object({ kind: z.literal('failure'), ...At, call: z.string(), failure: z.string() }),
]);
export type Entry = z.infer<typeof Entry>;

/** All that fixes a round's course; filled in as it becomes known. */
export const RoundFacts = z.object({
  roundId: z.nullable(z.string()),
  /** SHA-256 of the server seed, shown before the round. */
  seedHash: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  nonce: z.nullable(z.int()),
  tuningVersion: z.nullable(z.int()),
});
export type RoundFacts = z.infer<typeof RoundFacts>;

/** What the recorder keeps and the replayer reads; plain JSON. */
export const Recording = z.extend(RoundFacts, {
  version: z.literal(RECORDING_VERSION),
  game: z.string(),
  /** Epoch milliseconds of `at` 0. */
  startedAt: z.int(),
  /** Entries that fell out of the ring before the first of `entries`. */
  dropped: z.int(),
  entries: z.array(Entry),
});
export type Recording = z.infer<typeof Recording>;
