import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Round } from '#contract/rounds.ts';
import { show } from '#src/testing/screen.tsx';
import { PlayBar } from './PlayBar.tsx';

const { asked } = vi.hoisted(() => ({ asked: Promise.withResolvers<void>() }));
vi.mock('./ShareWin.tsx', async () => {
  await asked.promise;
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#src/base/reach.ts', async (original) => ({
  ...(await original<object>()),
  isReachable: async () => false,
}));

it('a win whose picture can’t be shared, since its part can’t be had, is shown on the page as it is', async () => {
  const won = { id: '7', game: 'squidgame', status: 'settled', bet: 50, won: 96 } as Round;
  await show(<PlayBar onRules={() => {}} over={won} />);
  const rules = () => screen.getByRole('button', { name: 'Rules and odds' });
  const meanwhile = rules();
  asked.resolve();
  // What stood there while it was on its way gives place to what stays.
  await waitFor(() => expect(rules()).not.toBe(meanwhile));
});
