import app from '#assets/locales/zh/app.json';
import common from '#assets/locales/zh/common.json';
import errors from '#assets/locales/zh/errors.json';
import game from '#assets/locales/zh/game.json';
import games from '#assets/locales/zh/games.json';
import home from '#assets/locales/zh/home.json';
import legal from '#assets/locales/zh/legal.json';
import login from '#assets/locales/zh/login.json';
import messages from '#assets/locales/zh/messages.json';
import play from '#assets/locales/zh/play.json';
import redeem from '#assets/locales/zh/redeem.json';
import register from '#assets/locales/zh/register.json';
import transaction from '#assets/locales/zh/transaction.json';
import type { Texts } from './en.ts';

export const zh: Texts = {
  app,
  common,
  errors,
  game,
  games,
  home,
  legal,
  login,
  messages,
  play,
  redeem,
  register,
  transaction,
};
