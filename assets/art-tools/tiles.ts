import { coinParts, coinUp } from './coins.ts';
import {
  again,
  at,
  beads,
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
  paleGold,
  polar,
  radial,
  round,
  saveLean,
  symbol,
  times,
} from './draw.ts';
import { leafPath } from './flora.ts';
import { hornbillMark } from './hornbill.ts';
import { sparkle } from './screen-parts.ts';
import { songketPattern } from './songket.ts';
import { TILE } from './tile-size.ts';
import { drawSport } from './tile-sport.ts';

const { width: W, height: H, edge } = TILE;

/** The corner a tile's words stand in is dark; a line of gold runs round. */
const framed = (drawing: string): string =>
  `${drawing}<defs>${linear(
    'foot',
    [0, 110, 0, H],
    [
      [0, '#120C24', 0],
      [1, '#120C24', 0.78],
    ],
  )}</defs>${box([0, 110, W, 90], 0, 'url(#foot)')}`;

/** A golden cup with the hornbill on it, standing on the origin, 70 high. */
const cup =
  p(
    'M-30-62C-50-62-50-34-22-32M30-62C50-62 50-34 22-32',
    'none',
    `stroke="${edge}" stroke-width="9"`,
  ) +
  p(
    'M-30-62C-50-62-50-34-22-32M30-62C50-62 50-34 22-32',
    'none',
    `stroke="${gold}" stroke-width="5"`,
  ) +
  p('M-7-24H7L10-10H-10Z', 'url(#cupGold)', `stroke="${edge}" stroke-width="2.500"`) +
  p(
    'M-33-74H33C34-44 22-22 0-20C-22-22-34-44-33-74Z',
    'url(#cupGold)',
    `stroke="${edge}" stroke-width="2.500"`,
  ) +
  oval([0, -74, 33, 6.5], '#B0701C', `stroke="${edge}" stroke-width="2.500"`) +
  p('M-22-64C-22-46-16-34-8-28', 'none', 'stroke="#FFFBE0" stroke-width="4" opacity=".8"') +
  g(
    'translate(1 -48) scale(.15) translate(-104 -106)',
    p(
      hornbillMark.crown + hornbillMark.lower + hornbillMark.upper + hornbillMark.casque,
      '#8A5312',
    ),
  ) +
  box([-20, -12, 40, 12], 3, '#7D1233', `stroke="${edge}" stroke-width="2.500"`) +
  line('M-14-6H14', gold, 2.4);

const place = (
  x: number,
  top: number,
  width: number,
  tone: string,
  medal: string,
  pips: number,
): string =>
  box([x, top, width, 200 - top], 0, tone, `stroke="${edge}" stroke-width="2.500"`) +
  box([x, top, width, 200 - top], 0, 'url(#thread)') +
  p(
    `M${x - 4} ${top}L${x + 5} ${top - 10}H${x + width - 5}L${x + width + 4} ${top}Z`,
    '#F6DFA0',
    `stroke="${edge}" stroke-width="2.500"`,
  ) +
  box([x, top + 1, width, 6], 0, gold) +
  at(
    x + width / 2,
    top + 32,
    dot(0, 1, 17, '#0A0416', 'opacity=".4"') +
      dot(0, 0, 16, medal, `stroke="${edge}" stroke-width="2"`) +
      beads([0, 0, 12.5], 16, 2, '#00000044') +
      times(pips, (i) =>
        p(
          'M0-6L1.800-2L6-1.800L2.800 1L4 5.500L0 3L-4 5.500L-2.800 1L-6-1.800L-1.800-2Z',
          '#3A1A10',
          `transform="translate(${n((i - (pips - 1) / 2) * 8.5)} ${pips === 3 && i !== 1 ? 2.5 : pips === 3 ? -4 : 0}) scale(.7)"`,
        ),
      ),
  );

