import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { keyedHash } from '../secrets/keyedHash.ts';
import type { SeedCipher } from '../secrets/seedCipher.ts';
import { tooFrequent } from './tooFrequent.ts';

const DAY = 24 * 60 * 60;

/**
 * What may happen how often: `points` times in `seconds`, per key. Chosen so that no person meets
 * them, even with a whole family behind one address of a mobile carrier.
 */
export const RULES = {
  loginUid: { points: 10, seconds: 15 * 60, typ: 'login' },
  /** Of a device the account was logged in to on before. */
  loginDevice: { points: 10, seconds: 15 * 60, typ: 'login' },
  loginAddress: { points: 200, seconds: 15 * 60, typ: 'login' },
  tokenAddress: { points: 200, seconds: 15 * 60, typ: 'login' },
  uidAddress: { points: 120, seconds: 60, typ: 'uid' },
  /** Of a number, whoever asks; and of it for one address, or one player: no one alone uses up the former. */
  otpPhone: { points: 12, seconds: 60 * 60, typ: 'otp' },
  otpPhoneAsker: { points: 4, seconds: 60 * 60, typ: 'otp' },
  otpPlayer: { points: 10, seconds: DAY, typ: 'otp' },
  /** Whoever asks, and whether anybody has the UID or not. */
  otpUid: { points: 10, seconds: DAY, typ: 'otp' },
  /** Of a device as above, for the account's own phone. */
  otpDevice: { points: 10, seconds: DAY, typ: 'otp' },
  otpAddress: { points: 60, seconds: 60 * 60, typ: 'otp' },
  otpBlock: { points: 100, seconds: DAY, typ: 'otp' },
  /** Where SMS_PER_DAY does not say otherwise. */
  otpDay: { points: 1000, seconds: DAY, typ: 'otp' },
  /** Not what people do: how often the log is told that one of the three above is used up. */
  smsAlarm: { points: 1, seconds: DAY, typ: 'otp' },
  resetAddress: { points: 120, seconds: 60 * 60, typ: 'reset' },
  registerAddress: { points: 120, seconds: 60 * 60, typ: 'register' },
  phonePlayer: { points: 5, seconds: DAY, typ: 'phone' },
  passwordPlayer: { points: 10, seconds: 15 * 60, typ: 'password' },
  redeem: { points: 30, seconds: 60, typ: 'redeem' },
  report: { points: 20, seconds: DAY, typ: 'report' },
  /** Of all players: each is read, and kept. */
  reportClub: { points: 300, seconds: 60 * 60, typ: 'report' },
  /** Videos that are begun: far more than may fail. */
  video: { points: 20, seconds: DAY, typ: 'verification' },
  telegramAddress: { points: 200, seconds: 15 * 60, typ: 'login' },
  telegramPlayer: { points: 30, seconds: 60 * 60, typ: 'telegram' },
  ownDataPlayer: { points: 3, seconds: DAY, typ: 'ownData' },
  /** Of all players: each reads a whole history. */
  ownDataClub: { points: 120, seconds: 60 * 60, typ: 'ownData' },
  nicknames: { points: 20, seconds: 60 * 60, typ: 'board' },
  push: { points: 60, seconds: 60 * 60, typ: 'push' },
  mutation: { points: 1200, seconds: 60, typ: 'request' },
} as const;

export type Rule = keyof typeof RULES;

export interface Limits {
  /**
   * Counts one; throws 429 `msg.tooFrequent` with the seconds to wait once there are too many. The
   * first that is too many is noted for the security log, about `playerId` where that is given.
   */
  take(rule: Rule, key: string, about?: { typ?: ErrorTyp; playerId?: number }): Promise<void>;
  /** Forgets what was counted, as after a login that went well. */
  forgive(rule: Rule, key: string): Promise<void>;
}

/**
 * Limits counted in memory, or in Redis for all processes together. Where Redis does not answer,
 * each process counts in its own memory: a fault never locks players out, nor opens the doors. Phones,
 * addresses and UIDs are personal: what is counted are their hashes.
 */
export const createLimits = (
  cipher: Pick<SeedCipher, 'keyFor'>,
  redis?: Redis,
  smsPerDay: number = RULES.otpDay.points,
): Limits => {
  const limiters = new Map(
    Object.entries(RULES).map(([rule, { points, seconds }]) => {
      const options = {
        keyPrefix: `limit:${rule}`,
        points: rule === 'otpDay' ? smsPerDay : points,
        duration: seconds,
      };
      const memory = new RateLimiterMemory(options);
      return [
        rule,
        redis
          ? new RateLimiterRedis({
              ...options,
              storeClient: redis,
              rejectIfRedisNotReady: true,
              insuranceLimiter: memory,
            })
          : memory,
      ];
    }),
  );
  return {
    async take(rule, key, { typ = RULES[rule].typ, playerId } = {}) {
      const limiter = limiters.get(rule);
      try {
        await limiter?.consume(keyedHash(cipher, key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const isFirst = error.consumedPoints - 1 === limiter?.points;
        throw tooFrequent(
          typ,
          error.msBeforeNext,
          isFirst ? { kind: 'limitReached', reason: rule, playerId } : undefined,
        );
      }
    },
    async forgive(rule, key) {
      await limiters.get(rule)?.delete(keyedHash(cipher, key));
    },
  };
};
