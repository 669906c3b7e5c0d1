import {
  again,
  at,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  p,
  paleGold,
  polar,
  symbol,
  times,
  wine,
} from './draw.ts';
import { bloom, leafPath } from './flora.ts';
import { mint, outline } from './spin-wheel-colours.ts';

const wing =
  'M0-100C-56-140-142-130-198-60C-208-42-198-30-182-35C-126-42-58-24 0 14C58-24 126-42 182-35C198-30 208-42 198-60C142-130 56-140 0-100Z';
const wingInner =
  'M0-84C-54-120-130-113-178-57C-122-58-56-40 0-6C56-40 122-58 178-57C130-113 54-120 0-84Z';
const moon =
  'M-128 54C-140 136-78 198 0 198C78 198 140 136 128 54C124 38 110 38 106 54C94 100 54 120 0 120C-54 120-94 100-106 54C-110 38-124 38-128 54Z';
const moonInner =
  'M-120 76C-118 136-70 184 0 184C70 184 118 136 120 76C106 116 60 136 0 136C-60 136-106 116-120 76Z';

const petals = (id: string, fill: string, heart: string): string =>
  symbol(
    id,
    g('translate(1 2)', bloom(13, 6, '#1A0418', '#1A0418'), 'opacity=".35"') +
      bloom(13, 6, fill, heart) +
      dot(0, 0, 1.8, paleGold),
  );

const half = (): string =>
  line(
    'M-12-62C-40-92-84-98-112-80C-130-68-132-52-120-50C-110-49-108-60-116-62M-70-94C-78-84-90-82-96-72M-40-84C-46-76-54-74-60-68',
    paleGold,
    2.4,
  ) +
  (
    [
      [-30, -80, 0.9, -40],
      [-52, -91, 0.9, -70],
      [-62, -74, 0.8, 200],
      [-90, -91, 0.9, -60],
      [-96, -74, 0.8, 190],
      [-136, -76, 0.9, 20],
      [-150, -64, 0.8, -70],
      [-78, -52, 0.8, 100],
      [-142, -58, 0.7, 190],
    ] as const
  )
    .map(([x, y, s, turn], i) =>
      again('wl', x, y, s, turn, `fill="${i % 3 === 2 ? '#FFC46B' : mint}"`),
    )
    .join('') +
  again('wf', -122, -92, 1.1) +
  again('wg', -72, -72, 0.95, 15) +
  again('wf', -160, -66, 0.7, 20) +
  again('wg', -102, -58, 0.7) +
  again('wf', -42, -50, 0.8, 10);

const tassel =
  line('M0 0V10', darkGold, 3) +
  dot(0, 14, 7, gold, `stroke="${outline}" stroke-width="2"`) +
  p('M-7 20H7L12 58C6 62-6 62-12 58Z', hibiscus, `stroke="${outline}" stroke-width="2"`) +
  line('M-4 23L-7 57M4 23L7 57M0 23V60', wine, 1.8);

/** A wau bulan around the origin, 400 wide, from -190 to 200. */
export const wauBulan = (): string =>
  `<defs>${linear(
    'wauW',
    [0, -130, 0, 14],
    [
      [0, '#FF6A78'],
      [0.5, '#D0244A'],
      [1, '#8A1136'],
    ],
  )}${linear(
    'wauI',
    [0, -110, 0, 0],
    [
      [0, '#A8183C'],
      [1, '#5A0A28'],
    ],
  )}${linear(
    'wauM',
    [0, 40, 0, 200],
    [
      [0, '#C8851F'],
      [0.45, '#FBDC86'],
      [0.75, '#E8A93C'],
      [1, '#A86414'],
    ],
  )}</defs>` +
  petals('wf', '#FFE9B0', hibiscus) +
  petals('wg', '#FF9FA4', gold) +
  symbol(
    'wl',
    g('translate(.8 1.600)', p(leafPath(18, 6.5), '#1A0418', 'opacity=".4"')) +
      `<path d="${leafPath(18, 6.5)}"/>`,
  ) +
  symbol('wt', tassel) +
  line('M-84-128C-56-188 56-188 84-128', outline, 8) +
  line('M-84-128C-56-188 56-188 84-128', '#9A5A24', 5) +
  line('M-79-132C-52-184 52-184 79-132', '#F3C98A', 1.6) +
  line('M-84-128C-40-148 40-148 84-128', '#FFF3CF', 1.4) +
  dot(-84, -128, 6, gold, `stroke="${outline}" stroke-width="2"`) +
  dot(84, -128, 6, gold, `stroke="${outline}" stroke-width="2"`) +
  line('M0-176V190', '#6A3A14', 7) +
  line('M-1-176V190', '#D9A15A', 2.4) +
  p(
    'M0-162C26-144 32-112 0-80C-32-112-26-144 0-162Z',
    '#14877A',
    `stroke="${outline}" stroke-width="4"`,
  ) +
  line('M0-148C14-136 18-116 0-94C-18-116-14-136 0-148Z', paleGold, 1.6) +
  dot(0, -122, 7, gold) +
  p(moon, 'url(#wauM)', `stroke="${outline}" stroke-width="4"`) +
  p(moonInner, '#1F1D5E', `stroke="${gold}" stroke-width="1.400"`) +
  times(9, (i) => {
    const turn = (i - 4) * 19;
    const [x, y] = polar(0, 36, 124 - Math.abs(i - 4) * 2.4, 180 - turn);
    return (
      again('wl', x, y, 0.9, -turn - 76, `fill="${mint}"`) +
      again('wl', x, y, 0.9, -turn + 76, `fill="${mint}"`) +
      again(i % 2 ? 'wg' : 'wf', x, y, 1.1 - Math.abs(i - 4) * 0.1, -turn)
    );
  }) +
  p(
    'M-26 0C-10 30-14 86-32 126H32C14 86 10 30 26 0Z',
    '#14877A',
    `stroke="${outline}" stroke-width="4"`,
  ) +
  line('M0 26l7 10l-7 10l-7-10zM0 58l9 12l-9 12l-9-12zM0 94l11 13l-11 13l-11-13z', paleGold, 2.4) +
  p(wing, 'url(#wauW)', `stroke="${outline}" stroke-width="4"`) +
  p(wingInner, 'url(#wauI)', `stroke="${gold}" stroke-width="1.800"`) +
  half() +
  g('scale(-1 1)', half()) +
  at(
    0,
    -46,
    bloom(36, 8, gold, wine) + bloom(20, 8, '#FFF0C0', hibiscus) + dot(0, 0, 4, paleGold),
  ) +
  again('wt', -190, -38) +
  again('wt', 190, -38);
