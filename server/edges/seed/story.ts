import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { REDEEM_COINS } from '#contract/coins.ts';
import { DAY_MS } from '#contract/day.ts';
import { localisedFigures } from '#contract/figures.ts';
import type { InboxPayload } from '#contract/inbox.ts';
import { ANNOUNCED } from '#contract/terms.ts';
import { sendMessage } from '../../domains/inbox/send.ts';
import { approveRedemption } from '../../domains/redemptions/decide.ts';
import { redeem } from '../../domains/redemptions/redemptions.ts';
import { recordDeposit } from '../../domains/rewards/deposits.ts';
import { payReward } from '../../domains/rewards/rewards.ts';
import type { RoundDeps } from '../../domains/rounds/deps.ts';
import { rotateSeed } from '../../domains/rounds/seeds/rotate.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { createHand, type Hand } from './hand.ts';
import { DEMO_MESSAGES } from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Evenings at the cards, the last one long enough ago to play again. */
const EVENINGS = 12;
/** Each starts so much later than the one before: ten questions have 24 hours to themselves. */
const LATER_MS = 3 * MINUTE_MS;
/** Who decided and paid, in the operator's lists. */
const OPERATOR = 'demo';
const SPINS = 3;

/** When the demo player joined. */
export const joinedAt = (now: number): number => now - (EVENINGS + 3) * DAY_MS;

/** Something that happened, and when: epoch milliseconds. */
interface Deed {
  at: number;
  happen: (at: number) => Promise<unknown>;
}

/** Cards each evening, and now and then a coin or less at another table. */
const evenings = (hand: Hand, now: number): Deed[] =>
  Array.from({ length: EVENINGS }, (_, evening): Deed[] => {
    const ago = (EVENINGS + 1 - evening) * (DAY_MS + LATER_MS);
    const later = (minutes: number) => now - ago + minutes * MINUTE_MS;
    const bet = 50 + 25 * (evening % 3);
    const wrong = evening % 2 === 0 ? [8 + (evening % 3)] : [];
    return [
      { at: later(0), happen: (at) => hand.cards(at, wrong) },
      ...(evening % 2 === 1
        ? [{ at: later(6), happen: (at: number) => hand.bridge(at, bet, 1 + (evening % 3)) }]
        : []),
      ...(evening % 3 === 2
        ? [{ at: later(9), happen: (at: number) => hand.match(at, 1_00) }]
        : []),
      ...(evening % 4 === 3
        ? [{ at: later(12), happen: (at: number) => hand.nest(at, 20, 4) }]
        : []),
    ];
  }).flat();

/** Deposits, the spins they earned, and the coins that were redeemed: what others did for the player. */
const dealings = (
  { store }: RoundDeps,
  { hand, playerId, now }: { hand: Hand; playerId: number; now: number },
): Deed[] => {
  const deposit = (spins: number, reference: string) => (at: number) => {
    const paid = {
      playerId,
      sen: spins * ANNOUNCED['spin-wheel'].depositSen,
      reference,
      recordedBy: OPERATOR,
    };
    return recordDeposit(store, { ...paid, now: at });
  };
  const spin = async (at: number) => {
    for (let spun = 0; spun < SPINS; spun += 1) await hand.spin(at + spun * 20_000);
  };
  const pay = async (at: number) => {
    const won = and(eq(rewards.playerId, playerId), eq(rewards.status, 'pending'));
    for (const { id } of await store.db.select().from(rewards).where(won).orderBy(rewards.id))
      await payReward(store, id, { operator: OPERATOR, now: at });
  };
  const redeemAll = async (at: number) => {
    const wish = { playerId, requestId: randomUUID(), coins: REDEEM_COINS, now: at };
    const { answer } = await redeem(store, wish);
    const decided = { operator: OPERATOR, now: at + 5 * HOUR_MS };
    await approveRedemption(store, Number(answer.redemption.id), decided);
  };
  return [
    { at: now - 7 * DAY_MS, happen: deposit(SPINS, 'demo 1') },
    { at: now - 6 * DAY_MS, happen: spin },
    { at: now - 6 * DAY_MS + 3 * HOUR_MS, happen: pay },
    { at: now - 3 * DAY_MS, happen: redeemAll },
    { at: now - DAY_MS, happen: deposit(7, 'demo 2') },
  ];
};

/** Their words with the club's figures. */
const withPayloadFigures = ({ title, desc, ...rest }: InboxPayload): InboxPayload => ({
  ...rest,
  ...(title && { title: localisedFigures(title) }),
  ...(desc && { desc: localisedFigures(desc) }),
});

const messages = ({ store }: RoundDeps, playerId: number, now: number): Deed[] =>
  DEMO_MESSAGES.map(({ hours, payload }) => ({
    at: now - hours * HOUR_MS,
    happen: (at) =>
      store.transaction((tx) =>
        sendMessage(tx, { playerId, payload: withPayloadFigures(payload), now: at }),
      ),
  }));

/**
 * Two weeks of the demo player's life, lived through the functions a player's calls and an operator's
 * commands use, one after the other at the times they tell: so coins, rounds, history and figures agree.
 * Outcomes are chance's own; the bets are so small that enough to redeem is left. At the end the
 * seed is revealed, so that every round can be checked.
 */
export const seedStory = async (
  deps: RoundDeps,
  { playerId, now }: { playerId: number; now: number },
): Promise<void> => {
  const { store } = deps;
  const hand = createHand(deps, playerId);
  const deeds = [
    ...messages(deps, playerId, now),
    ...evenings(hand, now),
    ...dealings(deps, { hand, playerId, now }),
  ];
  for (const { at, happen } of deeds.sort((a, b) => a.at - b.at)) await happen(at);
  await rotateSeed(deps, { playerId, requestId: randomUUID(), now: now - DAY_MS });
  // None of it pops up: it came while nobody looked. What is older than a few days was read.
  const own = eq(inbox.playerId, playerId);
  const seen = { shownAt: inbox.createdAt };
  await store.db.update(inbox).set(seen).where(own);
  const isOld = lt(inbox.createdAt, new Date(now - 4 * DAY_MS));
  await store.db.update(inbox).set({ readAt: inbox.createdAt }).where(and(own, isOld));
};
