import { create } from 'zustand';
import type { CoinBalance } from '#contract/coins.ts';
import { availableCoins, GAME_KEYS } from '#contract/facts.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import type { LoginAnswer } from '#contract/session.ts';
import {
  clampVolume,
  type GameSettings,
  loggedOut,
  NO_PLAYER,
  type SessionState,
} from './state.ts';
import { pendingCall, stored } from './stored.ts';

/** Who plays and how they like it. The coin balance a screen shows comes from the bridge. */
export const useSession = create<SessionState>()(() =>
  loggedOut(stored.language.get() ?? DEFAULT_LANGUAGE),
);

const { setState, getState } = useSession;

/** A login's answer becomes the session: tokens, auth flag, player. */
export const applyLogin = ({ token, ...login }: LoginAnswer): void => {
  stored.token.set(token);
  stored.swToken.set(token);
  // An affiliate code counts only for somebody who is not a player yet.
  stored.affi.set(null);
  setState({ isAuth: true, player: { ...NO_PLAYER, ...login } });
};

/** The refresh answer of a player (spec 3). */
export const applyRefresh = (answer: PlayerAnswer): void => {
  const { uid, fullName, tgBind, tgRegister, coin, notify, redeemableBonus } = answer;
  setState({
    player: { uid, fullName, tgBind, tgRegister, coin, notify, redeemableBonus },
    unreadCount: answer.inboxs.unreadCount,
    playRecords: answer.playRec,
  });
};

/** Spec 4: language back to en; player, inbox count, game settings and tokens cleared. */
export const clearSession = (): void => {
  stored.token.set(null);
  stored.swToken.set(null);
  stored.fcmToken.set(null);
  stored.language.set(DEFAULT_LANGUAGE);
  const { uid } = getState().player;
  for (const game of GAME_KEYS) pendingCall(uid, game).set(null);
  setState(loggedOut(DEFAULT_LANGUAGE), true);
};

/** A new balance from the server; the bridge follows in the same tick (feedBridge.ts). */
export const applyCoin = (coin: CoinBalance): void =>
  setState(({ player }) => ({ player: { ...player, coin } }));

export const setLanguage = (language: Language): void => {
  stored.language.set(language);
  setState({ language });
};

/** Changes some of the game settings; volumes are clamped to 0..1. */
export const changeGameSettings = (change: Partial<GameSettings>): void =>
  setState(({ game }) => {
    const next = { ...game, ...change };
    return {
      game: {
        ...next,
        musicVolume: clampVolume(next.musicVolume),
        effectsVolume: clampVolume(next.effectsVolume),
      },
    };
  });

export const isLoggedIn = (): boolean => getState().isAuth;
export const availableOf = ({ player }: SessionState): number => availableCoins(player.coin);

/** An affiliate code is kept only for a visitor (spec 2). */
export const keepAffiliate = (code: string | null): void => {
  if (code !== null && /^[\w-]{1,40}$/.test(code) && !isLoggedIn()) stored.affi.set(code);
};
