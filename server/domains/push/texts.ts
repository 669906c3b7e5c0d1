import * as z from 'zod/mini';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { PopupKind } from '#contract/inbox.ts';
import { byLanguage, readTexts } from '../../platform/texts.ts';

const Game = z.object({ about: z.object({ title: z.string() }) });
const Message = z.object({ title: z.string(), text: z.string() });
const Push = z.object({
  match: Message,
  coins: Message,
});

const Inbox = z.object({
  redeem: Message,
  returned: z.extend(Message, { rejected: z.string() }),
  spent: Message,
  spin: Message,
  coin: Message,
  credit: Message,
  others: Message,
} satisfies Record<PopupKind, typeof Message>);

/** What pushes say, beside what a message brings itself. */
export const PUSH_TEXTS = byLanguage((language) => readTexts(language, 'server/push', Push));

/** What a message of each kind says that has no words of its own, as in the inbox. */
export const MESSAGE_TEXTS = byLanguage((language) => readTexts(language, 'inbox', Inbox));

export const GAME_TITLES = byLanguage(
  (language) =>
    Object.fromEntries(
      GAME_KEYS.map((game) => [game, readTexts(language, `games/${game}`, Game).about.title]),
    ) as Record<GameKey, string>,
);
