import {
  at,
  box,
  darkGold,
  deepPlum,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  parchment,
  polar,
  radial,
  save,
  teal,
  times,
  wine,
} from './draw.ts';
import { hornbillMark } from './hornbill.ts';
import { leaf } from './motifs.ts';

const folder = 'art/fto{tps}';
const goldFace = (id: string, r: number): string =>
  radial(
    id,
    [-r * 0.35, -r * 0.4, r * 1.5],
    [
      [0, '#FFF3C4'],
      [0.35, '#F6CB5E'],
      [0.75, '#DE9A2E'],
      [1, '#9A6418'],
    ],
  );

/** The hornbill as one flat mark, `size` across, centred on the origin. */
export const mark = (size: number, fill: string, hole: string): string =>
  g(
    `scale(${n(size / 200)}) translate(-102 -106)`,
    p(hornbillMark.crown, fill) +
      line(hornbillMark.upper, hole, 7) +
      line(hornbillMark.casque, hole, 7) +
      p(hornbillMark.lower, fill) +
      p(hornbillMark.upper, fill, `stroke="${hole}" stroke-width="5" paint-order="stroke"`) +
      p(hornbillMark.casque, fill, `stroke="${hole}" stroke-width="5" paint-order="stroke"`) +
      dot(82, 90, 9, hole) +
      dot(80, 88, 3, fill),
  );

/** The club's coin around the origin, radius 46; needs coinDefs. */
export const coinFace =
  dot(0, 0, 46, '#7A4A10') +
  dot(0, -1.5, 44.5, 'url(#coin)') +
  `<circle r="38" cy="-1.5" fill="none" stroke="#9A6418" stroke-width="2.2"/><circle r="36.6" cy="-1.5" fill="url(#well)"/>` +
  times(24, (i) => {
    const [x, y] = polar(0, -1.5, 41.4, i * 15);
    return dot(x, y, 1.5, i < 12 ? '#B8791F' : '#FFE9A6');
  }) +
  g(
    '',
    at(0.6, 4.4, mark(64, '#FFF0B8', '#E9B044')) + at(0.2, 2.9, mark(64, '#8A5312', '#F0BE55')),
    'clip-path="url(#face)"',
  ) +
  line('M-37 -15A40 40 0 0 1 -8 -40', '#FFFBE4', 3, 'opacity=".85"');
export const coinDefs = `${goldFace('coin', 46)}${linear(
  'well',
  [-26, -30, 26, 34],
  [
    [0, '#D9942B'],
    [0.5, '#F0BE55'],
    [1, '#FFE08A'],
  ],
)}<clipPath id="face"><circle r="36.6" cy="-1.5"/></clipPath>`;

const coin = (squash: number): string => {
  if (squash <= 0.12)
    return (
      `<defs>${linear(
        'rim',
        [39, 0, 57, 0],
        [
          [0, '#9A6418'],
          [0.35, '#FFE9A6'],
          [0.6, '#E8B64C'],
          [1, '#7A4A10'],
        ],
      )}</defs>` +
      box([39, 2, 18, 92], 8, 'url(#rim)', 'stroke="#7A4A10" stroke-width="1.6"') +
      line(
        times(21, (i) => `M41 ${n(9 + i * 3.9)}H55`),
        '#8A5312',
        1.2,
        'opacity=".7"',
      )
    );
  const edge = squash === 1 ? 0 : 12 * (1 - squash);
  return (
    `<defs>${coinDefs}</defs>` +
    (edge
      ? g(
          `translate(${n(48 + edge / 2)} 48) scale(${squash} 1)`,
          dot(0, 0, 46, '#7A4A10') + dot(0, 0, 44, '#A86D1C'),
        ) + box([48 - edge / 2, 2, edge, 92], 0, '#A86D1C')
      : '') +
    g(`translate(${n(48 - edge / 2)} 48) scale(${squash} 1)`, coinFace)
  );
};

