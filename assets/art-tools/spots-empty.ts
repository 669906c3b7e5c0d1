import {
  at,
  box,
  darkGold,
  dot,
  edge,
  g,
  gold,
  hibiscus,
  line,
  linear,
  p,
  paleGold,
  radial,
  round,
  scoped,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';
import { teacup } from './fto-props.ts';
import { lantern, lanternDefs } from './scenery.ts';
import { ground } from './spots.ts';
import { mark } from './spots-mark.ts';

/** A cloth between bamboo poles with nothing on it yet; the market's cat sleeps below. */
export const promotions = (): string =>
  ground() +
  `<defs>${lanternDefs()}${linear(
    'cloth',
    [0, 44, 0, 112],
    [
      [0, '#FFFAEC'],
      [1, '#E6D2A8'],
    ],
  )}${linear(
    'bamboo',
    [0, 0, 8, 0],
    [
      [0, '#D9C26A'],
      [1, '#7A6A24'],
    ],
  )}</defs>` +
  [46, 186]
    .map((x) =>
      at(
        x,
        0,
        box([0, 30, 8, 128], 3, 'url(#bamboo)', `stroke="${edge}" stroke-width="2"`) +
          line('M0 62H8M0 96H8M0 130H8', '#4A3E12', 2),
      ),
    )
    .join('') +
  line('M50 38C90 46 150 46 190 38', '#5A3A1A', 3) +
  p(
    'M58 42C90 49 150 49 182 42L178 108C150 116 90 116 62 108Z',
    'url(#cloth)',
    `stroke="${edge}" stroke-width="2.600"`,
  ) +
  p('M58 42C90 49 150 49 182 42L181.500 52C150 59 90 59 58.500 52Z', hibiscus) +
  p('M61.500 98C90 106 150 106 178.500 98L178 108C150 116 90 116 62 108Z', hibiscus) +
  line('M59 53C90 60 150 60 181 53M61.500 97C90 105 150 105 178.500 97', gold, 2.2) +
  times(11, (i) =>
    at(68 + i * 10.4, 49 + 3.4 * (1 - ((i - 5) / 5) ** 2), p('M0-3L3 0L0 3L-3 0Z', gold)),
  ) +
  times(10, (i) =>
    at(70 + i * 11.1, 104.5 + 4 * (1 - ((i - 4.5) / 4.5) ** 2), p('M0-3L3 0L0 3L-3 0Z', gold)),
  ) +
  p(
    'M120 66L132 78L120 90L108 78Z',
    'none',
    'stroke="#CDAF74" stroke-width="2" stroke-dasharray="3 4"',
  ) +
  line('M84 78H100M140 78H156', '#CDAF74', 2, 'stroke-dasharray="3 4"') +
  [
    [58, 42, -30],
    [182, 42, 30],
    [62, 108, -100],
    [178, 108, 100],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}L${x < 120 ? 50 : 190} ${y - 3}`, '#5A3A1A', 2))
    .join('') +
  at(216, 26, lantern(), 0.84) +
  line('M190 36C200 24 210 24 216 26', '#5A3A1A', 2) +
  // The cat.
  g(
    'translate(132 146)',
    p(
      'M-36 10C-40-8-20-18 2-16C26-16 40-4 36 10C24 14-24 14-36 10Z',
      '#F0A85A',
      `stroke="${edge}" stroke-width="2.400"`,
    ) +
      line(
        'M-6-15C-8-8-8-4-6 0M6-16C5-9 6-5 8-2M17-13C16-7 18-4 20-2',
        '#A8602A',
        3,
        'opacity=".75"',
      ) +
      p(
        'M30 2C44 4 46 12 34 13C24 14 10 13 4 10',
        'none',
        `stroke="${edge}" stroke-width="8.500"`,
      ) +
      p(
        'M30 2C44 4 46 12 34 13C24 14 10 13 4 10',
        'none',
        'stroke="#F0A85A" stroke-width="4.600"',
      ) +
      p(
        'M-44-2L-46-16L-36-10C-32-11-28-11-25-10L-15-15L-17-1C-16 8-22 12-31 12C-40 12-46 6-44-2Z',
        '#F6BC74',
        `stroke="${edge}" stroke-width="2.400"`,
      ) +
      line('M-40 1C-38 3-36 3-34 1M-27 1C-25 3-23 3-21 1', edge, 1.8) +
      p('M-32 4h3l-1.500 2z', '#A91D3C') +
      line('M-42 6l-8-1M-42 8l-7 2M-19 6l8-1', '#FBEFD2', 1.2, 'opacity=".8"'),
  ) +
  p('M92 112h7l-7 9h8', 'none', `stroke="${paleGold}" stroke-width="2.200"`) +
  p('M78 116h5l-5 6.500h6', 'none', `stroke="${paleGold}" stroke-width="1.800" opacity=".7"`) +
  at(28, 158, leaf(30, 10, '#36A57E', '#0A4A40'), 1, -20) +
  at(210, 158, leaf(26, 9, '#2A8F6C', '#083F38'), 1, 24);

/** The old telephone of the shop, a question that found no answer over it. */
export const helpdesk = (): string =>
  ground() +
  `<defs>${linear(
    'phone',
    [60, 80, 170, 158],
    [
      [0, '#2CB39C'],
      [0.5, '#14776C'],
      [1, '#084A48'],
    ],
  )}${radial(
    'dial',
    [108, 112, 34],
    [
      [0, '#FFF3C4'],
      [0.7, '#E8B64C'],
      [1, '#A86A1A'],
    ],
  )}</defs>` +
  p(
    'M60 154C58 128 70 100 88 88H140C158 100 170 128 168 154Z',
    'url(#phone)',
    `stroke="${edge}" stroke-width="2.800"`,
  ) +
  line('M68 144C70 126 78 108 90 98', '#9BE8D2', 3, 'opacity=".7"') +
  box([54, 150, 120, 9], 4, '#063A38', `stroke="${edge}" stroke-width="2.400"`) +
  line('M62 150H166', gold, 2) +
  dot(114, 120, 27, 'url(#dial)', `stroke="${edge}" stroke-width="2.400"`) +
  g(
    'translate(114 120)',
    round('hole', 10, dot(0, -19, 4, '#0A4A48', `stroke="${darkGold}" stroke-width="1"`)),
  ) +
  dot(114, 120, 11, '#7D1233', `stroke="${gold}" stroke-width="2"`) +
  g('translate(115 120)', mark(14, paleGold, '#7D1233')) +
  p('M94 90V78H102V84H126V78H134V90Z', '#063A38', `stroke="${edge}" stroke-width="2.400"`) +
  p(
    'M52 78C48 62 70 54 114 54C158 54 180 62 176 78C176 86 156 88 152 80C150 74 140 72 114 72C88 72 78 74 76 80C72 88 52 86 52 78Z',
    'url(#phone)',
    `stroke="${edge}" stroke-width="2.800"`,
  ) +
  line('M62 68C76 60 96 58 118 58', '#9BE8D2', 3, 'opacity=".7"') +
  line('M56 79C60 84 68 84 72 80M172 79C168 84 160 84 156 80', gold, 2.4) +
  line(
    'M168 148C184 150 178 136 188 138C198 140 190 152 202 150C210 149 208 142 214 142',
    '#063A38',
    3.6,
  ) +
  // What was asked.
  g(
    'translate(184 44)',
    p(
      'M-30-22H26C32-22 35-19 35-13V9C35 15 32 18 26 18H-4L-18 30L-15 18H-30C-36 18-39 15-39 9V-13C-39-19-36-22-30-22Z',
      '#FBEFD2',
      `stroke="${edge}" stroke-width="2.600"`,
    ) + line('M-18-2v0M-2-2v0M14-2v0', hibiscus, 8),
  ) +
  g(
    'translate(58 36)',
    p(
      'M-22-14H20C25-14 27-12 27-8V6C27 10 25 12 20 12H8L0 22L-3 12H-22C-27 12-29 10-29 6V-8C-29-12-27-14-22-14Z',
      '#57296A',
      `stroke="${gold}" stroke-width="2.200"`,
    ) + line('M-18-4H14M-18 3H4', paleGold, 2.6, 'opacity=".85"'),
  ) +
  g('translate(186 128) scale(.3)', scoped('cup', teacup())) +
  at(34, 158, leaf(30, 10, '#36A57E', '#0A4A40'), 1, -22) +
  at(44, 159, leaf(22, 8, '#4FB98C', '#12604C'), 1, 22);
