import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoinBalance } from '#contract/coins.ts';
import { show } from '#src/parts/testing/screen.tsx';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { BalanceCard } from './BalanceCard.tsx';

const none: CoinBalance = {
  balance: 0,
  pending: 0,
  redeemed: 0,
  expire: { balance: 0, date: null },
};
const showWith = async (coin: Partial<CoinBalance>) => {
  useSession.setState({ player: { ...NO_PLAYER, uid: 'kopi123', coin: { ...none, ...coin } } });
  await show(<BalanceCard />);
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

describe('expiring coins [coins-expiry]', () => {
  it('show how many and when', async () => {
    const expire = { balance: 1200, date: '2026-11-30T04:00:00.000Z' };
    expect(await showWith({ balance: 6000, expire })).toMatch(/12\.00 expire on 30\/11\/2026 /);
  });

  it('are not spoken of where none expire', async () => {
    expect(await showWith({ balance: 6000 })).not.toContain('expire');
  });
});
