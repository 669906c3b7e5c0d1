import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { PopupKind } from '#contract/inbox.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';

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

/** A file of the app's own texts. */
const read = <T>(language: Language, name: string, shape: z.ZodMiniType<T>): T => {
  const file = new URL(`../../../assets/locales/${language}/${name}.json`, import.meta.url);
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
};

const inEachLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

/** What pushes say, beside what a message brings itself. */
export const PUSH_TEXTS = inEachLanguage((language) => read(language, 'push', Push));

/** What a message of each kind says that has no words of its own, as in the inbox. */
export const MESSAGE_TEXTS = inEachLanguage((language) => read(language, 'inbox', Inbox));

export const GAME_TITLES = inEachLanguage(
  (language) =>
    Object.fromEntries(
      GAME_KEYS.map((game) => [game, read(language, `games/${game}`, Game).about.title]),
    ) as Record<GameKey, string>,
);
