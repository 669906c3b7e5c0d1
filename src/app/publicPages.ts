import { GAME_KEYS } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import type { Texts } from './locales/en.ts';
import type { LongTexts } from './locales/long.ts';
import { paths } from './paths.ts';

interface Head {
  title: string;
  description: string;
}
type HeadOf = (texts: Texts & LongTexts) => Head;

/** A text of a namespace by the key the catalogue carries. */
const read = (texts: object, key: string): string =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string;

/** A game's name can be the same in two languages, the title of its page can't. */
export const gameTitle = (name: string, line: string): string => `${name} – ${line}`;

const gamePages = GAME_KEYS.map((key): [string, HeadOf] => {
  const { titleKey, alt, textKey } = GAMES[key];
  return [
    paths.game.href(key),
    ({ games }) => ({
      title: gameTitle(read(games, titleKey), read(games, alt)),
      description: read(games, textKey),
    }),
  ];
});

/**
 * Title and description of each page a visitor reaches, as its screen gives them to PageMeta: the
 * build writes them into static HTML for crawlers that run no scripts.
 */
export const PUBLIC_PAGES: ReadonlyMap<string, HeadOf> = new Map<string, HeadOf>([
  [paths.home.path, (t) => t.home.meta],
  [paths.login.path, (t) => t.login.meta],
  [paths.register.path, (t) => t.register.meta],
  [paths.games.path, (t) => t.games.meta],
  ...gamePages,
  [paths.setting.path, (t) => t.setting.meta],
  [paths.settingLanguage.path, (t) => t.setting.language.meta],
  [paths.settingTerms.path, (t) => t.setting.terms.meta],
  [paths.settingFaq.path, (t) => t.setting.faq.meta],
  [
    paths.terms.path,
    ({ legal }) => ({ title: legal.terms.title, description: legal.terms.meta.description }),
  ],
  [
    paths.privacy.path,
    ({ legal }) => ({ title: legal.privacy.title, description: legal.privacy.meta.description }),
  ],
  [paths.promotions.path, (t) => t.promotions.meta],
  [paths.ambassador.path, (t) => t.ambassador.meta],
  [paths.helpdesk.path, (t) => t.helpdesk.meta],
]);
