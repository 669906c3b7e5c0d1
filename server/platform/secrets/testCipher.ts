import { and, eq, isNull } from 'drizzle-orm';
import { secretOf } from '../../domains/rounds/seeds/seeds.ts';
import { seeds } from '../store/schema/rounds.ts';
import type { Store } from '../store/store.ts';
import { createSeedCipher, KEY_BYTES } from './seedCipher.ts';

/** Tests' own: every store of theirs is of one club. As SEED_KEY has it. */
export const TEST_KEY = '07'.repeat(KEY_BYTES);
export const testCipher = createSeedCipher(Buffer.from(TEST_KEY, 'hex'));

/** The secret seed of a player, which only a test may look at; '' before the first need. */
export const secretSeedOf = async ({ db }: Store, playerId: number): Promise<string> => {
  const inForce = and(eq(seeds.playerId, playerId), isNull(seeds.revealedAt));
  const [seed] = await db.select().from(seeds).where(inForce);
  return seed ? secretOf(testCipher, seed) : '';
};
