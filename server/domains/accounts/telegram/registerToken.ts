import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** As long as a registration may take, with the code that has to come. */
const GOOD_MS = 30 * 60_000;
const TOKEN = /^(\d{1,16})\.(\d{13})\.([\w-]{43})$/;

/** A key of its own: what Telegram signs by the bot's token is no register token, nor the other way round. */
const signatureOf = (botToken: string, text: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', botToken, '', 'hornbill register token', 32));
  return createHmac('sha256', key).update(text).digest();
};

/**
 * For somebody Telegram vouched for who has no account: the account that is registered with it is bound to
 * their Telegram. Kept nowhere; a Telegram account is bound once, which ends it.
 */
export const makeRegisterToken = (botToken: string, tgUserId: number, now: number): string => {
  const said = `${tgUserId}.${now + GOOD_MS}`;
  return `${said}.${signatureOf(botToken, said).toString('base64url')}`;
};

/** Whose Telegram it is of. Throws 400 `msg.invalidRegisterToken` for one that is not the club's, or too old. */
export const readRegisterToken = (
  { telegram }: Pick<Config, 'telegram'>,
  token: string,
  now: number,
): number => {
  const [, user = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(telegram?.token ?? '', `${user}.${until}`);
  const isOurs = telegram && given.length === right.length && timingSafeEqual(given, right);
  if (!isOurs || Number(until) <= now) throw new Refusal('msg.invalidRegisterToken');
  return Number(user);
};
