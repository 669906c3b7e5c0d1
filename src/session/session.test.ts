import { beforeEach, describe, expect, it } from 'vitest';
import { GAME_KEYS, type GameKey, type PlayRecord } from '#contract/games.ts';
import { bridge } from '#engine/bridge.ts';
import { wallClock } from '#engine/core/clock.ts';
import { pendingCall, stored, wipeStored } from '#src/base/stored.ts';
import { feedBridge } from './feedBridge.ts';
import { leave, logout, onLeft } from './leave.ts';
import { persistSession } from './persist.ts';
import { DEFAULT_GAME_SETTINGS, loggedOut, NO_PLAYER } from './state.ts';
import {
  applyCoin,
  applyLogin,
  applyRefresh,
  changeGameSettings,
  keepAffiliate,
  setLanguage,
  useSession,
} from './store.ts';

const token = 'T'.repeat(43);
const login = { token, uid: 'kopi123', fullName: 'Ah Meng', tgBind: false, tgRegister: true };
const coin = {
  balance: 10_000,
  pending: 2_500,
  redeemed: 5_000,
  expire: { balance: 100, date: '2026-12-01T00:00:00.000Z' },
};
const EVERY_GAME = Object.fromEntries(
  GAME_KEYS.map((key) => [key, { maintenance: false }]),
) as Record<GameKey, PlayRecord>;
const refresh = {
  ...login,
  options: [],
  banners: [],
  promotions: [],
  language: 'ms' as const,
  coin,
  hasPin: false,
  notify: true,
  inboxs: { unreadCount: 4, inbox: [], waiting: { count: 0, upTo: null } },
  redeemableBonus: {
    id: '9',
    tx_amount: 1_000,
    turnover: 3_000,
    status: 'pending',
    created_date: '2026-11-01T00:00:00.000Z',
  },
  playRec: {
    ...EVERY_GAME,
    fto: { maintenance: false, remain: 7 },
    'spin-wheel': { maintenance: true },
  },
};

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
});

describe('login', () => {
  it('keeps the token in its cookie and nowhere else, and names the player', () => {
    const stop = persistSession();
    applyLogin(login);
    stop();
    expect(stored.swToken.get()).toBe(token);
    expect(stored.token.get()).not.toBeNull();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(token);
    const { isAuth, player } = useSession.getState();
    expect(isAuth).toBe(true);
    expect(player).toEqual({
      ...NO_PLAYER,
      uid: 'kopi123',
      fullName: 'Ah Meng',
      tgBind: false,
      tgRegister: true,
    });
  });

  it('clears the affiliate code, which is kept only for a visitor [register-affi]', () => {
    keepAffiliate('satay-88');
    expect(stored.affi.get()).toBe('satay-88');
    applyLogin(login);
    expect(stored.affi.get()).toBeNull();
    keepAffiliate('late');
    expect(stored.affi.get()).toBeNull();
  });
});

describe('refresh [call-refresh]', () => {
  it('fills the player state with the fields of spec 3', () => {
    applyLogin(login);
    applyRefresh(refresh, wallClock.now());
    const { player, unreadCount } = useSession.getState();
    expect(player).toEqual({
      uid: 'kopi123',
      fullName: 'Ah Meng',
      tgBind: false,
      tgRegister: true,
      coin,
      notify: true,
      redeemableBonus: refresh.redeemableBonus,
      hasPin: false,
    });
    expect(unreadCount).toBe(4);
  });

  it('[guard-language] the language saved for the player holds where none was chosen', () => {
    applyLogin(login);
    applyRefresh(refresh, wallClock.now());
    expect(useSession.getState().language).toBe('ms');
    setLanguage('zh');
    applyRefresh(refresh, wallClock.now());
    expect(useSession.getState().language).toBe('zh');
  });
});

describe('a balance of the live connection [call-realtime]', () => {
  const newer = { ...coin, balance: coin.balance + 5 };

  it('that came while the state was asked for stays over the answer', () => {
    applyLogin(login);
    const askedAt = wallClock.now() - 1;
    applyCoin(newer);
    applyRefresh(refresh, askedAt);
    expect(useSession.getState().player.coin).toEqual(newer);
    expect(useSession.getState().unreadCount).toBe(4);
  });

  it('from before that is replaced by it', () => {
    applyLogin(login);
    applyCoin(newer);
    applyRefresh(refresh, wallClock.now() + 1);
    expect(useSession.getState().player.coin).toEqual(coin);
  });
});

describe('logout [logout-reset]', () => {
  it('resets language, player, inbox count, game settings and tokens', () => {
    applyLogin(login);
    applyRefresh(refresh, wallClock.now());
    setLanguage('zh');
    changeGameSettings({ isTutorialSeen: true, musicVolume: 0.1 });
    stored.fcmToken.set('push');
    pendingCall('kopi123', 'fto').set('{}');
    stored.rememberedUid.set('kopi123');
    logout();
    expect(useSession.getState()).toEqual(loggedOut('en'));
    expect(useSession.getState().game).toEqual(DEFAULT_GAME_SETTINGS);
    // Nobody has chosen: the next player's own language will hold.
    expect(stored.language.get()).toBeNull();
    for (const gone of [stored.token, stored.swToken, stored.fcmToken]) {
      expect(gone.get()).toBeNull();
    }
    expect(pendingCall('kopi123', 'fto').get()).toBeNull();
    expect(stored.rememberedUid.get()).toBe('kopi123');
  });

  it('says whose session ended and whether it was forced', () => {
    const seen: unknown[] = [];
    const stop = onLeft((leaving) => seen.push(leaving));
    applyLogin(login);
    logout();
    applyLogin(login);
    leave();
    stop();
    leave();
    expect(seen).toEqual([
      { token, isForced: false },
      { token, isForced: true },
    ]);
  });
});

describe('the bridge [shape-bridge]', () => {
  it('has the available coins, volumes and language in the same tick', () => {
    const stop = feedBridge();
    applyLogin(login);
    applyCoin(coin);
    expect(bridge.get().coins).toBe(7_500);
    applyCoin({ ...coin, balance: 100 });
    expect(bridge.get().coins).toBe(0);
    changeGameSettings({ musicVolume: 7, effectsVolume: Number.NaN, isMusicOn: false });
    expect(bridge.get()).toMatchObject({ musicVolume: 1, effectsVolume: 0, isMusicOn: false });
    setLanguage('ms');
    expect(bridge.get().language).toBe('ms');
    // What is no balance leaves out what was staked meanwhile.
    applyCoin(coin);
    bridge.showStake(1_000);
    setLanguage('en');
    expect(bridge.get().coins).toBe(6_500);
    applyCoin({ ...coin, balance: 100 });
    expect(bridge.get().coins).toBe(0);
    stop();
    applyCoin(coin);
    expect(bridge.get().coins).toBe(0);
  });
});
