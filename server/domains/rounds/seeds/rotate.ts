import { and, eq } from 'drizzle-orm';
import type { RevealedSeed, RotateSeedAnswer, SeedsAnswer } from '#contract/fairness.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { idempotent } from '../../../platform/requests/idempotent.ts';
import { pageById } from '../../../platform/store/page.ts';
import { rounds, seeds } from '../../../platform/store/schema/rounds.ts';
import { lockCoins } from '../../ledger/index.ts';
import type { RoundDeps } from '../deps.ts';
import { ROUND_TYP } from '../load.ts';
import { commitmentOf, type Seed, secretOf, seedInForce } from './seeds.ts';

type SeedDeps = Pick<RoundDeps, 'store' | 'cipher'>;

/** How many of the seeds out of use are told. */
const REVEALED = 10;

/** A seed that is out of use, and only such a one: throws for one in force. */
const toRevealed = ({ id, serverSeed, serverSeedHash, nonce, revealedAt }: Seed): RevealedSeed => {
  if (revealedAt === null || serverSeed === null) throw new Error(`seed ${id} is in force`);
  return {
    seedId: String(id),
    serverSeed,
    serverSeedHash,
    rounds: nonce,
    revealedAt: revealedAt.toISOString(),
  };
};

/**
 * The player's pair in force, and the latest ten that were revealed, newest first. Of all of them the one
 * in force is the newest: read together, none is both.
 */
export const listSeeds = async (
  { store: { db }, cipher }: SeedDeps,
  playerId: number,
  now: number,
): Promise<SeedsAnswer> => {
  const { lines, order } = pageById(seeds, playerId);
  const [newest, ...revealed] = await db
    .select()
    .from(seeds)
    .where(lines)
    .orderBy(...order)
    .limit(1 + REVEALED);
  const inForce = newest ?? (await seedInForce(db, cipher, playerId, now));
  return { commitment: commitmentOf(inForce), revealed: revealed.map(toRevealed) };
};

/**
 * Reveals the player's seed in force and commits to a new one, once per request id. Throws 409
 * `msg.roundOpen` while any round of the player is open, and `msg.requestMismatch`; then nothing has
 * changed.
 */
export const rotateSeed = async (
  { store, cipher }: SeedDeps,
  { playerId, requestId, now }: { playerId: number; requestId: string; now: number },
): Promise<RotateSeedAnswer> => {
  const key = { playerId, requestId, kind: 'seeds.rotate', typ: ROUND_TYP, body: {}, now };
  const { answer } = await idempotent(store, key, async (tx) => {
    // A round that is opened at the same time waits here, or is seen below.
    await lockCoins(tx, playerId);
    const [open] = await tx
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(eq(rounds.playerId, playerId), eq(rounds.status, 'open')))
      .limit(1);
    if (open) throw new Refusal('msg.roundOpen', { typ: ROUND_TYP });
    const inForce = await seedInForce(tx, cipher, playerId, now);
    const { id } = inForce;
    const serverSeed = secretOf(cipher, inForce);
    const [old] = await tx
      .update(seeds)
      .set({ revealedAt: new Date(now), serverSeed, sealedSeed: null })
      .where(eq(seeds.id, id))
      .returning();
    if (!old) throw new Error(`seed ${id} is gone`);
    const commitment = commitmentOf(await seedInForce(tx, cipher, playerId, now));
    return { answer: { commitment, revealed: toRevealed(old) }, changes: [] };
  });
  return answer;
};
