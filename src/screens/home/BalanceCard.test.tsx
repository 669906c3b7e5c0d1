import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoinBalance } from '#contract/coins.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { applyCoin, setLive, useSession } from '#src/session/store.ts';
import { CONFIRM_MS } from '#src/session/useBalanceAge.ts';
import { show } from '#src/testing/screen.tsx';
import { BalanceCard } from './BalanceCard.tsx';

const none: CoinBalance = {
  balance: 0,
  pending: 0,
  redeemed: 0,
  expire: { balance: 0, date: null },
};
const showWith = async (coin: Partial<CoinBalance>) => {
  useSession.setState({ player: { ...NO_PLAYER, uid: 'kopi123', coin: { ...none, ...coin } } });
  await show(<BalanceCard free={null} />);
  return screen.getByRole('region', { name: 'Your coins' }).textContent ?? '';
};

afterEach(cleanup);

describe('available coins [coins-available]', () => {
  it('are the total minus what is pending, with two decimals', async () => {
    expect(await showWith({ balance: 1_234_550, pending: 5000 })).toContain('12,295.50');
  });

  it('are never below zero', async () => {
    const text = await showWith({ balance: 4000, pending: 5000 });
    expect(text).toContain('0.00');
    expect(text).not.toMatch(/[-−]\d/);
    expect(text).toContain('50.00 more coins');
  });

  it('what is pending stands beside them by its name', async () => {
    expect(await showWith({ balance: 6000, pending: 5000 })).toContain('50.00 pending');
  });
});

describe('the way to the next credit', () => {
  const ring = () => {
    const card = screen.getByRole('region', { name: 'Your coins' });
    return Number(card.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--share'));
  };

  it.each([
    [0, 0, '50.00 more coins'],
    [12_50, 0.25, '37.50 more coins'],
    // The last hundredth is still missing, and is said.
    [49_99, 0.9998, '0.01 more coins'],
    [50_00, 0, '50.00 more coins'],
    [130_00, 0.6, '20.00 more coins'],
  ])('of %i hundredths is %d of a ring, and %s in words', async (balance, share, words) => {
    expect(await showWith({ balance })).toContain(words);
    expect(ring()).toBe(share);
  });

  it('goes on beside what the coins are worth already', async () => {
    const text = await showWith({ balance: 130_00, pending: 10_00 });
    expect(text).toContain('Worth RM20.00 of free credit now');
    expect(text).toContain('30.00 more coins until your next RM10.00');
  });
});

describe('expiring coins [coins-expiry]', () => {
  it('show how many and when', async () => {
    const expire = { balance: 1200, date: '2026-11-30T04:00:00.000Z' };
    expect(await showWith({ balance: 6000, expire })).toMatch(/12\.00 expire on 30 November 2026/);
  });

  it('are not spoken of where none expire', async () => {
    expect(await showWith({ balance: 6000 })).not.toContain('expire');
  });
});

describe('a balance nobody confirms [coins-available]', () => {
  const YESTERDAY = Date.UTC(2026, 10, 21, 6, 5);
  afterEach(() => {
    vi.useRealTimers();
    useSession.setState(loggedOut('en'), true);
  });
  const showOf = async (coinAt: number) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9), shouldAdvanceTime: true });
    useSession.setState({ coinAt, liveSince: null });
    await showWith({ balance: 6000 });
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const age = () => screen.queryByText(/^As of|^Not loaded/)?.textContent ?? null;

  it('is marked with its time, until the server has told it anew', async () => {
    await showOf(YESTERDAY);
    expect(age()).toBeNull();
    wait(CONFIRM_MS);
    expect(age()).toMatch(/^As of 2[12]\/11\/2026 \d\d:05 [AP]M$/);
    act(() => setLive(true));
    expect(age(), 'a connection alone confirms nothing').not.toBeNull();
    act(() => applyCoin({ ...none, balance: 7000 }));
    expect(age()).toBeNull();
    wait(10 * CONFIRM_MS);
    expect(age(), 'changes would reach the page').toBeNull();
  });

  it('is marked with the time at which the connection was lost', async () => {
    await showOf(YESTERDAY);
    act(() => setLive(true));
    act(() => applyCoin({ ...none, balance: 7000 }));
    wait(3600_000);
    act(() => setLive(false));
    expect(age()).toBeNull();
    wait(CONFIRM_MS);
    expect(age()).toMatch(/^As of 2[23]\/11\/2026 \d\d:00 [AP]M$/);
  });

  it('is said to be unknown where the login’s first answer does not come', async () => {
    await showOf(0);
    wait(CONFIRM_MS);
    expect(age()).toBe('Not loaded yet');
  });
});
