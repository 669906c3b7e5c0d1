import {
  again,
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  radial,
  symbol,
  times,
} from './draw.ts';
import { moon, palm, shopDefs, shophouse, stall, stars, towers } from './scenery.ts';

const W = 1000;
const H = 760;
/** Where the shops stand, and the stalls before them. */
const STREET = 572;
const STALLS = 660;

/** A row of shops across the street. */
const street = (): string =>
  symbol('a', shophouse(104, 92, '#55214A', '#8A3E5A', 2)) +
  symbol('b', shophouse(112, 108, '#1E4254', '#33777C', 2)) +
  symbol('c', shophouse(96, 84, '#5C2F24', '#A8643A', 2)) +
  again('b', -30, STREET, 1.1) +
  again('a', 92, STREET, 1.04) +
  again('c', 198, STREET, 1.1) +
  again('b', 304, STREET, 0.92) +
  again('a', 408, STREET, 0.9) +
  again('c', 502, STREET, 0.94) +
  again('a', 592, STREET, 0.98) +
  again('b', 694, STREET, 0.98) +
  again('c', 804, STREET, 1.1) +
  again('b', 908, STREET, 1.08);

/** Steam over a pan. */
const steam = (x: number, y: number): string =>
  line(
    `M${x} ${y}c-10 -14 10 -22 0 -38M${x + 14} ${y + 2}c-9 -12 9 -20 0 -34M${x + 28} ${y}c-10 -14 10 -22 0 -38`,
    '#FFE9C8',
    4,
    'opacity=".16"',
  );

/** A stall with its lamp and the pool of light round it. */
const litStall = (x: number, size: number, colour: string, stripe: string, base = STALLS): string =>
  oval([x + 55 * size, base - 22 * size, 105 * size, 78 * size], 'url(#pool)') +
  at(x, base, stall(colour, stripe), size) +
  dot(x + 55 * size, base - 54 * size, 5 * size, '#FFF6D0') +
  dot(x + 55 * size, base - 54 * size, 16 * size, 'url(#bulb)') +
  steam(x + 34 * size, base - 46 * size);

/** The platform the draw is held on, its skirt of songket. */
const platform = (): string =>
  oval([500, 706, 250, 34], '#0B0618', 'opacity=".55"') +
  p('M322 640H678L700 664H300Z', 'url(#boards)', 'stroke="#2A120C" stroke-width="2.5"') +
  line(
    'M400 641L392 663M470 641L466 663M540 641L544 663M610 641L618 663',
    '#3F1F10',
    1.6,
    'opacity=".7"',
  ) +
  box([300, 664, 400, 46], 2, 'url(#skirt)', 'stroke="#2A0614" stroke-width="2"') +
  box([300, 664, 400, 6], 0, gold) +
  box([300, 703, 400, 7], 0, darkGold) +
  times(20, (i) =>
    p(`M${310 + i * 20} 676l7.500 10l-7.500 10l-7.500 -10z`, gold, 'opacity=".85"'),
  ) +
  times(20, (i) => dot(310 + i * 20, 686, 2.2, i % 2 ? hibiscus : paleGold)) +
  times(
    14,
    (i) => dot(314 + i * 28.6, 664, 4, '#FFF3C4') + dot(314 + i * 28.6, 664, 13, 'url(#bulb)'),
  );

/** The street, wet from the afternoon's rain: lights stand in it. */
const ground = (): string => {
  const next = grain(61);
  return (
    box([0, STREET - 2, W, H - STREET + 2], 0, 'url(#road)') +
    times(58, () => {
      const y = STREET + 14 + next() ** 0.8 * 170;
      const x = next() * W;
      const tint = ['#FFC46B', '#FF8A5A', '#F6DFA0', '#E0486A'][Math.floor(next() * 4)] ?? gold;
      return line(
        `M${n(x)} ${n(y)}h${n(10 + next() * 46)}`,
        tint,
        1 + next() * 2,
        `opacity="${n(0.1 + next() * 0.24)}"`,
      );
    })
  );
};

/** A night market at dusk, 1000 by 760: open sky above for the lanterns, a platform in the middle. */
export const market = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, STREET],
    [
      [0, '#120C2A'],
      [0.34, '#271548'],
      [0.6, '#56205C'],
      [0.8, '#A23A58'],
      [0.93, '#E0714A'],
      [1, '#FFB066'],
    ],
  )}${linear(
    'road',
    [0, STREET, 0, H],
    [
      [0, '#5A2440'],
      [0.3, '#36163A'],
      [1, '#140A22'],
    ],
  )}${linear(
    'boards',
    [0, 640, 0, 664],
    [
      [0, '#B5743A'],
      [1, '#7A4520'],
    ],
  )}${linear(
    'skirt',
    [0, 664, 0, 710],
    [
      [0, '#A8183C'],
      [1, '#5A0C2A'],
    ],
  )}${radial(
    'ember',
    [500, STREET, 480],
    [
      [0, '#FFB870', 0.55],
      [1, '#FFB870', 0],
    ],
  )}<radialGradient id="pool"><stop offset="0" stop-color="#FFD07A" stop-opacity=".55"/><stop offset="1" stop-color="#FF9A4A" stop-opacity="0"/></radialGradient><radialGradient id="bulb"><stop offset="0" stop-color="#FFEFB8" stop-opacity=".9"/><stop offset="1" stop-color="#FFC46B" stop-opacity="0"/></radialGradient>${shopDefs}</defs>` +
  box([0, 0, W, H], 0, 'url(#sky)') +
  stars(W, 330, 90, 9) +
  dot(500, STREET, 480, 'url(#ember)') +
  moon(506, 446, 62) +
  at(150, STREET, g('', towers('#5A2458'), 'opacity=".8"'), 1.25) +
  at(596, STREET, palm('#341240'), 1, 3) +
  at(356, STREET, palm('#341240'), 0.9, -5) +
  at(884, STREET, palm('#341240'), 1.1, 4) +
  at(44, STREET, palm('#341240'), 1.16, -6) +
  street() +
  ground() +
  litStall(330, 0.94, '#14877A', '#F7ECD6', 618) +
  litStall(566, 0.94, '#E8B64C', '#8E1230', 618) +
  litStall(-12, 1.7, '#D9304F', '#F7ECD6') +
  litStall(824, 1.7, '#14877A', '#F6DFA0') +
  litStall(168, 1.5, '#E8B64C', '#7D1233') +
  litStall(668, 1.5, '#D9304F', '#F7ECD6') +
  platform();