const board = (): string =>
  `<defs>${radial(
    'hall',
    [160, 70, 210],
    [
      [0, '#B8447A'],
      [0.45, '#5A1F62'],
      [1, '#1B1033'],
    ],
  )}${linear(
    'cupGold',
    [-34, -70, 34, -20],
    [
      [0, '#FFF6CC'],
      [0.45, '#F0BE55'],
      [1, '#A86A1A'],
    ],
  )}${linear(
    'drape',
    [0, 0, 64, 0],
    [
      [0, '#D9304F'],
      [0.5, '#9C1438'],
      [1, '#5A0A28'],
    ],
  )}${radial(
    'halo',
    [160, 62, 90],
    [
      [0, '#FFF3C4', 0.95],
      [0.5, '#FFD36B', 0.4],
      [1, '#FFD36B', 0],
    ],
  )}${songketPattern('thread', 26, 0.4)}</defs>` +
  box([0, 0, W, H], 0, 'url(#hall)') +
  g('translate(160 66)', round('ray', 18, p('M0-30L10-240H-10Z', '#FFE9A8', 'opacity=".12"'))) +
  dot(160, 62, 90, 'url(#halo)') +
  [1, -1]
    .map((side) =>
      g(
        side === 1 ? '' : `translate(${W} 0) scale(-1 1)`,
        p(
          'M-4-4H72C66 50 44 84 10 104C18 140 14 176 4 206H-4Z',
          'url(#drape)',
          `stroke="${edge}" stroke-width="2.500"`,
        ) +
          line('M16-2C18 50 10 84 0 104M40-2C40 46 26 76 6 98', '#FF8C92', 1.8, 'opacity=".4"') +
          line('M71 0C65 50 43 82 9 102', gold, 3.4) +
          dot(8, 103, 7, gold, `stroke="${edge}" stroke-width="2"`) +
          p('M3 108L0 134H18L13 108Z', gold, `stroke="${edge}" stroke-width="1.800"`),
      ),
    )
    .join('') +
  place(60, 124, 66, '#5A4894', '#C9D2E0', 2) +
  place(194, 138, 66, '#0F6B60', '#D98A52', 3) +
  place(122, 100, 76, '#A91D3C', '#FFD66B', 1) +
  symbol('bay', p(leafPath(15, 5), '#36A57E', 'stroke="#0A3A30" stroke-width="1.200"')) +
  [1, -1]
    .map((side) =>
      g(
        `translate(160 60) scale(${side} 1)`,
        line('M8 40C44 34 58 2 46-34', '#1E6A48', 2.6) +
          times(6, (i) => {
            const [x, y] = polar(0, 0, 52, 152 - i * 19);
            return again('bay', x, y, 1.05, 60 - i * 22) + again('bay', x, y, 0.9, -10 - i * 18);
          }),
      ),
    )
    .join('') +
  g('translate(160 92) scale(1.05)', cup) +
  sparkle(196, 26, 0.8) +
  sparkle(118, 34, 0.7) +
  sparkle(212, 76, 0.5) +
  line('M100 20v0M226 30v0M84 70v0M240 84v0M142 10v0M184 12v0', gold, 5) +
  line('M92 44v0M232 56v0M204 10v0M116 8v0', '#F58FA3', 4.4);

const card = (light: string, deep: string, rim: string, stones: number): string =>
  box([-40, -56, 84, 116], 9, '#0A0416', 'opacity=".4"') +
  `<defs>${linear(
    `c${stones}`,
    [-42, -58, 42, 58],
    [
      [0, light],
      [1, deep],
    ],
  )}</defs>` +
  box([-42, -58, 84, 116], 9, `url(#c${stones})`, `stroke="${edge}" stroke-width="2.500"`) +
  box([-42, -58, 84, 116], 9, 'url(#thread)') +
  box([-37, -53, 74, 106], 6, 'none', `stroke="${rim}" stroke-width="2"`) +
  dot(0, -8, 25, edge, `stroke="${rim}" stroke-width="2.400"`) +
  g(
    'translate(1 -7) scale(.19) translate(-104 -106)',
    p(hornbillMark.crown, rim) +
      p(hornbillMark.lower, rim) +
      p(hornbillMark.upper, rim, `stroke="${edge}" stroke-width="7"`) +
      p(hornbillMark.casque, rim, `stroke="${edge}" stroke-width="7"`) +
      dot(82, 90, 10, edge),
  ) +
  times(stones, (i) =>
    at(
      (i - (stones - 1) / 2) * 17,
      35,
      p('M-7-3L-3.500-8H3.500L7-3L0 7Z', rim, `stroke="${edge}" stroke-width="1.500"`) +
        p(
          'M-3.500-8L-1.500-3L0 7L1.500-3L3.500-8',
          'none',
          `stroke="${edge}" stroke-width=".9" opacity=".6"`,
        ),
    ),
  );

