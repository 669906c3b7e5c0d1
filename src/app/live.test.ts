import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLUB_EVENT, REALTIME_EVENT, type RealtimeChange } from '#contract/realtime.ts';
import { keys } from '#src/base/calls/keys.ts';
import { openQueryCache } from '#src/base/calls/QueryCache.tsx';
import { stored, wipeStored } from '#src/base/stored.ts';
import { onRoundNews } from '#src/session/roundNews.ts';
import { loggedOut } from '#src/session/state.ts';
import { applyLogin, useSession } from '#src/session/store.ts';
import { answering } from '#src/testing/screen.tsx';
import { keepLive } from './live.ts';

const { open } = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('socket.io-client', () => ({ io: open }));

const PLAYER = 'GET player';
const coin = { balance: 500, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };
let heard: Map<string, (input?: unknown) => void>;
const onClosing = vi.fn();
let stop = () => {};
/** What the page did: calls it made, keys of lists it asks for anew when somebody looks at them. */
let made: string[];
let stale: string[];

beforeEach(async () => {
  wipeStored();
  heard = new Map();
  open.mockImplementation(() => {
    const on = (event: string, listener: (input?: unknown) => void) => heard.set(event, listener);
    const io = { engine: { once: () => {} }, on: () => {} };
    return { active: true, on, io, disconnect: () => {} } as unknown as Socket;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // An empty page: what it asks for fails, and it is seen that it asked.
  made = answering({});
  stop = keepLive(onClosing);
  applyLogin({ token: 'T'.repeat(43), uid: 'k', fullName: 'k', tgBind: false, tgRegister: false });
  await expect.poll(() => heard.has(REALTIME_EVENT)).toBe(true);
  await expect.poll(() => made).toContain(PLAYER);
  stale = [];
  const cache = await openQueryCache();
  vi.spyOn(cache, 'invalidateQueries').mockImplementation(async ({ queryKey } = {}) => {
    stale.push(String(queryKey?.join(' ')));
  });
});
afterEach(async () => {
  stop();
  // A question of this test that is still out would be the next one's as well.
  (await openQueryCache()).clear();
  onClosing.mockReset();
  useSession.setState(loggedOut('en'), true);
});

const REFRESH = keys.refresh(true).join(' ');
/** The history, and what the club remembers of play. */
const PLAYED = ['transactions', 'progress'];

/** What an open page does on a change of each topic: what it asks for, and what an open game hears. */
const EFFECTS: Record<RealtimeChange['topic'], { asks: string[]; game: string[]; coin: boolean }> =
  {
    coins: { asks: [...PLAYED], game: [], coin: true },
    // The game shows the coins itself, when the throw was seen.
    round: { asks: [...PLAYED], game: ['round'], coin: false },
    inbox: { asks: [...PLAYED, REFRESH, 'inbox'], game: [], coin: true },
    reward: { asks: [...PLAYED, REFRESH, 'inbox'], game: [], coin: true },
    redemption: { asks: [...PLAYED, 'redemptions', REFRESH, 'inbox'], game: [], coin: true },
    account: { asks: [...PLAYED, REFRESH, 'inbox', 'verification'], game: ['table'], coin: true },
    missed: {
      asks: [REFRESH, ...PLAYED, 'redemptions', 'inbox', 'verification'],
      game: ['round'],
      coin: false,
    },
  };

it.each(Object.entries(EFFECTS))(
  "[call-realtime] a change of '%s' reaches an open page without a reload",
  async (topic, effect) => {
    const game: string[] = [];
    const leave = onRoundNews((news) => game.push(news));
    heard.get(REALTIME_EVENT)?.({ version: 7, topic, coin });
    await expect.poll(() => [...stale].sort()).toEqual([...effect.asks].sort());
    leave();
    expect(game).toEqual(effect.game);
    expect(useSession.getState().player.coin.balance).toBe(effect.coin ? coin.balance : 0);
    expect(onClosing).not.toHaveBeenCalled();
  },
);

it('[call-realtime] what changed for everyone is asked for; whether the club is closed, where no game is open', async () => {
  const game: string[] = [];
  const leave = onRoundNews((news) => game.push(news));
  heard.get(CLUB_EVENT)?.();
  await expect.poll(() => [...stale].sort()).toEqual(['promotions', REFRESH].sort());
  expect(game).toEqual(['table']);
  // A game says itself that it is closed, and lets its round end.
  expect(onClosing).not.toHaveBeenCalled();
  leave();
  heard.get(CLUB_EVENT)?.();
  expect(onClosing).toHaveBeenCalledTimes(1);
  expect(stored.swToken.get()).not.toBeNull();
});
