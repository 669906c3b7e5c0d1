import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { ClosingAnswer } from '#contract/closing.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { FOR_GOOD } from '#contract/responsibleGaming.ts';
import { dateOf } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Player } from '../../platform/identity/players.ts';
import { Refusal, SessionRefusal } from '../../platform/refusal.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { eventPrizes } from '../../platform/store/schema/events.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { measures, otps, pins, players } from '../../platform/store/schema/players.ts';
import { boardMembers, boardWeeks } from '../../platform/store/schema/progress.ts';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import type { Db, Tx } from '../../platform/store/store.ts';
import { coinBalance, hold, postHold } from '../ledger/index.ts';
import { dropVideosOf } from '../verification/index.ts';
import { closedUid } from './closedAccounts.ts';
import { forgetDevices } from './devices/devices.ts';
import { holdPhone } from './heldPhones.ts';
import { forgetElsewhere } from './namedElsewhere.ts';
import { endSessionsOf } from './sessions.ts';
import type { SteppedUp } from './stepUp.ts';

/** The line of the history that takes what is left. */
const NOTE = 'Account closed';

/** What closing an account would lose, and what has to be over before. */
export const readClosing = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<ClosingAnswer> => {
  const { balance, pending } = await coinBalance(db, playerId, now);
  const open = await db
    .select({ game: rounds.game })
    .from(rounds)
    .where(and(eq(rounds.playerId, playerId), eq(rounds.status, 'open')));
  const [redeeming] = await db
    .select({ open: count() })
    .from(redemptions)
    .where(and(eq(redemptions.playerId, playerId), eq(redemptions.status, 'pending')));
  const [unpaid] = await db
    .select({ open: count() })
    .from(rewards)
    .where(and(eq(rewards.playerId, playerId), eq(rewards.status, 'pending')));
  const [unsent] = await db
    .select({ open: count() })
    .from(eventPrizes)
    .where(and(eq(eventPrizes.playerId, playerId), inArray(eventPrizes.state, ['won', 'claimed'])));
  return {
    coins: balance - pending,
    openRounds: GAME_KEYS.filter((key) => open.some(({ game }) => game === key)),
    pendingRedemptions: redeeming?.open ?? 0,
    unpaidPrizes: (unpaid?.open ?? 0) + (unsent?.open ?? 0),
  };
};

/** What is written of a player beside the books and the record of rounds: it goes. */
const FORGOTTEN = [
  inbox,
  pushMessages,
  pins,
  activities,
  reports,
  requests,
  boardMembers,
  boardWeeks,
] as const;

/** Takes the name of a player from all that stays. */
const forgetPlayer = async (
  tx: Tx,
  { cipher, clock }: Pick<Deps, 'cipher' | 'clock'>,
  { id, uid, phone }: Player,
): Promise<void> => {
  for (const table of FORGOTTEN) await tx.delete(table).where(eq(table.playerId, id));
  await tx.update(eventPrizes).set({ sealedAddress: null }).where(eq(eventPrizes.playerId, id));
  await tx.delete(otps).where(eq(otps.phone, phone));
  await forgetDevices(tx, id);
  const closed = closedUid(cipher, uid);
  await forgetElsewhere(tx, uid, closed);
  await tx
    .update(players)
    .set({
      uid: closed,
      uidLower: closed,
      fullName: '',
      phone: closed,
      tgUserId: null,
      tgRegister: false,
      referrer: null,
      notify: false,
      uidChangedAt: null,
      verifiedAt: null,
      closedAt: dateOf(clock),
    })
    .where(eq(players.id, id));
};

/**
 * Closes an account for good, all or nothing: what is left of its coins goes back to the club, every session ends,
 * and what is kept tells of no person. Its number is held (`heldPhones.ts`), its UID not given out again. Throws 409
 * `msg.stepUpNeeded` and 409 `msg.closingWaits`. Answers the videos whose files are to be removed now that it is committed.
 */
export const closeAccount = (
  { store, clock, cipher }: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  { playerId, prove }: SteppedUp,
): Promise<string[]> =>
  store.transaction(async (tx) => {
    const now = clock.now();
    const isPlayer = eq(players.id, playerId);
    // Who logs in at the same time waits, and is refused then.
    const [player] = await tx.select().from(players).where(isPlayer).for('update');
    if (!player || player.closedAt) throw new SessionRefusal('msg.invalidAccount');
    await prove(tx);
    // So does who opens a round or redeems.
    await tx.execute(sql`select ${sqlCall('ledger_lock', { owner: playerId })}`);
    const { coins, ...open } = await readClosing(tx, playerId, now);
    if (open.openRounds.length + open.pendingRedemptions + open.unpaidPrizes > 0)
      throw new Refusal('msg.closingWaits');
    if (coins > 0) {
      const line = { playerId, type: 'ADJUST', amount: coins, note: NOTE, now } as const;
      await postHold(tx, { holdId: await hold(tx, line), to: 'house', now });
    }
    await holdPhone(tx, cipher, { playerId, phone: player.phone, now });
    // A call that was let in before opens nothing any more.
    const pausedUntil = new Date(FOR_GOOD);
    await tx
      .insert(measures)
      .values({ playerId, pausedUntil })
      .onConflictDoUpdate({ target: measures.playerId, set: { pausedUntil } });
    await endSessionsOf(tx, clock, playerId, 'closed');
    await forgetPlayer(tx, { cipher, clock }, player);
    return dropVideosOf(tx, playerId, now);
  });
