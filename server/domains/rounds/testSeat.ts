import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { availableCoins } from '#contract/coins.ts';
import type { RoundMode } from '#contract/rounds.ts';
import type { Draws } from '#engine/core/rules/rules.ts';
import { statusOf } from '../../platform/http/statusOf.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/requests/change.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { deposits } from '../../platform/store/schema/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import { rowsOf, type Store } from '../../platform/store/store.ts';
import { coinBalance } from '../ledger/balance.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { listTransactions } from '../transactions/transactions.ts';
import type { RoundDeps } from './deps.ts';
import { type Games, servedGames } from './games.ts';
import { drawsOf, readRound } from './load.ts';
import { playMove } from './move/move.ts';
import { openRound } from './open/open.ts';
import { gameState } from './state.ts';

/** Tests' own: noon in Malaysia on a day on which every game is open. */
export const NOW = Date.UTC(2026, 2, 10, 4);

/**
 * What a call was refused with, as `409 msg.roundOpen`; null when it was not. Throws when the refusal does
 * not say to what family of calls it belongs.
 */
export const refusal = async (run: Promise<unknown>): Promise<unknown> => {
  const error = await run.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof Refusal)) return error;
  const { typ, field } = error.extras;
  if (!typ) throw new Error(`${error.key} has no typ`);
  return `${statusOf(error)} ${error.key}${field ? ` (${field})` : ''}`;
};

/** Every row a player has in the tables that count, as one text: equal before and after a refusal. */
const fingerprint = async (store: Store, playerId: number): Promise<string> => {
  const own = ['accounts', 'holds', 'postings', 'lots', 'rounds', 'seeds', 'requests', 'rewards'];
  const texts: string[] = [];
  for (const table of [...own, 'player_events']) {
    const [row] = await rowsOf<{ text: string | null }>(
      store.db,
      sql`select string_agg(t::text, '|' order by t::text) as text
        from ${sql.identifier(table)} t where player_id = ${playerId}`,
    );
    texts.push(`${table}: ${row?.text ?? ''}`);
  }
  return texts.join('\n');
};

interface When {
  now?: number;
  requestId?: string;
}

interface SeatOptions {
  /** Hundredths of a coin, of the day of NOW. */
  coins?: number;
  /** Sen of deposits; then the player is verified too. */
  sen?: number;
  games?: Games;
}

/** Tests' own: a new player at the tables; every helper speaks for this player. */
export const seatAt = async (
  store: Store,
  { coins = 0, sen = 0, games = servedGames }: SeatOptions = {},
) => {
  const playerId = await testPlayer(store, coins, NOW);
  if (sen > 0) {
    const verifiedAt = new Date(NOW);
    await store.db.update(players).set({ verifiedAt }).where(eq(players.id, playerId));
    const deposit = { playerId, sen, reference: randomUUID(), recordedBy: 'test' };
    await store.db.insert(deposits).values({ ...deposit, at: verifiedAt });
  }
  const changes: Change[] = [];
  const deps: RoundDeps = {
    store,
    games,
    cipher: testCipher,
    onChange: (each) => changes.push(each),
  };
  return {
    playerId,
    deps,
    changes,
    open: (
      game: string,
      bet: number,
      { now = NOW, requestId = randomUUID(), mode = 'house' }: When & { mode?: RoundMode } = {},
    ) => openRound(deps, { playerId, game, requestId, clientSeed: 'mine', bet, mode, now }),
    move: (
      game: string,
      roundId: string,
      step: number,
      move: { kind: string; [field: string]: unknown },
      { now = NOW, requestId = randomUUID(), bet }: When & { bet?: number | undefined } = {},
    ) => playMove(deps, { playerId, game, roundId, requestId, step, move, bet, now }),
    state: (game: string, now = NOW) => gameState(deps, playerId, game, now),
    coin: (now = NOW) => coinBalance(store.db, playerId, now),
    available: async (now = NOW) => availableCoins(await coinBalance(store.db, playerId, now)),
    /** The draws of the round's next step: only a test may look. */
    async draws(roundId: string): Promise<Draws> {
      const round = await readRound(store.db, games, Number(roundId));
      if (!round) throw new Error('no such round');
      return drawsOf(testCipher, round, round.row.step + 1);
    },
    /** The history, oldest first, as `SQUIDGAME -100`. */
    async lines() {
      const { transactions } = await listTransactions(store.db, playerId, {});
      return transactions.map(({ type, amount }) => `${type} ${amount}`).reverse();
    },
    fingerprint: () => fingerprint(store, playerId),
  };
};

export type TestSeat = Awaited<ReturnType<typeof seatAt>>;
