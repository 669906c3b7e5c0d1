import { desc, ne } from 'drizzle-orm';
import { checkRound } from '#games/check/check.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { rounds, seeds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';
import { servedGames } from './games.ts';
import { roundRecord } from './history/history.ts';
import { secretOf } from './seeds/seeds.ts';

/** So many of the latest rounds are made again. */
const MOST = 300;

/**
 * Tests' own: the latest rounds that are over and don't pass the check their players have, as they will
 * be read once their seeds are shown. One line each; empty when all are fair.
 */
export const unfairRounds = async (store: Store): Promise<string[]> => {
  const { db } = store;
  const deps = { store, games: servedGames };
  const keys = new Map((await db.select().from(seeds)).map((seed) => [seed.id, seed]));
  const over = await db
    .select({ id: rounds.id, playerId: rounds.playerId, seedId: rounds.seedId })
    .from(rounds)
    .where(ne(rounds.status, 'open'))
    .orderBy(desc(rounds.id))
    .limit(MOST);
  const unfair: string[] = [];
  for (const { id, playerId, seedId } of over) {
    const seed = keys.get(seedId);
    if (!seed) throw new Error(`round ${id} has no seed`);
    const record = await roundRecord(deps, playerId, String(id));
    const serverSeed = record.serverSeed ?? secretOf(testCipher, seed);
    const check = checkRound({ ...record, serverSeed });
    if ('isFair' in check && check.isFair) continue;
    unfair.push(`${record.round.game} ${id}: ${JSON.stringify(check).slice(0, 300)}`);
  }
  return unfair;
};
