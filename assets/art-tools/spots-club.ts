import {
  at,
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
  radial,
  round,
  saveLean,
  scoped,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';
import { teacup } from './fto-props.ts';
import { hornbillMark } from './hornbill.ts';
import { lantern, lanternDefs } from './scenery.ts';
import { songketPattern } from './songket.ts';
import { ground } from './spots.ts';

const edge = '#2A0614';

const mark = (size: number, fill: string, hole: string): string =>
  g(
    `scale(${n(size / 200)}) translate(-104 -106)`,
    p(hornbillMark.crown, fill) +
      p(hornbillMark.lower, fill) +
      p(hornbillMark.upper, fill, `stroke="${hole}" stroke-width="8"`) +
      p(hornbillMark.casque, fill, `stroke="${hole}" stroke-width="8"`) +
      dot(82, 90, 10, hole),
  );

/** A cloth between bamboo poles with nothing on it yet; the market's cat sleeps below. */
const promotions = (): string =>
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
const helpdesk = (): string =>
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

/** A page that leaves a phone's chat for a browser of its own. */
const inAppBrowser = (): string =>
  ground() +
  `<defs>${linear(
    'case',
    [30, 20, 110, 160],
    [
      [0, '#4A3A90'],
      [1, '#140D2A'],
    ],
  )}${linear(
    'chat',
    [0, 36, 0, 148],
    [
      [0, '#1E9482'],
      [1, '#0B4A4B'],
    ],
  )}${linear(
    'win',
    [0, 60, 0, 150],
    [
      [0, '#FFFDF4'],
      [1, '#F0DDB4'],
    ],
  )}${radial(
    'globe',
    [172, 100, 40],
    [
      [0, '#8FD8F0'],
      [0.6, '#2F7AC0'],
      [1, '#1A2A7A'],
    ],
  )}</defs>` +
  g(
    'rotate(-6 72 92)',
    box([34, 24, 76, 134], 13, 'url(#case)', `stroke="${edge}" stroke-width="2.800"`) +
      box([40, 36, 64, 110], 5, 'url(#chat)') +
      line('M64 30H80', '#8E7CC4', 3) +
      dot(72, 152, 2.6, '#8E7CC4') +
      p(
        'M46 44H76C80 44 82 46 82 50V58C82 62 80 64 76 64H54L47 69V64C44 63 44 62 44 58V48C44 45 45 44 46 44Z',
        '#FBEFD2',
      ) +
      line('M51 51H74M51 57H66', '#B89C78', 2.6) +
      p('M98 76H72C68 76 66 78 66 82V86C66 90 68 92 72 92H92L98 97Z', '#7DE0C4') +
      line('M73 84H90', '#0B5A50', 2.6) +
      p(
        'M46 104H70C74 104 76 106 76 110V116C76 120 74 122 70 122H54L47 127V122C44 121 44 120 44 116V108C44 105 45 104 46 104Z',
        '#FBEFD2',
      ) +
      line('M51 111H68M51 116H62', '#B89C78', 2.2),
  ) +
  // The browser's own window.
  box([126, 62, 92, 88], 10, '#0A0416', 'opacity=".35"') +
  box([123, 58, 92, 88], 10, 'url(#win)', `stroke="${edge}" stroke-width="2.800"`) +
  p(
    'M123 78V68C123 62 127 58 133 58H205C211 58 215 62 215 68V78Z',
    '#7D1233',
    `stroke="${edge}" stroke-width="2.400"`,
  ) +
  line('M132 68v0M141 68v0M150 68v0', gold, 5) +
  box([160, 63.5, 46, 9], 4.5, '#FBEFD2', 'opacity=".9"') +
  dot(169, 112, 27, 'url(#globe)', `stroke="${edge}" stroke-width="2.400"`) +
  oval([169, 112, 12, 27], 'none', 'stroke="#DDF4FF" stroke-width="2" opacity=".7"') +
  line('M142 112H196M147 98H191M147 126H191', '#DDF4FF', 2, 'opacity=".7"') +
  g(
    'translate(169 112) rotate(40)',
    p('M0-21L7 0H-7Z', hibiscus, `stroke="${edge}" stroke-width="1.800"`) +
      p('M0 21L7 0H-7Z', '#FFFDF4', `stroke="${edge}" stroke-width="1.800"`) +
      dot(0, 0, 2.6, gold),
  ) +
  // The page on its way.
  line('M100 36C116 14 146 10 164 30', '#120C24', 9) +
  line('M100 36C116 14 146 10 164 30', gold, 5) +
  p('M151 34L176 48L178 20Z', gold, 'stroke="#120C24" stroke-width="2.400"') +
  g(
    'translate(118 26) rotate(-18)',
    p('M-15-19H8L16-11V20H-15Z', '#FFFDF4', `stroke="${edge}" stroke-width="2.600"`) +
      p('M8-19V-11H16', '#E6D2A8', `stroke="${edge}" stroke-width="2"`) +
      g('translate(0 1)', mark(20, '#A91D3C', '#FFFDF4')) +
      line('M-9 14H9', '#CDAF74', 2.6),
  ) +
  at(22, 160, leaf(26, 9, '#36A57E', '#0A4A40'), 1, -20) +
  at(216, 160, leaf(26, 9, '#2A8F6C', '#083F38'), 1, 22);

const stand = (x: number): string =>
  at(
    x,
    0,
    oval([0, 156, 20, 5.5], '#9A6418', `stroke="${edge}" stroke-width="2.400"`) +
      p(
        'M-14 154C-6 150-4 146-4 138H4C4 146 6 150 14 154Z',
        'url(#brass)',
        `stroke="${edge}" stroke-width="2.200"`,
      ) +
      box([-4, 78, 8, 66], 2, 'url(#brass)', `stroke="${edge}" stroke-width="2.400"`) +
      box([-7, 84, 14, 7], 2, 'url(#brass)', `stroke="${edge}" stroke-width="2"`) +
      dot(0, 70, 10, 'url(#brass)', `stroke="${edge}" stroke-width="2.400"`) +
      dot(-3, 67, 3, '#FFFBE0'),
  );

/** A velvet rope woven as songket before the door of the club. */
const notVip = (): string =>
  ground() +
  `<defs>${linear(
    'brass',
    [-8, 0, 8, 0],
    [
      [0, '#FFF3C0'],
      [0.45, '#E8B64C'],
      [1, '#8A5312'],
    ],
  )}${linear(
    'door',
    [0, 24, 0, 152],
    [
      [0, '#FFF3C4'],
      [0.5, '#F9C860'],
      [1, '#E07A3A'],
    ],
  )}${songketPattern('thread', 13, 0.95)}${linear(
    'wood',
    [80, 0, 160, 0],
    [
      [0, '#0F6B60'],
      [1, '#063A38'],
    ],
  )}</defs>` +
  // The door, ajar, the light within.
  p(
    'M76 154V72C76 40 98 22 120 12C142 22 164 40 164 72V154Z',
    '#2A1240',
    `stroke="${gold}" stroke-width="4"`,
  ) +
  p(
    'M84 154V74C84 48 102 32 120 23C138 32 156 48 156 74V154Z',
    'url(#door)',
    `stroke="${edge}" stroke-width="2"`,
  ) +
  p('M84 154V74C84 56 92 44 102 35V158Z', 'url(#wood)', `stroke="${edge}" stroke-width="2.200"`) +
  p(
    'M156 154V74C156 56 148 44 138 35V158Z',
    'url(#wood)',
    `stroke="${edge}" stroke-width="2.200"`,
  ) +
  line(
    'M89 78V106M96 72V106M89 114V144M96 114V144M151 78V106M144 72V106M151 114V144M144 114V144',
    '#5CC9B0',
    2,
    'opacity=".6"',
  ) +
  dot(99, 110, 2.4, gold) +
  dot(141, 110, 2.4, gold) +
  g(
    'translate(120 62)',
    round('ry', 12, p('M0-19L2.500-27L0-34L-2.500-27Z', '#FFFBE0', 'opacity=".85"')) +
      dot(0, 0, 17, '#7D1233', `stroke="${darkGold}" stroke-width="2.400"`) +
      g('translate(1 0)', mark(22, paleGold, '#7D1233')),
  ) +
  p('M104 154L92 164H148L136 154Z', '#FFE9A8', 'opacity=".5"') +
  // The rope.
  stand(52) +
  stand(188) +
  line('M56 88C78 136 162 136 184 88', edge, 18) +
  line('M56 88C78 136 162 136 184 88', '#C21E45', 13.5) +
  `<path d="M56 88C78 136 162 136 184 88" fill="none" stroke="url(#thread)" stroke-width="12"/>` +
  line('M60 84C84 128 156 128 180 84', '#FF9FA4', 2, 'opacity=".55"') +
  [56, 184]
    .map((x) =>
      g(
        `translate(${x} 88) rotate(${x < 100 ? -28 : 28})`,
        box([-9, -5, 18, 13], 3, gold, `stroke="${edge}" stroke-width="2.200"`) +
          line('M-6 1.500H6', '#8A5312', 1.8),
      ),
    )
    .join('') +
  at(26, 158, leaf(28, 9, '#36A57E', '#0A4A40'), 1, -20) +
  at(216, 158, leaf(28, 9, '#2A8F6C', '#083F38'), 1, 22);

/** Writes the spot illustrations of promotions, helpdesk and the club's notices, 240 by 180. */
export const drawClubSpots = (): void => {
  const put = (name: string, drawing: string): void =>
    saveLean(`ui/${name}.svg`, 240, 180, drawing);
  put('empty-promotions', promotions());
  put('empty-helpdesk', helpdesk());
  put('in-app-browser', inAppBrowser());
  put('not-vip', notVip());
};
