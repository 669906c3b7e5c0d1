import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import { addBanner } from '../../domains/club/banners.ts';
import { addPromotion } from '../../domains/club/promotions.ts';
import { keepPicture } from '../../domains/club/uploads.ts';
import { isSeeded, seedOnce } from '../../platform/audit/once.ts';
import { type JudgedPicture, judgePicture } from '../../platform/pictures/picture.ts';
import type { Store } from '../../platform/store/store.ts';
import { DEMO_PROMOTIONS } from './promotions.ts';

/** Where the demo's pictures are. */
export const DEMO_PICTURES = resolve(import.meta.dirname, '../../../assets/demo');

/** Where each banner leads: its pictures are `banner-1-en.webp` and so on. */
const BANNER_LINKS = ['/redeem', '/games/spin-wheel', '/games/lucky-egg'];

/** Null where it is not drawn yet. */
const readPicture = async (folder: string, file: string): Promise<JudgedPicture | null> => {
  try {
    return await judgePicture(file, await readFile(join(folder, file)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const inAll = (text: string): Localised => ({ en: text, zh: text, ms: text });

const seedBanner = async (store: Store, number: number, link: string, { now, folder }: Where) => {
  const what = `banner ${number}`;
  if (await isSeeded(store.db, what)) return;
  const pictures: JudgedPicture[] = [];
  for (const language of LANGUAGES) {
    const picture = await readPicture(folder, `banner-${number}-${language}.webp`);
    if (!picture) return;
    pictures.push(picture);
  }
  await seedOnce(store, what, now, async (tx) => {
    for (const picture of pictures) await keepPicture(tx, picture, now);
    const [en = '', zh = '', ms = ''] = pictures.map(({ name }) => name);
    return addBanner(tx, { img: { en, zh, ms }, link: inAll(link) });
  });
};

interface Where {
  /** Epoch milliseconds. */
  now: number;
  folder: string;
}

/** What a demo shows beside its games: banners and promotions, each once, as soon as it is drawn. */
export const seedContent = async (
  store: Store,
  { now, folder = DEMO_PICTURES }: { now: number; folder?: string },
): Promise<void> => {
  for (const [i, link] of BANNER_LINKS.entries())
    await seedBanner(store, i + 1, link, { now, folder });
  for (const [i, promotion] of DEMO_PROMOTIONS.entries()) {
    const what = `promotion ${i + 1}`;
    if (await isSeeded(store.db, what)) continue;
    const picture = await readPicture(folder, `promo-${i + 1}.webp`);
    if (!picture) continue;
    await seedOnce(store, what, now, async (tx) => {
      const img = inAll(await keepPicture(tx, picture, now));
      return addPromotion(tx, { ...promotion.text, ...promotion.during(now), img });
    });
  }
};
