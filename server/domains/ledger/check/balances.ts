import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import { type Books, daysOf, type Within } from './books.ts';
import type { Problems } from './problems.ts';
import type { Weights } from './weights.ts';

interface Account {
  id: string | number;
  player: string | number | null;
  kind: string;
  balance: string | number | null;
}

const sumsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Map<number, bigint>> => {
  const rows = await rowsOf<{ player: string | number; sum: string | number }>(db, query);
  return new Map(rows.map(({ player, sum }) => [Number(player), BigInt(sum)]));
};

interface Asked {
  weights: Weights;
  problems: Problems;
  /** What was read of all rows, in two parts. */
  books: readonly [Books, Books];
  /** The holds of which some may be open. */
  held: Within;
}

/**
 * Compares all balances with what was read: accounts, lots, open holds, days of play. Answers the coins in each kind
 * of account, and the players whose rounds, steps and postings don't go together.
 */
export const compareBalances = async (db: Db, { weights, problems, books, held }: Asked) => {
  const accounts = await rowsOf<Account>(
    db,
    sql`select id, player_id as player, kind, balance from accounts order by id`,
  );
  const lots = await sumsOf(
    db,
    sql`select player_id as player, sum(remaining) as sum from lots where is_open group by player_id`,
  );
  const holds = await sumsOf(
    db,
    sql`select player_id as player, sum(amount) as sum from holds
      where status = 'held' and ${held(sql`id`)} group by player_id`,
  );
  const days = await daysOf(db, weights);
  const sumOf = (id: number, key: 'total' | 'byRound') =>
    books.reduce((sum, { accounts }) => sum + (accounts.get(id)?.[key] ?? 0n), 0n);
  const ofRounds = (player: number, key: 'byRound' | 'byDay') =>
    books.reduce((sum, { players }) => sum + (players.get(player)?.[key] ?? 0n), 0n);

  const totals: Record<string, number> = {};
  const unlike = new Set(
    [...days.keys(), ...books.flatMap(({ players }) => [...players.keys()])].filter(
      (player) => ofRounds(player, 'byDay') !== (days.get(player) ?? 0n),
    ),
  );
  const differ = (says: string, id: number, amount: bigint) => {
    if (amount !== 0n) problems.add(says, id, amount);
  };
  for (const { id, kind, balance } of accounts) {
    const total = sumOf(Number(id), 'total');
    totals[kind] = (totals[kind] ?? 0) + Number(total);
    if (balance === null) continue;
    differ('account differs from the sum of its entries by', Number(id), BigInt(balance) - total);
  }
  for (const { id, balance } of accounts)
    if (Number(balance) < 0) problems.add('account is below zero', id, balance ?? 0);
  const ofPlayers = (wanted: string) =>
    accounts.flatMap(({ id, player, kind, balance }) =>
      kind === wanted
        ? [{ id: Number(id), player: Number(player), balance: BigInt(balance ?? 0) }]
        : [],
    );
  for (const { id, player, balance } of ofPlayers('available')) {
    differ(
      "player's lots differ from the available coins by",
      player,
      balance - (lots.get(player) ?? 0n),
    );
    if (sumOf(id, 'byRound') !== ofRounds(player, 'byRound')) unlike.add(player);
  }
  for (const { player, balance } of ofPlayers('held'))
    differ(
      "player's open holds differ from the held coins by",
      player,
      balance - (holds.get(player) ?? 0n),
    );
  return { totals, unlike: [...unlike] };
};