/** One Peranakan tile of side `s` with its corner at the origin; tiles alternate in colour. */
export const tile = (s: number, odd: boolean, lean = false): string => {
  const c = s / 2;
  return (
    box([0, 0, s, s], 0, odd ? '#EFE0BE' : '#E2F0E2') +
    g(
      `translate(${n(c)} ${n(c)})`,
      times(4, (i) =>
        g(
          `rotate(${i * 90 + 45})`,
          p(
            `M0 0C${n(c * 0.55)} ${n(-c * 0.5)} ${n(c * 0.4)} ${n(-c)} 0 ${n(-c * 1.18)}C${n(-c * 0.4)} ${n(-c)} ${n(-c * 0.55)} ${n(-c * 0.5)} 0 0Z`,
            odd ? hibiscus : teal,
          ),
        ),
      ) +
        (lean
          ? ''
          : times(4, (i) =>
              g(
                `rotate(${i * 90})`,
                p(
                  `M0 ${n(-c * 0.2)}L${n(c * 0.24)} ${n(-c * 0.62)}L0 ${n(-c)}L${n(-c * 0.24)} ${n(-c * 0.62)}Z`,
                  odd ? teal : '#D99B3A',
                ),
              ),
            )) +
        dot(0, 0, c * 0.28, gold),
    )
  );
};

const rosette = (fill: string): string =>
  times(8, (i) => g(`rotate(${i * 45})`, oval([0, -7, 3.4, 6], i % 2 ? fill : gold))) +
  dot(0, 0, 4, parchment) +
  dot(0, 0, 2.2, wine);

/** The face of a card, 220 by 280, empty in the middle. */
export const cardFront = (): string => {
  const w = 220,
    h = 280;
  const cell = 12;
  const across = 14,
    down = 19;
  const x0 = (w - across * cell) / 2,
    y0 = (h - down * cell) / 2;
  return (
    `<defs>${linear(
      'paper',
      [0, 0, 0, h],
      [
        [0, '#FFFAEC'],
        [0.6, '#F9EED6'],
        [1, '#EBD8B2'],
      ],
    )}${radial(
      'lit',
      [110, 120, 150],
      [
        [0, '#FFFAEC'],
        [1, '#FFFAEC', 0],
      ],
    )}<g id="t0">${tile(cell, false, true)}</g><g id="t1">${tile(cell, true, true)}</g></defs>` +
    box([1.5, 1.5, w - 3, h - 3], 24, '#C79A4B') +
    box([1.5, 1.5, w - 3, h - 6], 24, 'url(#paper)', 'stroke="#8F6526" stroke-width="2"') +
    box([8.5, 8.5, w - 17, h - 19], 18, 'none', `stroke="${gold}" stroke-width="2"`) +
    times(
      across,
      (i) =>
        `<use href="#t${i % 2}" x="${n(x0 + i * cell)}" y="12"/><use href="#t${i % 2}" x="${n(x0 + i * cell)}" y="${h - 27}"/>`,
    ) +
    times(
      down,
      (i) =>
        `<use href="#t${i % 2}" x="12" y="${n(y0 + i * cell - 1)}"/><use href="#t${i % 2}" x="${w - 24}" y="${n(y0 + i * cell - 1)}"/>`,
    ) +
    [
      [19, 19],
      [w - 19, 19],
      [19, h - 21],
      [w - 19, h - 21],
    ]
      .map(([x = 0, y = 0]) => at(x, y, rosette(teal), 0.86))
      .join('') +
    box([27, 27, w - 54, h - 57], 12, '#FBF1DC', `stroke="${gold}" stroke-width="1.6"`) +
    box([27, 27, w - 54, h - 57], 12, 'url(#lit)')
  );
};

