import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DAY_MS, dayOf, dayStartAfter } from '#contract/day.ts';
import { localisedFigures } from '#contract/figures.ts';
import type { Language } from '#contract/languages.ts';
import { eachAlone, type OnError, thrown } from '../../platform/jobs/eachAlone.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { players } from '../../platform/store/schema/players.ts';
import { progress, progressBests, progressRewards } from '../../platform/store/schema/progress.ts';
import { rowsOf, type Store, type Tx } from '../../platform/store/store.ts';
import { byLanguage, readTexts } from '../../platform/texts.ts';
import { credit } from '../ledger/index.ts';
import { clearWeeks } from './board/count.ts';
import { keepFinds } from './finds.ts';
import { firstRow, type ProgressNow, type ProgressRow, progressAt } from './progress.ts';
import { dayAfter } from './streak.ts';

const Texts = z.object({ note: z.object({ goal: z.string(), streak: z.string() }) });

/** The page's own texts, by language. */
const NOTES = byLanguage((language) => readTexts(language, 'long/progress', Texts).note);
const GOAL = localisedFigures({ en: NOTES.en.goal, zh: NOTES.zh.goal, ms: NOTES.ms.goal });
const STREAK = localisedFigures({ en: NOTES.en.streak, zh: NOTES.zh.streak, ms: NOTES.ms.streak });

/** What stands in the history beside a reward's coins, in the player's language. */
const noteOf = (kind: string, language: Language): string =>
  (kind === 'streak' ? STREAK : GOAL)[language];

/** Players at a time. */
const BATCH = 100;
/** After midnight, for rounds of the day before that are played on. Milliseconds. */
const GRACE_MS = 3 * 3_600_000;

/** The player's row, made when it is missing, and locked: whoever counts or pays does it alone. */
const lockRow = async (tx: Tx, playerId: number, now: number): Promise<ProgressRow> => {
  await tx.insert(progress).values(firstRow(playerId, now)).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(progress)
    .where(eq(progress.playerId, playerId))
    .for('update');
  if (!row) throw new Error('a row was not written');
  return row;
};

const keepBests = async (tx: Tx, playerId: number, bests: ProgressNow['bests']): Promise<void> => {
  if (bests.length === 0) return;
  await tx
    .insert(progressBests)
    .values(bests.map((best) => ({ ...best, playerId })))
    .onConflictDoUpdate({
      target: [progressBests.playerId, progressBests.game],
      set: {
        roundId: sql`excluded.round_id`,
        bet: sql`excluded.bet`,
        won: sql`excluded.won`,
        at: sql`excluded.at`,
      },
    });
};

const pay = async (
  tx: Tx,
  playerId: number,
  due: ProgressNow['due'],
  now: number,
): Promise<Change | null> => {
  if (due.length === 0) return null;
  const [player] = await tx
    .select({ language: players.language })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error('a player is gone');
  await tx
    .insert(progressRewards)
    .values(due.map((reward) => ({ ...reward, playerId, at: new Date(now) })));
  for (const { kind, coins } of due)
    await credit(tx, {
      playerId,
      type: 'ADJUST',
      amount: coins,
      note: noteOf(kind, player.language),
      now,
    });
  return recordChange(tx, playerId, 'coins', now);
};

/** Counts a player's days up to now, keeps the best rounds and pays what is due; answers the change, if coins moved. */
export const collect = (store: Store, playerId: number, now: number): Promise<Change | null> =>
  store.transaction(async (tx) => {
    const row = await lockRow(tx, playerId, now);
    if (!row.isOn) return null;
    const { counted, bests, finds, due } = await progressAt(tx, row, now);
    const { through, days, best, passMonth } = counted;
    await tx
      .update(progress)
      .set({ through, days, best, passMonth, countedAt: new Date(now) })
      .where(eq(progress.playerId, playerId));
    await keepBests(tx, playerId, bests);
    await keepFinds(tx, playerId, finds);
    return pay(tx, playerId, due, now);
  });

/** Turned off, nothing is counted, shown or paid, on the board neither; turned on again, days are counted from today. */
export const setStanding = (
  store: Store,
  { playerId, isOn, now }: { playerId: number; isOn: boolean; now: number },
): Promise<void> =>
  store.transaction(async (tx) => {
    const row = await lockRow(tx, playerId, now);
    if (row.isOn === isOn) return;
    const anew = { through: dayAfter(dayOf(now), -1), days: 0 };
    await tx
      .update(progress)
      .set(isOn ? { isOn, ...anew } : { isOn })
      .where(eq(progress.playerId, playerId));
    if (!isOn) await clearWeeks(tx, playerId);
  });

/**
 * Pays what was reached by who does not look: whoever played on the day that is over and was not counted since.
 * Answers the changes.
 */
export const collectForgotten = async (
  store: Store,
  now: number,
  onError: OnError = thrown,
): Promise<Change[]> => {
  const to = new Date(dayStartAfter(now - GRACE_MS, 0));
  const from = new Date(to.getTime() - DAY_MS);
  const settled = new Date(to.getTime() + GRACE_MS);
  const forgotten = await rowsOf<{ id: string | number }>(
    store.db,
    sql`select distinct r.player_id as id from rounds r
      where r.opened_at >= ${from} and r.opened_at < ${to} and not exists (
        select 1 from progress p where p.player_id = r.player_id
          and (p.counted_at >= ${settled} or not p.is_on))
      order by 1 limit ${BATCH}`,
  );
  const changes = await eachAlone(forgotten, ({ id }) => collect(store, Number(id), now), onError);
  return changes.filter((change) => change !== null);
};
