import coin from '#assets/art/club{tps}/coin.svg?url&no-inline';
import cardLamp from '#assets/art/fto{tps}/lamp.svg?url&no-inline';
import wau from '#assets/art/fto{tps}/wau.svg?url&no-inline';
import oddWau from '#assets/art/fto{tps}/wau-a.svg?url&no-inline';
import type { GuideSteps } from '../chrome.ts';

export const guide: GuideSteps = [
  { images: [wau, wau, oddWau, wau], tapped: 2 },
  { images: [cardLamp] },
  { images: [coin] },
];
