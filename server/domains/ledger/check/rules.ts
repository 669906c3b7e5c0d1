import { type SQL, sql } from 'drizzle-orm';
import type { Within } from './books.ts';

/** Answers only what must not be: `id` says where, `found` what. One statement, so it sees one moment. */
export interface LedgerRule<Rows> {
  says: string;
  query: (rows: Rows) => SQL;
}

/** Of each row by itself, whatever comes after it; the rows are those of one table. */
export const POSTING_RULES: readonly LedgerRule<Within>[] = [
  {
    says: 'posting does not sum to zero',
    query: (within) => sql`select posting_id as id, sum(amount) as found from entries
      where ${within(sql`posting_id`)} group by posting_id having sum(amount) <> 0`,
  },
  {
    says: 'posting has no entries',
    query: (within) => sql`select p.id, 0 as found from postings p where ${within(sql`p.id`)}
      and not exists (select 1 from entries e where e.posting_id = p.id)`,
  },
];

export const HOLD_RULES: readonly LedgerRule<Within>[] = [
  {
    says: 'hold differs from the lots it took by',
    query: (within) => sql`select h.id, h.amount - coalesce(sum(t.amount), 0) as found
      from holds h left join lot_holds t on t.hold_id = h.id
      where ${within(sql`h.id`)}
      group by h.id, h.amount having h.amount <> coalesce(sum(t.amount), 0)`,
  },
];

export const STEP_RULES: readonly LedgerRule<Within>[] = [
  {
    says: 'round differs from its steps by',
    query: (within) => sql`select r.id, abs(r.won - coalesce(sum(s.credited), 0))
        + abs(r.bet - coalesce(sum(s.bet), 0)) + abs(r.step + 1 - count(s.step)) as found
      from rounds r left join steps_of_rounds s on s.round_id = r.id and ${within(sql`s.round_id`)}
      where ${within(sql`r.id`)} group by r.id, r.won, r.bet, r.step
      having r.won <> coalesce(sum(s.credited), 0) or r.bet <> coalesce(sum(s.bet), 0)
        or r.step + 1 <> count(s.step)`,
  },
];

/** Looked at for each round and redemption: its hold stands beside it. */
export const ROUND_RULE: LedgerRule<Within> = {
  says: 'round and its hold tell different states; the hold is number',
  query: (within) => sql`select r.id, h.id as found from rounds r join holds h on h.id = r.hold_id
    where ${within(sql`r.id`)} and (h.amount <> r.bet or h.status <> case r.status
      when 'open' then 'held' when 'settled' then 'posted' else 'voided' end)`,
};

export const REDEMPTION_RULE: LedgerRule<Within> = {
  says: 'redemption and its hold tell different states; the hold is number',
  query: (
    within,
  ) => sql`select r.id, h.id as found from redemptions r join holds h on h.id = r.hold_id
    where ${within(sql`r.id`)} and (h.amount <> r.coins or h.status <> case r.status
      when 'pending' then 'held' when 'success' then 'posted' else 'voided' end)`,
};

/** Of some players and all they ever played: asked where their sums are not equal. */
export const PLAYER_RULES: readonly LedgerRule<SQL>[] = [
  {
    says: 'round differs from what the ledger credited for it by',
    query: (players) => sql`select r.id, r.won - coalesce(sum(e.amount), 0) as found
      from rounds r left join postings p on p.round_id = r.id and p.hold_id is null
      left join entries e on e.posting_id = p.id and e.amount > 0 and e.account_id in
        (select id from accounts where kind = 'available')
      where r.player_id = any(${players})
      group by r.id, r.won having r.won <> coalesce(sum(e.amount), 0)`,
  },
  {
    says: 'round differs from what the ledger took for it by',
    query: (players) => sql`select r.id, r.bet + coalesce(sum(e.amount), 0) as found
      from rounds r left join postings p on p.round_id = r.id
      left join entries e on e.posting_id = p.id and e.amount < 0 and e.account_id in
        (select id from accounts where kind = 'available')
      where r.player_id = any(${players})
      group by r.id, r.bet having r.bet <> -coalesce(sum(e.amount), 0)`,
  },
  {
    says: "player's days of play differ from their rounds' steps by",
    query: (players) => sql`select player_id as id, sum(abs(staked)) + sum(abs(won)) as found from (
        select player_id, day, sum(staked) as staked, sum(won) as won from (
          select player_id, day, staked, won from played_days where player_id = any(${players})
          union all select r.player_id, club_day(s.at), -s.bet, -s.credited
          from steps_of_rounds s join rounds r on r.id = s.round_id
          where r.status <> 'voided' and r.player_id = any(${players})
        ) counted group by player_id, day
      ) days group by player_id having sum(abs(staked)) + sum(abs(won)) <> 0`,
  },
];
