import coin from '#assets/art/club{tps}/coin.svg?url';
import faller from '#assets/art/squidgame{tps}/figure-fall.svg?url';
import leaper from '#assets/art/squidgame{tps}/figure-leap.svg?url';
import bridgeLamp from '#assets/art/squidgame{tps}/lamp.svg?url';
import type { GuideSteps } from '../guide.ts';

export const guide: GuideSteps = [
  { images: [leaper], tapped: 0 },
  { images: [coin, coin, coin], tapped: 1 },
  { images: [faller, bridgeLamp] },
];
