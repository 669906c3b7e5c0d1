import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { type HistoryLine, type HistoryTotals, TOTALS_LINES } from '#contract/history.ts';
import type { Span } from '#contract/span.ts';
import type { TransactionType } from '#contract/transactions.ts';
import { gameOf } from '#games/registry.ts';
import { cutPage, PAGE_LIMIT } from '../../platform/store/page.ts';
import { postings } from '../../platform/store/schema/ledger.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { type Db, rowsOf } from '../../platform/store/store.ts';
import { readRounds } from '../rounds/index.ts';
import { readLines } from './transactions.ts';

// The history has one line for each round that cost or paid coins, and one for each change that belongs
// to no round. Both come from what is there already: a round's row has all that was staked and paid in
// it. A page is the first lines of two lists, each read along its own index.

/** Where a line stands: `r`ound or `c`oins. */
interface Place {
  kind: 'r' | 'c';
  id: number;
  /** Epoch milliseconds. */
  at: number;
}
interface Filter extends Span {
  type?: TransactionType | undefined;
}
interface Query extends Filter {
  number?: string | undefined;
  before?: string | undefined;
}

const gameOfType = (type: TransactionType): GameKey | undefined =>
  GAME_KEYS.find((key) => gameOf(key).transactionType === type);

const moment = (at: number | string): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

const within = (at: SQL, { from, to }: Span): SQL => sql`
  ${from === undefined ? sql`true` : sql`${at} >= ${moment(from)}`}
  and ${to === undefined ? sql`true` : sql`${at} < ${moment(to)}`}`;

/** After `before`, of lines of a kind: by time, at one time rounds first, then by id. */
const after = (kind: Place['kind'], at: SQL, before: string | undefined): SQL => {
  const [, ms = '', last, id = ''] = /^(\d+)([rc])(\d+)$/.exec(before ?? '') ?? [];
  if (last === undefined) return sql`true`;
  const then = moment(Number(ms));
  if (last === kind) return sql`(${at}, id) < (${then}, ${Number(id)}::bigint)`;
  return kind === 'c' ? sql`${at} <= ${then}` : sql`${at} < ${then}`;
};

/** Rounds that moved coins; none, where the type is no game's. */
const ofRounds = (player: number, { type, ...span }: Filter): SQL => {
  const game = type === undefined ? undefined : gameOfType(type);
  const isType = type === undefined ? sql`true` : sql`game = ${game ?? ''}`;
  return sql`from rounds where player_id = ${player} and (bet > 0 or won > 0) and ${isType}
    and ${within(sql`opened_at`, span)}`;
};
const ofCoins = (player: number, { type, ...span }: Filter): SQL => {
  const isType = type === undefined ? sql`true` : sql`type = ${type}`;
  return sql`from postings where player_id = ${player} and type <> 'SETTLED' and round_id is null
    and ${isType} and ${within(sql`at`, span)}`;
};

const placesOf = (db: Db, player: number, { before, ...filter }: Query): Promise<Place[]> => {
  const limit = sql`limit ${PAGE_LIMIT}`;
  return rowsOf<Place>(
    db,
    sql`select kind, id, round(extract(epoch from at) * 1000)::float8 as at from (
      (select 'r' as kind, id, opened_at as at ${ofRounds(player, filter)}
        and ${after('r', sql`opened_at`, before)} order by opened_at desc, id desc ${limit})
      union all
      (select 'c' as kind, id, at ${ofCoins(player, filter)}
        and ${after('c', sql`at`, before)} order by at desc, id desc ${limit})
    ) found order by found.at desc, kind desc, id desc ${limit}`,
  );
};

