import { at, box, darkGold, dot, g, gold, hibiscus, line, p, radial, times, wine } from './draw.ts';

const rim = '#3A0A1C';

/** What each hangs from, and its cap. */
const cap = (y: number, half: number): string =>
  line(`M40 0V${y}`, darkGold, 2.2) +
  box([40 - half, y, 2 * half, 7], 3, gold, `stroke="${rim}" stroke-width="1.6"`);

const tassel = (y: number, thread: string): string =>
  dot(40, y, 3.4, gold, `stroke="${rim}" stroke-width="1.2"`) +
  line(`M36.5 ${y + 5}v14M40 ${y + 5}v19M43.5 ${y + 5}v14`, thread, 2.2);

/** Six sides of gilded paper with a star, for what is posted: the rarer prize. */
const gilded = (): string =>
  `<defs>${radial(
    'paper',
    [38, 50, 46],
    [
      [0, '#FFFDE2'],
      [0.42, '#FFD968'],
      [0.8, '#F0A630'],
      [1, '#B96A14'],
    ],
  )}</defs>` +
  cap(8, 13) +
  p('M27 15H53L67 33V68L53 86H27L13 68V33Z', 'url(#paper)', `stroke="${rim}" stroke-width="2"`) +
  p('M27 15H53L67 33H13Z', '#8E1230', 'opacity=".82"') +
  p('M13 68H67L53 86H27Z', '#8E1230', 'opacity=".82"') +
  line('M13 33H67M13 68H67', '#FFE9A0', 2) +
  times(5, (i) => p(`M${21 + i * 9.5} 20l4 5l-4 5l-4 -5z`, gold, 'opacity=".9"')) +
  times(5, (i) => p(`M${21 + i * 9.5} 71l4 5l-4 5l-4 -5z`, gold, 'opacity=".9"')) +
  line('M28 33V68M52 33V68', '#B96A14', 1.4, 'opacity=".55"') +
  at(
    40,
    51,
    p(
      'M0 -15L4 -5L15 -5L6.5 2L10 13L0 6.500L-10 13L-6.500 2L-15 -5L-4 -5Z',
      hibiscus,
      `stroke="#FFF3C4" stroke-width="1.4" stroke-linejoin="round"`,
    ),
  ) +
  line('M18 38C17 46 17 54 18 62', '#FFFDEB', 2.6, 'opacity=".85"') +
  box([27, 85, 26, 6], 2.5, gold, `stroke="${rim}" stroke-width="1.6"`) +
  tassel(95, hibiscus);

/** Round red paper with a coin. */
const red = (): string =>
  `<defs>${radial(
    'paper',
    [38, 48, 44],
    [
      [0, '#FFE9A6'],
      [0.36, '#FF9350'],
      [0.74, '#DE2B48'],
      [1, '#8A1034'],
    ],
  )}</defs>` +
  cap(10, 11) +
  p(
    'M29 17H51C78 27 78 75 51 85H29C2 75 2 27 29 17Z',
    'url(#paper)',
    `stroke="${rim}" stroke-width="2"`,
  ) +
  line('M31 18C13 34 13 68 31 84M49 18C67 34 67 68 49 84M40 17V85', wine, 1.6, 'opacity=".5"') +
  at(
    40,
    51,
    dot(0, 0, 13, '#FFE08A', `stroke="#8A4B10" stroke-width="1.8"`) +
      dot(0, 0, 9.4, 'none', 'stroke="#B9791E" stroke-width="1.4"') +
      times(6, (i) =>
        g(
          `rotate(${i * 60})`,
          p('M0 0C2.600 -2.400 2.600 -5.600 0 -7C-2.600 -5.600 -2.600 -2.400 0 0Z', '#D9304F'),
        ),
      ) +
      dot(0, 0, 1.8, '#FFF6D2'),
  ) +
  line('M19 38C22 30 27 25 32 23', '#FFF6DC', 3, 'opacity=".85"') +
  box([29, 84, 22, 6], 2.5, gold, `stroke="${rim}" stroke-width="1.6"`) +
  tassel(94, gold);

/** A bell of teal silk, for a third kind. */
const silk = (): string =>
  `<defs>${radial(
    'silk',
    [38, 54, 46],
    [
      [0, '#FBFFE0'],
      [0.4, '#7FE6C8'],
      [0.8, '#14877A'],
      [1, '#073F44'],
    ],
  )}</defs>` +
  cap(8, 9) +
  p(
    'M34 15H46C60 24 62 50 68 74C70 80 64 86 58 86H22C16 86 10 80 12 74C18 50 20 24 34 15Z',
    'url(#silk)',
    `stroke="${rim}" stroke-width="2"`,
  ) +
  line('M34 16C28 36 26 60 25 85M46 16C52 36 54 60 55 85', '#07474A', 1.6, 'opacity=".55"') +
  at(
    40,
    58,
    times(5, (i) =>
      g(
        `rotate(${i * 72})`,
        p('M0 0C5 -5 5 -12 0 -15C-5 -12 -5 -5 0 0Z', '#FFFBE0', 'opacity=".94"'),
      ),
    ) + dot(0, 0, 3.4, hibiscus),
  ) +
  line('M22 60C23 48 26 36 31 28', '#FBFFF0', 2.6, 'opacity=".8"') +
  times(6, (i) => dot(18 + i * 8.8, 86, 3, gold)) +
  tassel(94, gold);

/** A lantern for each kind of prize: 80 by 116, hanging from (40, 0). */
export const lanterns: readonly (() => string)[] = [gilded, red, silk];
