import { sql } from 'drizzle-orm';
import { FREE_GAME } from '#contract/facts.ts';
import { roundSteps, rounds } from '../../platform/store/schema/rounds.ts';
import { type Db, rowsOf } from '../../platform/store/store.ts';
import { type Suspicion, suspect } from './suspicions.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Rounds that ended so long ago are looked at: twice the time between two looks. */
const LOOK_MS = 2 * HOUR;

/** The cards of a question are dealt in about a second: who is sooner has not waited for them. */
const QUICK_MS = 1_000;
/** So many quick right answers in a round are no luck. */
const MOST_QUICK = 5;

/** Every question right, half a second after the deal on average: on so many days no person's. */
const PERFECT_MS = 1_500;
const PERFECT_ROUNDS = 3;
const PERFECT_DAYS = 7;

/** How a round of questions was answered; times from a question's sending to its answer. */
interface Play {
  id: string;
  player: string;
  isNew: boolean;
  isPerfect: boolean;
  quick: number;
  fastestMs: number;
  meanMs: number;
}

/** The last days' rounds of those whose round has ended lately. */
const playsOf = (db: Db, now: number): Promise<Play[]> => {
  const at = (ms: number) => sql`${new Date(now - ms).toISOString()}::timestamptz`;
  const took = sql`extract(epoch from a.at - q.at) * 1000`;
  const isNew = sql`r.settled_at >= ${at(LOOK_MS)}`;
  return rowsOf<Play>(
    db,
    sql`
      select r.id, r.player_id as player, ${isNew} as "isNew",
        (r.state->>'of')::int = count(*) filter (where a.multiplier > 0) as "isPerfect",
        (count(*) filter (where a.multiplier > 0 and ${took} < ${QUICK_MS}))::int as quick,
        min(${took})::float as "fastestMs", avg(${took})::float as "meanMs"
      from ${rounds} r
        join ${roundSteps} a on a.round_id = r.id and a.move->>'kind' = 'answer'
        join ${roundSteps} q on q.round_id = r.id and q.step = a.step - 1
      where r.game = ${FREE_GAME} and r.settled_at >= ${at(PERFECT_DAYS * DAY)} and r.player_id in (
        select r.player_id from ${rounds} r where r.game = ${FREE_GAME} and ${isNew})
      group by r.id`,
  );
};

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const quickOf = ({ id, player, quick, fastestMs }: Play): Suspicion => ({
  playerId: Number(player),
  kind: 'quick-answers',
  seen:
    `Find the odd, round ${id}: ${quick} right answers within ${seconds(QUICK_MS)} s of their ` +
    `question, the fastest after ${seconds(fastestMs)} s.`,
});

const perfectOf = (player: number, plays: readonly Play[]): Suspicion => ({
  playerId: player,
  kind: 'perfect-rounds',
  seen:
    `Find the odd: ${plays.length} rounds in ${PERFECT_DAYS} days with every answer right, each ` +
    `within ${seconds(Math.max(...plays.map(({ meanMs }) => meanMs)))} s on average.`,
});

/** Notes whose answers come quicker than a person finds the odd card. */
export const suspectQuickPlays = async (db: Db, now: number): Promise<void> => {
  const plays = await playsOf(db, now);
  const perfect = Map.groupBy(
    plays.filter(({ isPerfect, meanMs }) => isPerfect && meanMs < PERFECT_MS),
    ({ player }) => Number(player),
  );
  const found = [
    ...plays.filter(({ isNew, quick }) => isNew && quick >= MOST_QUICK).map(quickOf),
    ...[...perfect]
      .filter(([, each]) => each.length >= PERFECT_ROUNDS && each.some(({ isNew }) => isNew))
      .map(([player, each]) => perfectOf(player, each)),
  ];
  await suspect(db, found, now);
};
