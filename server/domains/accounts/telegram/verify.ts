import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { TelegramProof } from '#contract/telegram.ts';

/** However long it is on its way, a proof is no older; Telegram's clock may be a little ahead. */
const OLDEST_MS = 5 * 60 * 1000;
const AHEAD_MS = 60 * 1000;

/** Who it is, and the proof's hash, by which it is known when it comes again; or what is wrong. */
export type TelegramCheck =
  | { userId: number; hash: string }
  | { fault: 'hashMismatch' | 'authDataTooOld' };

/** Names and values, in whatever order; null where a name stands twice. */
const fieldsOf = (proof: TelegramProof): Map<string, string> | null => {
  const pairs =
    proof.kind === 'login'
      ? Object.entries(proof.data)
      : [...new URLSearchParams(proof.data).entries()];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : null;
};

/** The two kinds are signed with keys of their own: neither passes for the other. */
const keyOf = (kind: TelegramProof['kind'], token: string): Buffer =>
  kind === 'login'
    ? hash('sha256', token, 'buffer')
    : createHmac('sha256', 'WebAppData').update(token).digest();

/** What is signed. A line break in a name or a value could make other fields of the same text. */
const signedText = (fields: ReadonlyMap<string, string>): string | null => {
  const lines = [...fields].map(([name, value]) => `${name}=${value}`);
  const isPlain = [...fields].every(([name, value]) => /^\w+$/.test(name) && !/\n/.test(value));
  return isPlain ? lines.sort().join('\n') : null;
};

const isSigned = (text: string, key: Buffer, given: string): boolean =>
  /^[0-9a-f]{64}$/.test(given) &&
  timingSafeEqual(createHmac('sha256', key).update(text).digest(), Buffer.from(given, 'hex'));

/** In launch data the user is an object of its own. */
const idIn = (user: string): unknown => {
  try {
    return JSON.parse(user)?.id;
  } catch {
    return null;
  }
};

const userIdOf = ({ kind }: TelegramProof, fields: ReadonlyMap<string, string>): number => {
  if (kind === 'launch') return Number(idIn(fields.get('user') ?? ''));
  return Number(fields.get('id'));
};

/**
 * Whether the bot's token signed a proof, and lately. `now` in epoch milliseconds. Whether it was used
 * before it cannot know (`proofs.ts`).
 */
export const verifyTelegram = (proof: TelegramProof, token: string, now: number): TelegramCheck => {
  const fields = fieldsOf(proof);
  const given = fields?.get('hash') ?? '';
  fields?.delete('hash');
  const text = fields && signedText(fields);
  if (!fields || !text || !isSigned(text, keyOf(proof.kind, token), given))
    return { fault: 'hashMismatch' };
  const userId = userIdOf(proof, fields);
  if (!Number.isSafeInteger(userId) || userId <= 0) return { fault: 'hashMismatch' };
  const age = now - Number(fields.get('auth_date')) * 1000;
  // Not a number is no age either.
  if (!(age <= OLDEST_MS && age >= -AHEAD_MS)) return { fault: 'authDataTooOld' };
  return { userId, hash: given };
};
