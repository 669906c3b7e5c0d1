import app from '#assets/locales/ms/app.json';
import common from '#assets/locales/ms/common.json';
import errors from '#assets/locales/ms/errors.json';
import fairness from '#assets/locales/ms/fairness.json';
import games from '#assets/locales/ms/games.json';
import helpdesk from '#assets/locales/ms/helpdesk.json';
import home from '#assets/locales/ms/home.json';
import inbox from '#assets/locales/ms/inbox.json';
import login from '#assets/locales/ms/login.json';
import messages from '#assets/locales/ms/messages.json';
import play from '#assets/locales/ms/play.json';
import promotions from '#assets/locales/ms/promotions.json';
import redeem from '#assets/locales/ms/redeem.json';
import register from '#assets/locales/ms/register.json';
import fto from '#assets/locales/ms/scenes/fto.json';
import egg from '#assets/locales/ms/scenes/lucky-egg.json';
import rps from '#assets/locales/ms/scenes/rock-scissor-paper.json';
import wheel from '#assets/locales/ms/scenes/spin-wheel.json';
import squidgame from '#assets/locales/ms/scenes/squidgame.json';
import setting from '#assets/locales/ms/setting.json';
import transaction from '#assets/locales/ms/transaction.json';
import type { Texts } from './en.ts';

export const ms: Texts = {
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
