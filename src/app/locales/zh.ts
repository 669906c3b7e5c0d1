import app from '#assets/locales/zh/app.json';
import common from '#assets/locales/zh/common.json';
import errors from '#assets/locales/zh/errors.json';
import fairness from '#assets/locales/zh/fairness.json';
import games from '#assets/locales/zh/games.json';
import helpdesk from '#assets/locales/zh/helpdesk.json';
import home from '#assets/locales/zh/home.json';
import inbox from '#assets/locales/zh/inbox.json';
import login from '#assets/locales/zh/login.json';
import messages from '#assets/locales/zh/messages.json';
import play from '#assets/locales/zh/play.json';
import promotions from '#assets/locales/zh/promotions.json';
import redeem from '#assets/locales/zh/redeem.json';
import register from '#assets/locales/zh/register.json';
import fto from '#assets/locales/zh/scenes/fto.json';
import egg from '#assets/locales/zh/scenes/lucky-egg.json';
import rps from '#assets/locales/zh/scenes/rock-scissor-paper.json';
import wheel from '#assets/locales/zh/scenes/spin-wheel.json';
import squidgame from '#assets/locales/zh/scenes/squidgame.json';
import setting from '#assets/locales/zh/setting.json';
import transaction from '#assets/locales/zh/transaction.json';
import type { Texts } from './en.ts';

export const zh: Texts = {
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
