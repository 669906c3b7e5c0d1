import { eq } from 'drizzle-orm';
import { LOGIN_ROLES } from '#contract/session.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Player } from '../../platform/identity/players.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SecurityNote } from '../../platform/security/kinds.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Tx } from '../../platform/store/store.ts';
import { type Caller, noteSighting } from '../sightings/index.ts';
import { noteDevice } from './devices/devices.ts';
import { openSession } from './sessions.ts';

type LoginRole = (typeof LOGIN_ROLES)[number];

/**
 * Throws 403 `msg.invalidRole` for a role that may not, and 409 `msg.notVip` for a player of the
 * normal platform: support has to upgrade them first.
 */
export const demandRole = (
  { id: playerId, role, platform }: Player,
  allowed: readonly LoginRole[] = LOGIN_ROLES,
): LoginRole => {
  const refused = (reason: string): SecurityNote => ({ kind: 'loginFailed', reason, playerId });
  const found = allowed.find((each) => each === role);
  if (!found) throw new Refusal('msg.invalidRole', {}, refused('role'));
  // Not 403, which logs out: there is nobody logged in, and something to say.
  if (found === 'player' && platform === 'normal')
    throw new Refusal('msg.notVip', {}, refused('platform'));
  return found;
};

interface Entry {
  player: Player;
  /** What they came in by, for the security log. */
  by: 'password' | 'telegram' | 'token';
  /** Throws unless that still holds; the player's row is locked, so until the transaction's end it does. */
  prove: (tx: Tx) => Promise<void>;
  caller: Caller;
  ip: string;
}

/**
 * Opens the session of a player who proved who they are, in place of the account's others, and notes
 * where they are, on a device that is known from then on. Answers the session's token.
 */
export const enter = async (
  { store, clock, realtime, security }: Pick<Deps, 'store' | 'clock' | 'realtime' | 'security'>,
  { player: { id: playerId }, by, prove, caller, ip }: Entry,
): Promise<string> => {
  const { token, tokenHash, hasEndedOther } = await store.transaction(async (tx) => {
    // Of two logins at the same time each would end all sessions but the other's.
    const isPlayer = eq(players.id, playerId);
    await tx.select({ id: players.id }).from(players).where(isPlayer).for('no key update');
    await prove(tx);
    await noteSighting(tx, { playerId, caller }, clock.now());
    await noteDevice(tx, { playerId, caller }, clock.now());
    return openSession(tx, clock, playerId, caller.device);
  });
  realtime.drop(playerId, tokenHash);
  security.record({ playerId, ip, kind: 'login', reason: by });
  if (hasEndedOther) security.record({ playerId, ip, kind: 'forcedLogout', reason: 'otherDevice' });
  return token;
};
