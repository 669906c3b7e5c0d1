import { DAY_MS } from '#contract/day.ts';
import type { pushMessages } from '../../platform/store/schema/push.ts';
import { isQuiet, nextQuiet } from './quiet.ts';

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
