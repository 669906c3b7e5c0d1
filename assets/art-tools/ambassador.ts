import { batikBud, batikDefs, batikFlower, batikLeaf, isenPattern } from './batik.ts';
import {
  again,
  at,
  beads,
  box,
  dot,
  g,
  hibiscus,
  line,
  linear,
  p,
  radial,
  saveLean,
  symbol,
  times,
} from './draw.ts';
import { coinDefs, coinFace } from './fto-cards.ts';
import { halo } from './halo.ts';
import { hostess } from './hostess.ts';
import { hostessHead } from './hostess-head.ts';
import { sparkle } from './screen-parts.ts';
import { songketPattern } from './songket.ts';

const W = 780;
const H = 880;

const vines = (): string =>
  symbol(
    'vine',
    line(
      'M40 900C10 780 120 720 84 600C56 506-10 470 40 360C84 270 160 230 120 120C108 84 70 60 30 70M84 600C130 590 150 620 132 644C118 660 98 644 108 630M40 360C0 340-10 300 16 286M120 120C160 90 220 90 232 40C236 16 214 4 204 22',
      '#FBE9C0',
      4,
    ) +
      batikLeaf([62, 470, 0.9, 300]) +
      batikLeaf([30, 410, 0.8, 60], '#12655F') +
      batikLeaf([100, 690, 1, 70]) +
      batikLeaf([54, 780, 1, 290], '#12655F') +
      batikLeaf([70, 300, 0.9, 310], '#12655F') +
      batikLeaf([120, 210, 0.9, 80]) +
      batikLeaf([150, 100, 0.8, 30], '#12655F') +
      batikLeaf([130, 130, 0.86, 190]) +
      batikBud([30, 70, 0.8, 260]) +
      batikBud([206, 30, 0.8, 330]) +
      batikBud([16, 292, 0.8, 290]),
  ) +
  again('vine', 0, 0) +
  `<use href="#vine" transform="translate(${W} 0) scale(-1 1)"/>` +
  batikFlower([66, 590, 1.35, 10], hibiscus, '#F4795F') +
  batikFlower([722, 640, 1.3, 0], '#E8A63C', '#FBE3A0') +
  batikFlower([44, 352, 1, 14], '#E8A63C', '#FBE3A0') +
  batikFlower([746, 352, 1.06, 10], hibiscus, '#F4795F') +
  batikFlower([122, 130, 1.24, 0], '#7A4FC0', '#C49BE8') +
  batikFlower([664, 122, 1.2, 20], hibiscus, '#F4795F') +
  batikFlower([30, 812, 1.3, 0], '#7A4FC0', '#C49BE8') +
  batikFlower([752, 830, 1.2, 0], '#7A4FC0', '#C49BE8');

/** Puan Kenyalang before a batik, a coin over her open hand. */
const portrait = (): string =>
  `<defs>${radial(
    'wall',
    [390, 340, 640],
    [
      [0, '#4C2A86'],
      [0.5, '#2A1A5C'],
      [1, '#150E33'],
    ],
  )}${radial(
    'glow',
    [390, 330, 470],
    [
      [0.5, '#FFC468', 0.5],
      [1, '#FFC468', 0],
    ],
  )}${radial(
    'shine',
    [676, 430, 90],
    [
      [0, '#FFE9A8', 0.75],
      [1, '#FFE9A8', 0],
    ],
  )}${linear(
    'foot',
    [0, 640, 0, H],
    [
      [0, '#1B0A20', 0],
      [1, '#1B0A20', 0.6],
    ],
  )}${isenPattern('isen', 0.4)}${coinDefs}</defs>${batikDefs}` +
  box([0, 0, W, H], 0, 'url(#wall)') +
  box([0, 0, W, H], 0, 'url(#isen)') +
  dot(390, 330, 470, 'url(#glow)') +
  vines() +
  halo(390, 330, 278) +
  hostess() +
  dot(676, 430, 90, 'url(#shine)') +
  at(676, 430, coinFace, 0.98, 8) +
  sparkle(724, 378, 1.1) +
  sparkle(628, 470, 0.8) +
  sparkle(734, 470, 0.7) +
  box([0, 640, W, H - 640], 0, 'url(#foot)');

const shoulders = 'M40 119C14 127-4 140-8 170H150C144 142 116 126 92 118Z';

/** Her face in a ring of songket, 160 across. */
const face = (): string =>
  `<defs>${linear(
    'rim',
    [16, 8, 144, 152],
    [
      [0, '#FFF0B8'],
      [0.35, '#E8B64C'],
      [0.7, '#9A6418'],
      [1, '#F6DFA0'],
    ],
  )}${radial(
    'disc',
    [80, 66, 96],
    [
      [0, '#FFF3C4'],
      [0.5, '#FBCB62'],
      [1, '#E0863A'],
    ],
  )}${linear(
    'silk',
    [20, 110, 120, 160],
    [
      [0, '#F0505F'],
      [1, '#8A1136'],
    ],
  )}${linear(
    'gilt',
    [30, 0, 110, 0],
    [
      [0, '#C98A25'],
      [0.35, '#FFF0B8'],
      [1, '#B0701C'],
    ],
  )}${songketPattern('thread', 22, 0.7)}<clipPath id="in"><path d="M-20-20H180V80H149A69 69 0 0 1 11 80H-20Z"/></clipPath></defs>` +
  dot(80, 80, 79, 'url(#rim)') +
  dot(80, 80, 73.5, '#4A0B26') +
  dot(80, 80, 69, 'url(#disc)') +
  beads([80, 80, 76.3], 20, 3.4, hibiscus) +
  beads([80, 80, 76.3], 20, 2, '#7A4A10', 9) +
  g(
    '',
    p(shoulders, 'url(#silk)') +
      p(shoulders, 'url(#thread)', 'stroke="#2A0614" stroke-width="2"') +
      g('translate(31 14) scale(.54)', hostessHead()) +
      p(
        'M36 117C50 128 80 128 94 117C97 122 96 126 94 128C80 138 50 138 36 128C33 125 34 121 36 117Z',
        'url(#gilt)',
        'stroke="#2A0614" stroke-width="2" stroke-linejoin="round"',
      ) +
      times(6, (i) =>
        at(
          43 + i * 9,
          129.5 - Math.abs(i - 2.5) ** 2 * 0.4,
          p('M0-3L2.600 0L0 3L-2.600 0Z', i % 2 ? '#7D1233' : '#14877A'),
        ),
      ),
    'clip-path="url(#in)"',
  ) +
  line('M11 80A69 69 0 0 0 149 80', '#4A0B26', 2);

/** Writes Puan Kenyalang, the club's hostess: her half figure and her face. */
export const drawAmbassador = (): void => {
  saveLean('ui/ambassador.svg', W, H, portrait());
  saveLean('ui/ambassador-face.svg', 160, 160, face());
};
