import { hash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { IDLE_DAYS, SESSION_DAYS } from '#contract/terms.ts';
import { dateOf, type ServerClock } from '../clock.ts';
import { slotsOf } from '../store/functions.ts';
import { type players, sessions } from '../store/schema/players.ts';
import type { Store } from '../store/store.ts';

/** How long a session lasts that nobody uses. Milliseconds. */
export const SESSION_MS = IDLE_DAYS * DAY_MS;
/** How often use is noted: not at every call. */
const SEEN_MS = 5 * 60 * 1000;

export interface Session {
  playerId: number;
  uid: string;
  role: (typeof players.$inferSelect)['role'];
  tokenHash: string;
}

export type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

export type SessionLookup =
  | { kind: 'open'; session: Session; isClubClosed: boolean }
  | { kind: 'ended'; reason: EndReason | 'expired' }
  | { kind: 'none' };

/** The server keeps this, never the token. Plain SHA-256 is enough for 256 random bits. */
export const hashToken = (token: string) => hash('sha256', token);

/** Nearly every call asks this first, so it is one prepared statement. */
const READ_SESSION = {
  name: 'session_read',
  text: `select ${slotsOf('session_read')} as session`,
};

/** Times in epoch milliseconds. */
export interface SessionRow {
  playerId: number;
  uid: string;
  role: Session['role'];
  endReason: EndReason | null;
  isEnded: boolean;
  expiresAt: number;
  lastSeenAt: number;
  isClubClosed: boolean;
}

/** What a session's row says now; null: there is none. A session in use is prolonged. */
export const sessionState = async (
  { store, clock }: { store: Store; clock: ServerClock },
  tokenHash: string,
  row: SessionRow | null,
): Promise<SessionLookup> => {
  if (!row) return { kind: 'none' };
  if (row.isEnded) return { kind: 'ended', reason: row.endReason ?? 'logout' };
  const now = clock.now();
  if (row.expiresAt <= now) return { kind: 'ended', reason: 'expired' };
  if (now - row.lastSeenAt > SEEN_MS) {
    await store.db
      .update(sessions)
      .set({
        lastSeenAt: dateOf(clock),
        expiresAt: sql`least(${dateOf(clock, SESSION_MS).toISOString()}::timestamptz,
          ${sessions.createdAt} + ${SESSION_DAYS} * interval '24 hours')`,
      })
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
  }
  const { playerId, uid, role, isClubClosed } = row;
  return { kind: 'open', session: { playerId, uid, role, tokenHash }, isClubClosed };
};

/** What a token stands for. */
export const findSession = async (
  deps: { store: Store; clock: ServerClock },
  token: string,
): Promise<SessionLookup> => {
  const tokenHash = hashToken(token);
  const [found] = await deps.store.run<{ session: SessionRow | null }>(READ_SESSION, [tokenHash]);
  return sessionState(deps, tokenHash, found?.session ?? null);
};
