import type app from '#assets/locales/en/app.json';
import type common from '#assets/locales/en/common.json';
import type errors from '#assets/locales/en/errors.json';
import type fairness from '#assets/locales/en/fairness.json';
import type fto from '#assets/locales/en/games/fto.json';
import type egg from '#assets/locales/en/games/lucky-egg.json';
import type rps from '#assets/locales/en/games/rock-scissor-paper.json';
import type wheel from '#assets/locales/en/games/spin-wheel.json';
import type squid from '#assets/locales/en/games/squidgame.json';
import type games from '#assets/locales/en/games.json';
import type helpdesk from '#assets/locales/en/helpdesk.json';
import type home from '#assets/locales/en/home.json';
import type inbox from '#assets/locales/en/inbox.json';
import type login from '#assets/locales/en/login.json';
import type messages from '#assets/locales/en/messages.json';
import type play from '#assets/locales/en/play.json';
import type promotions from '#assets/locales/en/promotions.json';
import type redeem from '#assets/locales/en/redeem.json';
import type register from '#assets/locales/en/register.json';
import type setting from '#assets/locales/en/setting.json';
import type transaction from '#assets/locales/en/transaction.json';

/** The words of each game, its scene's at the top: what the compiler knows of the keys. */
interface GameTexts {
  squidgame: typeof squid;
  'spin-wheel': typeof wheel;
  'rock-scissor-paper': typeof rps;
  fto: typeof fto;
  'lucky-egg': typeof egg;
}

/** Every text of a language but the long ones, by namespace. The English ones say which there are. */
export interface Texts {
  app: typeof app;
  common: typeof common;
  errors: typeof errors;
  fairness: typeof fairness;
  games: typeof games;
  helpdesk: typeof helpdesk;
  home: typeof home;
  inbox: typeof inbox;
  login: typeof login;
  messages: typeof messages;
  play: typeof play;
  promotions: typeof promotions;
  redeem: typeof redeem;
  register: typeof register;
  setting: typeof setting;
  transaction: typeof transaction;
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
export const textsOf = (files: Record<string, object>, games: Record<string, object>): Texts =>
  ({ ...byName(files), game: byName(games) }) as unknown as Texts;
