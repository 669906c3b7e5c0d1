import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { Banners } from './Banners.tsx';

afterEach(cleanup);

const banner = (id: number, link: string) => ({
  id,
  img_en: `en-${id}.webp`,
  img_zh: `zh-${id}.webp`,
  img_ms: `ms-${id}.webp`,
  link_en: link,
  link_zh: `${link}?zh`,
  link_ms: `${link}?ms`,
});
const answerWith = (banners: object[]) =>
  answering({ 'GET vips': { status: 200, data: { options: [], banners, promotions: [] } } });

describe('[banners]', () => {
  it.each([
    ['en', '/games', 'https://4d.example/'],
    ['zh', '/games?zh', 'https://4d.example/?zh'],
    ['ms', '/games?ms', 'https://4d.example/?ms'],
  ] as const)('are those of the language %s, each with its link', async (language, path, away) => {
    answerWith([banner(1, '/games'), banner(2, 'https://4d.example/')]);
    await show(<Banners />, '/', language);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, away]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual([null, '_blank']);
    const pictures = screen.getAllByRole('img').map((img) => img.getAttribute('src'));
    expect(pictures).toEqual([`/uploads/${language}-1.webp`, `/uploads/${language}-2.webp`]);
  });

  it('without a link that can be followed are pictures alone, and keys reach the row', async () => {
    answerWith([banner(1, '#'), banner(2, 'javascript:alert(1)')]);
    await show(<Banners />);
    const slides = await screen.findAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
    expect(screen.queryByRole('link')).toBeNull();
    expect(slides[0]?.parentElement?.tabIndex).toBe(0);
  });

  it('leave no hole where there are none, and the next visit no room', async () => {
    const made = answerWith([]);
    await show(<Banners />);
    await expect.poll(() => stored.isWithoutBanners.isSet()).toBe(true);
    expect(made).toEqual(['GET vips']);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    answerWith([banner(1, '/games')]);
    await show(<Banners />);
    await screen.findByRole('region', { name: 'News from the club' });
    expect(stored.isWithoutBanners.isSet()).toBe(false);
  });
});
