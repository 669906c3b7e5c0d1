import { dot, line, linear, p, radial } from './draw.ts';

const crown =
  'M104 62C84 50 56 58 46 82C34 92 26 112 20 140C16 162 14 182 12 204H112C104 186 100 168 102 150C112 142 116 130 114 118C120 96 118 74 104 62Z';
const upper = 'M98 74C132 62 176 82 192 136C174 118 142 114 102 116C96 102 94 86 98 74Z';
const lower = 'M102 118C134 116 162 122 184 138C160 144 128 144 106 132Z';
const casque =
  'M92 70C90 40 120 24 150 30C166 33 176 26 176 10C192 24 192 54 164 62C146 66 134 64 124 72C112 78 100 80 92 70Z';

/** The rhinoceros hornbill's head in profile, looking right, on a canvas of 200 by 200. */
export const hornbillHead = (look: {
  casque: 'full' | 'plain' | 'none';
  eye: 'open' | 'shut';
}): string =>
  `<defs>${linear(
    'feather',
    [30, 60, 110, 200],
    [
      [0, '#4A3A78'],
      [0.5, '#221743'],
      [1, '#120C24'],
    ],
  )}${linear(
    'bill',
    [100, 70, 186, 140],
    [
      [0, '#E4572E'],
      [0.28, '#F6A93B'],
      [0.6, '#FCE3A1'],
      [1, '#FFF7E0'],
    ],
  )}${linear(
    'billLow',
    [104, 116, 184, 142],
    [
      [0, '#C23A28'],
      [0.35, '#E7983A'],
      [1, '#F3D592'],
    ],
  )}${linear(
    'horn',
    [96, 76, 184, 16],
    [
      [0, '#B81A3C'],
      [0.35, '#E23B45'],
      [0.7, '#F39A35'],
      [1, '#FCE08A'],
    ],
  )}${radial(
    'iris',
    [82, 90, 12],
    [
      [0, '#F4502F'],
      [1, '#A5152F'],
    ],
  )}</defs>` +
  p('M60 64C46 56 34 58 22 66C34 66 40 72 42 80C30 78 20 84 14 94C26 90 34 94 36 102Z', '#2B1D52') +
  p(crown, 'url(#feather)', 'stroke="#0D081C" stroke-width="3" stroke-linejoin="round"') +
  line(
    'M52 94C44 112 38 134 36 160M64 124C56 142 52 162 52 186M80 138C74 154 72 170 74 190M44 124C36 144 30 166 30 190',
    '#6B59A6',
    2.4,
    'opacity=".6"',
  ) +
  line('M58 78C66 68 78 64 90 66', '#8E7CC4', 3, 'opacity=".8"') +
  p(lower, 'url(#billLow)', 'stroke="#3B0A16" stroke-width="3" stroke-linejoin="round"') +
  p(upper, 'url(#bill)', 'stroke="#3B0A16" stroke-width="3" stroke-linejoin="round"') +
  p(
    'M102 116C142 114 174 118 192 136C186 116 172 100 152 102C132 102 116 106 100 106Z',
    '#B5641E',
    'opacity=".28"',
  ) +
  line('M116 78C142 78 164 92 176 110', '#FFFBEA', 3.4, 'opacity=".75"') +
  line('M112 126C132 124 150 126 164 132', '#FFF3CF', 2, 'opacity=".55"') +
  (look.casque === 'none'
    ? ''
    : p(casque, 'url(#horn)', 'stroke="#3B0A16" stroke-width="3" stroke-linejoin="round"') +
      p(
        'M98 72C112 72 122 60 140 58C164 56 182 48 184 30C190 48 180 58 164 62C146 66 134 64 124 72C112 78 102 78 98 72Z',
        '#7D1233',
        'opacity=".35"',
      ) +
      line('M102 56C108 42 128 34 146 38', '#FFD2B0', 3.2, 'opacity=".8"') +
      (look.casque === 'plain' ? '' : line('M120 70C126 58 142 52 168 48', '#3B0A16', 3.4))) +
  p('M64 92C62 78 74 68 90 70C98 74 100 96 98 108C86 114 68 108 64 92Z', '#1A1036') +
  (look.eye === 'open'
    ? dot(82, 90, 13.5, '#FBE7C0') +
      dot(82, 90, 11, 'url(#iris)') +
      dot(83, 90, 6, '#0D081C') +
      dot(79.5, 86, 2.8, '#fff') +
      line('M70 80C74 74 82 72 90 75M69 79l-4 -4M74 75l-3 -5M80 73l-1 -6', '#0D081C', 2.6)
    : dot(82, 90, 13.5, '#5B4690') +
      line('M70 91C74 98 88 99 94 92', '#FBE7C0', 3.4) +
      line('M74 96l-3 4M82 98v5M89 96l3 4', '#FBE7C0', 2.2));

/** The same head as one flat mark: three shapes with a gap between them, on 200 by 200. */
export const hornbillMark = { crown, upper, lower, casque, eye: [82, 90, 9] as const };
