import app from '#assets/locales/en/app.json';
import common from '#assets/locales/en/common.json';
import errors from '#assets/locales/en/errors.json';
import fairness from '#assets/locales/en/fairness.json';
import games from '#assets/locales/en/games.json';
import helpdesk from '#assets/locales/en/helpdesk.json';
import home from '#assets/locales/en/home.json';
import inbox from '#assets/locales/en/inbox.json';
import login from '#assets/locales/en/login.json';
import messages from '#assets/locales/en/messages.json';
import play from '#assets/locales/en/play.json';
import promotions from '#assets/locales/en/promotions.json';
import redeem from '#assets/locales/en/redeem.json';
import register from '#assets/locales/en/register.json';
import fto from '#assets/locales/en/scenes/fto.json';
import egg from '#assets/locales/en/scenes/lucky-egg.json';
import rps from '#assets/locales/en/scenes/rock-scissor-paper.json';
import wheel from '#assets/locales/en/scenes/spin-wheel.json';
import squidgame from '#assets/locales/en/scenes/squidgame.json';
import setting from '#assets/locales/en/setting.json';
import transaction from '#assets/locales/en/transaction.json';

/** Every text of the app in one language: one chunk. */
export const en = {
  app,
  common,
  errors,
  fairness,
  /** The words of the scenes, by game. */
  game: {
    fto,
    squidgame,
    'rock-scissor-paper': rps,
    'lucky-egg': egg,
    'spin-wheel': wheel,
  },
  games,
  helpdesk,
  home,
  inbox,
  login,
  messages,
  play,
  promotions,
  redeem,
  register,
  setting,
  transaction,
};
export type Texts = typeof en;
