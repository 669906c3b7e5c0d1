import { DAY_MS, dayOf, dayStart } from '#contract/day.ts';
import { QUIET } from '#contract/terms.ts';
import type { pushMessages } from '../../platform/store/schema/push.ts';

export type PushKind = (typeof pushMessages.$inferSelect)['kind'];

interface KindRule {
  /** Pushed at night too. */
  isUrgent: boolean;
  /** How long it is tried, and how long the push service keeps it for a device that is off. */
  forMs: number;
  /** The header of RFC 8030: whether a device is woken for it. */
  urgency: 'low' | 'normal' | 'high';
}

/** What is pushed, and how. */
export const PUSH_KINDS: Record<PushKind, KindRule> = {
  /** A message of the inbox. */
  message: { isUrgent: false, forMs: DAY_MS, urgency: 'normal' },
  /** A redemption was approved: the message that brings its credit. */
  redeemed: { isUrgent: true, forMs: DAY_MS, urgency: 'high' },
  /** A redemption was rejected, or nobody decided it: the message that says its coins are back. */
  returned: { isUrgent: true, forMs: DAY_MS, urgency: 'high' },
  /** An opponent was found. Three throws that nobody makes end the match. */
  match: { isUrgent: true, forMs: 30_000, urgency: 'high' },
  /** Coins expire soon. */
  coins: { isUrgent: false, forMs: DAY_MS, urgency: 'low' },
};

const HOUR_MS = 3_600_000;

/** It is night in Malaysia: only what can't wait is pushed. */
const isQuiet = (now: number): boolean => {
  const hour = (now - dayStart(dayOf(now))) / HOUR_MS;
  return hour >= QUIET.from || hour < QUIET.until;
};

/** When the night of the club's day begins, epoch milliseconds. */
const nextQuiet = (now: number): number => dayStart(dayOf(now)) + QUIET.from * HOUR_MS;

/** What may be pushed now. */
export const kindsAt = (now: number): PushKind[] =>
  (Object.keys(PUSH_KINDS) as PushKind[]).filter(
    (kind) => PUSH_KINDS[kind].isUrgent || !isQuiet(now),
  );

/** Until when a push service may hand it out, epoch milliseconds: a device that comes on at night stays quiet. */
export const keptUntil = (
  kind: PushKind,
  { giveUpAt, now }: { giveUpAt: number; now: number },
): number => (PUSH_KINDS[kind].isUrgent ? giveUpAt : Math.min(giveUpAt, nextQuiet(now)));
