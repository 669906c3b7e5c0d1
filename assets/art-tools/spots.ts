import {
  at,
  box,
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
  save,
  teal,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';
import { cardBack } from './fto-cards.ts';
import { teacup } from './fto-props.ts';
import { wau } from './motif-cloth.ts';
import { cloud, lantern, lanternDefs, perched } from './scenery.ts';

/** The plum pool every spot illustration stands in, 240 by 180. */
export const ground = (colour = '#3A1B4A'): string =>
  `<defs>${radial(
    'pool',
    [120, 96, 104],
    [
      [0, '#6A3478'],
      [0.7, colour],
      [1, '#2A1240'],
    ],
  )}</defs>` +
  p(
    'M24 98C18 50 62 14 118 16C176 14 226 48 218 98C214 138 178 152 122 152C62 152 30 138 24 98Z',
    'url(#pool)',
  ) +
  [
    [46, 50, 1],
    [196, 62, 0.8],
    [206, 100, 0.6],
    [70, 30, 0.6],
    [30, 104, 0.5],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        p(
          'M0 -6C.6 -1.500 1.500 -.6 6 0C1.500 .6 .6 1.500 0 6C-.6 1.500 -1.500 .6 -6 0C-1.500 -.6 -.6 -1.500 0 -6Z',
          paleGold,
        ),
        s,
      ),
    )
    .join('') +
  oval([120, 156, 92, 12], '#120C24', 'opacity=".45"');

const kite = (): string => {
  const straight = g('rotate(-9 100 92)', wau('base'));
  const again = g('rotate(-9 100 92)', wau('base').replace(/<defs>.*?<\/defs>/s, ''));
  return (
    ground() +
    `<defs><clipPath id="l"><path d="M-20 -10H100V200H-20Z"/></clipPath><clipPath id="r"><path d="M100 -10H220V200H100Z"/></clipPath></defs>` +
    at(60, 60, cloud('#5A2A6B', '#8E5A9A'), 0.5) +
    line(
      'M150 118C190 104 214 120 204 138C196 152 170 150 176 138C182 126 214 132 222 152',
      paleGold,
      1.8,
    ) +
    g(
      'translate(124 96) rotate(24) scale(.74) translate(-100 -100)',
      g('', straight, 'clip-path="url(#l)"') +
        g(
          'translate(100 0) skewY(-16) scale(.5 1) translate(-100 0)',
          again,
          'clip-path="url(#r)"',
        ),
    ) +
    g(
      'translate(152 60) rotate(52) scale(.9)',
      box([-15, -5, 30, 10], 5, '#F7ECD6') +
        box([-5, -5, 10, 10], 0, '#E8C9A0') +
        dot(-2, -2, 0.9, '#9A6418') +
        dot(2, 2, 0.9, '#9A6418'),
    ) +
    at(40, 156, leaf(34, 11, '#36A57E', '#0A4A40'), 1, -24) +
    at(50, 158, leaf(26, 9, '#4FB98C', '#12604C'), 1, 20) +
    at(196, 158, leaf(28, 9, '#2A8F6C', '#083F38'), 1, 30)
  );
};

const history = (): string =>
  ground() +
  `<defs>${linear(
    'sheet',
    [70, 20, 170, 160],
    [
      [0, '#FFFAEC'],
      [1, '#E6D2A8'],
    ],
  )}${linear(
    'quill',
    [150, 20, 200, 130],
    [
      [0, '#5A4894'],
      [1, '#120C24'],
    ],
  )}</defs>` +
  p(
    'M74 30H158C170 30 170 44 160 44H158V138C158 152 146 154 142 146V144H64C78 144 76 136 76 128V44C66 44 62 30 74 30Z',
    'url(#sheet)',
    'stroke="#8F6526" stroke-width="2"',
  ) +
  p(
    'M64 144H142C142 154 150 156 154 150C152 158 146 160 140 160H66C52 160 52 144 64 144Z',
    '#F3E3C0',
    'stroke="#8F6526" stroke-width="2"',
  ) +
  p(
    'M158 30C170 30 170 44 160 44H150C156 42 154 30 158 30Z',
    '#D9C08A',
    'stroke="#8F6526" stroke-width="2"',
  ) +
  line('M92 62H140M92 80H140M92 98H140M92 116H124', '#CDAF74', 3, 'stroke-dasharray="1 7"') +
  [62, 80, 98, 116]
    .map((y) =>
      p(`M84 ${y - 3.5}l3.500 3.500l-3.500 3.500l-3.500 -3.500z`, hibiscus, 'opacity=".75"'),
    )
    .join('') +
  `<circle cx="58" cy="122" r="19" fill="#2A1240" stroke="${gold}" stroke-width="2.500" stroke-dasharray="4 5"/>` +
  p(
    'M206 20C176 24 152 56 146 100L142 124L152 104C186 96 208 62 206 20Z',
    'url(#quill)',
    'stroke="#0D081C" stroke-width="2"',
  ) +
  line('M200 28C176 52 158 82 143 126', '#F7ECD6', 2) +
  p('M190 50C194 56 194 60 192 66L178 62ZM196 36C200 36 204 32 206 20L198 26Z', '#F7ECD6') +
  line('M163 76l-8 -2M172 62l-9 -3M182 48l-8 -3', '#7C6AB8', 1.6);

