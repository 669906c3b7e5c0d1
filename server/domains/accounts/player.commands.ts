import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dateOf } from '../../platform/clock.ts';
import type { Player } from '../../platform/identity/players.ts';
import { command, type OperatorDeps } from '../../platform/operator/command.ts';
import { coinsText } from '../../platform/operator/money.ts';
import { playerOf, UidArgs } from '../../platform/operator/player.ts';
import { recordChange } from '../../platform/requests/change.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import { minutesHere } from '../activity/index.ts';
import { coinBalance } from '../ledger/index.ts';
import { listSuspicions } from '../suspicions/index.ts';
import { endSessionsOf } from './sessions.ts';

const ROLES = players.role.enumValues;
const PLATFORMS = players.platform.enumValues;

/** Enough to compare with what a caller says, not enough to leak. */
export const phoneEnd = (phone: string): string => `...${phone.slice(-4)}`;

const setVerified = async (
  { store, clock, broadcast }: OperatorDeps,
  uid: string,
  isVerified: boolean,
) => {
  const player = await playerOf(store, uid);
  const said = isVerified ? 'verified' : 'not verified';
  const data = { uid: player.uid, isVerified };
  if ((player.verifiedAt !== null) === isVerified)
    return { data, lines: [`${player.uid} is ${said} already. Nothing changed.`] };
  const verifiedAt = isVerified ? dateOf(clock) : null;
  const change = await store.transaction(async (tx) => {
    await tx.update(players).set({ verifiedAt }).where(eq(players.id, player.id));
    return recordChange(tx, player.id, 'account', clock.now());
  });
  broadcast(player.id, change);
  return { data, lines: [`${player.uid}: ${said}.`] };
};

/** Writes what a player now has; whose sessions end has to log in again, and is told why. */
const change = async (
  { store, clock, drop, security }: OperatorDeps,
  player: Player,
  set: Partial<Pick<Player, 'role' | 'platform'>>,
  { ends }: { ends: boolean },
): Promise<void> => {
  const hadSessions = await store.transaction(async (tx) => {
    await tx.update(players).set(set).where(eq(players.id, player.id));
    return ends && (await endSessionsOf(tx, clock, player.id, 'operator'));
  });
  if (ends) drop(player.id);
  if (hadSessions)
    security.record({ kind: 'forcedLogout', reason: 'operator', playerId: player.id });
};

export const playerCommands = {
  'player show': command({
    args: UidArgs,
    target: () => null,
    async run({ store, clock }, { uid }) {
      const player = await playerOf(store, uid);
      const coin = await coinBalance(store.db, player.id, clock.now());
      const [last] = await store.db
        .select({ seen: sessions.lastSeenAt, endedAt: sessions.endedAt })
        .from(sessions)
        .where(eq(sessions.playerId, player.id))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(1);
      const here = await minutesHere(store.db, player.id, clock.now());
      const open = await listSuspicions(store.db, { playerId: player.id, isAll: false });
      const { fullName, language, referrer, role, platform } = player;
      const data = {
        uid: player.uid,
        fullName,
        phone: phoneEnd(player.phone),
        role,
        platform,
        language,
        referrer,
        registered: player.createdAt.toISOString(),
        verified: player.verifiedAt?.toISOString() ?? null,
        lastSeen: last?.seen.toISOString() ?? null,
        isLoggedIn: last !== undefined && last.endedAt === null,
        hereToday: `${here.today} min`,
        hereWeek: `${here.week} min`,
        suspicions: open.length,
        coin,
      };
      const lines = Object.entries({
        ...data,
        coin: `${coinsText(coin.balance)} (${coinsText(coin.pending)} pending)`,
      }).map(([name, value]) => `${name.padEnd(11)} ${value ?? '-'}`);
      return { data, lines };
    },
  }),

  'player role': command({
    args: z.object({
      uid: z.string(),
      role: z.enum(ROLES, `A role is one of ${ROLES.join(', ')}.`),
    }),
    target: ({ uid }) => uid,
    async run(deps, { uid, role }) {
      const player = await playerOf(deps.store, uid);
      const data = { uid: player.uid, role };
      if (player.role === role)
        return { data, lines: [`${player.uid} is ${role} already. Nothing changed.`] };
      await change(deps, player, { role }, { ends: true });
      const reason = `${player.role} to ${role}`;
      deps.security.record({ kind: 'roleChanged', reason, playerId: player.id });
      return { data, lines: [`${player.uid}: ${role}. Open sessions were ended.`] };
    },
  }),

  'player platform': command({
    args: z.object({
      uid: z.string(),
      platform: z.enum(PLATFORMS, `A platform is one of ${PLATFORMS.join(', ')}.`),
    }),
    target: ({ uid }) => uid,
    async run(deps, { uid, platform }) {
      const player = await playerOf(deps.store, uid);
      const data = { uid: player.uid, platform };
      if (player.platform === platform)
        return { data, lines: [`${player.uid} is on ${platform} already. Nothing changed.`] };
      await change(deps, player, { platform }, { ends: platform === 'normal' });
      const said =
        platform === 'vip' ? 'in the VIP club' : 'on the normal platform. Open sessions were ended';
      return { data, lines: [`${player.uid}: ${said}.`] };
    },
  }),

  'player verify': command({
    args: UidArgs,
    target: ({ uid }) => uid,
    run: (deps, { uid }) => setVerified(deps, uid, true),
  }),

  'player unverify': command({
    args: UidArgs,
    target: ({ uid }) => uid,
    run: (deps, { uid }) => setVerified(deps, uid, false),
  }),
};