const tier = (): string =>
  `<defs>${radial(
    'room',
    [160, 90, 220],
    [
      [0, '#2FA08E'],
      [0.45, '#0F5A58'],
      [1, '#0A1F30'],
    ],
  )}${radial(
    'halo',
    [160, 84, 120],
    [
      [0, '#FFF3C4', 0.9],
      [0.5, '#FFD36B', 0.35],
      [1, '#FFD36B', 0],
    ],
  )}${linear(
    'crown',
    [-40, -34, 40, 8],
    [
      [0, '#FFF6CC'],
      [0.5, '#F0BE55'],
      [1, '#A86A1A'],
    ],
  )}${songketPattern('thread', 24, 0.35)}</defs>` +
  box([0, 0, W, H], 0, 'url(#room)') +
  box([0, 0, W, H], 0, 'url(#thread)', 'opacity=".5"') +
  g('translate(160 92)', round('ray', 18, p('M0-30L11-260H-11Z', '#FFF3C4', 'opacity=".1"'))) +
  dot(160, 84, 120, 'url(#halo)') +
  g('translate(92 126) rotate(-17) scale(.92)', card('#E0A06A', '#7A3F1E', '#FFDDB4', 1)) +
  g('translate(228 126) rotate(17) scale(.92)', card('#C9CEE0', '#5A6288', '#F4F7FF', 2)) +
  g('translate(160 124) scale(1.12)', card('#F6CF6A', '#9A5A14', '#FFF3C4', 3)) +
  g(
    'translate(160 50)',
    p(
      'M-38 6L-46-26L-22-12L0-40L22-12L46-26L38 6Z',
      'url(#crown)',
      `stroke="${edge}" stroke-width="2.600"`,
    ) +
      p('M-40 4Q0 14 40 4L38 16Q0 26-38 16Z', hibiscus, `stroke="${edge}" stroke-width="2.600"`) +
      line('M-36 10Q0 20 36 10', gold, 3.4, 'stroke-dasharray="0 9"') +
      dot(-46, -28, 5, paleGold, `stroke="${edge}" stroke-width="2"`) +
      dot(46, -28, 5, paleGold, `stroke="${edge}" stroke-width="2"`) +
      dot(0, -42, 6, '#14877A', `stroke="${edge}" stroke-width="2"`) +
      dot(-1.5, -44, 1.6, '#fff') +
      p('M-6-6L0-16L6-6L0 2Z', hibiscus, `stroke="${darkGold}" stroke-width="1.400"`),
  ) +
  coinParts +
  coinUp(44, 176, 0.34, -16) +
  coinUp(278, 174, 0.38, 14) +
  coinUp(300, 150, 0.22, -10) +
  sparkle(104, 46, 0.8) +
  sparkle(226, 38, 0.9) +
  sparkle(266, 84, 0.6) +
  sparkle(52, 92, 0.6);

/** Writes home's three wide tiles, 320 by 200. */
export const drawTiles = (): void => {
  saveLean('ui/tile-sport.svg', W, H, framed(drawSport()));
  saveLean('ui/tile-vip-board.svg', W, H, framed(board()));
  saveLean('ui/tile-vip-tier.svg', W, H, framed(tier()));
};
