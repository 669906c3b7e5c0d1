import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadOnce } from './chunks.ts';
import { OutOfReach } from './reach.ts';
import { chunkReload } from './stored.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const page = (isReached = true) => ({ isReachable: async () => isReached, reload: vi.fn() });

beforeEach(() => chunkReload.set(null));

it('reloads the page once for a vanished part, then lets the boundary show it', async () => {
  const first = page();
  void loadOnce('/games', gone, first);
  await waitFor(() => expect(first.reload).toHaveBeenCalledOnce());

  const second = page();
  await expect(loadOnce('/games', gone, second)).rejects.toThrow('Failed to fetch');
  expect(second.reload).not.toHaveBeenCalled();
});

it('may reload again once the part has come', async () => {
  chunkReload.set('/games');
  expect(await loadOnce('/games', async () => 'part', page())).toBe('part');
  expect(chunkReload.get()).toBeNull();
});

it('another part that loads does not excuse the one that failed', async () => {
  chunkReload.set('/games');
  await loadOnce('/redeem', async () => 'part', page());
  expect(chunkReload.get()).toBe('/games');
});

it('does not reload while the server is out of reach: the page would be lost', async () => {
  const offline = page(false);
  await expect(loadOnce('/games', gone, offline)).rejects.toBeInstanceOf(OutOfReach);
  expect(offline.reload).not.toHaveBeenCalled();
});
