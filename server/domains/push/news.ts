import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { dayEnd, dayStart } from '#contract/day.ts';
import { isGameKey } from '#contract/facts.ts';
import { withFigures } from '#contract/figures.ts';
import { popupKind } from '#contract/inbox.ts';
import type { Language } from '#contract/languages.ts';
import type { PushNews } from '#contract/pushNews.ts';
import { coinText } from '#engine/core/rules/result.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { lots } from '../../platform/store/schema/ledger.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import type { Db } from '../../platform/store/store.ts';
import type { PushKind } from './kinds.ts';
import { GAME_TITLES, MESSAGE_TEXTS, PUSH_TEXTS } from './texts.ts';
import { countUnread } from './unread.ts';

interface Told {
  playerId: number;
  ref: string;
  language: Language;
}
type Said = Pick<PushNews, 'title' | 'body' | 'path'>;

/** Words for what is queued; null: it is no news any more. */
type Tell = (db: Db, told: Told) => Promise<Said | null>;

const ofMessage: Tell = async (db, { playerId, ref, language }) => {
  const isNews = and(
    eq(inbox.id, Number(ref)),
    eq(inbox.playerId, playerId),
    isNull(inbox.readAt),
    isNull(inbox.shownAt),
  );
  const [row] = await db.select({ payload: inbox.payload }).from(inbox).where(isNews);
  if (!row) return null;
  const { title, desc, redeem_returned, spent } = row.payload;
  const kind = popupKind(row.payload);
  const otherwise = MESSAGE_TEXTS[language][kind];
  const { coins = 0, reason = null } = redeem_returned ?? spent ?? {};
  const values = { coins: coinText(coins), reason: reason ?? '' };
  const text =
    kind === 'returned' && reason !== null
      ? MESSAGE_TEXTS[language].returned.rejected
      : otherwise.text;
  return {
    title: title?.[language] || withFigures(otherwise.title, values),
    body: desc?.[language] || withFigures(text, values),
    path: `/inbox/${ref}?notifiid=${ref}`,
  };
};

const ofMatch: Tell = async (db, { ref, language }) => {
  const isOn = and(eq(rounds.id, Number(ref)), eq(rounds.status, 'open'), isNotNull(rounds.duelId));
  const [row] = await db.select({ game: rounds.game }).from(rounds).where(isOn);
  if (!row || !isGameKey(row.game)) return null;
  const { title, text } = PUSH_TEXTS[language].match;
  const game = GAME_TITLES[language][row.game];
  return { title, body: withFigures(text, { game }), path: `/games/${row.game}/play` };
};

/** As the app writes a day (src/base/format.ts). */
const LOCALES = { en: 'en-MY', zh: 'zh-HK', ms: 'ms-MY' } as const;
const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

const ofCoins: Tell = async (db, { playerId, ref, language }) => {
  const [from, until] = [dayStart(ref), dayEnd(ref)].map((at) => new Date(at).toISOString());
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${lots.remaining}), 0)::float8` })
    .from(lots)
    .where(
      and(
        eq(lots.playerId, playerId),
        lots.isOpen,
        sql`${lots.expiresAt} >= ${from}::timestamptz and ${lots.expiresAt} < ${until}::timestamptz`,
      ),
    );
  if (!row?.left) return null;
  const { title, text } = PUSH_TEXTS[language].coins;
  return {
    title: withFigures(title, { coins: coinText(row.left) }),
    body: withFigures(text, { day: dayText(ref, language) }),
    path: '/redeem',
  };
};

const TELL: Record<PushKind, Tell> = {
  message: ofMessage,
  redeemed: ofMessage,
  returned: ofMessage,
  match: ofMatch,
  coins: ofCoins,
};

/** A push service takes 4 KB in all: what is longer is cut, and whole behind the click. */
const TITLE_LENGTH = 120;
const BODY_LENGTH = 400;
const cut = (text: string, length: number): string => {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
};

/** What a device shows, in the player's language of now; null: it is no news any more. */
export const newsOf = async (
  db: Db,
  { kind, ...told }: Told & { kind: PushKind },
): Promise<PushNews | null> => {
  const said = await TELL[kind](db, told);
  if (said === null) return null;
  return {
    title: cut(said.title, TITLE_LENGTH),
    body: cut(said.body, BODY_LENGTH),
    language: told.language,
    path: said.path,
    tag: `${kind}-${told.ref}`,
    unread: await countUnread(db, told.playerId),
  };
};