const games = (): string =>
  ground() +
  `<defs>${lanternDefs()}</defs>` +
  at(196, 16, lantern(), 0.86) +
  g('translate(88 86) rotate(-13) scale(.37) translate(-110 -140)', cardBack()) +
  g(
    'translate(136 84) rotate(8)',
    box(
      [-40, -51, 80, 102],
      9,
      '#2A1240',
      `stroke="${gold}" stroke-width="2.500" stroke-dasharray="5 6"`,
    ) +
      p('M0 -14L14 0L0 14L-14 0Z', 'none', `stroke="${gold}" stroke-width="2" opacity=".6"`) +
      p('M0 -5L5 0L0 5L-5 0Z', gold, 'opacity=".6"'),
  ) +
  at(138, 96, teacup(), 0.46);

const spill = (): string =>
  ground() +
  `<defs>${linear(
    'kopiSpill',
    [30, 120, 130, 160],
    [
      [0, '#8A4B22'],
      [1, '#3A1A0C'],
    ],
  )}</defs>` +
  p(
    'M112 128C92 118 66 122 48 130C28 138 30 152 54 152C70 152 78 148 92 154C110 162 138 160 140 148C142 138 126 134 112 128Z',
    'url(#kopiSpill)',
  ) +
  line('M52 136C64 130 82 128 96 132', '#D9A066', 3, 'opacity=".7"') +
  oval([30, 144, 7, 4], 'url(#kopiSpill)') +
  dot(24, 132, 2.5, '#6A3618') +
  `<defs>${linear(
    'sau',
    [0, 100, 0, 156],
    [
      [0, '#FFFDF6'],
      [1, '#CDB994'],
    ],
  )}</defs>` +
  g(
    'translate(186 106) rotate(68)',
    `${oval([0, 0, 54, 17], 'url(#sau)', 'stroke="#8B7450" stroke-width="1.600"')}<ellipse rx="47" ry="13.500" fill="none" stroke="${teal}" stroke-width="3"/><ellipse rx="40" ry="11" fill="none" stroke="${hibiscus}" stroke-width="1.200"/>`,
  ) +
  g(
    'translate(128 100) rotate(-74) scale(.74) translate(-90 -84)',
    teacup()
      .replace(/<ellipse cx="90" cy="122"[^>]*\/>/, '')
      .replace(/<ellipse cx="90" cy="11[12]"[^>]*\/>/g, '')
      .replace(/<ellipse cx="9[0-9.]*" cy="112"[^>]*\/>/, '')
      .replace(/<ellipse cx="[\d.]+" cy="[\d.]+" rx="4\.4"[^>]*\/>/g, '')
      .replace(/<path d="M70 30C62[^>]*\/>/, ''),
  ) +
  line('M84 66l-10 -10M98 54l-4 -13M70 82l-13 -4', paleGold, 3.4);

const lost = (): string =>
  ground() +
  at(60, 62, cloud('#5A2A6B', '#8E5A9A'), 0.5) +
  `<defs>${linear(
    'post',
    [110, 0, 130, 0],
    [
      [0, '#B5743A'],
      [1, '#5F3418'],
    ],
  )}${linear(
    'arrow',
    [0, -16, 0, 16],
    [
      [0, '#E8B676'],
      [1, '#A86A34'],
    ],
  )}</defs>` +
  box([114, 84, 11, 74], 3, 'url(#post)', 'stroke="#2A1408" stroke-width="2"') +
  g(
    'translate(120 104) rotate(-4)',
    p(
      'M-62 0L-48 -13H30V13H-48Z',
      'url(#arrow)',
      'stroke="#2A1408" stroke-width="2" stroke-linejoin="round"',
    ) +
      line('M-40 -4H18M-36 5H6', '#7A4A20', 1.6, 'opacity=".6"') +
      p('M-30 0l8 -6v12z', hibiscus),
  ) +
  g(
    'translate(120 132) rotate(5)',
    p(
      'M64 0L50 -12H-26V12H50Z',
      'url(#arrow)',
      'stroke="#2A1408" stroke-width="2" stroke-linejoin="round"',
    ) +
      line('M-14 -4H40M-6 5H36', '#7A4A20', 1.6, 'opacity=".6"') +
      p('M32 0l-8 -6v12z', teal),
  ) +
  g('translate(101 1) scale(.232)', perched()) +
  g(
    'translate(172 42) scale(1.25)',
    p(
      'M-5 -11C-4 -20 12 -20 12 -9C12 -1 4 -1 3 6',
      'none',
      `stroke="${gold}" stroke-width="4.500" stroke-linecap="round"`,
    ) + dot(2.5, 14, 3, gold),
  ) +
  at(40, 158, leaf(32, 11, '#36A57E', '#0A4A40'), 1, -20) +
  at(52, 158, leaf(24, 8, '#4FB98C', '#12604C'), 1, 24) +
  at(194, 158, leaf(30, 10, '#2A8F6C', '#083F38'), 1, 14) +
  line(
    times(5, (i) => `M${n(80 + i * 20)} 160l-2 -6M${n(83 + i * 20)} 160l2 -5`),
    teal,
    2,
  );

/** Writes the spot illustrations, 240 by 180, for the chrome's empty and failed states. */
export const drawSpots = (): void => {
  save('ui/load-fail.svg', 240, 180, kite());
  save('ui/empty-history.svg', 240, 180, history());
  save('ui/empty-games.svg', 240, 180, games());
  save('ui/error.svg', 240, 180, spill());
  save('ui/not-found.svg', 240, 180, lost());
};
