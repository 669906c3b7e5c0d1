/** The words of each game, its scene's at the top. */
interface GameTexts {
  squidgame: typeof import('#assets/locales/en/games/squidgame.json');
  'spin-wheel': typeof import('#assets/locales/en/games/spin-wheel.json');
  'rock-scissor-paper': typeof import('#assets/locales/en/games/rock-scissor-paper.json');
  fto: typeof import('#assets/locales/en/games/fto.json');
  'lucky-egg': typeof import('#assets/locales/en/games/lucky-egg.json');
}

/** Every text of a language but the long ones, by namespace: what the compiler knows of the keys. */
export interface LanguageTexts {
  app: typeof import('#assets/locales/en/app.json');
  common: typeof import('#assets/locales/en/common.json');
  errors: typeof import('#assets/locales/en/errors.json');
  fairness: typeof import('#assets/locales/en/fairness.json');
  games: typeof import('#assets/locales/en/games.json');
  helpdesk: typeof import('#assets/locales/en/helpdesk.json');
  home: typeof import('#assets/locales/en/home.json');
  inbox: typeof import('#assets/locales/en/inbox.json');
  login: typeof import('#assets/locales/en/login.json');
  messages: typeof import('#assets/locales/en/messages.json');
  play: typeof import('#assets/locales/en/play.json');
  promotions: typeof import('#assets/locales/en/promotions.json');
  register: typeof import('#assets/locales/en/register.json');
  setting: typeof import('#assets/locales/en/setting.json');
  game: GameTexts;
}

const byName = (files: Record<string, object>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/.*\/|\.json$/g, ''), texts]),
  );

/**
 * The files of a language by their names. The cast says of them what a test does: that each language
 * has the texts of the English one, no more, no less.
 */
export const textsOf = (
  files: Record<string, object>,
  games: Record<string, object>,
): LanguageTexts => ({ ...byName(files), game: byName(games) }) as unknown as LanguageTexts;
