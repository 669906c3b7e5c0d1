import { BANNER } from './banner-words.ts';
import {
  again,
  at,
  box,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  oval,
  p,
  radial,
  round,
  symbol,
  times,
} from './draw.ts';
import { bloom, leafPath } from './flora.ts';
import { goldenEgg } from './lucky-egg-eggs.ts';
import { nest, watching } from './nest.ts';
import { sparkle } from './screen-parts.ts';

const { w, h } = BANNER;

/** A broad leaf with a split edge, its stalk at the origin, growing up (monstera, 100 long). */
const split = (fill: string, vein: string): string =>
  p(
    'M0 0C-14-4-40-8-48-34L-26-30L-52-46C-54-60-50-72-44-80L-22-58L-36-90C-26-100-12-106 0-110C12-106 26-100 36-90L22-58L44-80C50-72 54-60 52-46L26-30L48-34C40-8 14-4 0 0Z',
    fill,
    'stroke="#04211F" stroke-width="1.600"',
  ) +
  line(
    'M0 0V-98M0-24L-38-24M0-24L38-24M0-44L-42-58M0-44L42-58M0-66L-28-90M0-66L28-90',
    vein,
    1.6,
    'opacity=".6"',
  );

/** A fern's frond curling up from the origin, 130 long. */
const fern = (fill: string): string =>
  times(11, (i) => {
    const t = i / 10;
    const y = -14 - 108 * t;
    const x = 26 * t * t;
    const l = 46 * (1 - t * 0.8);
    return (
      at(x, y, p(leafPath(l, l * 0.2), fill), 1, 66 + t * 10) +
      at(x, y, p(leafPath(l, l * 0.2), fill), 1, -66 + t * 14)
    );
  }) + line('M0 0C-2-50 6-96 28-126', '#9BE0B8', 1.6, 'opacity=".6"');

const trunk = (x: number, width: number, fill: string): string =>
  p(
    `M${x - width} ${h + 6}C${x - width * 0.5} 300 ${x - width * 0.5} 120 ${x - width * 0.4}-10H${x + width * 0.4}C${x + width * 0.5} 120 ${x + width * 0.5} 300 ${x + width} ${h + 6}Z`,
    fill,
  );

/** Rays that fall through the crowns. */
const shafts = (): string =>
  [
    [380, 30, 250, 74],
    [470, 40, 400, 110],
    [580, 30, 560, 90],
    [690, 46, 720, 120],
  ]
    .map(([x = 0, a = 0, x2 = 0, b = 0]) =>
      p(`M${x}-10H${x + a}L${x2 + b} ${h}H${x2}Z`, 'url(#shaft)'),
    )
    .join('');

const fireflies = (): string => {
  const next = grain(12);
  return times(40, () => {
    const x = 20 + next() * 740;
    const y = 30 + next() * 300;
    const size = 0.5 + next() * 0.7;
    // None over the words, none on the egg.
    const isFree = (x > 370 || y < 96 || y > 290) && Math.abs(x - 560) > 110;
    return isFree ? again('fly', x, y, size) : '';
  });
};

/** A rafflesia on the forest's floor. */
const rafflesia = (): string =>
  g(
    'scale(1 .62)',
    round(
      'raf',
      5,
      p(
        'M-8-14C-34-24-40-60-14-72C8-80 38-66 34-40C32-26 20-16 8-14Z',
        '#C2313F',
        'stroke="#4A0A1E" stroke-width="2"',
      ) + line('M-14-40v0M4-56v0M16-36v0M-4-30v0M-20-56v0M20-54v0', '#F6C9A8', 8),
    ) +
      dot(0, 0, 24, '#E0664A', 'stroke="#4A0A1E" stroke-width="2"') +
      dot(0, 2, 16, '#5A0F22') +
      line('M-8 2v-4M0 4v-5M8 2v-4', '#F0A05A', 3),
  );

