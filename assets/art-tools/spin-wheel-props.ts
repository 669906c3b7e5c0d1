import { at, darkGold, dot, g, gold, hibiscus, line, linear, p, paleGold, wine } from './draw.ts';
import { bloom, leafPath } from './flora.ts';
import { mint, outline } from './spin-wheel-colours.ts';

/** A small kite for each spin that is left: 52 by 60. */
export const token = (): string =>
  `<defs>${linear(
    'w',
    [0, 4, 0, 34],
    [
      [0, '#FF7A84'],
      [1, '#A8183C'],
    ],
  )}${linear(
    'm',
    [0, 30, 0, 58],
    [
      [0, '#FFE59A'],
      [1, '#D08A1E'],
    ],
  )}</defs>` +
  line('M12 9C18 1 34 1 40 9', '#F3C98A', 2) +
  line('M26 4V50', '#F3C98A', 2) +
  p(
    'M8 33C7 50 16 58 26 58C36 58 45 50 44 33C43 30 40 30 40 33C38 43 33 47 26 47C19 47 14 43 12 33C12 30 9 30 8 33Z',
    'url(#m)',
    `stroke="${outline}" stroke-width="2.200" stroke-linejoin="round"`,
  ) +
  p(
    'M26 8C16 4 6 8 1.500 17C1 20 3 21 5 20C13 20 20 24 26 34C32 24 39 20 47 20C49 21 51 20 50.500 17C46 8 36 4 26 8Z',
    'url(#w)',
    `stroke="${outline}" stroke-width="2.200" stroke-linejoin="round"`,
  ) +
  at(26, 17, bloom(7, 6, paleGold, wine)) +
  at(13, 15, p(leafPath(8, 3), mint), 1, 70) +
  at(39, 15, p(leafPath(8, 3), mint), 1, -70);

/** A piece of a streamer, 26 by 16, to be tinted; pieces overlap, so it is the same all along. */
export const streamer = (): string =>
  `<defs>${linear(
    's',
    [0, 0, 0, 16],
    [
      [0, '#FFFFFF'],
      [0.3, '#F2E4E8'],
      [0.78, '#C9AEBC'],
      [0.84, '#FFFFFF'],
      [1, '#E8D8B8'],
    ],
  )}</defs><rect x="1" y="1" width="24" height="14" rx="3" fill="url(#s)"/>`;

/** A tassel on its knob: 40 by 80. */
export const tassel = (): string =>
  line('M20 2V16', darkGold, 3) +
  dot(20, 20, 9, gold, `stroke="${outline}" stroke-width="2"`) +
  dot(17, 17, 3, '#FFF6D2') +
  p(
    'M11 27H29L34 74C26 79 14 79 6 74Z',
    hibiscus,
    `stroke="${outline}" stroke-width="2" stroke-linejoin="round"`,
  ) +
  line('M15 31L12 74M20 31V76M25 31L28 74', wine, 2) +
  line('M12.500 33H27.500', gold, 3);

/** The songket the prize is written on; a nine-slice of 200 by 132, its ends 46 wide. */
export const cloth = (): string =>
  `<defs>${linear(
    'c',
    [0, 10, 0, 122],
    [
      [0, '#A8183C'],
      [0.5, '#7D1233'],
      [1, '#4A0A26'],
    ],
  )}${linear(
    'e',
    [0, 0, 46, 0],
    [
      [0, '#5A0C2A'],
      [1, '#8A1538'],
    ],
  )}</defs>` +
  [0, 1]
    .map((side) =>
      g(
        side ? 'translate(200 0) scale(-1 1)' : '',
        p(
          'M2 34L46 24V124L2 130L18 82Z',
          'url(#e)',
          `stroke="${outline}" stroke-width="3" stroke-linejoin="round"`,
        ) +
          p('M30 112L46 124V104Z', '#2A0414') +
          line('M10 38L24 82L10 124', gold, 1.6, 'opacity=".8"'),
      ),
    )
    .join('') +
  `<rect x="26" y="6" width="148" height="110" rx="14" fill="${outline}"/><rect x="28" y="6" width="144" height="106" rx="12" fill="${darkGold}"/><rect x="31" y="9" width="138" height="100" rx="10" fill="url(#c)"/>` +
  `<rect x="37" y="15" width="126" height="88" rx="7" fill="none" stroke="${gold}" stroke-width="2"/>` +
  `<rect x="41" y="19" width="118" height="80" rx="5" fill="none" stroke="${gold}" stroke-width="1" opacity=".5"/>` +
  [
    [37, 15],
    [163, 15],
    [37, 103],
    [163, 103],
  ]
    .map(([x = 0, y = 0]) => at(x, y, bloom(8, 8, paleGold, hibiscus)))
    .join('');
