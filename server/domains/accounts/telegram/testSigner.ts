import { createHmac, hash } from 'node:crypto';
import type { TelegramProof } from '#contract/telegram.ts';

/** Tests' own: a bot nobody has. */
export const BOT_TOKEN = '123456789:AAtests-own-token-that-opens-nothing_0';

const sign = (key: Buffer, fields: Record<string, string>): string => {
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`);
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex');
};

/** What Telegram's login page would say of the user; `at` in epoch milliseconds. */
export const signedLogin = (
  userId: number,
  at: number,
  more: Record<string, string> = {},
  token = BOT_TOKEN,
): TelegramProof & { kind: 'login' } => {
  const fields = {
    id: String(userId),
    first_name: 'Aminah 🪁',
    auth_date: String(Math.floor(at / 1000)),
    ...more,
  };
  return {
    kind: 'login',
    data: { ...fields, hash: sign(hash('sha256', token, 'buffer'), fields) },
  };
};

/** What Telegram would say of the user who opened the club in it. */
export const signedLaunch = (
  userId: number,
  at: number,
  token = BOT_TOKEN,
): TelegramProof & { kind: 'launch' } => {
  const fields = {
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: JSON.stringify({ id: userId, first_name: 'Aminah & co=1' }),
    auth_date: String(Math.floor(at / 1000)),
  };
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const query = new URLSearchParams({ ...fields, hash: sign(key, fields) });
  return { kind: 'launch', data: String(query) };
};