/** The golden egg in the hornbill's nest, deep in the rainforest. */
export const nestBanner = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, h],
    [
      [0, '#0A2A38'],
      [0.5, '#0F5450'],
      [1, '#0A2A30'],
    ],
  )}${radial(
    'clear',
    [560, 150, 330],
    [
      [0, '#FFF0A8'],
      [0.3, '#C8D878', 0.85],
      [0.65, '#3FA07A', 0.5],
      [1, '#3FA07A', 0],
    ],
  )}${linear(
    'shaft',
    [0, 0, 0, h],
    [
      [0, '#FFF6C8', 0.34],
      [1, '#FFF6C8', 0],
    ],
  )}${radial(
    'halo',
    [544, 190, 150],
    [
      [0, '#FFF9DC', 0.95],
      [0.4, '#FFE38A', 0.55],
      [1, '#FFD35A', 0],
    ],
  )}${radial(
    'flyGlow',
    [0, 0, 9],
    [
      [0, '#FFF6B8', 0.9],
      [1, '#E8E07A', 0],
    ],
  )}${linear(
    'left',
    [0, 0, 440, 0],
    [
      [0, '#071C2A', 0.86],
      [0.6, '#0A2230', 0.6],
      [1, '#0A2230', 0],
    ],
  )}${linear(
    'limb',
    [0, 290, 0, 350],
    [
      [0, '#9A6A3E'],
      [0.4, '#5F3A22'],
      [1, '#2A1612'],
    ],
  )}</defs>` +
  symbol('fly', dot(0, 0, 9, 'url(#flyGlow)') + dot(0, 0, 1.8, '#FFFDE6')) +
  symbol('mon', split('#0F5E54', '#6FCFA8')) +
  symbol('mon2', split('#177A66', '#9BE8C0')) +
  symbol('fern', fern('#0F5A50')) +
  symbol('fern2', fern('#1E8A6A')) +
  box([0, 0, w, h], 0, 'url(#sky)') +
  box([0, 0, w, h], 0, 'url(#clear)') +
  trunk(330, 20, '#1E6458') +
  trunk(440, 14, '#2C7A66') +
  trunk(706, 22, '#1E6458') +
  trunk(240, 34, '#104842') +
  trunk(80, 44, '#0B3A3A') +
  line('M240-10C300 60 380 70 440-10M440-10C520 90 640 70 706-10', '#0F4A44', 4) +
  shafts() +
  dot(544, 190, 150, 'url(#halo)') +
  box([0, 0, 440, h], 0, 'url(#left)') +
  // Crowns above.
  (
    [
      [20, -20, 1.1, 190],
      [110, -26, 1, 160],
      [210, -30, 0.9, 200],
      [300, -24, 0.8, 170],
      [700, -26, 1.2, 200],
      [770, 10, 1.1, 240],
    ] as const
  )
    .map(([x, y, s, turn], i) => again(i % 2 ? 'mon2' : 'mon', x, y, s, turn))
    .join('') +
  symbol('ray', p('M0-92L8-124L0-206L-8-124Z', '#FFF6C8', 'opacity=".42"')) +
  times(6, (i) => again('ray', 544, 200, 1 - (i % 2) * 0.12, -75 + i * 27)) +
  // The mother behind her nest.
  g('translate(772 52) scale(1)', watching()) +
  p(
    `M330 ${h + 10}C380 322 430 304 520 306C620 308 700 296 800 280V${h + 10}Z`,
    'url(#limb)',
    'stroke="#160A0C" stroke-width="3"',
  ) +
  line(
    'M400 326C480 314 560 322 640 314C700 308 740 300 790 296M440 344C540 332 640 338 790 318',
    '#D9A66A',
    2,
    'opacity=".4"',
  ) +
  at(544, 262, nest('back'), 0.82) +
  oval([544, 270, 121, 30], '#1E0F08') +
  at(544, 200, goldenEgg(), 1.42, 3) +
  at(544, 268, nest('front'), 0.82) +
  // The forest's floor in front.
  again('fern2', 726, 372, 1, 24) +
  again('fern', 770, 366, 1.1, -8) +
  again('mon2', 664, 384, 0.8, -24) +
  again('fern', 372, 376, 0.8, -20) +
  again('fern2', 336, 380, 0.66, -44) +
  again('mon', 30, 396, 0.9, 20) +
  again('fern', 90, 384, 0.8, 30) +
  again('fern', 4, 376, 0.8, -14) +
  at(416, 344, rafflesia(), 0.74) +
  at(640, 338, bloom(18, 5, '#F7C7E2', '#B23A86') + bloom(10, 5, '#E86FB0', gold)) +
  at(616, 350, bloom(13, 5, '#F7C7E2', '#B23A86') + bloom(7, 5, '#E86FB0', gold)) +
  at(470, 352, bloom(13, 5, '#FFE9B0', hibiscus)) +
  fireflies() +
  sparkle(600, 130, 1.1) +
  sparkle(484, 150, 0.9) +
  sparkle(520, 100, 0.7);
