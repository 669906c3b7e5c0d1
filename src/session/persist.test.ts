import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '#engine/core/clock.ts';
import { BRAND } from '#src/base/brand.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { checkAppVersion, isOlder, mergeStored, persistSession, SAVE_MS } from './persist.ts';
import { loggedOut } from './state.ts';
import { applyLogin, changeGameSettings, clearSession, setLanguage, useSession } from './store.ts';

const token = 'T'.repeat(43);
const login = { token, uid: 'kopi123', fullName: 'Ah Meng', tgBind: false, tgRegister: false };

/** A clock whose one timer is rung by hand. */
const stepping = () => {
  let timer: { ms: number; callback: () => void } | null = null;
  const clock: Clock = {
    now: () => 0,
    later(ms, callback) {
      const mine = { ms, callback };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    every: () => () => {},
    frame: () => () => {},
  };
  return {
    clock,
    waiting: () => timer?.ms ?? null,
    ring() {
      const due = timer;
      timer = null;
      due?.callback();
    },
  };
};

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
});

describe('saving [persist]', () => {
  it('waits 500 ms after the last change', () => {
    const { clock, waiting, ring } = stepping();
    const stop = persistSession(clock);
    changeGameSettings({ musicVolume: 0.2 });
    changeGameSettings({ musicVolume: 0.3 });
    expect(SAVE_MS).toBe(500);
    expect(waiting()).toBe(500);
    expect(stored.state.get()).toBeNull();
    ring();
    expect(stored.state.get()).toContain('"musicVolume":0.3');
    stop();
  });

  it('is immediate on login and logout', () => {
    const { clock, waiting } = stepping();
    const stop = persistSession(clock);
    applyLogin(login);
    expect(stored.state.get()).toContain('kopi123');
    expect(waiting()).toBeNull();
    clearSession();
    expect(stored.state.get()).not.toContain('kopi123');
    stop();
  });

  it('is immediate for another player: other tabs read whose session it is', () => {
    const { clock, waiting } = stepping();
    applyLogin(login);
    const stop = persistSession(clock);
    applyLogin({ ...login, uid: 'satay99' });
    expect(stored.state.get()).toContain('satay99');
    expect(waiting()).toBeNull();
    stop();
  });

  it('does not lose the last change of a page that goes away', () => {
    const stop = persistSession(stepping().clock);
    changeGameSettings({ isTutorialSeen: true });
    window.dispatchEvent(new Event('pagehide'));
    expect(stored.state.get()).toContain('"isTutorialSeen":true');
    stop();
  });
});

describe('merging at the start [persist]', () => {
  const again = () => {
    useSession.setState(loggedOut('en'), true);
    mergeStored();
    return useSession.getState();
  };

  it('brings everything back', () => {
    const { clock, ring } = stepping();
    const stop = persistSession(clock);
    applyLogin(login);
    changeGameSettings({ isTutorialSeen: true, effectsVolume: 0.25 });
    setLanguage('zh');
    ring();
    stop();
    const before = useSession.getState();
    expect(again()).toEqual(before);
  });

  it('keeps the readable part of a broken copy', () => {
    stored.state.set(
      JSON.stringify({
        shape: 1,
        state: { game: { isTutorialSeen: true }, unreadCount: -3, player: 'x', language: 'fr' },
      }),
    );
    const state = again();
    expect(state).toEqual({
      ...loggedOut('en'),
      game: { ...loggedOut('en').game, isTutorialSeen: true },
    });
  });

  it.each(['', '{', 'null', '{"shape":99,"state":{"isAuth":true}}', '[]'])(
    'starts afresh from %j',
    (text) => {
      stored.state.set(text);
      expect(again()).toEqual(loggedOut('en'));
    },
  );

  it('logs nobody in without a token, whatever the copy says', () => {
    const stop = persistSession(stepping().clock);
    applyLogin(login);
    stop();
    stored.swToken.set(null);
    const state = again();
    expect(state.isAuth).toBe(false);
    expect(state.player.uid).toBe('');
  });
});

describe('the app version [version-wipe]', () => {
  it.each([null, '5.5.27', '5.4.99', '4', 'nonsense'])(
    '%s clears cookies and storage',
    (before) => {
      stored.swToken.set('x');
      stored.rememberedUid.set('kopi123');
      stored.appVersion.set(before);
      checkAppVersion();
      expect([stored.swToken.get(), stored.rememberedUid.get()]).toEqual([null, null]);
      expect(stored.appVersion.get()).toBe('5.5.28');
    },
  );

  it.each(['5.5.28', '5.5.100', '6.0.0'])('%s keeps them', (before) => {
    stored.swToken.set('x');
    stored.appVersion.set(before);
    checkAppVersion();
    expect(stored.swToken.get()).toBe('x');
  });

  it('compares by number', () => {
    expect(isOlder('5.5.9', '5.5.28')).toBe(true);
    expect(isOlder('5.10.0', '5.5.28')).toBe(false);
    expect(isOlder('5.5', '5.5.28')).toBe(true);
    expect(BRAND.version).toBe('5.5.28');
  });
});
