import { expect, it, vi } from 'vitest';
import { followLanguage, loadTexts } from './i18n.ts';

const texts = vi.hoisted(() => ({ asked: [] as string[], may: Promise.resolve() }));
vi.mock('./locales/long.ts', () => ({
  loadLongText: async (name: string) => {
    texts.asked.push(name);
    await texts.may;
    if (name === 'redeem') throw new TypeError('Failed to fetch');
    return { title: name };
  },
}));

it('a screen whose texts can’t be had without the network keeps no other screen away', async () => {
  const home = new URL('https://club.test/?lang=en');
  await followLanguage(home);
  await expect(loadTexts('redeem')).rejects.toThrow('redeem en');
  await followLanguage(home);
  await loadTexts('legal');
});

it('long texts are asked for at once, and none waits for another', async () => {
  await followLanguage(new URL('https://club.test/?lang=en'));
  const { promise, resolve } = Promise.withResolvers<void>();
  texts.may = promise;
  texts.asked.length = 0;
  const come = loadTexts('chart', 'tuning', 'versions');
  await vi.waitFor(() => expect(texts.asked).toEqual(['chart', 'tuning', 'versions']));
  resolve();
  await come;
});
