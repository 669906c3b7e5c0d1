import { create } from 'zustand';
import type { CoinBalance } from '#contract/coins.ts';
import { availableCoins, FREE_GAME, GAME_KEYS } from '#contract/facts.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { PlayerAnswer, VipsAnswer } from '#contract/refresh.ts';
import type { LoginAnswer } from '#contract/session.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import { forgetPlayer, stored } from '#src/base/stored.ts';
import {
  clampVolume,
  type GameSettings,
  loggedOut,
  NO_PLAYER,
  type SessionPlayer,
  type SessionState,
} from './state.ts';

/** Who plays and how they like it. The coin balance a screen shows comes from the bridge. */
export const useSession = create<SessionState>()(() =>
  loggedOut(stored.language.get() ?? DEFAULT_LANGUAGE),
);

const { setState, getState } = useSession;

/** A login's answer becomes the session: token, auth flag, player. */
export const applyLogin = ({
  token,
  uid,
  fullName,
  tgBind,
  tgRegister,
}: Omit<LoginAnswer, 'role'>): void => {
  stored.swToken.set(token);
  stored.token.set(newRequestId());
  // An affiliate code counts only for somebody who is not a player yet.
  stored.affi.set(null);
  const player = { ...NO_PLAYER, uid, fullName, tgBind, tgRegister };
  setState({ isAuth: true, player, coinAt: 0 });
};

/** What the session keeps of a refresh answer, a visitor's too. */
export const applyClub = ({ gameDates = {}, playRec = {} }: VipsAnswer): void => {
  const wait = playRec[FREE_GAME]?.nextIn;
  const freeAt = wait === undefined ? null : wallClock.now() + wait * 1000;
  setState({ gameDates, playRecords: playRec, freeAt });
};

/**
 * The refresh answer of a player (spec 3). A language chosen on this device stays; without one, the
 * one saved for the player holds. A balance that came since it was asked for, at `askedAt`, is newer.
 */
export const applyRefresh = (answer: PlayerAnswer, askedAt: number): void => {
  applyClub(answer);
  const { uid, fullName, tgBind, tgRegister, coin, notify, redeemableBonus, hasPin } = answer;
  setState(({ coinAt, player }) => ({
    player: {
      uid,
      fullName,
      tgBind,
      tgRegister,
      notify,
      redeemableBonus,
      hasPin,
      coin: coinAt > askedAt ? player.coin : coin,
    },
    coinAt: wallClock.now(),
    unreadCount: answer.inboxs.unreadCount,
    language: stored.language.get() ?? answer.language,
  }));
};

/** Spec 4: language back to en; player, inbox count, game settings and tokens cleared, and all else this device keeps of them. */
export const clearSession = (): void => {
  forgetPlayer(getState().player.uid, GAME_KEYS);
  stored.language.set(null);
  setState(loggedOut(DEFAULT_LANGUAGE), true);
};

/** What the player changed of their account, as the server took it. */
export const changePlayer = (change: Partial<SessionPlayer>): void =>
  setState(({ player }) => ({ player: { ...player, ...change } }));

/** A new balance from the server; the bridge follows in the same tick (feedBridge.ts). */
export const applyCoin = (coin: CoinBalance): void =>
  setState(({ player }) => ({ player: { ...player, coin }, coinAt: wallClock.now() }));

/** The balance on the screen is the one of now: it was told since changes of it reach this page. */
export const isBalanceLive = ({ liveSince, coinAt }: SessionState): boolean =>
  liveSince !== null && coinAt >= liveSince;

/** The live connection is up, or lost: until then the balance was the one of its time. */
export const setLive = (isUp: boolean): void =>
  setState((state) => {
    if (isUp) return { liveSince: wallClock.now() };
    return { liveSince: null, ...(isBalanceLive(state) && { coinAt: wallClock.now() }) };
  });

/** How many messages are unread, from an answer of the inbox. */
export const applyUnread = (unreadCount: number): void => setState({ unreadCount });

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

/** The UID of whoever is logged in; null: nobody is. */
export const whoseIs = ({ isAuth, player }: SessionState): string | null =>
  isAuth ? player.uid : null;
export const isLoggedIn = (): boolean => getState().isAuth;
export const availableOf = ({ player }: SessionState): number => availableCoins(player.coin);

/** An affiliate code is kept only for a visitor (spec 2). */
export const keepAffiliate = (code: string | null): void => {
  if (code !== null && /^[\w-]{1,40}$/.test(code) && !isLoggedIn()) stored.affi.set(code);
};
