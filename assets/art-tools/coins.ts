import { again, at, g, line, linear, oval, p, symbol } from './draw.ts';
import { coinDefs, coinFace } from './fto-cards.ts';
import { hornbillMark } from './hornbill.ts';

/** The club's coin seen from the front (`cf`, radius 46) and lying (`cl`, 92 by 52): once in a picture. */
export const coinParts =
  `<defs>${coinDefs}${linear(
    'coinEdge',
    [-46, 0, 46, 0],
    [
      [0, '#7A4A10'],
      [0.3, '#FFE9A6'],
      [0.6, '#D9942B'],
      [1, '#7A4A10'],
    ],
  )}</defs>` +
  symbol('cf', coinFace) +
  symbol(
    'cl',
    p(
      'M-46 0A46 20 0 0 0 46 0V13A46 20 0 0 1-46 13Z',
      'url(#coinEdge)',
      'stroke="#6A3E0C" stroke-width="2"',
    ) +
      line(
        'M-36 17v9M-22 21v10M-8 23v10M8 23v10M22 21v10M36 17v9',
        '#8A5312',
        1.6,
        'opacity=".6"',
      ) +
      oval([0, 0, 46, 20], '#F3C65C', 'stroke="#7A4A10" stroke-width="2"') +
      oval([0, 0, 37, 15], '#E3A63A', 'stroke="#B87A22" stroke-width="1.600"') +
      g(
        'translate(0 -.6) scale(.28 .112) translate(-104 -104)',
        p(hornbillMark.crown, '#8A5312') +
          p(hornbillMark.lower, '#8A5312') +
          p(hornbillMark.upper, '#8A5312', 'stroke="#E3A63A" stroke-width="6"') +
          p(hornbillMark.casque, '#8A5312', 'stroke="#E3A63A" stroke-width="6"'),
      ) +
      line('M-38-6C-30-14-14-18 0-18', '#FFF6D0', 2.6, 'opacity=".9"'),
  );

/** A coin from the front; needs coinParts. */
export const coinUp = (x: number, y: number, size: number, turn = 0): string =>
  again('cf', x, y, size, turn);

/** Coins lying on one another from (x, y) upwards, each shifted a little; needs coinParts. */
export const pile = (x: number, y: number, size: number, count: number): string =>
  at(
    x,
    y,
    Array.from({ length: count }, (_, i) =>
      again('cl', [0, 3, -2, 4, -3, 1][i % 6] ?? 0, -i * 13),
    ).join(''),
    size,
  );
