import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refetchIn } from './refetch.ts';

const KEY = ['refresh', 'player'];
/** A server that answers when told to, each call with its number. */
const createServer = () => {
  const waiting: (() => void)[] = [];
  const ask = vi.fn(
    () => new Promise<number>((resolve) => waiting.push(() => resolve(ask.mock.calls.length))),
  );
  return { ask, answer: () => waiting.shift()?.() };
};

it('what changes while the first answer is under way is asked for once that is here', async () => {
  const cache = new QueryClient();
  const { ask, answer } = createServer();
  const first = cache.prefetchQuery({ queryKey: KEY, queryFn: ask });
  void refetchIn(cache)(KEY);
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await first;
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answer();
  await vi.waitFor(() => expect(cache.getQueryData(KEY)).toBe(2));
});

it('what has an answer is asked for at once, what nobody asked for is not', async () => {
  const cache = new QueryClient();
  const { ask, answer } = createServer();
  const first = cache.prefetchQuery({ queryKey: KEY, queryFn: ask });
  answer();
  await first;
  void refetchIn(cache)(KEY, ['inbox']);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
