import { and, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ServerClock } from '../../../platform/clock.ts';
import { agentOf } from '../../../platform/identity/agent.ts';
import { sessionOf } from '../../../platform/identity/auth.ts';
import type { Session } from '../../../platform/identity/sessions.ts';
import { devices } from '../../../platform/store/schema/devices.ts';
import { sessions } from '../../../platform/store/schema/players.ts';
import type { Db, Store } from '../../../platform/store/store.ts';
import { type Caller, deviceNamed } from '../../sightings/index.ts';
import { endSession, endSessionsOf } from '../sessions.ts';

/** Of each player so many: those that were logged in on last. */
const MOST = 20;

/** Notes that an account was logged in to, or made, on a device: it knows the device from then on. */
export const noteDevice = async (
  db: Db,
  { playerId, caller: { device: hash, agent } }: { playerId: number; caller: Caller },
  now: number,
): Promise<void> => {
  const seenAt = new Date(now);
  const set = { ...agentOf(agent), seenAt };
  await db
    .insert(devices)
    .values({ playerId, hash, createdAt: seenAt, ...set })
    .onConflictDoUpdate({ target: [devices.playerId, devices.hash], set });
  const tooMany = db
    .select({ hash: devices.hash })
    .from(devices)
    .where(eq(devices.playerId, playerId))
    .orderBy(desc(devices.seenAt), devices.hash)
    .offset(MOST);
  await db
    .delete(devices)
    .where(and(eq(devices.playerId, playerId), inArray(devices.hash, tooMany)));
};

/** Forgets a player's devices, all but that of the session `kept`. */
export const forgetDevices = async (db: Db, playerId: number, kept = ''): Promise<void> => {
  const its = db
    .select({ device: sessions.device })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, kept), isNotNull(sessions.device)));
  await db
    .delete(devices)
    .where(and(eq(devices.playerId, playerId), notInArray(devices.hash, its)));
};

/**
 * What a device's own tries at an account are counted under; null: the account was never logged in to on
 * it, so that they are counted with everybody else's. Whoever tries elsewhere uses up nothing of a device
 * that is known: its name is 128 random bits of a cookie, and a name of one's own making is known by no
 * account. It costs the same whether there is such an account or not.
 */
export const ownBudget = async (
  db: Db,
  playerId: number | undefined,
  device: string | null,
): Promise<string | null> => {
  const [known] = await db
    .select({ hash: devices.hash })
    .from(devices)
    .where(and(eq(devices.playerId, playerId ?? 0), eq(devices.hash, device ?? '')));
  return known ? `${playerId}:${known.hash}` : null;
};

/** What a player's tries are counted under: those at a known device apart from all others. */
export const playerBudget = async (db: Db, request: FastifyRequest): Promise<string> => {
  const { playerId } = sessionOf(request);
  return (await ownBudget(db, playerId, deviceNamed(request))) ?? String(playerId);
};

/**
 * The devices a player was logged in to on, the one used last first; a session in use is newer than its login. By
 * their session it is told which one asks: a browser may keep no cookie.
 */
export const listDevices = (db: Db, { playerId, tokenHash }: Session, now: number) => {
  const isOpen = sql`${sessions.endedAt} is null and ${sessions.expiresAt} > ${new Date(now).toISOString()}::timestamptz`;
  const seenAt = sql<Date>`greatest(${devices.seenAt}, max(${sessions.lastSeenAt}))`.mapWith(
    devices.seenAt,
  );
  return db
    .select({
      id: devices.hash,
      browser: devices.browser,
      system: devices.system,
      createdAt: devices.createdAt,
      seenAt,
      isThis: sql<boolean>`coalesce(bool_or(${sessions.tokenHash} = ${tokenHash}), false)`,
      isLoggedIn: sql<boolean>`coalesce(bool_or(${isOpen}), false)`,
    })
    .from(devices)
    .leftJoin(
      sessions,
      and(eq(sessions.playerId, devices.playerId), eq(sessions.device, devices.hash)),
    )
    .where(eq(devices.playerId, playerId))
    .groupBy(devices.playerId, devices.hash)
    .orderBy(desc(seenAt), devices.hash);
};

/**
 * Ends what is open on a player's device, and forgets it; one that is not there changes nothing. Answers whether
 * somebody was logged out by it, and whether by that the caller's own session is over.
 */
export const endDevice = (
  { store, clock }: { store: Store; clock: ServerClock },
  { playerId, tokenHash: own }: Session,
  id: string,
): Promise<{ isOut: boolean; isOwn: boolean }> =>
  store.transaction(async (tx) => {
    const its = and(
      eq(sessions.playerId, playerId),
      eq(sessions.device, id),
      isNull(sessions.endedAt),
    );
    const open = await tx.select({ tokenHash: sessions.tokenHash }).from(sessions).where(its);
    for (const { tokenHash } of open) await endSession(tx, clock, tokenHash);
    await tx.delete(devices).where(and(eq(devices.playerId, playerId), eq(devices.hash, id)));
    return { isOut: open.length > 0, isOwn: open.some(({ tokenHash }) => tokenHash === own) };
  });

/** Ends what is open on all other devices, and forgets them. False: nothing was open. */
export const endOtherDevices = (
  { store, clock }: { store: Store; clock: ServerClock },
  { playerId, tokenHash }: Session,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    await forgetDevices(tx, playerId, tokenHash);
    return endSessionsOf(tx, clock, playerId, 'logout', tokenHash);
  });
