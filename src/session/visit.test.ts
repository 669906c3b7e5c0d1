import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '#contract/rounds.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { visitPlayed } from '#src/base/stored.ts';
import { NO_PLAYER } from './state.ts';
import { useSession } from './store.ts';
import { COUNT_MS, countTime, hoursDue, netOf, noteRound, tellHours, useVisit } from './visit.ts';

const HOUR = 3_600_000;
const asPlayer = (uid: string) =>
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid } });
const round = (id: string, status: Round['status'], bet: number, won: number) =>
  ({ id, status, bet, won }) as Round;
const net = () => netOf(useVisit.getState());
const shown = { isHeld: true, isShown: true };

beforeEach(() => {
  visitPlayed.set(null);
  useVisit.setState({ uid: null, playedMs: 0, hoursTold: 0, rounds: {} }, true);
  asPlayer('kopi123');
});

/** A page that is seen until it says otherwise. */
const page = () => {
  let tell = (_isVisible: boolean) => {};
  let isSeen = true;
  return {
    isVisible: () => isSeen,
    watch(callback: (isVisible: boolean) => void) {
      tell = callback;
      return () => {};
    },
    see(next: boolean) {
      isSeen = next;
      tell(next);
    },
  };
};

describe('the result of a visit', () => {
  it('counts what each round brought, over all games, once its coins were shown', () => {
    noteRound(round('1', 'open', 5_00, 0), shown);
    expect(net()).toBe(0);
    noteRound(round('1', 'settled', 5_00, 9_60), { isHeld: true, isShown: false });
    expect(net()).toBe(0);
    noteRound(round('1', 'settled', 5_00, 9_60), shown);
    noteRound(round('1', 'settled', 5_00, 9_60), shown);
    expect(net()).toBe(4_60);
    noteRound(round('2', 'open', 0, 0), { isHeld: false, isShown: false });
    noteRound(round('2', 'open', 40, 10), { isHeld: false, isShown: true });
    noteRound(round('3', 'open', 3_00, 0), shown);
    noteRound(round('3', 'voided', 3_00, 0), shown);
    expect(net()).toBe(4_30);
  });

  it('leaves out what was over before, and what a nest brought before this visit', () => {
    noteRound(round('7', 'settled', 5_00, 0), shown);
    noteRound(round('8', 'open', 60, 20), { isHeld: false, isShown: true });
    noteRound(round('8', 'open', 80, 20), { isHeld: false, isShown: true });
    expect(net()).toBe(-20);
  });

  it('survives a reload, and is nobody else’s', async () => {
    noteRound(round('1', 'open', 0, 0), { isHeld: false, isShown: true });
    noteRound(round('1', 'open', 20, 0), { isHeld: false, isShown: true });
    vi.resetModules();
    const again = await import('./visit.ts');
    expect(again.netOf(again.useVisit.getState())).toBe(-20);
    asPlayer('teh456');
    noteRound(round('9', 'open', 0, 0), shown);
    expect(net()).toBe(0);
  });
});

describe('the time of a visit', () => {
  it('is counted at the tables while the page is seen, and each hour is told once', async () => {
    const clock = createSteppingClock();
    const seen = page();
    const stop = countTime(clock, seen);
    await clock.advance(HOUR - COUNT_MS);
    expect(hoursDue(useVisit.getState())).toBe(0);
    seen.see(false);
    await clock.advance(5 * HOUR);
    seen.see(true);
    stop();
    expect(hoursDue(useVisit.getState())).toBe(0);
    // At the next table.
    const stopNext = countTime(clock, seen);
    await clock.advance(COUNT_MS);
    expect(hoursDue(useVisit.getState())).toBe(1);
    tellHours();
    expect(hoursDue(useVisit.getState())).toBe(0);
    await clock.advance(HOUR);
    expect(hoursDue(useVisit.getState())).toBe(2);
    stopNext();
    await clock.advance(HOUR);
    expect(useVisit.getState().playedMs).toBe(2 * HOUR);
  });

  it('and the hours told survive a reload', async () => {
    const clock = createSteppingClock();
    const stop = countTime(clock, page());
    await clock.advance(HOUR);
    stop();
    tellHours();
    vi.resetModules();
    const again = await import('./visit.ts');
    const visit = again.useVisit.getState();
    expect([visit.playedMs, again.hoursDue(visit)]).toEqual([HOUR, 0]);
  });
});
