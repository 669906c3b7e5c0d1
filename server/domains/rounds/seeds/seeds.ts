import { and, eq, isNull } from 'drizzle-orm';
import type { Commitment } from '#contract/rounds.ts';
import { hashServerSeed, newServerSeed } from '#engine/core/fair/seeds.ts';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { seeds } from '../../../platform/store/schema/rounds.ts';
import type { Db } from '../../../platform/store/store.ts';

export type Seed = typeof seeds.$inferSelect;
/** What of a seed pair draws take, sealed. */
export type SecretSeed = Pick<Seed, 'id' | 'sealedSeed' | 'serverSeedHash' | 'nonce'>;

const inForce = (playerId: number) => and(eq(seeds.playerId, playerId), isNull(seeds.revealedAt));

/** The player's seed pair in force, made at the first need. */
export const seedInForce = async (
  db: Db,
  cipher: SeedCipher,
  playerId: number,
  now: number,
): Promise<Seed> => {
  const read = async () => (await db.select().from(seeds).where(inForce(playerId)))[0];
  const found = await read();
  if (found) return found;
  const serverSeed = newServerSeed();
  const serverSeedHash = hashServerSeed(serverSeed);
  const sealedSeed = cipher.seal(serverSeed, serverSeedHash);
  await db
    .insert(seeds)
    .values({ playerId, sealedSeed, serverSeedHash, createdAt: new Date(now) })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`player ${playerId} has no seed`);
  return made;
};

/** The secret of a pair in force; throws for one that is out of use, or was tampered with. */
export const secretOf = (
  cipher: SeedCipher,
  { sealedSeed, serverSeedHash }: Pick<Seed, 'sealedSeed' | 'serverSeedHash'>,
): string => {
  if (sealedSeed === null) throw new Error(`the seed of ${serverSeedHash} is out of use`);
  return cipher.open(sealedSeed, serverSeedHash);
};

/** What may be published of a seed pair before its rotation. */
export const commitmentOf = (seed: SecretSeed): Commitment => ({
  seedId: String(seed.id),
  serverSeedHash: seed.serverSeedHash,
  nonce: seed.nonce,
});
