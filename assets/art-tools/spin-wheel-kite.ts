import {
  at,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  p,
  paleGold,
  polar,
  times,
  wine,
} from './draw.ts';
import { bloom, leafPath } from './flora.ts';
import { mint, outline } from './spin-wheel-colours.ts';

/** A cut leaf: its shadow on the paper below, the leaf, its vein. */
const cut = (x: number, y: number, turn: number, size: number, fill: string): string =>
  at(
    x,
    y,
    g('translate(.8 1.6)', p(leafPath(18, 6.5), '#1A0418', 'opacity=".4"')) +
      p(leafPath(18, 6.5), fill) +
      line('M0 -3V-14', '#00000055', 1),
    size,
    turn,
  );

const flower = (x: number, y: number, r: number, fill: string, heart: string, turn = 0): string =>
  at(
    x,
    y,
    g('translate(1 2)', bloom(r, 6, '#1A0418', '#1A0418'), 'opacity=".4"') +
      bloom(r, 6, fill, heart) +
      dot(0, 0, r * 0.13, paleGold),
    1,
    turn,
  );

const wing =
  'M0 -172C-34 -206 -112 -214 -178 -178C-186 -174 -196 -180 -199 -174C-201 -166 -192 -156 -190 -148C-182 -112 -150 -74 -70 -30L0 0Z';
const wingInner =
  'M0 -162C-36 -192 -108 -199 -170 -168C-176 -165 -183 -166 -184 -160C-176 -126 -146 -90 -70 -46L0 -18Z';

const vine = (): string =>
  line(
    'M-18 -176C-52 -196 -96 -196 -128 -178C-150 -166 -158 -150 -150 -142C-143 -136 -134 -142 -138 -150',
    '#1A0418',
    3.4,
    'opacity=".35" transform="translate(1 2)"',
  ) +
  line(
    'M-18 -176C-52 -196 -96 -196 -128 -178C-150 -166 -158 -150 -150 -142C-143 -136 -134 -142 -138 -150',
    paleGold,
    2.6,
  ) +
  line('M-92 -191C-100 -180 -112 -178 -118 -168M-60 -192C-66 -182 -74 -180 -78 -172', paleGold, 2) +
  [
    [-34, -184, -52, 0.9],
    [-46, -191, 40, 0.8],
    [-76, -193, -78, 0.8],
    [-84, -190, 190, 0.8],
    [-106, -189, -40, 0.9],
    [-138, -172, -36, 0.9],
    [-152, -156, 210, 0.8],
    [-122, -170, 130, 0.8],
    [-170, -163, -60, 0.8],
    [-160, -130, 160, 1],
    [-172, -148, 196, 0.8],
  ]
    .map(([x = 0, y = 0, turn = 0, size = 1], i) =>
      cut(x, y, turn, size, i % 3 === 2 ? '#FFC46B' : mint),
    )
    .join('') +
  flower(-120, -158, 15, '#FFE9B0', hibiscus) +
  flower(-76, -168, 11, '#FFD27A', wine, 20) +
  flower(-160, -160, 8.5, '#FF9FA4', gold, 10) +
  flower(-142, -118, 10, '#FFE9B0', hibiscus, 14) +
  flower(-118, -120, 6.5, '#FFD27A', wine);

const sail = (): string =>
  p(wing, '#12051D', 'opacity=".45" transform="translate(2 7)"') +
  p(wing, 'url(#sail)', `stroke="${outline}" stroke-width="4" stroke-linejoin="round"`) +
  line(wing, gold, 1.6, 'opacity=".9"') +
  p(wingInner, 'url(#inner)', `stroke="${gold}" stroke-width="1.400"`) +
  vine();

const tail =
  'M-152 -42C-196 34 -186 146 -104 206C-44 250 44 250 104 206C186 146 196 34 152 -42C150 -46 147 -44 147 -40C146 10 138 78 96 124C46 178 -46 178 -96 124C-138 78 -146 10 -147 -40C-147 -44 -150 -46 -152 -42Z';
const tailInner =
  'M-158 0C-178 62 -158 146 -96 190C-42 228 42 228 96 190C158 146 178 62 158 0C152 56 138 100 104 138C50 194 -50 194 -104 138C-138 100 -152 56 -158 0Z';

