import coin from '#assets/art/club{tps}/coin.svg?url&no-inline';
import bridgeLamp from '#assets/art/squidgame{tps}/lamp.svg?url&no-inline';
import faller from '#assets/ui/games/squidgame/guide-fall.svg?url&no-inline';
import leaper from '#assets/ui/games/squidgame/guide-leap.svg?url&no-inline';
import type { GuideSteps } from '../chrome.ts';

export const guide: GuideSteps = [
  { images: [leaper], tapped: 0 },
  { images: [coin, coin, coin], tapped: 1 },
  { images: [faller, bridgeLamp] },
];
