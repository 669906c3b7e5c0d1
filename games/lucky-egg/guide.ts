import coin from '#assets/art/club{tps}/coin.svg?url';
import box from '#assets/art/lucky-egg{tps}/box.svg?url';
import blueEgg from '#assets/art/lucky-egg{tps}/egg-0.svg?url';
import egg from '#assets/art/lucky-egg{tps}/egg-3.svg?url';
import feather from '#assets/art/lucky-egg{tps}/feather.svg?url';
import sun from '#assets/art/lucky-egg{tps}/sun.svg?url';
import type { GuideSteps } from '../guide.ts';

export const guide: GuideSteps = [
  { images: [coin, egg] },
  { images: [egg, blueEgg, box, feather], tapped: 1 },
  { images: [sun] },
];
