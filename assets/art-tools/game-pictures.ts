import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettering, letteringWidth } from './brand.ts';
import { coinParts, coinUp } from './coins.ts';
import {
  box,
  darkGold,
  dot,
  g,
  gold,
  leanSvg,
  linear,
  n,
  oval,
  p,
  paleGold,
  times,
} from './draw.ts';
import { glow, petalAt, sparkle } from './screen-parts.ts';
import { type Export, toWebp } from './webp.ts';
import { wheelDisc } from './wheel-disc.ts';

// Pictures from inside the games whose scenes have too many strokes for an SVG, put together from the
// scenes' own parts: `node assets/art-tools/game-pictures.ts` (needs a Chromium).
const W = 390;
const H = 600;

/** A part of a scene with its point (px, py) on (x, y). */
const part = (
  file: string,
  [x, y]: readonly [number, number],
  [px, py]: readonly [number, number],
  scale: number | readonly [number, number] = 1,
  turn = 0,
  more = '',
): string => {
  const drawn = readFileSync(join(import.meta.dirname, '../art', `${file}.svg`), 'utf8');
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return g(
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${sx} ${sy}) translate(${-px} ${-py})`,
    drawn.replace('<svg ', '<svg overflow="visible" '),
    more,
  );
};

/** The purse in the corner, its number a bar. */
const purse = (): string =>
  box([292, 14, 84, 32], 16, '#120C24', `opacity=".86" stroke="${darkGold}" stroke-width="1.500"`) +
  coinUp(308, 30, 0.28) +
  box([328, 25.5, 38, 9], 4.5, paleGold);

// --- The golden nest --------------------------------------------------------------------------
const egg = (name: string) => `lucky-egg{tps}/${name}`;

/** The four eggs of three rows, as they lie in the nest (units of the nest, from its middle). */
const LIE = [
  [-112, -86],
  [-38, -90],
  [36, -90],
  [110, -86],
  [-126, -14],
  [-42, -16],
  [42, -16],
  [126, -14],
  [-106, 58],
  [-36, 60],
  [36, 60],
  [106, 58],
] as const;
const DRESS = [0, 5, 4, 3, 2, 1, 0, 5, 4, 3, 2, 1] as const;

const forest = (): string =>
  box([0, 0, W, H], 0, '#030a12') +
  part('lucky-egg-forest', [-64, -132], [0, 0], 0.5) +
  glow('sun', 84, 148, 120, '#FFE9A8', 0.8) +
  part(egg('sun'), [84, 138], [66, 66], 0.62) +
  part(egg('ridge'), [-34, 152], [0, 76], 1.12);

const mother = (eye: 'open' | 'glad', x: number, y: number, s: number): string =>
  g(
    `translate(${x} ${y}) scale(${-s} ${s})`,
    part(egg('mum-body'), [-40, 170], [0, 0]) +
      part(egg('mum-head'), [-8, -2], [0, 0], 1, eye === 'glad' ? -6 : 0) +
      (eye === 'glad' ? g('rotate(-6)', part(egg('mum-blink'), [58, 64], [0, 0])) : '') +
      part(egg('mum-wing'), [-40, 194], [0, 0]),
  );

/** The nest around (x, y) with its eggs; `opened` is the place of the one that is broken. */
const nest = (x: number, y: number, s: number, opened: number | null): string =>
  part(egg('nest-back'), [x, y], [240, 180], s) +
  LIE.map(([ex, ey], i) => {
    const where = [x + ex * s, y + ey * s] as const;
    const size = 0.76 * s * (1 + ey / 900);
    const shade = part(egg('egg-shadow'), [where[0], where[1] + 44 * s], [55, 22], size);
    if (i === opened)
      return (
        shade +
        part(egg('shell-in'), [where[0], where[1]], [50, 22], size) +
        part(egg(`shell-${DRESS[i]}`), [where[0], where[1]], [50, 14], size)
      );
    return (
      shade +
      part(egg(`egg-${DRESS[i]}`), where, [50, 62], size, i % 3 === 1 ? -4 : i % 3 === 2 ? 5 : 0)
    );
  }).join('') +
  part(egg('nest-front'), [x, y], [240, 70], s);

const leaves = (): string =>
  part(egg('leaf-big'), [436, -66], [8, 269], 0.66, 150) +
  part(egg('leaf-big'), [-78, -44], [8, 269], 0.5, 86) +
  part(egg('frond'), [-34, 618], [5, 155], 1.36, -8) +
  part(egg('frond'), [424, 622], [5, 155], 1.34, -69);

/** The sun's clock: how much of the day is left, as a bar. */
const clock = (): string =>
  box([24, 176, 96, 34], 17, '#120C24', `opacity=".86" stroke="${darkGold}" stroke-width="1.500"`) +
  part(egg('sun'), [42, 193], [66, 66], 0.17) +
  box([60, 188, 48, 10], 5, '#3A2A50') +
  box([60, 188, 38, 10], 5, gold);

const nestScreen = (): string =>
  coinParts +
  forest() +
  mother('open', 378, 78, 0.6) +
  part(egg('branch'), [195, 474], [270, 34], [1.34, 1.2]) +
  nest(188, 366, 0.8, null) +
  glow('lit', 98, 297, 56, '#FFF3B8', 0.7) +
  part(egg('crack-1'), [188 - 112 * 0.8, 366 - 86 * 0.8], [50, 62], 0.56) +
  sparkle(70, 266, 0.9) +
  sparkle(128, 276, 0.7) +
  sparkle(96, 250, 0.6) +
  leaves() +
  clock() +
  purse();

const boxScreen = (): string =>
  coinParts +
  forest() +
  mother('glad', 378, 78, 0.6) +
  part(egg('branch'), [195, 560], [270, 34], [1.34, 1.2]) +
  nest(195, 470, 0.84, 5) +
  box([0, 0, W, H], 0, '#1B0F2E', 'opacity=".42"') +
  glow('gleam', 195, 268, 220, '#FFF3B8', 0.95) +
  part(egg('rays'), [195, 330], [65, 160], [2.5, 1.9]) +
  oval([195, 424, 128, 16], '#0A0416', 'opacity=".55"') +
  part(egg('lid'), [178, 262], [104, 83], 1.16, -20) +
  part(egg('box'), [195, 352], [100, 67], 1.16) +
  (
    [
      [195, 214, 0.62, 0],
      [142, 176, 0.46, -18],
      [252, 170, 0.48, 14],
      [104, 116, 0.36, 20],
      [196, 112, 0.44, 8],
      [286, 108, 0.36, -20],
      [70, 196, 0.3, 10],
      [322, 190, 0.32, 0],
      [150, 62, 0.28, 0],
      [240, 60, 0.26, 30],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  part(egg('chick'), [92, 408], [52, 104], 0.62) +
  part(egg('gift'), [306, 412], [32, 62], 0.78) +
  petalAt(44, 262, 40, 1) +
  petalAt(352, 250, -40, 0.9) +
  petalAt(64, 92, 100, 0.8) +
  petalAt(336, 60, 20, 0.8) +
  sparkle(150, 128, 1) +
  sparkle(262, 224, 1.2) +
  sparkle(60, 140, 0.9) +
  sparkle(330, 140, 0.8) +
  leaves() +
  purse();

// --- The wau bulan ----------------------------------------------------------------------------
const wheel = (name: string) => `spin-wheel{tps}/${name}`;

const dusk = (ground: number): string =>
  `<defs>${linear(
    'dusk',
    [0, 0, 0, ground],
    [
      [0, '#0E0A26'],
      [0.3, '#1D1546'],
      [0.55, '#451C5C'],
      [0.76, '#8A2F62'],
      [0.9, '#D65C50'],
      [1, '#FFB066'],
    ],
  )}</defs>` +
  box([0, 0, W, H], 0, '#120A22') +
  box([0, 0, W, ground], 0, 'url(#dusk)') +
  times(40, (i) =>
    dot(
      (i * 0.618034 * W) % W,
      (i * 0.380664 * 260) % 260,
      i % 5 ? 0.9 : 1.6,
      '#FFF0CF',
      'opacity=".7"',
    ),
  ) +
  glow('moonlight', 332, 108, 130, '#FFE2A0', 0.5) +
  part(wheel('moon'), [332, 108], [66, 66], 0.8) +
  part(wheel('cloud-2'), [66, 74], [120, 36], 0.7, 0, 'opacity=".8"') +
  part(wheel('cloud-1'), [352, 230], [120, 36], 0.8, 0, 'opacity=".55"') +
  part(wheel('cloud-1'), [10, 300], [120, 36], 0.7, 0, 'opacity=".45"') +
  part(wheel('land'), [195, ground], [500, 150], 0.66) +
  box([0, ground + 138, W, H - ground - 138], 0, '#1A0C28') +
  part(wheel('palm'), [18, ground + 60], [62, 250], 0.9) +
  part(wheel('palm'), [376, ground + 66], [62, 250], [-0.94, 0.94]);

const folk = (y: number): string =>
  (
    [
      ['folk-2', 30, 0.84, -18, -30],
      ['folk-1', 76, 0.94, 18, -44],
      ['folk-3', 108, 0.82, 16, -38],
      ['folk-1', 292, 0.96, 18, -44],
      ['folk-3', 322, 0.84, 16, -38],
      ['folk-2', 356, 0.9, -18, -30],
    ] as const
  )
    .map(([who, x, s, dx, dy], i) => {
      const lx = x + dx * s;
      const ly = y + dy * s + 8;
      return (
        part(wheel(who), [x, y], [30, 82], s) +
        glow(`fl${i}`, lx, ly, 26, '#FFA64A', 0.6) +
        part(wheel('held'), [lx, ly], [10, 13], 0.8)
      );
    })
    .join('');

/** The kite with its wheel around (x, y), turned by `turn`. */
const kite = (x: number, y: number, s: number, turn: number): string =>
  g(
    `translate(${x} ${y}) scale(${s})`,
    [
      [-96, '#D9304F', 1],
      [-40, '#14877A', 1.1],
      [40, '#14877A', 1],
      [96, '#D9304F', 1.1],
    ]
      .map(([dx, fill, k]) =>
        p(
          `M${Number(dx) - 5} 214C${Number(dx) - 20} ${250 * Number(k)} ${Number(dx) + 14} 280 ${dx} ${320 * Number(k)}C${Number(dx) + 22} 284 ${Number(dx) - 8} 250 ${Number(dx) + 7} 212Z`,
          String(fill),
          'opacity=".9"',
        ),
      )
      .join('') +
      part(wheel('kite'), [0, 0], [210, 268]) +
      g(`rotate(${turn})`, wheelDisc()) +
      part(wheel('rim'), [0, 0], [160, 160]) +
      part(wheel('gloss'), [0, 0], [145, 145]) +
      part(wheel('hub'), [0, 0], [48, 48], 0.74) +
      part(wheel('tassel'), [-186, -158], [20, 2], 0.7, 6) +
      part(wheel('tassel'), [186, -158], [20, 2], 0.7, -6) +
      part(wheel('beak'), [0, -128], [60, 172], 0.66),
  );

/** The spins that are left, each a small kite. */
const tokens = (y: number, left: number): string =>
  box([102, y, 186, 42], 21, '#120C24', `opacity=".88" stroke="${darkGold}" stroke-width="1.500"`) +
  times(5, (i) =>
    part(
      wheel('token'),
      [126 + i * 34.5, y + 21],
      [26, 30],
      0.56,
      0,
      i < left ? '' : 'opacity=".3"',
    ),
  );

const wheelScreen = (): string =>
  coinParts + dusk(436) + folk(522) + kite(195, 274, 0.86, 0) + tokens(544, 5) + purse();

const prizeScreen = (): string =>
  coinParts +
  dusk(470) +
  g(
    'translate(195 330)',
    times(18, (i) =>
      g(`rotate(${i * 20})`, p('M0-40L22-620H-22Z', '#F6DFA0', `opacity="${i % 2 ? 0.06 : 0.13}"`)),
    ),
  ) +
  glow('halo', 195, 330, 260, '#FFE7A8', 0.75) +
  kite(195, 352, 1.02, 0) +
  glow('dim', 195, 352, 150, '#2C0820', 0.62) +
  g('translate(195 366) scale(1.56 1.16)', part(wheel('cloth'), [0, 0], [100, 62])) +
  lettering(
    'RM50',
    195 - letteringWidth('RM50', 74) / 2,
    386,
    74,
    'url(#prize)',
    'stroke="#3F0722" stroke-width="60" paint-order="stroke"',
  ) +
  `<defs>${linear(
    'prize',
    [0, -380, 0, 20],
    [
      [0, '#FFF8DC'],
      [0.5, '#F9D576'],
      [1, '#DE9833'],
    ],
  )}</defs>` +
  (
    [
      [46, 262, 0.42, -16],
      [344, 256, 0.44, 14],
      [78, 196, 0.34, 20],
      [314, 190, 0.34, -20],
      [36, 140, 0.5, 8],
      [130, 92, 0.46, -14],
      [262, 84, 0.5, 16],
      [76, 60, 0.36, 24],
      [196, 44, 0.4, 0],
      [236, 128, 0.26, 30],
      [150, 146, 0.28, -30],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  petalAt(50, 440, 40, 1.1) +
  petalAt(344, 430, -60, 1.2) +
  petalAt(24, 330, 100, 0.9) +
  petalAt(366, 330, 20, 0.9) +
  sparkle(70, 322, 1.2) +
  sparkle(322, 314, 1.4) +
  sparkle(300, 140, 0.9) +
  sparkle(330, 470, 0.9) +
  purse();

const list: Export[] = Object.entries({
  'lucky-egg': [nestScreen(), boxScreen()],
  'spin-wheel': [wheelScreen(), prizeScreen()],
}).flatMap(([game, pictures]) =>
  pictures.map((picture, i) => ({
    svg: leanSvg('screen', W, H, picture),
    to: `ui/games/${game}/screen-${i + 1}.webp`,
    width: W * 1.5,
    height: H * 1.5,
    most: 80_000,
  })),
);
console.table(await toWebp(list));
