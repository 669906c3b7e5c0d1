import { kiteBanner } from './banner-kite.ts';
import { marketBanner } from './banner-market.ts';
import { nestBanner } from './banner-nest.ts';
import { BANNER, bannerWords } from './banner-words.ts';
import { g, leanSvg, saveLean } from './draw.ts';
import { fridayPromo } from './promo-friday.ts';
import { giftPromo } from './promo-gift.ts';
import { merdekaPromo } from './promo-merdeka.ts';
import type { Export } from './webp.ts';

const banners = [marketBanner(), kiteBanner(), nestBanner()] as const;
const promotions = [fridayPromo(), merdekaPromo(), giftPromo()] as const;
const WIDE = { width: BANNER.w * 2, height: BANNER.h * 2 };
/** What is uploaded of it: sharp on a phone of three pixels to one. */
const SHOWN = { width: BANNER.w * 1.5, height: BANNER.h * 1.5 };
const CARD = { width: 1200, height: 675 };

/** Redraws the sources of the demo content's pictures; answers what is uploaded of them. */
export const drawDemo = (): Export[] => {
  const list: Export[] = [];
  for (const [i, picture] of banners.entries()) {
    saveLean(`demo/banner-${i + 1}.svg`, WIDE.width, WIDE.height, g('scale(2)', picture));
    for (const language of ['en', 'zh', 'ms'] as const) {
      const worded = g('scale(2)', picture + bannerWords(i, language));
      list.push({
        svg: leanSvg('banner', WIDE.width, WIDE.height, worded),
        to: `demo/banner-${i + 1}-${language}.webp`,
        ...SHOWN,
        most: 40_000,
      });
    }
  }
  for (const [i, picture] of promotions.entries()) {
    const drawn = g('scale(1.5)', picture);
    saveLean(`demo/promo-${i + 1}.svg`, CARD.width, CARD.height, drawn);
    list.push({
      svg: leanSvg('promo', CARD.width, CARD.height, drawn),
      to: `demo/promo-${i + 1}.webp`,
      ...CARD,
      most: 80_000,
    });
  }
  return list;
};
