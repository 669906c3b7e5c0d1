import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRAND } from './brand.ts';

beforeEach(() => vi.resetModules());
afterEach(() => document.head.replaceChildren());

/** As the app finds it at its start, with what the server wrote into the page. */
const addressOf = async (head: string) => {
  document.head.innerHTML = head;
  const module = await import('./addresses.ts');
  document.head.replaceChildren();
  return [module.addressOf('/games', 'zh'), module.alternatesOf('/games')[0]?.href];
};

test('[guard-meta] a page goes by the address the server knows itself by, and later pages too', async () => {
  const canonical = '<link rel="canonical" href="https://kenyalang.example/?lang=ms" data-static>';
  expect(await addressOf(canonical)).toEqual([
    'https://kenyalang.example/games?lang=zh',
    'https://kenyalang.example/games',
  ]);
});

test.each(['', '<link rel="canonical" href="https://other.example/">'])(
  '[guard-meta] and by the brand’s own where the server wrote none: %s',
  async (head) => {
    expect(await addressOf(head)).toEqual([`${BRAND.host}/games?lang=zh`, `${BRAND.host}/games`]);
  },
);
