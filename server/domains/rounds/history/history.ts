import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RecordedStep, RoundRecord, RoundSummary } from '#contract/fairness.ts';
import { type GameKey, isGameKey } from '#contract/games.ts';
import type { QaRoundAnswer } from '#contract/qaRounds.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Span } from '#contract/span.ts';
import { seenOf } from '#games/check/seen.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sqlCall } from '../../../platform/store/functions.ts';
import { cutPage, PAGE_LIMIT, pageByTime } from '../../../platform/store/page.ts';
import { rewards } from '../../../platform/store/schema/money.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { rounds, seeds } from '../../../platform/store/schema/rounds.ts';
import { type Db, rowsOf } from '../../../platform/store/store.ts';
import type { RoundDeps } from '../deps.ts';
import { type FoundRound, ROUND_TYP, toLoaded, toRound } from '../load.ts';
import { secretOf } from '../seeds/seeds.ts';

interface Wanted {
  lines: SQL | undefined;
  order: SQL[];
  limit: number;
}

/** Rounds as lists show them. First the page of rounds alone, then what belongs to each. */
export const readRounds = async (
  db: Db,
  { lines, order, limit }: Wanted,
): Promise<RoundSummary[]> => {
  const found = db
    .select()
    .from(rounds)
    .where(lines)
    .orderBy(...order)
    .limit(limit)
    .as('rounds');
  const rows = await db
    .select({
      id: found.id,
      game: found.game,
      mode: found.mode,
      status: found.status,
      bet: found.bet,
      won: found.won,
      sen: rewards.sen,
      reward: rewards.status,
      openedAt: found.openedAt,
      revealedAt: seeds.revealedAt,
    })
    .from(found)
    .innerJoin(seeds, eq(seeds.id, found.seedId))
    .leftJoin(rewards, eq(rewards.roundId, found.id))
    .orderBy(...order);
  return rows.map(({ id, game, sen, reward, openedAt, revealedAt, ...rest }): RoundSummary => {
    if (!isGameKey(game)) throw new Error(`round ${id} is of no game of the club`);
    return {
      ...rest,
      id: String(id),
      game,
      prize: sen === null ? null : { sen, isPaid: reward === 'paid' },
      openedAt: openedAt.toISOString(),
      isRevealed: revealedAt !== null,
    };
  });
};

/** The rounds a player opened, newest first, 30 a page, of one game or all, of a span of time. */
export const listRounds = async (
  db: Db,
  playerId: number,
  query: Span & { game?: GameKey | undefined; before?: string | undefined },
): Promise<{ rounds: RoundSummary[]; next: string | null }> => {
  const { lines, order } = pageByTime({ ...rounds, at: rounds.openedAt }, playerId, query);
  const isGame = query.game === undefined ? undefined : eq(rounds.game, query.game);
  const wanted = { lines: and(lines, isGame), order, limit: PAGE_LIMIT };
  const { page, next } = cutPage(await readRounds(db, wanted));
  return { rounds: page, next };
};

/** A row of `steps_of_rounds` as JSON has it: what the rules parsed and made when the step was written. */
interface StepRow extends Pick<RecordedStep, 'events' | 'multiplier' | 'bet' | 'credited'> {
  step: number;
  move: RoundEvent | null;
  at: string;
}

const toStep = ({ step, move, events, multiplier, bet, credited, at }: StepRow): RecordedStep => ({
  by: step === 0 ? 'open' : move === null ? 'timeout' : 'move',
  ...(move !== null && { move }),
  events,
  multiplier,
  bet,
  credited,
  at: Date.parse(at),
});

/** The round and its steps in one statement: a move between two would give a record of no moment. */
const readRecord = async (db: Db, id: number) => {
  const [row] = await rowsOf<{ found: FoundRound | null; steps: StepRow[] }>(
    db,
    sql`select ${sqlCall('round_read', { of_round: id })} as found, (
      select json_agg(s order by s.step) from steps_of_rounds s where s.round_id = ${id}::bigint
    ) as steps`,
  );
  return row;
};

const noRound = () => new Refusal('msg.noHistoryFound', { typ: ROUND_TYP });

/** A round with its steps, whoever's it is. Throws 404 `msg.noHistoryFound`. */
const findRecord = async (
  { store: { db }, games }: Pick<RoundDeps, 'store' | 'games'>,
  id: string,
) => {
  const found = /^[0-9]{1,15}$/.test(id) ? await readRecord(db, Number(id)) : undefined;
  const loaded = toLoaded(games, found?.found);
  if (!found || !loaded) throw noRound();
  const { serverSeed } = loaded;
  const record: RoundRecord = {
    round: toRound(loaded),
    steps: found.steps.map(toStep),
    serverSeed,
  };
  return { record, loaded };
};

/**
 * A round of the player with everything that happened in it; the server seed is in it once it is
 * revealed, else null. Throws 404 `msg.noHistoryFound`, also for a round that is not theirs.
 */
export const roundRecord = async (
  deps: Pick<RoundDeps, 'store' | 'games'>,
  playerId: number,
  id: string,
): Promise<RoundRecord> => {
  const { record, loaded } = await findRecord(deps, id);
  if (loaded.row.playerId !== playerId) throw noRound();
  return record;
};

/**
 * Any player's round, and what they saw after each of its steps. That is recomputed with the seed, which
 * itself does not leave before it is revealed. Throws 404 `msg.noHistoryFound`.
 */
export const qaRound = async (
  deps: Pick<RoundDeps, 'store' | 'games' | 'cipher'>,
  id: string,
): Promise<QaRoundAnswer> => {
  const { record, loaded } = await findRecord(deps, id);
  const [player] = await deps.store.db
    .select({ uid: players.uid })
    .from(players)
    .where(eq(players.id, loaded.row.playerId));
  if (!player) throw noRound();
  const serverSeed = record.serverSeed ?? secretOf(deps.cipher, loaded);
  return { uid: player.uid, record, seen: seenOf({ ...record, serverSeed }) };
};
