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
  oval,
  p,
  paleGold,
  radial,
  round,
} from './draw.ts';
import { leaf } from './flora.ts';
import { songketPattern } from './songket.ts';
import { ground } from './spots.ts';
import { mark } from './spots-mark.ts';

/** A page that leaves a phone's chat for a browser of its own. */
export const inAppBrowser = (): string =>
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
export const notVip = (): string =>
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
