import { sql } from 'drizzle-orm';
import { dayStart } from '#contract/day.ts';
import { roundSteps, rounds, seeds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';

const HOUR = 3_600_000;
let nonce = 0;

interface Played {
  game?: string;
  /** As 2026-11-29, at noon. */
  day: string;
  bet?: number;
  won?: number;
  status?: 'open' | 'settled' | 'voided';
}

/** Tests' own: rounds as they stand once they were opened and over, without playing them. Answers their ids. */
export const testRounds = async (
  store: Store,
  playerId: number,
  played: readonly Played[],
): Promise<number[]> => {
  const [seed] = await store.db
    .insert(seeds)
    .values({
      playerId,
      serverSeedHash: '0'.repeat(64),
      createdAt: new Date(0),
      revealedAt: new Date(0),
    })
    .returning({ id: seeds.id });
  if (!seed) throw new Error('no seed was written');
  const rows = played.map(({ game = 'fto', day, bet = 0, won = 0, status = 'settled' }) => {
    const at = new Date(dayStart(day) + 12 * HOUR);
    nonce += 1;
    return {
      playerId,
      game,
      status,
      bet,
      won,
      seedId: seed.id,
      clientSeed: 'mine',
      nonce,
      tuningVersion: 1,
      state: sql`'{}'::jsonb`,
      openedAt: at,
      shownAt: at,
      touchedAt: at,
      settledAt: status === 'open' ? null : at,
    };
  });
  const ids = (await store.db.insert(rounds).values(rows).returning({ id: rounds.id })).map(
    ({ id }) => id,
  );
  await store.db.insert(roundSteps).values(
    rows.map(({ bet, won, openedAt }, i) => ({
      roundId: ids[i] ?? 0,
      step: 0,
      events: [],
      multiplier: 0,
      bet,
      credited: won,
      at: openedAt,
    })),
  );
  return ids;
};
