import { GAME_KEYS } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import { paths } from '#src/base/paths.ts';
import { gameTitle } from '#src/features/games/gameTitle.ts';
import type { LongTexts } from './locales/long.ts';
import type { LanguageTexts } from './locales/texts.ts';

interface Head {
  title: string;
  description: string;
}
type HeadOf = (texts: LanguageTexts & LongTexts) => Head;

/** A text of a namespace by the key the catalogue carries. */
const read = (texts: object, key: string): string =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string;

const gamePages = GAME_KEYS.map((key): [string, HeadOf] => {
  const { titleKey, alt, textKey } = GAMES[key];
  return [
    paths.game.href(key),
    ({ game }) => ({
      title: gameTitle(read(game, titleKey), read(game, alt)),
      description: read(game, textKey),
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
  [paths.responsibleGaming.path, (t) => t.responsible.meta],
  [paths.promotions.path, (t) => t.promotions.meta],
  [paths.ambassador.path, (t) => t.ambassador.meta],
  [paths.helpdesk.path, (t) => t.helpdesk.meta],
]);
