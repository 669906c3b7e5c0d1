import type { CoinBalance } from '#contract/coins.ts';
import { FREE_GAME, GAME_KEYS, NO_BONUS } from '#contract/facts.ts';
import type { GameKey, PlayRecord } from '#contract/games.ts';
import type { Language } from '#contract/languages.ts';
import type { RedeemableBonus } from '#contract/refresh.ts';
import type { SetDates } from '#games/dates.ts';

/** Who plays (spec 3). */
export interface SessionPlayer {
  uid: string;
  fullName: string;
  tgBind: boolean;
  tgRegister: boolean;
  coin: CoinBalance;
  notify: boolean;
  redeemableBonus: RedeemableBonus;
  /** Whether a transaction PIN is set. */
  hasPin: boolean;
}

/** How they like it (spec 3). Volumes 0..1. */
export interface GameSettings {
  isMusicOn: boolean;
  isEffectsOn: boolean;
  musicVolume: number;
  effectsVolume: number;
  /** On devices that can be felt. */
  isHapticsOn: boolean;
  /** Results are told quickly. */
  isQuick: boolean;
  /** On phones and tablets: play begins in full screen. */
  isFullscreenOn: boolean;
  /** The free game's tutorial was seen; it shows once. */
  isTutorialSeen: boolean;
  /** Of the other games: their guide was seen. */
  guidesSeen: Record<Exclude<GameKey, typeof FREE_GAME>, boolean>;
  isQuizTermsRead: boolean;
  isQuizVideoHidden: boolean;
}

/** The client's own state; what the server knows lives in the query cache. */
export interface SessionState {
  isAuth: boolean;
  player: SessionPlayer;
  /** When the server last told the balance, epoch ms; 0: never since the login. */
  coinAt: number;
  /** Since when the live connection is up, epoch ms; null: it is not. */
  liveSince: number | null;
  unreadCount: number;
  language: Language;
  game: GameSettings;
  /** Of either refresh answer, so never older than this visit. */
  playRecords: Partial<Record<GameKey, PlayRecord>>;
  /** When the next free questions come, by this device's clock, epoch ms; null: now, or nobody has said. */
  freeAt: number | null;
  /** Of either refresh answer: home shows its games before the cache of answers is there. */
  gameDates: SetDates;
}

export const NO_PLAYER: SessionPlayer = {
  uid: '',
  fullName: '',
  tgBind: false,
  tgRegister: false,
  coin: { balance: 0, pending: 0, redeemed: 0, expire: { balance: 0, date: null } },
  notify: false,
  redeemableBonus: NO_BONUS,
  hasPin: false,
};

export const DEFAULT_GAME_SETTINGS: GameSettings = {
  isMusicOn: true,
  isEffectsOn: true,
  musicVolume: 0.6,
  effectsVolume: 0.8,
  isHapticsOn: true,
  isQuick: false,
  isFullscreenOn: true,
  isTutorialSeen: false,
  guidesSeen: Object.fromEntries(
    GAME_KEYS.filter((key) => key !== FREE_GAME).map((key) => [key, false]),
  ) as GameSettings['guidesSeen'],
  isQuizTermsRead: false,
  isQuizVideoHidden: false,
};

export const loggedOut = (language: Language): SessionState => ({
  isAuth: false,
  player: NO_PLAYER,
  coinAt: 0,
  liveSince: null,
  unreadCount: 0,
  language,
  game: DEFAULT_GAME_SETTINGS,
  playRecords: {},
  freeAt: null,
  gameDates: {},
});

/** Spec 3: a volume is never outside 0..1; what is not a number is silence. */
export const clampVolume = (value: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
