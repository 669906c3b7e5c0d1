import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { dateOf, type ServerClock } from '../../platform/clock.ts';
import { type EndReason, hashToken, SESSION_MS } from '../../platform/identity/sessions.ts';
import { sessions } from '../../platform/store/schema/players.ts';
import type { Db } from '../../platform/store/store.ts';
import { forgetDevice } from '../push/index.ts';

/**
 * Ends a player's sessions, all but `kept`; nothing is pushed by them any more. False: no other was
 * open.
 */
export const endSessionsOf = async (
  db: Db,
  clock: ServerClock,
  playerId: number,
  endReason: EndReason,
  kept = '',
): Promise<boolean> => {
  const now = dateOf(clock);
  await forgetDevice(db, { playerId, kept });
  const others = and(
    eq(sessions.playerId, playerId),
    isNull(sessions.endedAt),
    ne(sessions.tokenHash, kept),
  );
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(others)
    .returning({ expiresAt: sessions.expiresAt });
  return ended.some(({ expiresAt }) => expiresAt > now);
};

/**
 * Opens a session and ends the player's others: one account, one device at a time (spec 8, 'You are
 * logged in on other devices'). Answers the token, its hash, and whether one was ended.
 */
export const openSession = async (
  db: Db,
  clock: ServerClock,
  playerId: number,
  device: string | null = null,
): Promise<{ token: string; tokenHash: string; hasEndedOther: boolean }> => {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const now = dateOf(clock);
  const hasEndedOther = await endSessionsOf(db, clock, playerId, 'otherDevice');
  await db.insert(sessions).values({
    tokenHash,
    playerId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: dateOf(clock, SESSION_MS),
    device,
  });
  return { token, tokenHash, hasEndedOther };
};

/** Ends a session for good, and what is pushed by it; ending one that is over changes nothing. */
export const endSession = async (db: Db, clock: ServerClock, tokenHash: string): Promise<void> => {
  await forgetDevice(db, { tokenHash });
  await db
    .update(sessions)
    .set({ endedAt: dateOf(clock), endReason: 'logout' })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
};
