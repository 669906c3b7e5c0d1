import { coinParts, coinUp, pile } from './coins.ts';
import {
  again,
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  line,
  linear,
  n,
  oval,
  p,
  radial,
  scoped,
  symbol,
  times,
} from './draw.ts';
import { tile } from './fto-cards.ts';
import { lamp, teacup } from './fto-props.ts';
import { sparkle } from './screen-parts.ts';

const W = 800;
const H = 450;

/** A window with louvred shutters and the evening behind it, 150 by 190 from the origin. */
const shutters =
  box([-6, -6, 162, 204], 6, '#0A3B3A', 'stroke="#04211F" stroke-width="3"') +
  box([4, 4, 142, 184], 0, 'url(#dusk)') +
  p('M4 150C30 130 40 140 60 120C80 100 96 128 146 116V188H4Z', '#43184C', 'opacity=".8"') +
  dot(98, 64, 22, '#FFE9A8', 'opacity=".9"') +
  [0, 1]
    .map((side) =>
      g(
        side ? 'translate(150 0) scale(-1 1)' : '',
        p('M0 0L44 10V182L0 192Z', '#14776C', 'stroke="#04302C" stroke-width="3"') +
          times(11, (i) =>
            line(`M6 ${n(16 + i * 15)}L38 ${n(22 + i * 14)}`, '#5CC9B0', 2.4, 'opacity=".7"'),
          ) +
          line('M42 96v10', gold, 4),
      ),
    )
    .join('') +
  line('M75 4V188', '#0A3B3A', 5);

/** Kaya toast with a pat of butter, on its plate. */
const toast =
  oval([0, 18, 96, 26], '#120C24', 'opacity=".35"') +
  oval([0, 10, 92, 26], 'url(#plate)', 'stroke="#8B7450" stroke-width="2"') +
  oval([0, 8, 76, 19], 'none', 'stroke="#14877A" stroke-width="3.500"') +
  oval([0, 8, 68, 16], 'none', 'stroke="#D9304F" stroke-width="1.400"') +
  [0, 1, 2]
    .map((i) =>
      at(
        -22 + i * 20,
        2 - i * 15,
        p('M-46-8L34-20L52-6L-28 8Z', '#C98A45', 'stroke="#5A2F12" stroke-width="2.400"') +
          p('M-46-8L-28 8V15L-46-1Z', '#8A5224', 'stroke="#5A2F12" stroke-width="2.400"') +
          p('M-28 8L52-6V1L-28 15Z', '#E0A862', 'stroke="#5A2F12" stroke-width="2.400"') +
          line('M-26 11.500L50-2.500', '#7FA83C', 3.4) +
          line('M-38-7L30-17M-22 1L42-9', '#A86A2C', 2, 'opacity=".6"'),
      ),
    )
    .join('') +
  p('M10-46L30-50L38-43L18-38Z', '#FFE98A', 'stroke="#B8862A" stroke-width="2"');

/** A soft-boiled egg opened in its cup. */
const boiled =
  oval([0, 30, 30, 9], '#120C24', 'opacity=".35"') +
  p(
    'M-22 4C-20 22-10 26-10 30H10C10 26 20 22 22 4Z',
    'url(#plate)',
    'stroke="#8B7450" stroke-width="2"',
  ) +
  line('M-21 10C-8 16 8 16 21 10', '#14877A', 3) +
  p(
    'M-20 5C-20-14-14-22-8-20L-3-14L3-21L8-15L14-18C18-12 20-4 20 5C8 10-8 10-20 5Z',
    '#FBE8CC',
    'stroke="#8A6A48" stroke-width="2"',
  ) +
  oval([0, -8, 12, 6], '#FFB52E') +
  oval([-3, -10, 4, 2], '#FFE9A0');

