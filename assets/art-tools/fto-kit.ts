import {
  at,
  box,
  darkGold,
  deepPlum,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  p,
  parchment,
  polar,
  radial,
  save,
  times,
  wine,
} from './draw.ts';
import { leaf } from './flora.ts';
import { cardBack, cardFront, coin } from './fto-cards.ts';
import { hand, lamp, teacup } from './fto-props.ts';

/** What every scene draws with. */
const SHARED: ReadonlySet<string> = new Set([
  ...['button', 'coin', 'coin-0', 'coin-1', 'coin-2', 'coin-3', 'leaf', 'panel'],
  ...['petal', 'ring', 'spark', 'star'],
]);

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
        p('M5 18C5 10 10 5 18 5C16 12 12 16 5 18Z', hibiscus) + p('M9 9m-5 0l5 -5l5 5l-5 5z', gold),
      ),
    )
    .join('');

const pip = (body: string, defs = ''): string => (defs ? `<defs>${defs}</defs>` : '') + body;

/** Writes the sprites every scene draws with, and find-the-odd's that are not a card motif. */
export const drawKit = (): void => {
  const put = (name: string, w: number, h: number, body: string): void =>
    save(`art/${SHARED.has(name) ? 'club' : 'fto'}{tps}/${name}.svg`, w, h, body);
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
  for (const [i, s] of turns.entries()) put(`coin-${i}`, 96, 96, coin(s));
  put('coin', 96, 96, coin(1));
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
