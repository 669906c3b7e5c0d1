import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dayOf, dayStartAfter } from '#contract/day.ts';
import type { FiguresAnswer, TuningFigures } from '#contract/tunings.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import { type Db, rowsOf, type Store } from '../../../platform/store/store.ts';
import { parseTuning, type ServedGame } from '../games.ts';
import { compared, type Money } from './expected.ts';
import { exactWays } from './ways.ts';

/** What the database sums up; `cross` and `paid2` are of stake times payout, and of the payout's square. */
interface Sums {
  day: Date | string | null;
  version: number;
  mode: 'house' | 'live';
  rounds: number | string;
  players: number | string;
  stakes: number | string;
  staked: number | string;
  squares: number;
  cross: number;
  paid: number | string;
  paid2: number;
}

/** Where a round's stakes stand, by how its game is staked: their number, sum and sum of squares. */
const STAKES: Record<ServedGame['plan']['kind'], { columns: SQL; joined: SQL }> = {
  free: {
    columns: sql`0 as stakes, 0::bigint as staked, 0::float8 as squares, r.won as paid`,
    joined: sql``,
  },
  round: {
    columns: sql`1 as stakes, r.bet as staked, r.bet::float8 * r.bet as squares, r.won as paid`,
    joined: sql``,
  },
  // Of a round with several stakes each counts by its own size.
  move: {
    columns: sql`s.stakes, r.bet as staked, s.squares, r.won as paid`,
    joined: sql`cross join lateral (
      select count(*) as stakes, coalesce(sum(o.bet::float8 * o.bet), 0) as squares
      from round_steps o where o.round_id = r.id and o.bet > 0) s`,
  },
  // What a spin is worth is in its tuning.
  spins: {
    columns: sql`1 as stakes, 0::bigint as staked, 0::float8 as squares, coalesce(w.sen, 0) as paid`,
    joined: sql`left join rewards w on w.round_id = r.id`,
  },
};

/**
 * The sums of a game's rounds that were opened since and are over, by day and version and by version alone,
 * in one pass over them: the index `rounds_opened` leads to the pages of those days, and no other rounds are read.
 */
const readSums = (db: Db, { key, plan }: ServedGame, since: number): Promise<Sums[]> => {
  const { columns, joined } = STAKES[plan.kind];
  return rowsOf<Sums>(
    db,
    sql`select day, version, mode, count(*) as rounds, count(distinct player) as players,
        sum(stakes) as stakes, sum(staked) as staked, sum(squares) as squares,
        sum(staked::float8 * paid) as "cross", sum(paid) as paid, sum(paid::float8 * paid) as paid2
      from (
        select club_day(r.opened_at) as day, r.tuning_version as version, r.mode, r.player_id as player,
          ${columns}
        from rounds r ${joined}
        where r.opened_at >= ${new Date(since).toISOString()}::timestamptz
          and r.game = ${key} and r.status = 'settled') played
      group by grouping sets ((day, version, mode), (version, mode))
      order by day desc nulls first, version desc, mode`,
  );
};

const moneyOf = (game: ServedGame, values: unknown, sums: Sums): Money => {
  const money = {
    stakes: Number(sums.stakes),
    staked: Number(sums.staked),
    squares: Number(sums.squares),
    cross: Number(sums.cross),
    paid: Number(sums.paid),
    paid2: Number(sums.paid2),
  };
  if (game.plan.kind !== 'spins') return money;
  const unit = game.plan.unitSen(parseTuning(game, values));
  return { ...money, staked: money.stakes * unit, squares: money.stakes * unit * unit };
};

/**
 * What really came of a game's versions in the last `days` Malaysian days, today included: newest day and
 * version first, the sums over all days before those of each.
 */
export const playedFigures = async (
  db: Db,
  game: ServedGame,
  days: number,
  now: number,
): Promise<FiguresAnswer> => {
  const sums = await readSums(db, game, dayStartAfter(now, 1 - days));
  const versions = [...new Set(sums.map(({ version }) => version))];
  const isMet = and(eq(tunings.game, game.key), inArray(tunings.version, versions));
  const rows = versions.length > 0 ? await db.select().from(tunings).where(isMet) : [];
  const figures = sums.map((row): TuningFigures => {
    const { day, version, mode, rounds, players } = row;
    const tuning = rows.find((each) => each.version === version);
    const isRead = tuning && game.tuning.schema.safeParse(tuning.values).success;
    const ways = isRead && game.plan.kind !== 'free' ? exactWays(game, tuning) : [];
    const { stakes, staked, paid, ...rest } = moneyOf(game, tuning?.values, row);
    return {
      day: day === null ? null : dayOf(new Date(day).getTime()),
      version,
      mode,
      rounds: Number(rounds),
      players: Number(players),
      stakes,
      staked,
      paid,
      ...compared(
        { stakes, staked, paid, ...rest },
        ways.filter(({ isLive }) => isLive === (mode === 'live')),
      ),
    };
  });
  return { unit: game.plan.kind === 'spins' ? 'sen' : 'coins', figures };
};

const KEPT_MS = 60_000;

/** What was last read from each store, by game and days. */
const kept = new WeakMap<Store, Map<string, { at: number; read: Promise<FiguresAnswer> }>>();

/** `playedFigures`, read at most once a minute: a pass over a million rounds takes seconds. */
export const keptFigures = (
  store: Store,
  game: ServedGame,
  days: number,
  now: number,
): Promise<FiguresAnswer> => {
  const ofStore = kept.get(store) ?? new Map();
  kept.set(store, ofStore);
  const name = `${game.key} ${days}`;
  const last = ofStore.get(name);
  if (last && now >= last.at && now - last.at < KEPT_MS) return last.read;
  const next = { at: now, read: playedFigures(store.db, game, days, now) };
  ofStore.set(name, next);
  next.read.catch(() => ofStore.get(name) === next && ofStore.delete(name));
  return next.read;
};
