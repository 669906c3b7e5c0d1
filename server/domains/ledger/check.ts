import { sql } from 'drizzle-orm';
import { rowsOf, type Store } from '../../platform/store/store.ts';

export interface LedgerCheck {
  postings: number;
  /** Hundredths of a coin in each kind of account, by its entries. */
  totals: Record<string, number>;
  /** What is wrong, one sentence each; empty when the ledger is sound. */
  problems: string[];
}

/**
 * Each query answers only what must not be; `id` says where, `found` what. It is one statement, so it sees one
 * moment, in which every transaction is whole.
 */
const RULES = [
  {
    says: 'posting does not sum to zero',
    query: sql`select posting_id as id, sum(amount) as found from entries
      group by posting_id having sum(amount) <> 0`,
  },
  {
    says: 'posting has no entries',
    query: sql`select p.id, 0 as found from postings p
      where not exists (select 1 from entries e where e.posting_id = p.id)`,
  },
  {
    says: 'account differs from the sum of its entries by',
    query: sql`select a.id, a.balance - coalesce(sum(e.amount), 0) as found
      from accounts a left join entries e on e.account_id = a.id where a.balance is not null
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    says: 'account is below zero',
    query: sql`select id, balance as found from accounts where balance < 0`,
  },
  {
    says: "player's lots differ from the available coins by",
    query: sql`select a.player_id as id, a.balance - coalesce(sum(l.remaining), 0) as found
      from accounts a left join lots l on l.player_id = a.player_id where a.kind = 'available'
      group by a.player_id, a.balance having a.balance <> coalesce(sum(l.remaining), 0)`,
  },
  {
    says: "player's open holds differ from the held coins by",
    query: sql`select a.player_id as id, a.balance - coalesce(sum(h.amount), 0) as found
      from accounts a left join holds h on h.player_id = a.player_id and h.status = 'held'
      where a.kind = 'held'
      group by a.player_id, a.balance having a.balance <> coalesce(sum(h.amount), 0)`,
  },
  {
    says: 'hold differs from the lots it took by',
    query: sql`select h.id, h.amount - coalesce(sum(t.amount), 0) as found
      from holds h left join lot_holds t on t.hold_id = h.id
      group by h.id, h.amount having h.amount <> coalesce(sum(t.amount), 0)`,
  },
  {
    says: 'redemption and its hold tell different states; the hold is number',
    query: sql`select r.id, h.id as found from redemptions r join holds h on h.id = r.hold_id
      where h.amount <> r.coins or h.status <> case r.status
        when 'pending' then 'held' when 'success' then 'posted' else 'voided' end`,
  },
  {
    says: 'round differs from what the ledger credited for it by',
    query: sql`select r.id, r.won - coalesce(sum(e.amount), 0) as found
      from rounds r left join postings p on p.round_id = r.id and p.hold_id is null
      left join entries e on e.posting_id = p.id and e.amount > 0 and e.account_id in
        (select id from accounts where kind = 'available')
      group by r.id, r.won having r.won <> coalesce(sum(e.amount), 0)`,
  },
  {
    says: 'round differs from what the ledger took for it by',
    query: sql`select r.id, r.bet + coalesce(sum(e.amount), 0) as found
      from rounds r left join postings p on p.round_id = r.id
      left join entries e on e.posting_id = p.id and e.amount < 0 and e.account_id in
        (select id from accounts where kind = 'available')
      group by r.id, r.bet having r.bet <> -coalesce(sum(e.amount), 0)`,
  },
  {
    says: 'round and its hold tell different states; the hold is number',
    query: sql`select r.id, h.id as found from rounds r join holds h on h.id = r.hold_id
      where h.amount <> r.bet or h.status <> case r.status
        when 'open' then 'held' when 'settled' then 'posted' else 'voided' end`,
  },
  {
    says: 'round differs from its steps by',
    query: sql`select r.id, abs(r.won - sum(s.credited)) + abs(r.bet - sum(s.bet))
        + abs(r.step - max(s.step)) as found
      from rounds r join steps_of_rounds s on s.round_id = r.id
      group by r.id, r.won, r.bet, r.step
      having r.won <> sum(s.credited) or r.bet <> sum(s.bet) or r.step <> max(s.step)`,
  },
  {
    says: "player's days of play differ from their rounds' steps by",
    query: sql`select player_id as id, sum(abs(staked)) + sum(abs(won)) as found from (
        select player_id, day, sum(staked) as staked, sum(won) as won from (
          select player_id, day, staked, won from played_days
          union all select r.player_id, club_day(s.at), -s.bet, -s.credited
          from steps_of_rounds s join rounds r on r.id = s.round_id where r.status <> 'voided'
        ) counted group by player_id, day
      ) days group by player_id having sum(abs(staked)) + sum(abs(won)) <> 0`,
  },
];

/**
 * Verifies the whole ledger: sums, running balances against entries, lots and holds against balances,
 * redemptions and rounds against what was posted. Reads everything, rule by rule, and play goes on between
 * them: for an operator's command, not for a request.
 */
export const checkLedger = async (store: Store): Promise<LedgerCheck> => {
  const problems: string[] = [];
  for (const { says, query } of RULES) {
    const rows = await rowsOf<{ id: string | number; found: string | number }>(store.db, query);
    problems.push(...rows.map(({ id, found }) => `${id}: ${says} ${found}`));
  }
  const [counted] = await rowsOf<{ n: string | number }>(
    store.db,
    sql`select count(*) as n from postings`,
  );
  const sums = await rowsOf<{ kind: string; total: string | number }>(
    store.db,
    sql`select a.kind, coalesce(sum(e.amount), 0) as total
      from accounts a left join entries e on e.account_id = a.id group by a.kind order by a.kind`,
  );
  const totals = Object.fromEntries(sums.map(({ kind, total }) => [kind, Number(total)]));
  const rest = Object.values(totals).reduce((sum, total) => sum + total, 0);
  if (rest !== 0) problems.push(`all accounts together hold ${rest}, not zero`);
  return { postings: Number(counted?.n ?? 0), totals, problems };
};
