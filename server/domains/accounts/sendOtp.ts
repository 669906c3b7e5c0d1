import type { FastifyRequest } from 'fastify';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { Language } from '#contract/languages.ts';
import { OTP_MINUTES, type OtpAnswer } from '#contract/session.ts';
import type { Deps } from '../../platform/deps.ts';
import { sessionOf } from '../../platform/identity/auth.ts';
import type { Player } from '../../platform/identity/players.ts';
import { addressKey } from '../../platform/limits/address.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import { demandServedPhone } from '../../platform/sms/countries.ts';
import { deviceNamed } from '../sightings/index.ts';
import { ownBudget } from './devices/devices.ts';
import { createOtp, dropOtp, type NewOtp, type OtpPurpose } from './otps.ts';

interface Wanted {
  /** E.164. */
  phone: string;
  /** The SMS is in it. */
  language: Language;
  purpose: OtpPurpose;
  /** The call's family in an error's `typ`. */
  typ: ErrorTyp;
  /** Whose request it is: its address or its player is counted, its log told of a gateway that failed. */
  from: FastifyRequest;
}

/** Numbers that differ in these last digits alone are one block: whoever pumps SMS rents them so. */
const BLOCK_DIGITS = 4;

/**
 * Counts a code against a budget. One that is used up says so in the log, once a day: somebody may be
 * earning by the club's SMS.
 */
const spend = async (
  { limits, log }: Pick<Deps, 'limits' | 'log'>,
  { purpose, typ }: Pick<Wanted, 'purpose' | 'typ'>,
  [budget, key]: [Rule, string],
): Promise<void> => {
  try {
    await limits.take(budget, `${purpose}:${key}`, { typ });
  } catch (error) {
    await limits.take('smsAlarm', `${budget}:${purpose}`).then(
      () => log.error({ budget, purpose }, 'an SMS budget is used up'),
      () => {},
    );
    throw error;
  }
};

/**
 * Hands a code to the gateway while its block of numbers and the day have codes left: those of known
 * devices are counted apart, so that nobody elsewhere uses them up.
 */
const handOver = async (
  deps: Deps,
  wanted: Wanted,
  code: string,
  own: string | null,
): Promise<void> => {
  const { phone, language } = wanted;
  const whose = own === null ? '' : 'known:';
  await spend(deps, wanted, ['otpBlock', whose + phone.slice(0, -BLOCK_DIGITS)]);
  await spend(deps, wanted, ['otpDay', whose]);
  await deps.sender.sendCode({ phone, language, code, minutes: OTP_MINUTES });
};

const noteUnsent = ({ log }: FastifyRequest, error: unknown): void =>
  log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'SMS not sent');

const answerOf = (otp: NewOtp, { isDemo }: Deps['config']): OtpAnswer => ({
  otpId: otp.otpId,
  expiresAt: otp.expiresAt.toISOString(),
  resendAt: otp.resendAt.toISOString(),
  ...(isDemo && { demoCode: otp.code }),
});

/** Whom a code is counted for, and who waits for it. */
interface Asker {
  /** A device the account knows; null: any other. */
  own: string | null;
  /** As `otps.device`. */
  waits: string | null;
  /** Counts it; throws 429 `msg.tooFrequent`. */
  count: () => Promise<void>;
}

/**
 * A number that is no account's own yet has a budget of its own for each who asks, an address or a player, so that no
 * stranger alone uses up what its owner needs to join.
 */
const byNumber = async (deps: Deps, { phone, typ }: Wanted, asker: string): Promise<void> => {
  await deps.limits.take('otpPhoneAsker', `${phone}:${asker}`, { typ });
  await deps.limits.take('otpPhone', phone, { typ });
};

