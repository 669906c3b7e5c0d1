/**
 * The contract's numbers, names, paths and starting values, apart from its schemas: what a first
 * screen needs before it shows itself comes without zod (the budget of docs/architecture.md). Each is
 * also to be had from the file of its resource.
 */

export { COIN, REDEEM_COINS, REDEEM_CREDIT_SEN } from './terms.ts';

/** Available coins: total minus pending, never below zero (spec 3). In hundredths. */
export const availableCoins = (coin: { balance: number; pending: number }) =>
  Math.max(0, coin.balance - coin.pending);

/** The games one can open at /games/{key}, in the order of the games list (spec 2). */
export const GAME_KEYS = [
  'squidgame',
  'spin-wheel',
  'rock-scissor-paper',
  'fto',
  'lucky-egg',
] as const;

/** The one that costs nothing and gives coins for questions (spec 4). */
export const FREE_GAME = 'fto' satisfies (typeof GAME_KEYS)[number];
/** The one that is played with spins, which deposits give. */
export const SPIN_GAME = 'spin-wheel' satisfies (typeof GAME_KEYS)[number];
/** The one in whose eggs small things are found, which are kept on a shelf. */
export const FIND_GAME = 'lucky-egg' satisfies (typeof GAME_KEYS)[number];

export const isGameKey = (value: unknown): value is (typeof GAME_KEYS)[number] =>
  GAME_KEYS.some((key) => key === value);

/** Raised when recordings of play get another shape: one of another version is refused. */
export const RECORDING_VERSION = 2;

/** GET vips (a visitor's) and GET player (a player's): what a page needs at start (spec 3, 7). */
export const vipsPath = 'vips';
export const playerPath = 'player';
/** GET helpdesk: questions and answers, for anyone; 404 `msg.noHelpdeskFound` when there is none. */
export const helpdeskPath = 'helpdesk';
/** What a question is about; the lists stand in this order. */
export const FAQ_TOPICS = ['account', 'coins', 'games', 'redeem', 'safety'] as const;
/** GET maintenance: the flag and when it ends, or null when nobody said. */
export const maintenancePath = 'maintenance';

/** A player without a bonus to redeem (spec 3). */
export const NO_BONUS = {
  id: null,
  tx_amount: 0,
  turnover: 0,
  status: 'Not Available',
  created_date: null,
} as const;

/** Uploaded pictures lie below this path; calls name them by what follows it. */
const UPLOADS_BASE = '/uploads/';
export const uploadUrl = (name: string): string => UPLOADS_BASE + name;

/** Option names the five links are filled from; a link that is not set is '#'. */
export const LINK_OPTIONS = {
  h5: 'h5_link',
  whatsapp: 'whatsapp_link',
  telegram: 'telegram_link',
  facebook: 'facebook_link',
  liveChat: 'live_chat_link',
} as const;
