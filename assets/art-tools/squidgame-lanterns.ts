import {
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  p,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { hibiscusDefs, hibiscusFlower } from './flora.ts';

const tassel = (x: number, y: number): string =>
  line(`M${x - 4} ${y}v12M${x} ${y}v16M${x + 4} ${y}v12`, gold, 2) + dot(x, y, 3.4, hibiscus);

/** Three lanterns, each 92 by 120 hanging from (46, 0): round paper, a teal drum, a little wau. */
export const lanterns: readonly (() => string)[] = [
  () =>
    `<defs>${radial(
      'paper',
      [42, 52, 46],
      [
        [0, '#FFF2B0'],
        [0.4, '#FF9A45'],
        [0.8, '#DC2F45'],
        [1, '#8E1230'],
      ],
    )}</defs>` +
    line('M46 0V20', darkGold, 2.4) +
    box([34, 17, 24, 8], 3, gold, `stroke="${ink}" stroke-width="1.600"`) +
    p(
      'M34 24H58C90 34 90 74 58 84H34C2 74 2 34 34 24Z',
      'url(#paper)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M36 25C16 38 16 70 36 83M56 25C76 38 76 70 56 83M46 24V84', wine, 1.8, 'opacity=".55"') +
    g('translate(46 54) scale(.2)', hibiscusFlower(), 'opacity=".85"').replace(
      /url\(#petal\)/g,
      '#C21E45',
    ) +
    line('M20 40C24 33 29 29 34 27', '#FFF8DC', 3, 'opacity=".8"') +
    box([34, 82, 24, 8], 3, gold, `stroke="${ink}" stroke-width="1.600"`) +
    tassel(46, 94),
  () =>
    `<defs>${radial(
      'drum',
      [42, 50, 46],
      [
        [0, '#FDFFD8'],
        [0.42, '#6FE0BE'],
        [0.85, teal],
        [1, '#07474A'],
      ],
    )}</defs>` +
    line('M46 0V16', darkGold, 2.4) +
    p('M30 16H62L70 28H22Z', gold, `stroke="${ink}" stroke-width="1.800"`) +
    p('M22 28H70L76 44V64L70 80H22L16 64V44Z', 'url(#drum)', `stroke="${ink}" stroke-width="2"`) +
    line(
      'M34 28L30 44V64L34 80M58 28L62 44V64L58 80M16 44H76M16 64H76',
      '#07474A',
      1.8,
      'opacity=".6"',
    ) +
    times(6, (i) =>
      g(
        `rotate(${i * 60} 46 54)`,
        p('M46 54C50 49 50 43 46 40C42 43 42 49 46 54Z', '#FFFBE0', 'opacity=".9"'),
      ),
    ) +
    dot(46, 54, 3, hibiscus) +
    p('M22 80H70L62 92H30Z', gold, `stroke="${ink}" stroke-width="1.800"`) +
    tassel(46, 96),
  () =>
    `<defs>${radial(
      'wau',
      [46, 44, 46],
      [
        [0, '#FFF7C4'],
        [0.5, '#F9C24E'],
        [1, '#C8701E'],
      ],
    )}</defs>` +
    line('M46 0V16', darkGold, 2.4) +
    p(
      'M46 14C58 22 84 26 90 46C76 58 58 54 46 50C34 54 16 58 2 46C8 26 34 22 46 14Z',
      'url(#wau)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M8 44C24 34 38 34 46 42C54 34 68 34 84 44', hibiscus, 3) +
    dot(24, 43, 3, teal) +
    dot(68, 43, 3, teal) +
    p('M46 50L56 68L46 74L36 68Z', '#F9A93F', `stroke="${ink}" stroke-width="1.600"`) +
    p(
      'M46 72C72 70 78 88 70 104C66 88 56 84 46 84C36 84 26 88 22 104C14 88 20 70 46 72Z',
      'url(#wau)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M24 96C28 84 38 79 46 79C54 79 64 84 68 96', hibiscus, 2.4) +
    g('translate(46 32) scale(.1)', hibiscusFlower()).replace(/url\(#petal\)/g, '#C21E45'),
];
export const lanternArtDefs = hibiscusDefs;