const askerOf = async (deps: Deps, wanted: Wanted): Promise<Asker> => {
  const { store, cipher, limits } = deps;
  const { purpose, typ, from } = wanted;
  if (purpose === 'register') {
    const address = addressKey(from.ip);
    await spend(deps, wanted, ['otpAddress', address]);
    return {
      own: null,
      waits: keyedHash(cipher, address),
      count: () => byNumber(deps, wanted, address),
    };
  }
  const { playerId } = sessionOf(from);
  const own = await ownBudget(store.db, playerId, deviceNamed(from));
  const countPlayer = () =>
    own === null
      ? limits.take('otpPlayer', String(playerId), { typ })
      : limits.take('otpDevice', own, { typ });
  if (purpose !== 'newPhone') return { own, waits: own, count: countPlayer };
  const player = `player:${playerId}`;
  return {
    // Whichever number a player names has nothing of what is kept for members' own phones.
    own: null,
    waits: player,
    async count() {
      await countPlayer();
      await byNumber(deps, wanted, player);
    },
  };
};

/**
 * Sends a code by SMS. What is counted is counted for its purpose, and for a member's by the player, or
 * by a device the account knows, so that strangers use up nothing of a member's own. Throws 400 `msg.invalidPhone` or
 * `msg.phoneCountry` where none is sent to, 429 `msg.tooFrequent` with the seconds to wait, and 503
 * `msg.systemError` when the gateway did not take it; then there is nothing to wait for.
 */
export const sendOtp = async (deps: Deps, wanted: Wanted): Promise<OtpAnswer> => {
  const { config, store } = deps;
  const { phone, purpose, from } = wanted;
  demandServedPhone(phone, config.smsCountries);
  const asker = await askerOf(deps, wanted);
  const otp = await store.transaction((tx) =>
    createOtp(tx, deps, { phone, purpose, device: asker.waits }),
  );
  try {
    await asker.count();
    await handOver(deps, wanted, otp.code, asker.own);
  } catch (error) {
    await dropOtp(store.db, otp.otpId);
    if (error instanceof Refusal) throw error;
    noteUnsent(from, error);
    throw new Refusal('msg.systemError');
  }
  return answerOf(otp, config);
};

interface Unseen extends Pick<Wanted, 'purpose' | 'typ' | 'from'> {
  uid: string;
  /** Where codes for this UID are kept: its player's phone, or what stands in for one. */
  phone: string;
  /** Whoever has the UID, if anybody. */
  owner: Pick<Player, 'id' | 'phone' | 'language'> | null;
}

/**
 * Sends a code to whoever has a UID, for one who is not logged in and must not learn whether anybody
 * has. Answers before anything is sent, under limits that go by address and UID, or by a device that the
 * UID's account knows, with a code made where nobody has it too; what keeps a code from being sent is told to the logs. `sent` never
 * rejects. Throws 429 `msg.tooFrequent` with the seconds to wait.
 */
export const sendOtpUnseen = async (
  deps: Deps,
  { uid, phone, owner, ...call }: Unseen,
): Promise<{ answer: OtpAnswer; sent: Promise<void> }> => {
  const { config, store, limits, security } = deps;
  const { purpose, typ, from } = call;
  const own = await ownBudget(store.db, owner?.id, deviceNamed(from));
  if (own === null) await spend(deps, call, ['otpAddress', addressKey(from.ip)]);
  const otp = await store.transaction((tx) => createOtp(tx, deps, { phone, purpose, device: own }));
  try {
    if (own === null) await limits.take('otpUid', `${purpose}:${uid.toLowerCase()}`, { typ });
    else await limits.take('otpDevice', own, { typ });
  } catch (error) {
    await dropOtp(store.db, otp.otpId);
    throw error;
  }
  const send = async (to: NonNullable<Unseen['owner']>) => {
    try {
      demandServedPhone(to.phone, config.smsCountries);
      await handOver(deps, { ...call, ...to }, otp.code, own);
    } catch (error) {
      if (!(error instanceof Refusal)) return noteUnsent(from, error);
      if (error.note) security.record({ playerId: to.id, ...error.note, ip: from.ip });
    }
  };
  return { answer: answerOf(otp, config), sent: owner ? send(owner) : Promise.resolve() };
};
