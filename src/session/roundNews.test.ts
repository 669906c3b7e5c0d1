import { expect, it, vi } from 'vitest';
import { onRoundNews, tellRoundNews } from './roundNews.ts';

it('news of a round reach the play screen that is open, and nobody else takes them for heard', () => {
  expect(tellRoundNews()).toBe(false);
  const heard = vi.fn();
  const stop = onRoundNews(heard);
  expect(tellRoundNews()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenLastCalledWith('round');
  tellRoundNews('table');
  expect(heard).toHaveBeenLastCalledWith('table');
  stop();
  expect(tellRoundNews()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
