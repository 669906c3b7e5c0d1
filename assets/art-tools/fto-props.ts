import {
  at,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  oval,
  p,
  paleGold,
  polar,
  radial,
  teal,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';

/** The enamel lamp, 260 by 220. */
export const lamp = (): string =>
  `<defs>${linear(
    'en',
    [10, 0, 250, 0],
    [
      [0, '#0A3B3E'],
      [0.3, '#2AA597'],
      [0.55, '#127A70'],
      [1, '#062B30'],
    ],
  )}${radial(
    'bulb',
    [130, 150, 60],
    [
      [0, '#FFFDF0'],
      [0.5, '#FFE49A'],
      [1, '#F2A93B'],
    ],
  )}${radial(
    'beam',
    [130, 150, 69],
    [
      [0, '#FFE7A8', 0.65],
      [1, '#FFE7A8', 0],
    ],
  )}${linear(
    'cap',
    [104, 0, 156, 0],
    [
      [0, '#7A4A10'],
      [0.4, '#F6DFA0'],
      [1, '#8A5A1C'],
    ],
  )}${linear(
    'in',
    [0, 136, 0, 168],
    [
      [0, '#FFE9B4'],
      [1, '#F0B85A'],
    ],
  )}</defs>` +
  dot(130, 150, 69, 'url(#beam)') +
  line('M130 0V34', ink, 6) +
  p('M116 26H144L150 50H110Z', 'url(#cap)', `stroke="${ink}" stroke-width="2"`) +
  p(
    'M106 48H154C158 76 182 90 216 108C236 118 248 130 250 146H10C12 130 24 118 44 108C78 90 102 76 106 48Z',
    'url(#en)',
    `stroke="${ink}" stroke-width="2.500"`,
  ) +
  p(
    'M112 54C110 80 90 98 58 114C40 122 28 132 24 142H44C52 128 70 118 88 108C112 94 122 78 124 54Z',
    '#9BE3D2',
    'opacity=".35"',
  ) +
  p(
    'M10 146C10 134 70 128 130 128C190 128 250 134 250 146C250 158 190 166 130 166C70 166 10 158 10 146Z',
    '#F7ECD6',
    `stroke="${ink}" stroke-width="2.500"`,
  ) +
  oval([130, 147, 112, 15], 'url(#in)') +
  oval([130, 150, 34, 26], 'url(#bulb)') +
  oval([121, 142, 10, 7], '#fff', 'opacity=".9"') +
  line('M12 144C24 132 76 128 130 128', gold, 3);

/** The cup of kopi, 180 by 150. */
export const teacup = (): string =>
  `<defs>${linear(
    'china',
    [30, 40, 150, 130],
    [
      [0, '#FFFFFF'],
      [0.6, '#F3E9D6'],
      [1, '#CDB994'],
    ],
  )}${radial(
    'kopi',
    [80, 52, 60],
    [
      [0, '#8A4B22'],
      [0.7, '#4A210F'],
      [1, '#2A1108'],
    ],
  )}${linear(
    'sauc',
    [0, 90, 0, 150],
    [
      [0, '#FFFDF6'],
      [1, '#D9C8A4'],
    ],
  )}</defs>` +
  oval([90, 122, 88, 26], ink, 'opacity=".45"') +
  oval([90, 112, 86, 28], 'url(#sauc)', 'stroke="#8B7450" stroke-width="2"') +
  `<ellipse cx="90" cy="111" rx="76" ry="23" fill="none" stroke="${teal}" stroke-width="4"/><ellipse cx="90" cy="111" rx="68" ry="19.500" fill="none" stroke="${hibiscus}" stroke-width="1.500"/>` +
  times(16, (i) => {
    const [x, y] = polar(0, 0, 1, i * 22.5);
    return oval([90 + x * 76, 111 + y * 23, 4.4, 2.4], i % 2 ? gold : hibiscus);
  }) +
  oval([92, 112, 46, 14], '#8B7450', 'opacity=".45"') +
  p(
    'M138 58C166 50 176 72 160 86C152 93 140 94 132 92L136 82C146 84 156 78 156 70C156 63 148 62 138 68Z',
    'url(#china)',
    'stroke="#8B7450" stroke-width="2"',
  ) +
  p(
    'M28 50C30 84 46 116 70 120H104C128 116 142 84 144 50Z',
    'url(#china)',
    'stroke="#8B7450" stroke-width="2"',
  ) +
  p('M118 54C116 84 104 108 88 120H104C128 116 142 84 144 50Z', '#B39C70', 'opacity=".35"') +
  at(
    70,
    86,
    times(6, (i) =>
      g(`rotate(${i * 60})`, p('M0 -2C7 -6 7 -13 0 -17C-7 -13 -7 -6 0 -2Z', hibiscus)),
    ) + dot(0, 0, 4, gold),
  ) +
  at(46, 82, leaf(16, 6, teal, deepTeal), 1, -50) +
  at(96, 84, leaf(18, 6, teal, deepTeal), 1, 60) +
  line('M38 66C60 76 110 76 134 66', teal, 2.4) +
  oval([86, 50, 58, 19], '#FFFDF6', 'stroke="#8B7450" stroke-width="2"') +
  oval([86, 52, 51, 15], 'url(#kopi)') +
  p('M42 50C58 40 110 38 130 48C112 44 62 44 42 50Z', '#D9A066', 'opacity=".6"') +
  oval([70, 53, 9, 3.4], '#C98F56', 'opacity=".7"') +
  oval([84, 56, 5, 2], '#C98F56', 'opacity=".6"') +
  line('M70 30C62 22 78 16 70 4M96 28C88 20 104 14 96 4', '#FFF6E0', 4, 'opacity=".35"');

export const hand = (): string =>
  `<defs>${linear(
    'skin',
    [30, 10, 100, 120],
    [
      [0, '#FFD9AE'],
      [1, '#D9935A'],
    ],
  )}${linear(
    'cuff',
    [40, 110, 110, 140],
    [
      [0, '#D9304F'],
      [1, '#7D1233'],
    ],
  )}</defs>` +
  g(
    'translate(4 2)',
    p(
      'M44 14C44 4 60 4 60 14V58L64 54C70 48 80 52 80 60C86 54 96 58 96 66C102 62 110 67 110 75V96C110 116 98 124 84 124H70C58 124 50 118 44 108L22 78C16 69 26 60 34 66L44 76Z',
      ink,
      'opacity=".3" transform="translate(3 5)"',
    ) +
      p(
        'M44 14C44 4 60 4 60 14V58L64 54C70 48 80 52 80 60C86 54 96 58 96 66C102 62 110 67 110 75V96C110 116 98 124 84 124H70C58 124 50 118 44 108L22 78C16 69 26 60 34 66L44 76Z',
        'url(#skin)',
        'stroke="#5A2A18" stroke-width="3.500" stroke-linejoin="round"',
      ) +
      line('M60 58V78M80 62V80M96 68V82', '#9C5A34', 3) +
      line('M49 14V52', '#FFF2DC', 3.4, 'opacity=".8"') +
      line('M48 10C50 7 54 7 56 10', '#F7B6A0', 2.4) +
      p(
        'M54 116H104L108 142H52Z',
        'url(#cuff)',
        'stroke="#3B0A16" stroke-width="3" stroke-linejoin="round"',
      ) +
      line('M54 124H106', gold, 4) +
      times(5, (i) => dot(60 + i * 10, 134, 2.2, paleGold)),
  );