/** The back of a card, 220 by 280. */
export const cardBack = (): string => {
  const w = 220,
    h = 280;
  return (
    `<defs>${linear(
      'cloth',
      [0, 0, w, h],
      [
        [0, '#5A2A6B'],
        [0.5, '#3A1B4A'],
        [1, '#241038'],
      ],
    )}${radial(
      'glow',
      [110, 138, 110],
      [
        [0, '#8E3F8E', 0.9],
        [1, '#8E3F8E', 0],
      ],
    )}<pattern id="sk" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M10 1L14 5L10 9L6 5ZM0 11L4 15L0 19M20 11L16 15L20 19" fill="${gold}" opacity=".3"/><circle cx="10" cy="15" r="1.2" fill="${gold}" opacity=".45"/><circle cx="0" cy="5" r="1.200" fill="${gold}" opacity=".45"/></pattern></defs>` +
    box([1.5, 1.5, w - 3, h - 3], 24, '#160A26') +
    box([1.5, 1.5, w - 3, h - 6], 24, 'url(#cloth)', `stroke="${darkGold}" stroke-width="2"`) +
    box([10, 10, w - 20, h - 23], 16, 'url(#sk)') +
    box([10, 10, w - 20, h - 23], 16, 'none', `stroke="${gold}" stroke-width="2.4"`) +
    box([15, 15, w - 30, h - 33], 12, 'none', `stroke="${gold}" stroke-width="1" opacity=".6"`) +
    box([12, 12, w - 24, h - 27], 14, 'url(#glow)') +
    at(
      110,
      138,
      times(16, (i) =>
        g(
          `rotate(${i * 22.5})`,
          p('M0 -50C7 -56 8 -66 0 -74C-8 -66 -7 -56 0 -50Z', i % 2 ? hibiscus : gold),
        ),
      ) +
        dot(0, 0, 52, '#2A1240', `stroke="${gold}" stroke-width="3"`) +
        `<circle r="46" fill="none" stroke="${gold}" stroke-width="1" stroke-dasharray="2 4"/>` +
        at(3, 2, mark(72, gold, '#2A1240')),
    ) +
    [
      [28, 28, 0],
      [w - 28, 28, 90],
      [w - 28, h - 31, 180],
      [28, h - 31, 270],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        g(
          `translate(${x} ${y}) rotate(${r})`,
          p('M-8 -8H14C4 -4 -4 4 -8 14Z', gold) + dot(6, 6, 2.6, hibiscus),
        ),
      )
      .join('')
  );
};

const badge = (fill: string, dark: string, light: string, glyph: string): string =>
  `<defs>${radial(
    'b',
    [36, 30, 64],
    [
      [0, light],
      [0.6, fill],
      [1, dark],
    ],
  )}</defs>` +
  dot(48, 50, 43, ink, 'opacity=".35"') +
  dot(48, 47, 43, parchment) +
  dot(48, 47, 38, 'url(#b)') +
  line('M18 34A34 34 0 0 1 44 14', '#fff', 3, 'opacity=".55"') +
  glyph;

