import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '#src/base/calls/keys.ts';
import { createQueryClient } from '#src/base/calls/queryClient.ts';
import { answering } from '#src/testing/screen.tsx';

vi.mock('./PlayTable.tsx', () => ({ PlayTable: () => 'a match' }));
vi.mock('./WatchTable.tsx', () => ({ WatchTable: () => 'a watched round' }));
const { PlayScreen } = await import('./PlayScreen.tsx');

/** The locks a page was given and has not let go. */
const withWakeLock = (): Set<unknown> => {
  const held = new Set<unknown>();
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        held.delete(lock);
      },
    };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
  return held;
};

it.each([
  ['a match', ''],
  ['a watched round', '?watch=r1'],
])('[fullscreen-wakelock] the screen stays on through %s, and no longer', async (shown, search) => {
  answering({});
  const held = withWakeLock();
  const router = createMemoryRouter([{ path: '/games/:game/play', element: <PlayScreen /> }], {
    initialEntries: [`/games/rock-scissor-paper/play${search}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText(shown, { exact: false });
  expect(held.size).toBe(1);
  cleanup();
  await vi.waitFor(() => expect(held.size).toBe(0));
});

it('what was played changes the play records, the history, and days and goals', async () => {
  answering({});
  const queries = createQueryClient();
  const changed = [keys.refresh(true), keys.transactionTotals({}), keys.progress];
  for (const key of changed) queries.setQueryData(key, {});
  const router = createMemoryRouter([{ path: '/games/:game/play', element: <PlayScreen /> }], {
    initialEntries: ['/games/fto/play'],
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('a match', { exact: false });
  const stale = () => changed.map((key) => queries.getQueryState(key)?.isInvalidated);
  expect(stale()).toEqual([false, false, false]);
  cleanup();
  await vi.waitFor(() => expect(stale()).toEqual([true, true, true]));
});