/** All that bears a number: each is found by a key of its own. */
const placesAt = (db: Db, player: number, number: number): Promise<Place[]> =>
  rowsOf<Place>(
    db,
    sql`select 'r' as kind, id, 0 as at from rounds where id = ${number}::bigint and player_id = ${player}
      union
      select case when round_id is null then 'c' else 'r' end, coalesce(round_id, id), 0
        from postings
        where id = ${number}::bigint and player_id = ${player} and type <> 'SETTLED'
      union
      select 'c', p.id, 0 from redemptions d
        join postings p on p.player_id = d.player_id and p.hold_id = d.hold_id
          and p.type in ('REDEEM', 'REDEEMREJECT') and p.at = any(array[d.created_at, d.decided_at])
        where d.id = ${number}::bigint and d.player_id = ${player}`,
  );

/** What stands at the places, in their order. */
const linesAt = async (
  db: Db,
  player: number,
  places: readonly Place[],
): Promise<HistoryLine[]> => {
  const idsOf = (kind: Place['kind']) =>
    places.filter((place) => place.kind === kind).map(({ id }) => Number(id));
  const [roundIds, coinIds] = [idsOf('r'), idsOf('c')];
  const one = { order: [], limit: places.length };
  const ownRounds = and(eq(rounds.playerId, player), inArray(rounds.id, roundIds));
  const ownCoins = and(eq(postings.playerId, player), inArray(postings.id, coinIds));
  const [played, moved] = await Promise.all([
    roundIds.length > 0 ? readRounds(db, { ...one, lines: ownRounds }) : [],
    coinIds.length > 0 ? readLines(db, player, { ...one, lines: ownCoins }) : [],
  ]);
  const roundOf = new Map(played.map((round) => [Number(round.id), round]));
  const coinsOf = new Map(moved.map((transaction) => [Number(transaction.id), transaction]));
  return places.flatMap(({ kind, id }): HistoryLine[] => {
    const round = kind === 'r' ? roundOf.get(Number(id)) : undefined;
    const transaction = kind === 'c' ? coinsOf.get(Number(id)) : undefined;
    if (round) return [{ kind: 'round', round }];
    return transaction ? [{ kind: 'coins', transaction }] : [];
  });
};

const atOf = (line: HistoryLine): string =>
  line.kind === 'round' ? line.round.openedAt : line.transaction.createdAt;

/** The player's history, newest first, 30 lines a page, of a type and a span of time, or what bears a number. */
export const listHistory = async (
  db: Db,
  playerId: number,
  query: Query,
): Promise<{ lines: HistoryLine[]; next: string | null }> => {
  if (query.number !== undefined) {
    const found = await placesAt(db, playerId, Number(query.number));
    const lines = await linesAt(db, playerId, found);
    return { lines: lines.sort((a, b) => atOf(b).localeCompare(atOf(a))), next: null };
  }
  const places = await placesOf(db, playerId, query);
  const named = places.map((place) => ({ place, id: `${place.at}${place.kind}${place.id}` }));
  const { page, next } = cutPage(named);
  const shown = page.map(({ place }) => place);
  return { lines: await linesAt(db, playerId, shown), next };
};

/**
 * What came in and went out by the lines of a type and a span. Null where they are more than
 * `TOTALS_LINES`: no more are read.
 */
export const totalsOf = async (
  db: Db,
  playerId: number,
  filter: Filter,
): Promise<HistoryTotals | null> => {
  const limit = sql`limit ${TOTALS_LINES + 1}`;
  const [row] = await rowsOf<{ lines: string; came: string; went: string }>(
    db,
    sql`select count(*) as lines, coalesce(sum(came), 0) as came, coalesce(sum(went), 0) as went from (
      (select won + case status when 'voided' then bet else 0 end as came, bet as went
        ${ofRounds(playerId, filter)} ${limit})
      union all
      select greatest(e.amount, 0), greatest(-e.amount, 0)
        from (select id ${ofCoins(playerId, filter)} ${limit}) p
          join accounts a on a.player_id = ${playerId} and a.kind = 'available'
          join entries e on e.posting_id = p.id and e.account_id = a.id
    ) found`,
  );
  if (!row || Number(row.lines) > TOTALS_LINES) return null;
  return { in: Number(row.came), out: Number(row.went) };
};
