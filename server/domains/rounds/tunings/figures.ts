import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { dayOf, dayStartAfter } from '#contract/day.ts';
import type { FigurePart, FiguresAnswer, TuningFigures } from '#contract/tunings.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { ServerClock } from '../../../platform/clock.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import { type Db, rowsOf, type Store } from '../../../platform/store/store.ts';
import { parseTuning, type ServedGame } from '../games.ts';
import { compared, type Money } from './expected.ts';
import { exactWays } from './ways.ts';

/** What the database sums up; `cross` and `paid2` are of stake times payout, and of the payout's square. */
interface Sums {
  part: Date | string | null;
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
  hits: number | string;
}

/** Where a round's stakes stand, by how its game is staked: their number, sum, sum of squares, and how many hit. */
const STAKES: Record<ServedGame['plan']['kind'], { columns: SQL; joined: SQL }> = {
  free: {
    columns: sql`0 as stakes, 0::bigint as staked, 0::float8 as squares, r.won as paid, 0 as hits`,
    joined: sql``,
  },
  round: {
    columns: sql`1 as stakes, r.bet as staked, r.bet::float8 * r.bet as squares, r.won as paid,
      (r.won > 0 and r.won >= r.bet)::int as hits`,
    joined: sql``,
  },
  // Of a round with several stakes each counts by its own size.
  move: {
    columns: sql`s.stakes, r.bet as staked, s.squares, r.won as paid, s.hits`,
    joined: sql`cross join lateral (
      select count(*) as stakes, coalesce(sum(o.bet::float8 * o.bet), 0) as squares,
        count(*) filter (where o.credited >= o.bet) as hits
      from round_steps o where o.round_id = r.id and o.bet > 0) s`,
  },
  // What a spin is worth is in its tuning.
  spins: {
    columns: sql`1 as stakes, 0::bigint as staked, 0::float8 as squares, coalesce(w.sen, 0) as paid,
      (coalesce(o.multiplier, 0) >= ${UNIT})::int as hits`,
    joined: sql`left join rewards w on w.round_id = r.id
      left join round_steps o on o.round_id = r.id and o.step = 0`,
  },
};

interface Parting {
  column: SQL;
  joined: SQL;
  order: SQL;
}

/** What tells the rounds of a version apart that were opened since a moment. */
const PARTS: Record<FigurePart, (since: SQL) => Parting> = {
  day: () => ({
    column: sql`club_day(r.opened_at)`,
    joined: sql``,
    order: sql`part desc nulls first, version desc, mode`,
  }),
  // A player has one session at a time: each lasts until the next. Looked up round by round they took 35 s of a
  // million rounds, so they are joined by player; a browser may call itself anything, at any length.
  device: (since) => ({
    column: sql`coalesce(n.device, '')`,
    joined: sql`left join (
        select s.player_id, s.since, s.until,
          left(concat_ws(', ', d.system, d.browser), 60) collate "C" as device
        from (
          select player_id, device, created_at as since,
            lead(created_at) over (partition by player_id order by created_at) as until
          from sessions) s
        left join devices d on d.player_id = s.player_id and d.hash = s.device
        where s.until is null or s.until > ${since}) n
      on n.player_id = r.player_id and r.opened_at >= n.since
        and (n.until is null or r.opened_at < n.until)`,
    order: sql`part is not null, version desc, mode, rounds desc, part`,
  }),
  // That of the account: as the player has it now.
  language: () => ({
    column: sql`p.language`,
    joined: sql`join players p on p.id = r.player_id`,
    order: sql`part is not null, version desc, mode, rounds desc, part`,
  }),
};

/** Rows of an answer at most: of a kind of device that hardly anybody has, one is not told. */
const MOST_ROWS = 1_000;

/** Of which rounds figures are wanted. */
export interface FiguresAsked {
  /** The last Malaysian days, today included. */
  days: number;
  by: FigurePart;
}

/**
 * The sums of a game's rounds that were opened since and are over, by part and version and by version alone,
 * in one pass over them: the index `rounds_opened` leads to the pages of those days, and no other rounds are read.
 */
const readSums = (
  db: Db,
  { key, plan }: ServedGame,
  by: FigurePart,
  since: number,
): Promise<Sums[]> => {
  const stakes = STAKES[plan.kind];
  const from = sql`${new Date(since).toISOString()}::timestamptz`;
  const part = PARTS[by](from);
  return rowsOf<Sums>(
    db,
    sql`select part, version, mode, count(*) as rounds, count(distinct player) as players,
        sum(stakes) as stakes, sum(staked) as staked, sum(squares) as squares,
        sum(staked::float8 * paid) as "cross", sum(paid) as paid, sum(paid::float8 * paid) as paid2,
        sum(hits) as hits
      from (
        select ${part.column} as part, r.tuning_version as version, r.mode, r.player_id as player,
          ${stakes.columns}
        from rounds r ${stakes.joined} ${part.joined}
        where r.opened_at >= ${from}
          and r.game = ${key} and r.status = 'settled') played
      group by grouping sets ((part, version, mode), (version, mode))
      order by ${part.order} limit ${MOST_ROWS}`,
  );
};

