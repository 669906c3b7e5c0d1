import * as z from 'zod/mini';
import { Hundredths } from './coins.ts';
import { GameKey } from './games.ts';
import { RequestId } from './requestId.ts';
import { Commitment, Round, RoundEvent, RoundMode } from './rounds.ts';
import { spanQuery } from './span.ts';

/** A server seed that is out of use, and therefore shown: its rounds can be recomputed. */
export const RevealedSeed = z.object({
  seedId: z.string(),
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  /** Rounds that were played with it. */
  rounds: z.int(),
  revealedAt: z.iso.datetime(),
});
export type RevealedSeed = z.infer<typeof RevealedSeed>;

/** GET seeds: the pair in force, and the latest ten that were revealed, newest first. */
export const seedsPath = 'seeds';
export const SeedsAnswer = z.object({
  commitment: Commitment,
  revealed: z.array(RevealedSeed),
});
export type SeedsAnswer = z.infer<typeof SeedsAnswer>;

/** POST seeds/rotate: reveals the seed in force and commits to a new one. 409 `msg.roundOpen`. */
export const rotateSeedPath = 'seeds/rotate';
export const RotateSeedRequest = z.object({ requestId: RequestId });
export const RotateSeedAnswer = z.object({ commitment: Commitment, revealed: RevealedSeed });
export type RotateSeedAnswer = z.infer<typeof RotateSeedAnswer>;

/** One line of the rounds played. Amounts in hundredths of a coin, a prize in sen. */
export const RoundSummary = z.object({
  id: z.string(),
  game: GameKey,
  mode: RoundMode,
  status: z.enum(['open', 'settled', 'voided']),
  bet: Hundredths,
  won: Hundredths,
  /** The money prize it won, and whether the club has paid it; null where there is none. */
  prize: z.nullable(z.object({ sen: z.int(), isPaid: z.boolean() })),
  openedAt: z.iso.datetime(),
  /** True when its server seed is revealed: it can be checked. */
  isRevealed: z.boolean(),
});
export type RoundSummary = z.infer<typeof RoundSummary>;

/** GET rounds: newest first, 30 a page; `before` is the last page's `next`. */
export const roundsPath = 'rounds';
export const RoundsQuery = z.object({
  game: z.optional(GameKey),
  ...spanQuery,
  before: z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/))),
});
export const RoundsAnswer = z.object({
  rounds: z.array(RoundSummary),
  next: z.nullable(z.string()),
});
export type RoundsAnswer = z.infer<typeof RoundsAnswer>;

/** One step as it was played: what caused it, and what came of it. */
export const RecordedStep = z.object({
  by: z.enum(['open', 'move', 'timeout']),
  /** The move as it came over the wire; absent for the others. */
  move: z.optional(z.looseObject({ kind: z.string() })),
  events: z.array(RoundEvent),
  /** Ten-thousandths of the unit staked (`UNIT` in engine/core/rules/rules.ts). */
  multiplier: z.int(),
  /** Staked by this step and paid by it, in hundredths of a coin. */
  bet: Hundredths,
  credited: Hundredths,
  at: z.int(),
});
export type RecordedStep = z.infer<typeof RecordedStep>;

/**
 * GET rounds/{id}: a round with everything that happened in it, to be shown again ('Watch again'),
 * checked ('Check this round', `npm run verify -- <file>`) and handed to QA. The server seed is in it
 * once it is revealed, else null. 404 `msg.noHistoryFound`.
 */
export const roundPath = (id: string) => `rounds/${id}`;
export const RoundRecord = z.object({
  round: Round,
  steps: z.array(RecordedStep),
  serverSeed: z.nullable(z.string()),
});
export type RoundRecord = z.infer<typeof RoundRecord>;

const { serverSeedHash, clientSeed, nonce } = Round.shape;

/**
 * A round as it is saved in the app, for whoever checks it: what can be checked, and nothing else. Names
 * that only the club's tables know are not in it. A match between two players draws nothing, so it has
 * no seeds.
 */
export const SavedRound = z.strictObject({
  round: z.strictObject({
    ...z.omit(Round, { id: true, seedId: true, tuningVersion: true, openedAt: true }).shape,
    serverSeedHash: z.optional(serverSeedHash),
    clientSeed: z.optional(clientSeed),
    nonce: z.optional(nonce),
  }),
  steps: z.array(z.strictObject(RecordedStep.shape)),
  serverSeed: z.nullable(z.string()),
});
export type SavedRound = z.infer<typeof SavedRound>;
