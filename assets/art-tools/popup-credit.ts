import { batikBud, batikDefs, batikFlower, batikLeaf } from './batik.ts';
import { coinParts, coinUp } from './coins.ts';
import {
  beads,
  box,
  darkGold,
  dot,
  edge,
  g,
  gold,
  hibiscus,
  line,
  linear,
  oval,
  p,
} from './draw.ts';
import { confetti, room } from './popup-room.ts';
import { sparkle } from './screen-parts.ts';

/** A credit note, 110 by 170 from its middle, in one colour of ink. */
const note = (ink: string, light: string): string =>
  box([-52, -82, 110, 170], 9, '#0A0416', 'opacity=".35"') +
  box([-55, -85, 110, 170], 9, 'url(#paper)', `stroke="${edge}" stroke-width="2.600"`) +
  box([-49, -79, 98, 158], 6, 'none', `stroke="${ink}" stroke-width="2.400"`) +
  box([-44, -74, 88, 148], 4, light, 'opacity=".5"') +
  line('M-36 44H36M-36 54H20', ink, 4, 'opacity=".55"') +
  line('M-36 64H4', ink, 4, 'opacity=".3"') +
  [-1, 1].map((s) => p(`M${s * 36}-70l5 8l-5 8l-5-8z`, ink)).join('') +
  dot(0, -18, 34, '#FFFDF4', `stroke="${ink}" stroke-width="2"`) +
  beads([0, -18, 29.5], 28, 2.4, ink);

export const credit = (): string =>
  `<defs>${linear(
    'paper',
    [0, -85, 0, 85],
    [
      [0, '#FFFDF2'],
      [1, '#F0DDB4'],
    ],
  )}${linear(
    'wallet',
    [120, 170, 360, 310],
    [
      [0, '#3F4FB8'],
      [0.5, '#262C80'],
      [1, '#12124A'],
    ],
  )}<clipPath id="wal"><path d="M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z"/></clipPath></defs>${batikDefs}${coinParts}` +
  room(240, 116, ['#E8934A', '#A83A5A', '#2A1040']) +
  confetti(240, 170, 165, 33) +
  oval([240, 306, 150, 10], '#0A0416', 'opacity=".5"') +
  box([126, 164, 228, 130], 16, '#0E0E3C', `stroke="${edge}" stroke-width="4"`) +
  g('translate(160 138) rotate(-19)', note('#14877A', '#D6F0E4') + coinUp(0, -18, 0.5)) +
  g('translate(320 138) rotate(19)', note('#A91D3C', '#FBDDD8') + coinUp(0, -18, 0.5)) +
  g('translate(240 116)', note('#9A6418', '#FBE9BC') + coinUp(0, -18, 0.56)) +
  // The wallet of batik before them.
  p(
    'M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z',
    'url(#wallet)',
  ) +
  g(
    '',
    batikFlower([176, 248, 0.9, 0], hibiscus, '#F4795F') +
      batikFlower([306, 262, 0.8, 12], '#E8A63C', '#FBE3A0') +
      batikFlower([128, 296, 0.6, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([352, 206, 0.5, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([356, 300, 0.6, 0], hibiscus, '#F4795F') +
      batikLeaf([226, 262, 0.9, 70], '#1E9482') +
      batikLeaf([140, 224, 0.7, -30], '#1E9482') +
      batikLeaf([252, 292, 0.8, 110], '#12655F') +
      batikLeaf([310, 210, 0.7, 110], '#12655F') +
      batikBud([246, 226, 0.7, -10]),
    'clip-path="url(#wal)"',
  ) +
  p(
    'M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z',
    'none',
    `stroke="${edge}" stroke-width="4"`,
  ) +
  line(
    'M124 198C124 190 130 187 138 188C202 200 278 200 342 188C350 187 356 190 356 198V286C356 294 350 298 344 298H136C130 298 124 294 124 286Z',
    gold,
    2,
    'stroke-dasharray="6 5"',
  ) +
  box([218, 186, 44, 34], 9, '#7D1233', `stroke="${edge}" stroke-width="2.600"`) +
  dot(240, 204, 9, gold, `stroke="${darkGold}" stroke-width="2"`) +
  dot(237, 201, 2.6, '#FFF6D2') +
  coinUp(84, 280, 0.5, -16) +
  coinUp(398, 284, 0.46, 18) +
  sparkle(330, 40, 1.2) +
  sparkle(146, 48, 1) +
  sparkle(402, 130, 0.8) +
  sparkle(80, 150, 0.8);