type TuningRow = typeof tunings.$inferSelect;

/** A version's numbers as its rounds were played by them; null: they can't be read any more, or were changed. */
const playedBy = (game: ServedGame, row: TuningRow | undefined): TuningRow | null =>
  row && hashTuning(row.values) === row.hash && game.tuning.schema.safeParse(row.values).success
    ? row
    : null;

const moneyOf = (game: ServedGame, tuning: TuningRow | null, sums: Sums): Money => {
  const money = {
    stakes: Number(sums.stakes),
    staked: Number(sums.staked),
    squares: Number(sums.squares),
    cross: Number(sums.cross),
    paid: Number(sums.paid),
    paid2: Number(sums.paid2),
    hits: Number(sums.hits),
  };
  if (game.plan.kind !== 'spins') return money;
  const unit = tuning ? game.plan.unitSen(parseTuning(game, tuning.values)) : 0;
  return { ...money, staked: money.stakes * unit, squares: money.stakes * unit * unit };
};

/** What really came of a game's versions, those of all their rounds before those of a part. */
export const playedFigures = async (
  db: Db,
  game: ServedGame,
  { days, by }: FiguresAsked,
  now: number,
): Promise<FiguresAnswer> => {
  const sums = await readSums(db, game, by, dayStartAfter(now, 1 - days));
  const versions = [...new Set(sums.map(({ version }) => version))];
  const isMet = and(eq(tunings.game, game.key), inArray(tunings.version, versions));
  const rows = versions.length > 0 ? await db.select().from(tunings).where(isMet) : [];
  const known = new Map(rows.map((row) => [row.version, playedBy(game, row)]));
  const figures = sums.map((row): TuningFigures => {
    const { part, version, mode, rounds, players } = row;
    const tuning = known.get(version) ?? null;
    const ways = tuning && game.plan.kind !== 'free' ? exactWays(game, tuning) : [];
    const money = moneyOf(game, tuning, row);
    const { stakes, staked, paid, hits } = money;
    return {
      part:
        part === null || by !== 'day' ? (part as string | null) : dayOf(new Date(part).getTime()),
      version,
      mode,
      rounds: Number(rounds),
      players: Number(players),
      stakes,
      staked,
      paid,
      hits,
      ...compared(
        money,
        ways.filter(({ isLive }) => isLive === (mode === 'live')),
      ),
    };
  });
  return { unit: game.plan.kind === 'spins' ? 'sen' : 'coins', at: now, figures };
};

/** Milliseconds: figures are read no more often than that, for whoever looks on while rounds come. */
const LEAST_KEPT_MS = 4_000;
/** However many rounds there are, reading them takes one part in so many of a connection's time. */
const RESTS = 20;

/** What was last read from a store, by what was asked; one is read at a time. */
interface Kept {
  answers: Map<string, { until: number; read: Promise<FiguresAnswer> }>;
  last: Promise<unknown>;
}
const kept = new WeakMap<Store, Kept>();

/**
 * `playedFigures` as they were read a while ago: a pass over a million rounds takes seconds, so who asks every few
 * seconds has it the more seldom the longer it takes.
 */
export const keptFigures = (
  store: Store,
  clock: ServerClock,
  game: ServedGame,
  asked: FiguresAsked,
): Promise<FiguresAnswer> => {
  const ofStore = kept.get(store) ?? { answers: new Map(), last: Promise.resolve() };
  kept.set(store, ofStore);
  const name = `${game.key} ${asked.days} ${asked.by}`;
  const known = ofStore.answers.get(name);
  if (known && clock.now() < known.until) return known.read;
  const readNow = async () => {
    const began = clock.now();
    const answer = await playedFigures(store.db, game, asked, began);
    const ended = clock.now();
    next.until = ended + Math.max(LEAST_KEPT_MS, RESTS * (ended - began));
    return answer;
  };
  const next = {
    until: Number.POSITIVE_INFINITY,
    read: ofStore.last.then(readNow),
  };
  ofStore.answers.set(name, next);
  ofStore.last = next.read.catch(() => ofStore.answers.delete(name));
  return next.read;
};
