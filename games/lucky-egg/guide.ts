import coin from '#assets/art/club{tps}/coin.svg?url&no-inline';
import box from '#assets/art/lucky-egg{tps}/box.svg?url&no-inline';
import blueEgg from '#assets/art/lucky-egg{tps}/egg-0.svg?url&no-inline';
import egg from '#assets/art/lucky-egg{tps}/egg-3.svg?url&no-inline';
import feather from '#assets/art/lucky-egg{tps}/feather.svg?url&no-inline';
import sun from '#assets/art/lucky-egg{tps}/sun.svg?url&no-inline';
import type { GuideSteps } from '../chrome.ts';

export const guide: GuideSteps = [
  { images: [coin, egg] },
  { images: [egg, blueEgg, box, feather], tapped: 1 },
  { images: [sun] },
];
