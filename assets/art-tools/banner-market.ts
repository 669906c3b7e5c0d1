import { BANNER } from './banner-words.ts';
import { batikDefs } from './batik.ts';
import { coinParts, coinUp, pile } from './coins.ts';
import {
  again,
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  radial,
  symbol,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';
import { tile } from './fto-cards.ts';
import { hostess } from './hostess.ts';
import { lantern, lanternDefs, moon, palm, shopDefs, shophouse, stars, towers } from './scenery.ts';
import { sparkle } from './screen-parts.ts';
import { songketPattern } from './songket.ts';

const { w, h } = BANNER;
const wood = '#2A120C';

/** The row of shops across the street, two houses drawn once each. */
const street = (): string =>
  symbol('s1', shophouse(104, 92, '#5A2444', '#8A3E5A', 2)) +
  symbol('s2', shophouse(112, 104, '#1E4A58', '#33777C', 2)) +
  at(196, 346, g('', towers('#5A2750'), 'opacity=".7"'), 0.9) +
  at(366, 346, palm('#2A1036'), 0.8, 4) +
  at(20, 350, palm('#2A1036'), 0.66, -6) +
  again('s2', -40, 346, 0.62) +
  again('s1', 32, 346, 0.62) +
  again('s2', 98, 346, 0.7) +
  again('s1', 178, 346, 0.74) +
  again('s2', 256, 346, 0.86) +
  again('s1', 352, 346, 1.04);

/** Bulbs on a sagging wire. */
const festoon = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): string => {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  return (
    line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, '#0D0719', 1.4) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      return again(
        'bulb',
        (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2,
        (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2,
      );
    })
  );
};

/** Onde-onde on a banana leaf. */
const kuih = (): string =>
  p('M-58 4C-40-12 36-16 60-2C44 12-36 16-58 4Z', '#2F8F5A', 'stroke="#0B3A2A" stroke-width="2"') +
  line('M-54 3C-20-4 24-6 56-2', '#9BE0A8', 1.4) +
  [
    [-30, -6],
    [-6, -8],
    [18, -8],
    [40, -7],
    [-18, -22],
    [6, -24],
    [28, -22],
  ]
    .map(([x = 0, y = 0]) => again('onde', x, y))
    .join('');

const stall = (): string =>
  // The counter, its cloth of tiles and what lies on it.
  symbol('ta', tile(34, false, true)) +
  symbol('tb', tile(34, true, true)) +
  box([402, 292, 400, 70], 0, '#3A0B22') +
  times(12, (i) => again(i % 2 ? 'ta' : 'tb', 404 + i * 34, 316)) +
  box([400, 310, 400, 5], 0, gold) +
  box([400, 350, 400, 12], 0, gold) +
  box([400, 353, 400, 2], 0, darkGold) +
  box([400, 316, 400, 12], 0, '#120C24', 'opacity=".3"') +
  box([392, 290, 400, 20], 4, 'url(#plank)', `stroke="${wood}" stroke-width="2.500"`) +
  line('M400 296H780', '#F3C98A', 1.6, 'opacity=".6"');

const awning = (): string => {
  const s = 38;
  return (
    [424, 764]
      .map((x) => box([x, 20, 10, 272], 2, 'url(#post)', `stroke="${wood}" stroke-width="2"`))
      .join('') +
    times(11, (i) =>
      p(
        `M${398 + i * s} 40V30L${n(398 + i * s + (i - 5) * -1.4)}-20H${n(398 + (i + 1) * s + (i - 4) * -1.4)}L${398 + (i + 1) * s} 30V40A${s / 2} 15 0 0 1 ${398 + i * s} 40Z`,
        i % 2 ? '#F7ECD6' : hibiscus,
        'stroke="#4A0B22" stroke-width="1.600"',
      ),
    ) +
    box([396, -20, 400, 30], 0, 'url(#top)') +
    line('M396 40H790', gold, 2.4, 'stroke-dasharray="1 6"')
  );
};

