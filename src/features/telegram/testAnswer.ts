import { telegramAsked } from '#src/base/stored.ts';

const FIELDS = {
  id: 5_000_000_001,
  first_name: '阿明 🪁',
  auth_date: 1_780_000_000,
  hash: 'f'.repeat(64),
};

/** Tests' own: what the page sends of it. */
export const PROOF = {
  kind: 'login',
  data: Object.fromEntries(Object.entries(FIELDS).map(([name, value]) => [name, String(value)])),
};

/** Tests' own: how Telegram's login page comes back here, `?...#...`; `answer` in place of a user. */
export const telegramAnswer = (mark = 'mine', answer: unknown = FIELDS): string => {
  telegramAsked.set('mine');
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(answer)));
  const text = btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `?telegram=${mark}#tgAuthResult=${text}`;
};