const crescent = (): string =>
  p(tail, '#12051D', 'opacity=".45" transform="translate(2 7)"') +
  p(tail, 'url(#tail)', `stroke="${outline}" stroke-width="4" stroke-linejoin="round"`) +
  line(tail, paleGold, 1.4, 'opacity=".8"') +
  p(tailInner, 'url(#tailInner)', `stroke="${gold}" stroke-width="1.400"`) +
  // Bamboo shoots along the outer edge, as on a songket's border.
  times(23, (i) => {
    const turn = (i - 11) * 7;
    const [x, y] = polar(0, 36, 195 - 27 * (turn / 90) ** 2, 180 - turn);
    const size = 0.9 - Math.abs(i - 11) * 0.03;
    return at(x, y, p('M-6 0L0 -13L6 0Z', '#FFF0C0', 'opacity=".9"'), size, -turn);
  }) +
  times(9, (i) => {
    const turn = (i - 4) * 20.5;
    const r = 170 - Math.abs(i - 4) * 1.6;
    const [x, y] = polar(0, 28, r, 180 - turn);
    const size = 1 - Math.abs(i - 4) * 0.1;
    return at(
      x,
      y,
      cut(-16, 2, -72, 0.95, mint) +
        cut(16, 2, 72, 0.95, mint) +
        cut(-9, -9, -32, 0.62, '#FFC46B') +
        cut(9, -9, 32, 0.62, '#FFC46B') +
        flower(0, 0, i === 4 ? 17 : 14, i % 2 ? '#FFE9B0' : '#FF8C92', i % 2 ? hibiscus : gold),
      size,
      -turn,
    );
  });

/** A binding of red thread round the bow. */
const binding = (): string =>
  line('M-3 -3.500V3.500M0 -4V4M3 -3.500V3.500', hibiscus, 2) +
  line('M-5 -3.500V3.500M5 -3.500V3.500', gold, 1.4);

const bow = (): string =>
  line('M-124 -196C-86 -262 86 -262 124 -196', outline, 8) +
  line('M-124 -196C-86 -262 86 -262 124 -196', '#9A5A24', 5) +
  line('M-118 -204C-82 -258 82 -258 118 -204', '#F3C98A', 1.6) +
  line('M-124 -196C-70 -222 70 -222 124 -196', '#FFF3CF', 1.4) +
  [-1, 1]
    .map((side) =>
      at(
        124 * side,
        -196,
        dot(0, 0, 6.5, gold, `stroke="${outline}" stroke-width="2.500"`) + dot(-1.5, -2, 2, '#fff'),
      ),
    )
    .join('') +
  times(5, (i) => {
    const turn = (i - 2) * 24;
    const [x, y] = polar(0, -160, 84, turn);
    return at(x, y, binding(), 1, turn);
  });

/** The kite behind its wheel: 420 by 520, the wheel's middle at (210, 268). */
export const kite = (): string =>
  `<defs>${linear(
    'sail',
    [0, -214, 0, -10],
    [
      [0, '#F0596C'],
      [0.45, '#C21E45'],
      [1, '#6E0D2B'],
    ],
  )}${linear(
    'inner',
    [-160, -200, -20, -20],
    [
      [0, '#A8183C'],
      [0.6, '#7D1233'],
      [1, '#3F0722'],
    ],
  )}${linear(
    'tail',
    [0, -40, 0, 240],
    [
      [0, '#B8761F'],
      [0.5, '#F7CE6C'],
      [0.75, '#E8A93C'],
      [1, '#A86414'],
    ],
  )}${linear(
    'tailInner',
    [-160, 20, 140, 230],
    [
      [0, '#2B2A78'],
      [0.5, '#1F1D5E'],
      [1, '#151040'],
    ],
  )}</defs>` +
  at(
    210,
    268,
    line('M0 -258V236', '#6A3A14', 7) +
      line('M-1 -258V236', '#D9A15A', 2.4) +
      bow() +
      sail() +
      g('scale(-1 1)', sail()) +
      line(
        'M0 -172C-34 -200 -110 -208 -176 -176M0 -172C34 -200 110 -208 176 -176',
        '#FFD9B0',
        1.2,
        'opacity=".55"',
      ) +
      crescent(),
  );
