import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Commitment } from '#contract/rounds.ts';
import { hashServerSeed, newServerSeed } from '#engine/fair/seeds.ts';
import { seeds } from '../store/schema.ts';
import type { Db, Tx } from '../store/store.ts';

export type Seed = typeof seeds.$inferSelect;

const inForce = (playerId: number) => and(eq(seeds.playerId, playerId), isNull(seeds.revealedAt));

/** The player's seed pair in force, made at the first need. Keep it: it holds the secret seed. */
export const seedInForce = async (db: Db, playerId: number, now: number): Promise<Seed> => {
  const read = async () => (await db.select().from(seeds).where(inForce(playerId)))[0];
  const found = await read();
  if (found) return found;
  const serverSeed = newServerSeed();
  await db
    .insert(seeds)
    .values({
      playerId,
      serverSeed,
      serverSeedHash: hashServerSeed(serverSeed),
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`player ${playerId} has no seed`);
  return made;
};

/** What may be published of a seed pair before its rotation. */
export const commitmentOf = (seed: Seed): Commitment => ({
  seedId: String(seed.id),
  serverSeedHash: seed.serverSeedHash,
  nonce: seed.nonce,
});

/** The seed pair for a new round, with the nonce that is now this round's alone. */
export const takeNonce = async (tx: Tx, playerId: number, now: number): Promise<Seed> => {
  const { id } = await seedInForce(tx, playerId, now);
  const [row] = await tx
    .update(seeds)
    .set({ nonce: sql`${seeds.nonce} + 1` })
    .where(eq(seeds.id, id))
    .returning();
  if (!row) throw new Error(`seed ${id} is gone`);
  return { ...row, nonce: row.nonce - 1 };
};
