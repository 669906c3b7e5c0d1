import { and, asc, eq, sql } from 'drizzle-orm';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { eventPrizes } from '../../platform/store/schema/events.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';

export type RewardRow = typeof rewards.$inferSelect;

/** Prizes won in games and events, oldest first: those still to be paid, or all. */
export const listRewards = (db: Db, which: 'pending' | 'all') =>
  db
    .select({
      reward: rewards,
      uid: players.uid,
      game: sql<string>`coalesce(${rounds.game}, 'event')`,
    })
    .from(rewards)
    .innerJoin(players, eq(players.id, rewards.playerId))
    .leftJoin(rounds, eq(rounds.id, rewards.roundId))
    .where(which === 'pending' ? eq(rewards.status, 'pending') : undefined)
    .orderBy(asc(rewards.id))
    .limit(1000);

/** A reward that does not exist or was paid before. */
export class NotPayable extends Error {
  override readonly name = 'NotPayable';
  readonly before: RewardRow | null;

  constructor(before: RewardRow | null) {
    super('the reward can not be paid');
    this.before = before;
  }
}

/**
 * Notes that a prize was paid out, an event's bonus too, and writes the player, once: of two that do so the second finds it
 * paid. Answers what is to be broadcast. Throws `NotPayable`.
 */
export const payReward = (
  store: Store,
  id: number,
  { operator, now }: { operator: string; now: number },
): Promise<{ reward: RewardRow; change: Change }> =>
  store.transaction(async (tx) => {
    const [reward] = await tx
      .update(rewards)
      .set({ status: 'paid', paidAt: new Date(now), paidBy: operator })
      .where(and(eq(rewards.id, id), eq(rewards.status, 'pending')))
      .returning();
    if (reward) {
      const { playerId, sen, eventPrizeId } = reward;
      if (eventPrizeId !== null)
        await tx
          .update(eventPrizes)
          .set({ state: 'sent', sentAt: new Date(now), sentBy: operator })
          .where(eq(eventPrizes.id, eventPrizeId));
      await sendMessage(tx, { playerId, payload: { spin_amount: 1, spin_credit: sen }, now });
      return { reward, change: await recordChange(tx, playerId, 'reward', now) };
    }
    const [before] = await tx.select().from(rewards).where(eq(rewards.id, id));
    throw new NotPayable(before ?? null);
  });
