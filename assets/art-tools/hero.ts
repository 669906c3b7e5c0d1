import { at, box, dot, g, line, linear, p, radial, save } from './draw.ts';
import { leaf } from './flora.ts';
import { wau } from './motif-cloth.ts';
import {
  cloud,
  lanternDefs,
  lanternString,
  moon,
  palm,
  perched,
  shopDefs,
  shophouse,
  stall,
  stars,
  towers,
} from './scenery.ts';

/** Writes the home screen's welcome: the night market, left and bottom kept calm for words. */
export const drawHero = (): void => {
  const w = 780;
  const h = 440;
  save(
    'ui/hero-home.svg',
    w,
    h,
    `<defs>${linear(
      'sky',
      [0, 0, 0, h],
      [
        [0, '#150E2E'],
        [0.45, '#3A1B4A'],
        [0.78, '#8B2F55'],
        [1, '#E0793F'],
      ],
    )}${linear(
      'ground',
      [0, 380, 0, h],
      [
        [0, '#4A1E38'],
        [1, '#150B22'],
      ],
    )}${shopDefs}${lanternDefs()}${linear(
      'left',
      [0, 0, 470, 0],
      [
        [0, '#150E2E', 0.82],
        [0.55, '#1B1433', 0.5],
        [1, '#1B1433', 0],
      ],
    )}${linear(
      'foot',
      [0, 290, 0, h],
      [
        [0, '#120C24', 0],
        [1, '#120C24', 0.88],
      ],
    )}${radial(
      'street',
      [470, 400, 260],
      [
        [0, '#FFC76B', 0.6],
        [1, '#FFC76B', 0],
      ],
    )}</defs>` +
      box([0, 0, w, h], 0, 'url(#sky)') +
      stars(w, 250, 80, 5) +
      moon(470, 132, 62) +
      at(340, 130, cloud('#5A2A5E', '#9A5A7E'), 1.05) +
      at(590, 232, cloud('#7A3458', '#C06A70'), 0.95) +
      at(130, 210, cloud('#4A2358', '#7A4478'), 1.1) +
      at(210, 398, g('', towers('#5A2750'), 'opacity=".9"'), 1.12) +
      at(12, 400, towers('#4A2148'), 0.7) +
      at(54, 400, palm('#2A1036'), 0.9) +
      at(398, 404, palm('#2A1036'), 0.8, 6) +
      at(-30, 404, shophouse(120, 104, '#3E2458', '#5A3472', 2), 1) +
      at(96, 404, shophouse(104, 88, '#1B4C58', '#2F7076', 2), 1) +
      at(204, 404, shophouse(112, 116, '#6A2544', '#93405A', 2), 1) +
      at(322, 404, shophouse(108, 96, '#23305E', '#41558E', 2), 1) +
      at(434, 404, shophouse(128, 128, '#0F5A58', '#2C8A7C', 2), 1) +
      at(566, 404, shophouse(116, 108, '#7A2340', '#A8435A', 2), 1) +
      at(686, 404, shophouse(120, 132, '#33246A', '#5546A0', 2), 1) +
      box([0, 398, w, 42], 0, 'url(#ground)') +
      dot(470, 400, 260, 'url(#street)') +
      lanternString(200, 300, 450, 262, 26, 5, 0.62) +
      lanternString(446, 266, 700, 276, 24, 5, 0.62) +
      at(330, 424, stall('#D9304F', '#F7ECD6'), 0.86) +
      at(452, 430, stall('#14877A', '#F6DFA0'), 0.92) +
      at(572, 424, stall('#E8B64C', '#7D1233'), 0.84) +
      box([0, 0, w, h], 0, 'url(#left)') +
      box([0, 290, w, 150], 0, 'url(#foot)') +
      line('M384 128C420 210 520 260 600 330', '#F6DFA0', 1.2, 'opacity=".5"') +
      at(316, 26, wau('base'), 0.66, -8) +
      g('translate(768 36) scale(-.74 .74)', perched()) +
      p(
        'M600 338C650 322 720 326 790 318V344C720 340 660 342 606 350C598 352 594 342 600 338Z',
        '#4A2416',
        'stroke="#1A0A08" stroke-width="2.500"',
      ) +
      line('M616 342C660 332 720 336 776 328', '#8A5430', 2.5) +
      at(612, 344, leaf(50, 17, '#36A57E', '#0A4A40'), 1, -70) +
      at(640, 334, leaf(40, 14, '#4FB98C', '#12604C'), 1, -30) +
      at(628, 348, leaf(46, 16, '#2A8F6C', '#083F38'), 1, -130) +
      at(770, 340, leaf(54, 18, '#2A8F6C', '#083F38'), 1, 160) +
      at(716, 342, leaf(40, 14, '#36A57E', '#0A4A40'), 1, 190),
  );
};
