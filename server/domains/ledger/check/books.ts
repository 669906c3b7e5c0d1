import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import type { Weights } from './weights.ts';

/** What was read of an account's entries: their sum, and sums in which each counts by what it belongs to. */
interface AccountSums {
  total: bigint;
  byPosting: bigint;
  /** Of what was taken and credited for rounds. */
  byRound: bigint;
}

/** What was read of a player's rounds and their steps. */
interface PlayerSums {
  /** Of what they cost and won. */
  byRound: bigint;
  /** Of what their steps staked and won. */
  byDay: bigint;
}

/** What was read, whatever the number of rows: by account and by player. */
export interface Books {
  accounts: Map<number, AccountSums>;
  players: Map<number, PlayerSums>;
}

export const emptyBooks = (): Books => ({ accounts: new Map(), players: new Map() });

/** The rows that are read, said of the column that has their number. */
export type Within = (id: SQL) => SQL;

const add = <Key extends string>(
  sums: Map<number, Record<Key, bigint>>,
  id: number,
  more: Record<Key, bigint>,
): void => {
  const known = sums.get(id);
  if (!known) sums.set(id, more);
  else for (const key of Object.keys(more) as Key[]) known[key] += more[key];
};

/** Adds the entries of postings; answers whether all is well with each posting alone. */
export const addEntries = async (
  db: Db,
  { accounts }: Books,
  weights: Weights,
  within: Within,
): Promise<boolean> => {
  const rows = await rowsOf<Record<'account' | keyof AccountSums, string | null>>(
    db,
    sql`select e.account_id as account, sum(e.amount) as total,
        sum(e.amount * ${weights.posting(sql`p.id`)}) as "byPosting",
        coalesce(sum(case when e.amount < 0 then -e.amount * ${weights.bet(sql`p.round_id`)}
          when p.hold_id is null then e.amount * ${weights.won(sql`p.round_id`)} end), 0) as "byRound"
      from postings p left join entries e on e.posting_id = p.id and ${within(sql`e.posting_id`)}
      where ${within(sql`p.id`)} group by e.account_id`,
  );
  let rest = 0n;
  for (const { account, total, byPosting, byRound } of rows) {
    // A posting has no entries.
    if (account === null || total === null || byPosting === null) rest = 1n;
    else {
      const sums = { total: BigInt(total), byPosting: BigInt(byPosting) };
      add(accounts, Number(account), { ...sums, byRound: BigInt(byRound ?? 0) });
      rest += sums.byPosting;
    }
  }
  return rest === 0n;
};

/** Adds rounds and their steps; answers whether each has the steps it says. */
export const addRounds = async (
  db: Db,
  { players }: Books,
  weights: Weights,
  within: Within,
): Promise<boolean> => {
  const isFirst = sql`coalesce(s.step, 0) = 0`;
  const [bet, won] = [weights.bet(sql`r.id`), weights.won(sql`r.id`)];
  const of = (amount: SQL) => weights.bounded(amount);
  const rows = await rowsOf<Record<'player' | 'rest' | keyof PlayerSums, string>>(
    db,
    sql`select r.player_id as player,
        coalesce(sum(case when ${isFirst} then ${of(sql`r.bet`)} * ${bet} + ${of(sql`r.won`)} * ${won} end), 0)
          as "byRound",
        coalesce(sum(case when r.status <> 'voided' then ${of(sql`s.bet`)} * ${weights.staked(sql`s.at`)}
          + ${of(sql`s.credited`)} * ${weights.paid(sql`s.at`)} end), 0) as "byDay",
        coalesce(sum(case when ${isFirst} then ${of(sql`r.bet`)} * ${bet} + ${of(sql`r.won`)} * ${won} end), 0)
          - coalesce(sum(${of(sql`s.bet`)} * ${bet} + ${of(sql`s.credited`)} * ${won}), 0)
          + coalesce(sum(case when ${isFirst} then ${weights.step(sql`r.id`)} * (r.step + 1) end), 0)
          - coalesce(sum(case when s.step >= 0 then ${weights.step(sql`r.id`)} end), 0) as rest
      from rounds r left join steps_of_rounds s on s.round_id = r.id and ${within(sql`s.round_id`)}
      where ${within(sql`r.id`)} group by r.player_id`,
  );
  for (const { player, byRound, byDay } of rows)
    add(players, Number(player), { byRound: BigInt(byRound), byDay: BigInt(byDay) });
  return rows.every(({ rest }) => BigInt(rest) === 0n);
};

/** Whether holds are together what the lots gave for them. */
export const areHoldsWhole = async (db: Db, weights: Weights, within: Within): Promise<boolean> => {
  const sumOf = (table: string, id: SQL) =>
    sql`(select coalesce(sum(${weights.bounded(sql`amount`)} * ${weights.hold(id)}), 0)
      from ${sql.identifier(table)} where ${within(id)})`;
  const [row] = await rowsOf<{ rest: string }>(
    db,
    sql`select ${sumOf('holds', sql`id`)} - ${sumOf('lot_holds', sql`hold_id`)} as rest`,
  );
  return BigInt(row?.rest ?? 0) === 0n;
};

/** What is counted of each player's days. */
export const daysOf = async (db: Db, weights: Weights): Promise<Map<number, bigint>> => {
  const rows = await rowsOf<{ player: string; days: string }>(
    db,
    sql`select player_id as player, sum(${weights.bounded(sql`staked`)} * ${weights.staked(sql`day`)}
        + ${weights.bounded(sql`won`)} * ${weights.paid(sql`day`)}) as days
      from played_days group by player_id`,
  );
  return new Map(rows.map(({ player, days }) => [Number(player), BigInt(days)]));
};

/** Of whom one set of sums says something else than the other. */
export const keysThatDiffer = <Sums extends object>(
  one: ReadonlyMap<number, Sums>,
  other: ReadonlyMap<number, Sums>,
): number[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((id) => {
    const [mine, theirs] = [one.get(id), other.get(id)];
    return !mine || !theirs || String(Object.values(mine)) !== String(Object.values(theirs));
  });
