import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '#contract/languages.ts';
import { listBanners, removeBanner } from '../../domains/club/banners.ts';
import { listFaqs, removeFaq } from '../../domains/club/faqs.ts';
import { endPromotion, runningPromotions } from '../../domains/club/promotions.ts';
import { uploads } from '../../platform/store/schema/content.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { seedContent } from './content.ts';
import { seedFaqs } from './faqs.ts';

const NOW = Date.UTC(2026, 2, 10, 4);
const DRAWN = 'assets/demo';

const withFolder = async (run: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'club-demo-'));
  await run(folder).finally(() => rmSync(folder, { recursive: true }));
};
const draw = (folder: string, names: RegExp): void => {
  for (const name of readdirSync(DRAWN).filter((each) => names.test(each)))
    copyFileSync(join(DRAWN, name), join(folder, name));
};

oneStore('the questions', (store) => {
  test('are there from the first start in three languages; what was removed stays so', async () => {
    const { db } = store();
    await Promise.all([seedFaqs(store(), NOW), seedFaqs(store(), NOW)]);
    const faqs = await listFaqs(db);
    expect(faqs.length).toBeGreaterThanOrEqual(5);
    for (const { question, answer } of faqs)
      for (const text of [question, answer])
        expect(Object.keys(text).every(isLanguage) && new Set(Object.values(text)).size).toBe(3);
    for (const { id } of faqs) await removeFaq(db, id);
    await seedFaqs(store(), NOW + 1);
    expect(await listFaqs(db)).toEqual([]);
  });
});

test("the demo's banners are light: home shows all of them", () => {
  const banners = readdirSync(DRAWN).filter((name) => /^banner-.*webp$/.test(name));
  expect(banners).toHaveLength(3 * LANGUAGES.length);
  for (const name of banners) expect(statSync(join(DRAWN, name)).size).toBeLessThan(43_000);
});

oneStore('the demo content', (store) => {
  test('comes as it is drawn, once each, with its pictures', () =>
    withFolder(async (folder) => {
      const { db } = store();
      const seed = () => seedContent(store(), { now: NOW, folder });
      await seed();
      draw(folder, /^banner-(1-|2-en)|^promo-2/);
      await Promise.all([seed(), seed()]);
      expect((await listBanners(db)).map((banner) => banner.link_ms)).toEqual(['/redeem']);
      expect(await runningPromotions(db, NOW)).toMatchObject([{ title: { zh: '国庆抽奖' } }]);
      draw(folder, /webp$/);
      await seed();
      const all = await listBanners(db);
      expect(all).toHaveLength(3);
      const promotions = await runningPromotions(db, NOW);
      expect(promotions).toHaveLength(3);
      const shown = [
        ...all.flatMap((each) => LANGUAGES.map((language) => each[`img_${language}`])),
        ...promotions.flatMap(({ img }) => Object.values(img)),
      ];
      const kept = new Set(
        (await db.select({ name: uploads.name }).from(uploads)).map((u) => u.name),
      );
      expect(new Set(shown)).toEqual(kept);
      expect(kept.size).toBe(12);
    }));

  test('is not decoded again where it is there', () =>
    withFolder(async (folder) => {
      const seed = () => seedContent(store(), { now: NOW, folder });
      draw(folder, /webp$/);
      await seed();
      for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'no picture');
      await seed();
    }));
});

oneStore('demo content an operator worked on', (store) => {
  test('stays removed, and ended', async () => {
    const { db } = store();
    await seedContent(store(), { now: NOW });
    const [banner] = await listBanners(db);
    await removeBanner(store(), banner?.id ?? 0);
    const [promotion] = await runningPromotions(db, NOW);
    await endPromotion(store(), promotion?.id ?? 0, NOW);
    await seedContent(store(), { now: NOW + 1 });
    expect(await listBanners(db)).toHaveLength(2);
    expect(await runningPromotions(db, NOW + 1)).toHaveLength(2);
  });
});
