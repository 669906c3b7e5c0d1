import { inArray } from 'drizzle-orm';
import type { LoginAnswer, RegisterRequest } from '#contract/session.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Player } from '../../platform/identity/players.ts';
import { Refusal } from '../../platform/refusal.ts';
import { players } from '../../platform/store/schema/players.ts';
import { constraintOf, type Db, sqlState, UNIQUE_VIOLATION } from '../../platform/store/store.ts';
import { type Caller, noteSighting } from '../sightings/index.ts';
import { suspect } from '../suspicions/index.ts';
import { crowdAt, takeBudget } from './budgets.ts';
import { closedUid, demandNotClosed } from './closedAccounts.ts';
import { noteDevice } from './devices/devices.ts';
import { demandUnheld } from './heldPhones.ts';
import { consumeOtp } from './otps.ts';
import { openSession } from './sessions.ts';
import { tellBound } from './telegram/boundMessage.ts';
import { refusedProof } from './telegram/proofs.ts';

/** The player of a UID as `findPlayer` says; of a closed account, which has its UID no more, too. It costs the same whether there is one. */
export const findAccount = async (
  db: Db,
  cipher: Deps['cipher'],
  uid: string,
): Promise<Player | null> => {
  const names = [uid.toLowerCase(), closedUid(cipher, uid)];
  const [row] = await db.select().from(players).where(inArray(players.uidLower, names));
  return row ?? null;
};

/** Login data as the client keeps it. */
export const loginAnswer = (
  player: Player,
  token: string,
  role: LoginAnswer['role'] = 'player',
): LoginAnswer => ({
  token,
  role,
  uid: player.uid,
  fullName: player.fullName,
  tgBind: player.tgUserId !== null,
  tgRegister: player.tgRegister,
});

/**
 * Makes an account and its first session, and uses the code up, all or nothing. The database's
 * unique indexes decide who was first: throws 409 `msg.accountExists` or `msg.phoneExists`, 409 `msg.phoneHeld`, 409
 * `msg.registerFailed` when another registration used the code up meanwhile, 409
 * `msg.telegramBoundElsewhere` when the Telegram account it is bound to has one by now, and 429 `msg.tooFrequent`
 * when too many accounts were made where the caller is.
 */
export const createAccount = async (
  { store, clock, cipher }: Pick<Deps, 'store' | 'clock' | 'cipher'>,
  request: RegisterRequest & { tgUserId: number | null },
  passwordHash: string,
  caller: Caller,
): Promise<{ player: Player; token: string }> => {
  const { uid, fullName, phone, language, otpId, tgUserId } = request;
  const now = clock.now();
  try {
    return await store.transaction(async (tx) => {
      await takeBudget(tx, caller, now);
      if (!(await consumeOtp(tx, clock, otpId))) throw new Refusal('msg.registerFailed');
      const [player] = await tx
        .insert(players)
        .values({
          uid,
          uidLower: uid.toLowerCase(),
          fullName,
          phone,
          passwordHash,
          language,
          referrer: request.referrer || null,
          tgUserId,
          tgRegister: tgUserId !== null,
          declaredOfAgeAt: new Date(now),
          createdAt: new Date(now),
        })
        .returning();
      if (!player) throw new Error('The insert answered no row');
      await demandNotClosed(tx, cipher, uid);
      await demandUnheld(tx, cipher, { phone, by: player.id, now });
      const made = { playerId: player.id, caller };
      await noteSighting(tx, { ...made, isNew: true }, now);
      await suspect(tx, await crowdAt(tx, made, now), now);
      if (tgUserId !== null) await tellBound(tx, player.id, now);
      await noteDevice(tx, made, now);
      const { token } = await openSession(tx, clock, player.id, caller.device);
      return { player, token };
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    if (constraintOf(error)?.includes('phone')) {
      throw new Refusal('msg.phoneExists', { field: 'phone' });
    }
    if (constraintOf(error)?.includes('tgUserId'))
      throw refusedProof('msg.telegramBoundElsewhere', 'boundElsewhere');
    throw new Refusal('msg.accountExists', { field: 'uid' });
  }
};
