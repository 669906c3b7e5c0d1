import { and, asc, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import type { EventSpinAnswer, SavedDraw } from '#contract/event.ts';
import type { MessageKey } from '#contract/messages.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { drawRules, receiptOf } from '#games/quiz-draw/rules.ts';
import type { DrawTuning } from '#games/quiz-draw/tuning.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { eventPrizes, weekPrizes } from '../../platform/store/schema/events.ts';
import { rowsOf, type Store, snapshot, type Tx } from '../../platform/store/store.ts';
import { secretOf } from '../rounds/index.ts';
import { demandWeek, EVENT_TYP, refuse, type WeekRow } from './find.ts';
import { readPrize, toWonPrize } from './prizes.ts';
import type { InWeek } from './tries.ts';

export interface EventDeps {
  store: Store;
  cipher: SeedCipher;
}

type Begun =
  | { result: 'ready'; number: number; before: string; left: DrawTuning['prizes'] }
  | { result: 'spun' | 'empty' | 'full' | 'missed' | 'missing' | 'soon' | 'spinning' | 'over' };

/** Each refusal on its own condition. */
const REFUSED: Readonly<Record<string, MessageKey>> = {
  spun: 'msg.rewardAlreadySpun',
  empty: 'msg.noMoreRewards',
  full: 'msg.participantsFull',
  missed: 'msg.noMoreChances',
};

/** Locks the week, and draws from what is left of it. */
const drawPrize = async (
  tx: Tx,
  cipher: SeedCipher,
  week: WeekRow,
  { playerId, clientSeed, now }: { playerId: number; clientSeed: string; now: number },
) => {
  const spinning = { of_week: week.id, owner: playerId, moment: new Date(now) };
  const [row] = await rowsOf<{ begun: Begun }>(
    tx,
    sql`select ${sqlCall('event_spin_begin', spinning)} as begun`,
  );
  if (!row) throw new Error('a spin was not begun');
  const { begun } = row;
  if (begun.result !== 'ready') {
    const key = REFUSED[begun.result];
    if (key) throw new Refusal(key, { typ: EVENT_TYP });
    return refuse(begun.result);
  }
  const { number, before, left } = begun;
  const serverSeed = secretOf(cipher, week);
  const draws = createDraws({ serverSeed, clientSeed, nonce: number, round: 0 });
  const { drawn } = drawRules.open({ prizes: left }, draws).state;
  return { drawn, receipt: receiptOf(before, { number, clientSeed, prize: drawn.prize }) };
};

/** Draws the player's prize of a week, once, and once per request id. Throws as `eventSpinPath` says. */
export const spinWeek = async (
  { store, cipher }: EventDeps,
  {
    playerId,
    key,
    week,
    requestId,
    clientSeed,
    now,
  }: InWeek & { requestId: string; clientSeed: string },
): Promise<Committed<EventSpinAnswer>> => {
  const { event, week: found } = await demandWeek(store.db, key, week);
  const body = { week: found.id, clientSeed };
  const request = { playerId, requestId, kind: 'event.spin', typ: EVENT_TYP, body, now };
  return idempotent(store, request, async (tx) => {
    const { drawn, receipt } = await drawPrize(tx, cipher, found, { playerId, clientSeed, now });
    const written = {
      of_week: found.id,
      owner: playerId,
      own_client_seed: clientSeed,
      of_receipt: receipt,
      drawn: drawn.at,
      moment: new Date(now),
      until: new Date(now + event.texts.claimDays * DAY_MS),
    };
    const [row] = await rowsOf<{ id: string | number }>(
      tx,
      sql`select ${sqlCall('event_spin_end', written)} as id`,
    );
    const prize = await readPrize(tx, Number(row?.id));
    return { answer: { events: [drawn], prize: toWonPrize(prize) }, changes: [] };
  });
};

/** A week's whole draw as it is saved and checked. Throws 404 `msg.notFound`. */
export const savedDraw = (store: Store, key: string, week: string): Promise<SavedDraw> =>
  snapshot(store, async (tx) => {
    const { week: found } = await demandWeek(tx, key, week);
    const prizes = await tx
      .select({ key: weekPrizes.key, winners: weekPrizes.winners })
      .from(weekPrizes)
      .where(eq(weekPrizes.weekId, found.id))
      .orderBy(asc(weekPrizes.at));
    const spins = await tx
      .select({
        clientSeed: eventPrizes.clientSeed,
        prize: weekPrizes.key,
        receipt: eventPrizes.receipt,
      })
      .from(eventPrizes)
      .innerJoin(
        weekPrizes,
        and(eq(weekPrizes.weekId, eventPrizes.weekId), eq(weekPrizes.at, eventPrizes.at)),
      )
      .where(eq(eventPrizes.weekId, found.id))
      .orderBy(asc(eventPrizes.number));
    const { number, drawHash, serverSeedHash, serverSeed } = found;
    return {
      draw: { event: key, week: number, prizes, drawHash, serverSeedHash },
      serverSeed,
      spins,
    };
  });
