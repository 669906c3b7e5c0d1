import coin from '#assets/art/club{tps}/coin.svg?url&no-inline';
import wheel from '#assets/ui/shortcut-wheel.svg?url&no-inline';
import token from '#assets/ui/token.svg?url&no-inline';
import type { GuideSteps } from '../chrome.ts';

export const guide: GuideSteps = [
  { images: [wheel], tapped: 0 },
  { images: [wheel, coin] },
  { images: [token] },
];
