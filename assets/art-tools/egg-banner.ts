import {
  again,
  at,
  dot,
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
  saveLean,
  symbol,
} from './draw.ts';
import { bloom, leaf } from './flora.ts';
import { goldenEgg } from './lucky-egg-eggs.ts';
import { sparkle } from './screen-parts.ts';

const S = 144;
const edge = '#2A1014';
const nation = { red: '#CC1A30', white: '#FFFFFF', blue: '#1B3C9E', yellow: '#FFD23E' } as const;

const bowl =
  'M14 98C14 124 38 138 72 138C106 138 130 124 130 98C112 110 92 113 72 113C52 113 32 110 14 98Z';

const nestBack =
  oval([72, 99, 57, 15], '#5F3A1A', `stroke="${edge}" stroke-width="3.500"`) +
  oval([72, 100, 47, 9.5], '#2A1408') +
  line('M18 95C30 86 48 84 60 84M84 84C104 85 118 88 127 96', '#D9A65A', 3.4);

const nestFront =
  `<clipPath id="bowl"><path d="${bowl}"/></clipPath>` +
  p(bowl, 'url(#straw)', `stroke="${edge}" stroke-width="3.500"`) +
  g(
    '',
    line(
      'M10 108C30 122 60 124 80 120M40 120C70 128 104 124 134 106M18 120C44 134 84 136 118 122M60 132C84 134 100 130 112 124',
      '#5F3A1A',
      4,
    ) +
      line(
        'M14 104C40 118 76 118 104 113M50 126C78 130 106 122 128 110M26 116C40 126 56 129 74 129',
        '#D9A65A',
        3.4,
      ) +
      line('M88 118C106 116 120 110 130 102M30 124C50 134 70 135 90 133', '#F0C878', 3),
    'clip-path="url(#bowl)"',
  ) +
  line('M12 97C30 110 52 113 72 113C92 113 114 110 132 97', '#F0C878', 4) +
  line('M10 100L2 92M134 100L142 90M16 108L6 110M128 108L139 112', '#B9803E', 3.4);

const glow = dot(72, 66, 66, 'url(#glow)');
const defs = `<defs>${linear(
  'straw',
  [0, 98, 0, 138],
  [
    [0, '#C98F4A'],
    [1, '#6B3D1C'],
  ],
)}${radial(
  'glow',
  [72, 66, 66],
  [
    [0, '#FFE9A8', 0.85],
    [0.5, '#FFD36B', 0.4],
    [1, '#FFD36B', 0],
  ],
)}</defs>`;

const everyDay = (): string =>
  defs +
  glow +
  nestBack +
  g('translate(72 63) rotate(7) scale(.98)', goldenEgg()) +
  nestFront +
  at(24, 116, leaf(34, 12, '#36A57E', '#0A4A40'), 1, -74) +
  at(30, 122, leaf(28, 10, '#4FB98C', '#12604C'), 1, -128) +
  at(122, 116, leaf(34, 12, '#2A8F6C', '#083F38'), 1, 72) +
  at(34, 116, bloom(13, 5, '#FFE9B0', hibiscus)) +
  at(112, 119, bloom(15, 5, hibiscus, gold)) +
  sparkle(118, 30, 1.15) +
  sparkle(24, 44, 0.95) +
  sparkle(128, 66, 0.6);

/** A rosette with two tails in the colours of the nation. */
const rosette =
  p('M-3 6L-15 36L-5 32L1 41L7 8Z', nation.blue, `stroke="${edge}" stroke-width="2.600"`) +
  p('M3 6L17 34L8 33L3 42L-5 8Z', nation.red, `stroke="${edge}" stroke-width="2.600"`) +
  line('M6 14L11 30', nation.white, 3.6) +
  round(
    'ro',
    12,
    p('M0 0C7-8 6-17 0-20C-6-17-7-8 0 0Z', nation.white, `stroke="${edge}" stroke-width="1.800"`),
  ) +
  round(
    'rr',
    6,
    p('M0 0C7-8 6-17 0-20C-6-17-7-8 0 0Z', nation.red, `stroke="${edge}" stroke-width="1.800"`),
  ) +
  dot(0, 0, 10, nation.blue, `stroke="${edge}" stroke-width="2"`) +
  round('rs', 7, p('M0-8.500L2.200-2H-2.200Z', nation.yellow)) +
  dot(0, 0, 3.4, nation.yellow);

const nationalDay = (): string =>
  `${defs}<defs><clipPath id="egg"><path d="M0-56C26-56 44-16 44 10C44 38 25 56 0 56C-25 56-44 38-44 10C-44-16-26-56 0-56Z"/></clipPath></defs>` +
  symbol('pen', `<path d="M-7 0H7L0 16Z" stroke="${edge}" stroke-width="2"/>`) +
  glow +
  line('M4 20Q72 44 140 18', paleGold, 2.6) +
  (
    [
      [14, 23.5, nation.red, 16],
      [33, 28.5, nation.white, 11],
      [111, 27, nation.blue, -11],
      [130, 22, nation.yellow, -16],
    ] as const
  )
    .map(([x, y, fill, turn]) => again('pen', x, y, 1, turn, `fill="${fill}"`))
    .join('') +
  nestBack +
  g(
    'translate(72 63) rotate(7) scale(.98)',
    goldenEgg() +
      // A ribbon of the four colours round the egg, and one over it.
      g(
        '',
        p('M-50-4Q0 12 50-4V28Q0 44-50 28Z', nation.red) +
          p('M-50 3Q0 19 50 3V9Q0 25-50 9Z', nation.white) +
          p('M-50 15Q0 31 50 15V21Q0 37-50 21Z', nation.white) +
          line('M-50-5Q0 11 50-5M-50 29Q0 45 50 29', nation.yellow, 4) +
          p('M30-60Q48-10 36 60H60V-60Z', '#2A0A2E', 'opacity=".35"'),
        'clip-path="url(#egg)"',
      ) +
      p(
        'M0-56C26-56 44-16 44 10C44 38 25 56 0 56C-25 56-44 38-44 10C-44-16-26-56 0-56Z',
        'none',
        `stroke="${edge}" stroke-width="3.200"`,
      ),
  ) +
  nestFront +
  g('translate(70 76)', rosette) +
  at(24, 116, leaf(34, 12, '#36A57E', '#0A4A40'), 1, -74) +
  at(122, 116, leaf(34, 12, '#2A8F6C', '#083F38'), 1, 72) +
  at(30, 118, bloom(14, 5, hibiscus, gold)) +
  at(116, 119, bloom(15, 5, hibiscus, gold)) +
  sparkle(120, 50, 1.1) +
  sparkle(22, 56, 0.9);

/** Writes the egg that floats over home, and its dress for the national day. */
export const drawEggBanner = (): void => {
  saveLean('ui/egg-banner.svg', S, S, everyDay());
  saveLean('ui/egg-banner-merdeka.svg', S, S, nationalDay());
};
