import type { OwnPath } from '#contract/ownPath.ts';
import type { TelegramProof } from '#contract/telegram.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { telegramAsked } from '#src/base/stored.ts';

const LOGIN_PAGE = 'https://oauth.telegram.org/auth';
const ASKED = 'telegram';
const ANSWER = '#tgAuthResult=';

/**
 * The address of Telegram's login page, which comes back to `path` of the club: a page, not the widget,
 * so that no foreign script runs here. Each has a mark of its own that this tab keeps.
 */
export const loginPageOf = (botId: string, path: OwnPath): string => {
  const mark = newRequestId();
  telegramAsked.set(mark);
  const { origin } = window.location;
  const back = new URL(path, origin);
  back.searchParams.set(ASKED, mark);
  const query = new URLSearchParams({ bot_id: botId, origin, return_to: back.href });
  return `${LOGIN_PAGE}?${query}`;
};

/** Leaves for it. */
export const openLoginPage = (botId: string, path: OwnPath): void =>
  window.location.assign(loginPageOf(botId, path));

/** Telegram writes base64, with or without its padding, of UTF-8. */
const read = (text: string): unknown => {
  try {
    const bytes = atob(decodeURIComponent(text).replace(/-/g, '+').replace(/_/g, '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  } catch {
    return null;
  }
};

/**
 * What Telegram's login page answered in the address one is at, once; null: nothing, or that somebody
 * turned back. An answer without this tab's mark is a link somebody else made: followed, it would bind
 * their Telegram to the account, or log in to theirs.
 */
export const takeLoginAnswer = ({
  search,
  hash,
}: {
  search: string;
  hash: string;
}): TelegramProof | null => {
  const mark = new URLSearchParams(search).get(ASKED);
  if (mark === null || !hash.startsWith(ANSWER) || mark !== telegramAsked.get()) return null;
  telegramAsked.set(null);
  const answer = read(hash.slice(ANSWER.length));
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = Object.entries(answer).map(([name, value]) => [name, String(value)] as const);
  return { kind: 'login', data: Object.fromEntries(fields) };
};

/** The address brings an answer, ours or not: it is not to stay there. */
export const hasLoginAnswer = (hash: string): boolean => hash.startsWith(ANSWER);
