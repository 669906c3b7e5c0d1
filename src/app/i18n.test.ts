import { expect, it, vi } from 'vitest';
import { followLanguage, loadTexts } from './i18n.ts';

vi.mock('./locales/long.ts', () => ({
  loadLongText: async (name: string) => {
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