const star = (cx: number, cy: number, outer: number, inner: number, points: number): string =>
  `${times(points * 2, (i) => {
    const [x, y] = polar(cx, cy, i % 2 ? inner : outer, (i * 180) / points);
    return `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
  })}Z`;

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

const hand = (): string =>
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

const button = (): string =>
  `<defs>${linear(
    'f',
    [0, 4, 0, 60],
    [
      [0, '#FFE9A6'],
      [0.12, '#F9D06A'],
      [0.55, '#E8B64C'],
      [1, '#C98A25'],
    ],
  )}</defs>` +
  box([2, 6, 156, 64], 26, '#5E3608') +
  box([2, 2, 156, 62], 26, '#8A5312') +
  box([4, 4, 152, 57], 24, 'url(#f)') +
  box([9, 9, 142, 47], 19, 'none', 'stroke="#FFF4CC" stroke-width="1.600" opacity=".75"') +
  p('M24 7H136C146 7 151 14 152 22C120 17 40 17 8 22C9 14 14 7 24 7Z', '#FFFBEA', 'opacity=".4"');

const panel = (): string =>
  `<defs>${linear(
    'pl',
    [0, 0, 0, 160],
    [
      [0, '#4A2460'],
      [1, '#2A1240'],
    ],
  )}</defs>` +
  box([1, 3, 158, 156], 30, '#0D0719') +
  box([1, 1, 158, 155], 30, darkGold) +
  box([3, 3, 154, 151], 28, 'url(#pl)') +
  box([8, 8, 144, 141], 23, 'none', `stroke="${gold}" stroke-width="2"`) +
  box([12, 12, 136, 133], 19, 'none', `stroke="${gold}" stroke-width="1" opacity=".45"`) +
  [
    [8, 8, 0],
    [152, 8, 90],
    [152, 149, 180],
    [8, 149, 270],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      g(
        `translate(${x} ${y}) rotate(${r})`,
        p('M5 18C5 10 10 5 18 5C16 12 12 16 5 18Z', hibiscus) +
          dot(13, 13, 0.1, gold) +
          p('M9 9m-5 0l5 -5l5 5l-5 5z', gold),
      ),
    )
    .join('');

const pip = (body: string, defs = ''): string => (defs ? `<defs>${defs}</defs>` : '') + body;

/** Writes every sprite of find-the-odd that is not a card motif. */
export const drawKit = (): void => {
  const put = (name: string, w: number, h: number, body: string): void =>
    save(`${folder}/${name}.svg`, w, h, body);
  put('card-front', 220, 280, cardFront());
  put('card-back', 220, 280, cardBack());
  put(
    'card-glow',
    300,
    360,
    `<defs><filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter></defs>${box([36, 36, 228, 288], 34, gold, 'filter="url(#blur)"')}${box([44, 44, 212, 272], 28, '#FFEDB0', 'filter="url(#blur)"')}`,
  );
  put(
    'card-shadow',
    260,
    320,
    `<defs><filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter></defs>${box([24, 26, 212, 270], 24, '#07030F', 'opacity=".6" filter="url(#blur)"')}`,
  );
  const turns = [1, 0.72, 0.36, 0.1];
  turns.forEach((s, i) => put(`coin-${i}`, 96, 96, coin(s)));
  put('coin', 96, 96, coin(1));
  put('coin-side', 96, 96, coin(0.72));
  put('coin-edge', 96, 96, coin(0.1));
  put(
    'spark',
    48,
    48,
    `<defs>${radial(
      's',
      [24, 24, 24],
      [
        [0, '#FFF6D2', 0.95],
        [0.35, '#FFD976', 0.5],
        [1, '#FFD976', 0],
      ],
    )}</defs>${dot(24, 24, 24, 'url(#s)')}${p('M24 1C25.500 17 31 22.500 47 24C31 25.500 25.500 31 24 47C22.500 31 17 25.500 1 24C17 22.500 22.500 17 24 1Z', '#FFFBEA')}`,
  );
  put(
    'petal',
    48,
    48,
    `<defs>${linear(
      'pt',
      [24, 46, 24, 2],
      [
        [0, '#8E1236'],
        [0.5, '#D9304F'],
        [1, '#FF8C92'],
      ],
    )}</defs>${p('M24 46C12 38 4 26 7 14C9 6 14 8 18 4C22 0 27 3 31 4C37 5 42 9 42 17C42 30 34 40 24 46Z', 'url(#pt)')}${line('M24 42C22 30 18 20 13 14M24 42C25 28 25 16 24 9M24 42C30 30 34 22 36 15', '#8E1236', 1.6, 'opacity=".55"')}${line('M9 16C10 9 16 10 20 6', '#FFD0CB', 2, 'opacity=".8"')}`,
  );
  put('leaf', 48, 48, at(10, 42, leaf(48, 15), 1, 38));
  put(
    'ring',
    128,
    128,
    `<circle cx="64" cy="64" r="58" fill="none" stroke="${gold}" stroke-width="8" opacity=".22"/><circle cx="64" cy="64" r="58" fill="none" stroke="#FFEDB0" stroke-width="3.500"/>`,
  );
  put(
    'tick',
    96,
    96,
    badge(
      '#17977F',
      '#0A4A48',
      '#4FCFAE',
      line('M29 49L42 62L68 34', ink, 13, 'opacity=".3" transform="translate(0 3)"') +
        line('M29 49L42 62L68 34', '#FFFBEA', 11),
    ),
  );
  put(
    'cross',
    96,
    96,
    badge(
      '#D9304F',
      '#7D1233',
      '#FF7A80',
      line('M34 33L62 61M62 33L34 61', ink, 13, 'opacity=".3" transform="translate(0 3)"') +
        line('M34 33L62 61M62 33L34 61', '#FFFBEA', 11),
    ),
  );
  put(
    'timer-track',
    320,
    24,
    box([0, 0, 320, 24], 12, '#0D0719', 'opacity=".75"') +
      box([1.5, 1.5, 317, 21], 10.5, 'none', `stroke="${darkGold}" stroke-width="2"`) +
      times(9, (i) => p(`M${32 + i * 32} 9l3 3l-3 3l-3 -3z`, gold, 'opacity=".45"')),
  );
  put(
    'timer-fill',
    320,
    16,
    `<defs>${linear(
      'fl',
      [0, 0, 0, 16],
      [
        [0, '#FFF3C4'],
        [0.45, '#F3C25A'],
        [1, '#C98A25'],
      ],
    )}</defs>${box([0, 0, 320, 16], 8, 'url(#fl)')}`,
  );
  put(
    'timer-knob',
    56,
    56,
    `<defs>${radial(
      'k',
      [22, 18, 40],
      [
        [0, '#FFF3C4'],
        [0.5, '#F0BE55'],
        [1, '#9A6418'],
      ],
    )}</defs>${dot(28, 30, 25, ink, 'opacity=".4"')}${dot(28, 27, 25, 'url(#k)', 'stroke="#7A4A10" stroke-width="2"')}${dot(28, 27, 17, '#FFFBEA', 'stroke="#9A6418" stroke-width="2"')}${line('M28 15V27L36 31', wine, 3.6)}${times(
      12,
      (i) => {
        const [x, y] = polar(28, 27, 21, i * 30);
        return dot(x, y, 1.2, '#7A4A10');
      },
    )}`,
  );
  put('lamp', 260, 220, lamp());
  put('teacup', 180, 150, teacup());
  put('hand', 120, 150, hand());
  put('button', 160, 72, button());
  put('panel', 160, 160, panel());
  put(
    'pip-empty',
    36,
    36,
    pip(`<circle cx="18" cy="18" r="10" fill="${deepPlum}" stroke="#B79BC4" stroke-width="3"/>`),
  );
  put(
    'pip-right',
    36,
    36,
    pip(
      p(
        star(18, 18.5, 17, 8.4, 5),
        'url(#g)',
        'stroke="#7A4A10" stroke-width="1.600" stroke-linejoin="round"',
      ),
      linear(
        'g',
        [0, 2, 0, 34],
        [
          [0, '#FFF0B8'],
          [1, '#E29F2F'],
        ],
      ),
    ),
  );
  put(
    'pip-missed',
    36,
    36,
    pip(
      p(
        'M18 3L33 18L18 33L3 18Z',
        hibiscus,
        'stroke="#5E0B22" stroke-width="1.800" stroke-linejoin="round"',
      ) + line('M13.500 13.500L22.500 22.500M22.500 13.500L13.500 22.500', '#FFF3E0', 3.2),
    ),
  );
  put(
    'star',
    64,
    64,
    `<defs>${linear(
      'g',
      [0, 4, 0, 62],
      [
        [0, '#FFF6CF'],
        [0.5, '#F6C653'],
        [1, '#D58A22'],
      ],
    )}</defs>${p(star(32, 34, 30, 14.5, 5), 'url(#g)', 'stroke="#7A4A10" stroke-width="2.400" stroke-linejoin="round"')}${p('M32 6L39 26L32 34Z', '#FFFBEA', 'opacity=".55"')}${p('M32 34L50 58L32 48Z', '#B36A14', 'opacity=".45"')}`,
  );
};
drawKit();
