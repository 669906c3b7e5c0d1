import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { SessionToken } from '#contract/session.ts';
import { STEP_UP_HEADER, STEP_UP_MINUTES } from '#contract/stepUp.ts';
import { dateOf, type ServerClock } from '../../platform/clock.ts';
import { sessionOf } from '../../platform/identity/auth.ts';
import { hashToken } from '../../platform/identity/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sessions } from '../../platform/store/schema/players.ts';
import type { Db, Tx } from '../../platform/store/store.ts';

/**
 * Whoever has a session proves once more that they are its player; answers a token that is good for one
 * change by that session. It takes the place of one before.
 */
export const openStepUp = async (
  db: Db,
  clock: ServerClock,
  tokenHash: string,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = dateOf(clock, STEP_UP_MINUTES * 60_000);
  await db
    .update(sessions)
    .set({ stepUpHash: hashToken(token), stepUpUntil: expiresAt })
    .where(eq(sessions.tokenHash, tokenHash));
  return { token, expiresAt };
};

/** A change that a session alone is not enough for: whose, and how it was stepped up. */
export interface SteppedUp {
  playerId: number;
  /** Uses the step-up up in the change's own transaction: of one that fails it is good again. */
  prove: (tx: Tx) => Promise<void>;
}

/**
 * What a call brings in its header. Its `prove` throws 409 `msg.stepUpNeeded` without a token, and for
 * one that is used, too old or another session's.
 */
export const stepUpOf = (clock: ServerClock, request: FastifyRequest): SteppedUp => {
  const { playerId, tokenHash } = sessionOf(request);
  const given = SessionToken.safeParse(request.headers[STEP_UP_HEADER.toLowerCase()]);
  const prove = async (tx: Tx) => {
    const held = and(
      eq(sessions.tokenHash, tokenHash),
      isNull(sessions.endedAt),
      eq(sessions.stepUpHash, given.success ? hashToken(given.data) : ''),
      gt(sessions.stepUpUntil, dateOf(clock)),
    );
    const used = await tx
      .update(sessions)
      .set({ stepUpHash: null, stepUpUntil: null })
      .where(held)
      .returning({ playerId: sessions.playerId });
    if (used.length > 0) return;
    throw new Refusal('msg.stepUpNeeded', {}, { kind: 'stepUpFailed' });
  };
  return { playerId, prove };
};
