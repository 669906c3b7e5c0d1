import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REDEEM_HOURS, type Redemption } from '#contract/redemptions.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { PastLine } from './PastLine.tsx';

const HOUR_MS = 3_600_000;
const line = (hoursAgo: number, change: Partial<Redemption> = {}) => {
  const redemption: Redemption = {
    id: '1',
    coins: 50_00,
    creditSen: 10_00,
    status: 'pending',
    createdAt: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    decidedAt: null,
    reason: null,
    ...change,
  };
  return show(<PastLine redemption={redemption} />, '/redeem');
};

const ways = () => screen.getAllByRole('link').map((each) => each.getAttribute('href'));

beforeEach(async () => {
  await loadTexts('redeem');
});
afterEach(cleanup);

it('a pending redemption says by when, and when that has passed whom to ask', async () => {
  await line(REDEEM_HOURS - 1);
  screen.getByText(/^Credited by/);
  expect(ways()).toEqual(['/redeem/1']);
  cleanup();
  await line(REDEEM_HOURS + 1);
  expect(screen.queryByText(/^Credited by/)).toBeNull();
  expect(ways()).toEqual(['/helpdesk', '/redeem/1']);
});

it('one that is decided promises nothing any more', async () => {
  await line(REDEEM_HOURS + 1, { status: 'rejected', reason: 'No such account' });
  screen.getByText(/No such account/);
  expect(ways()).toEqual(['/redeem/1']);
});