/** The night market: the hostess behind her stall, coins on it, the street in lights. */
export const marketBanner = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, h],
    [
      [0, '#120C2A'],
      [0.42, '#34184E'],
      [0.75, '#7E2A56'],
      [1, '#D9683F'],
    ],
  )}${linear(
    'left',
    [0, 0, 440, 0],
    [
      [0, '#120C28', 0.86],
      [0.6, '#170F2E', 0.62],
      [1, '#170F2E', 0],
    ],
  )}${linear(
    'top',
    [0, -20, 0, 20],
    [
      [0, '#120C24', 0.7],
      [1, '#120C24', 0],
    ],
  )}${linear(
    'plank',
    [0, 290, 0, 310],
    [
      [0, '#B5743A'],
      [1, '#6A3818'],
    ],
  )}${linear(
    'post',
    [0, 0, 10, 0],
    [
      [0, '#A86A34'],
      [1, '#5F3418'],
    ],
  )}${radial(
    'lampLight',
    [604, 190, 280],
    [
      [0, '#FFD98A', 0.85],
      [0.5, '#F0853F', 0.4],
      [1, '#F0853F', 0],
    ],
  )}${radial(
    'bulbGlow',
    [0, 4, 13],
    [
      [0, '#FFE9A8', 0.9],
      [1, '#FFC46B', 0],
    ],
  )}${shopDefs}${lanternDefs()}${songketPattern('ghost', 64, 0.055)}</defs>` +
  batikDefs +
  coinParts +
  symbol('bulb', dot(0, 4, 13, 'url(#bulbGlow)') + dot(0, 4, 3.4, '#FFF6D0')) +
  symbol('lamp', dot(0, 25, 34, '#FFB45A', 'opacity=".14"') + lantern()) +
  symbol(
    'ketupat',
    line('M0 0V14', '#F6DFA0', 1.4) +
      p('M0 12L19 32L0 52L-19 32Z', '#D9C24A', 'stroke="#4A4A12" stroke-width="2"') +
      p(
        'M-9.500 22L9.500 42L0 52L-19 32ZM0 12L9.500 22L-9.500 42L-19 32Z',
        '#8FB03C',
        'opacity=".75" fill-rule="evenodd"',
      ) +
      line(
        'M-9.500 22L9.500 42M9.500 22L-9.500 42M-4.700 17L14.300 37M4.700 17L-14.300 37',
        '#4A5A12',
        1.2,
        'opacity=".7"',
      ) +
      line('M-2 52C-6 60-10 62-12 70M2 52C6 60 8 64 6 72', '#B8B03C', 3),
  ) +
  symbol(
    'onde',
    dot(0, 0, 11, '#5DB04A', 'stroke="#1E5A2E" stroke-width="1.600"') +
      dot(-3, -4, 3, '#C4EFA0') +
      line('M-6-2l2 1M1-8l2 1M5 0l-1 2M-2 5l2-1', '#FFFBEA', 1.4),
  ) +
  box([0, 0, w, h], 0, 'url(#sky)') +
  stars(420, 150, 34, 5) +
  street() +
  dot(604, 190, 280, 'url(#lampLight)') +
  box([0, 0, 440, h], 0, 'url(#left)') +
  box([0, 0, 440, h], 0, 'url(#ghost)') +
  moon(356, 92, 27) +
  festoon(-10, 22, 214, 14, 18, 7) +
  festoon(214, 14, 430, 34, 20, 7) +
  oval([610, 300, 170, 40], '#3A1020', 'opacity=".5"') +
  g('translate(764 26) scale(-.4 .4)', hostess()) +
  dot(494, 196, 60, 'url(#shine)') +
  coinUp(494, 192, 0.5, -8) +
  stall() +
  awning() +
  again('ketupat', 448, 40, 0.9, 4) +
  again('ketupat', 752, 40, 0.9, -4) +
  again('lamp', 492, 44, 0.86) +
  again('lamp', 712, 44, 0.86) +
  again('lamp', 402, 44, 1.05) +
  pile(470, 284, 0.6, 3) +
  pile(538, 285, 0.6, 2) +
  pile(504, 291, 0.64, 1) +
  coinUp(430, 276, 0.34, -20) +
  g('translate(700 288) scale(.92)', kuih()) +
  sparkle(522, 160, 0.9) +
  sparkle(462, 226, 0.7) +
  sparkle(444, 160, 0.6) +
  at(800, 372, leaf(90, 30, '#2A8F6C', '#083F38'), 1, -40) +
  `<defs>${radial(
    'shine',
    [494, 196, 60],
    [
      [0, '#FFF3C4', 0.8],
      [1, '#FFE9A8', 0],
    ],
  )}</defs>`;