/** Friday at the kopitiam: breakfast on the marble, and every coin twice. */
export const fridayPromo = (): string =>
  `<defs>${linear(
    'wall',
    [0, 0, 0, 300],
    [
      [0, '#2E1A4E'],
      [0.6, '#5A2A5E'],
      [1, '#6A2F54'],
    ],
  )}${linear(
    'dusk',
    [0, 0, 0, 190],
    [
      [0, '#3A1A5A'],
      [0.6, '#C2506A'],
      [1, '#FFB45A'],
    ],
  )}${linear(
    'marble',
    [0, 290, 0, 450],
    [
      [0, '#FFF6EA'],
      [0.5, '#E4D2CC'],
      [1, '#A98FA0'],
    ],
  )}${linear(
    'wood',
    [0, 400, 0, 450],
    [
      [0, '#9A5A2C'],
      [1, '#4A2412'],
    ],
  )}${linear(
    'plate',
    [0, -20, 0, 40],
    [
      [0, '#FFFFFF'],
      [1, '#D9C8A4'],
    ],
  )}${radial(
    'cone',
    [400, 110, 330],
    [
      [0, '#FFE7A8', 0.85],
      [0.45, '#FFC46B', 0.4],
      [1, '#FFC46B', 0],
    ],
  )}${radial(
    'shine',
    [400, 196, 150],
    [
      [0, '#FFF6D0', 0.95],
      [0.5, '#FFD36B', 0.4],
      [1, '#FFD36B', 0],
    ],
  )}</defs>` +
  coinParts +
  symbol('ta', tile(40, false)) +
  symbol('tb', tile(40, true)) +
  symbol('win', shutters) +
  box([0, 0, W, H], 0, 'url(#wall)') +
  line(
    times(5, (i) => `M0 ${20 + i * 44}H${W}`),
    '#120C24',
    1.4,
    'opacity=".16"',
  ) +
  again('win', 52, 32, 0.96) +
  g(`translate(${W} 0) scale(-1 1)`, again('win', 52, 32, 0.96)) +
  // The dado of Peranakan tiles.
  box([0, 236, W, 84], 0, '#120C24') +
  times(40, (i) =>
    again(i % 2 === (i > 19 ? 1 : 0) ? 'ta' : 'tb', (i % 20) * 40, i > 19 ? 280 : 240),
  ) +
  box([0, 230, W, 9], 0, gold) +
  box([0, 237, W, 2.4], 0, darkGold) +
  box([0, 240, W, 84], 0, '#1B1033', 'opacity=".42"') +
  p('M330 60L120 340H680L470 60Z', '#FFE7A8', 'opacity=".1"') +
  dot(400, 110, 330, 'url(#cone)') +
  // The table.
  p(
    'M-40 470C-20 350 180 304 400 304C620 304 820 350 840 470Z',
    'url(#wood)',
    'stroke="#1A0A08" stroke-width="4"',
  ) +
  p('M-20 470C10 350 190 310 400 310C610 310 790 350 820 470Z', 'url(#marble)') +
  line(
    'M120 360C190 380 230 352 300 382C340 400 380 420 470 410M520 330C560 350 640 346 690 380M200 420C260 430 300 446 330 450M600 400C640 410 660 436 720 440',
    '#8A7288',
    2,
    'opacity=".45"',
  ) +
  oval([400, 366, 250, 40], '#FFF3CF', 'opacity=".5"') +
  dot(400, 196, 150, 'url(#shine)') +
  g('translate(270 -88)', scoped('lamp', lamp())) +
  // The coins, each twice.
  oval([432, 374, 62, 15], '#120C24', 'opacity=".3"') +
  oval([526, 380, 70, 16], '#120C24', 'opacity=".3"') +
  pile(424, 358, 0.96, 3) +
  pile(522, 364, 0.96, 6) +
  coinUp(350, 204, 1.06, -12) +
  coinUp(458, 182, 1.3, 10) +
  line(
    'M294 148C284 170 286 190 288 214M520 118C534 140 540 168 536 196',
    '#FFF3CF',
    4,
    'opacity=".8"',
  ) +
  line(
    'M284 160C277 178 275 194 277 208M536 128C546 148 550 166 548 184',
    '#FFF3CF',
    2.4,
    'opacity=".5"',
  ) +
  sparkle(402, 130, 1.5) +
  sparkle(306, 258, 1) +
  sparkle(528, 250, 1.1) +
  sparkle(412, 252, 0.8) +
  g('translate(60 296) scale(1.06)', scoped('cup', teacup())) +
  g('translate(676 382) scale(1.04)', toast) +
  symbol('boil', boiled) +
  again('boil', 298, 378, 1) +
  again('boil', 340, 402, 1.12);
