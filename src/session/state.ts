import * as z from 'zod/mini';
import { CoinBalance } from '#contract/coins.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { NO_BONUS, RedeemableBonus } from '#contract/refresh.ts';

/** The client's own state (spec 3): who plays, and how they like it. */
export const Player = z.object({
  uid: z.string(),
  fullName: z.string(),
  tgBind: z.boolean(),
  tgRegister: z.boolean(),
  coin: CoinBalance,
  notify: z.boolean(),
  redeemableBonus: RedeemableBonus,
});
export type Player = z.infer<typeof Player>;

const Volume = z.number().check(z.minimum(0), z.maximum(1));

export const GameSettings = z.object({
  isMusicOn: z.boolean(),
  isEffectsOn: z.boolean(),
  musicVolume: Volume,
  effectsVolume: Volume,
  /** The card game's tutorial was seen; it shows once. */
  isTutorialSeen: z.boolean(),
  isQuizTermsRead: z.boolean(),
  isQuizVideoHidden: z.boolean(),
});
export type GameSettings = z.infer<typeof GameSettings>;

export const SessionState = z.object({
  isAuth: z.boolean(),
  player: Player,
  unreadCount: z.int().check(z.nonnegative()),
  language: z.enum(LANGUAGES),
  game: GameSettings,
});
export type SessionState = z.infer<typeof SessionState>;

export const NO_PLAYER: Player = {
  uid: '',
  fullName: '',
  tgBind: false,
  tgRegister: false,
  coin: { balance: 0, pending: 0, redeemed: 0, expire: { balance: 0, date: null } },
  notify: false,
  redeemableBonus: NO_BONUS,
};

export const DEFAULT_GAME_SETTINGS: GameSettings = {
  isMusicOn: true,
  isEffectsOn: true,
  musicVolume: 0.6,
  effectsVolume: 0.8,
  isTutorialSeen: false,
  isQuizTermsRead: false,
  isQuizVideoHidden: false,
};

export const loggedOut = (language: Language): SessionState => ({
  isAuth: false,
  player: NO_PLAYER,
  unreadCount: 0,
  language,
  game: DEFAULT_GAME_SETTINGS,
});

/** Spec 3: a volume is never outside 0..1; what is not a number is silence. */
export const clampVolume = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
