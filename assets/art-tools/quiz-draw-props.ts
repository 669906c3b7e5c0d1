import {
  at,
  box,
  darkGold,
  dot,
  edge,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  n,
  p,
  paleGold,
  times,
  wine,
} from './draw.ts';
import { bloom } from './flora.ts';
import { perched } from './scenery.ts';

/** The club's hornbill on its perch, who has the draw: 130 by 240, its foot at (40, 238). */
export const host = (): string =>
  line('M41 150V236', '#5F3418', 7) +
  line('M39.500 152V234', '#B5743A', 2) +
  box([20, 230, 42, 8], 3, '#5F3418', `stroke="${edge}" stroke-width="1.6"`) +
  at(16, 4, perched(), 0.4) +
  line('M14 157H72', '#7A4520', 7) +
  line('M16 155H70', '#C98A48', 2);

const NIGHT = '#140A22';

/** One person seen from behind, about 40 wide, standing on the origin's baseline. */
const person = (kind: number, size: number): string => {
  const body = p('M-17 0C-18 -22 -14 -36 -7 -40H7C14 -36 18 -22 17 0Z', NIGHT);
  const head = dot(0, -50, 9.5, NIGHT);
  const covered = [
    // A songkok, a tudung, a bun, a child's cap.
    p('M-10 -52V-60C-6 -63 6 -63 10 -60V-52Z', NIGHT),
    p('M-12 -38C-15 -56 -10 -62 0 -62C10 -62 15 -56 12 -38Z', NIGHT),
    dot(0, -62, 5.5, NIGHT),
    p('M-11 -52C-10 -64 10 -64 11 -52Z', NIGHT),
  ][kind % 4];
  // The lanterns' light on hair and shoulders.
  const lit =
    line('M-7 -59C-3 -61 3 -61 7 -59', '#F0955A', 1.6, 'opacity=".8"') +
    line(
      'M-15 -30C-13 -36 -10 -39 -7 -40M15 -30C13 -36 10 -39 7 -40',
      '#C2506A',
      1.6,
      'opacity=".75"',
    );
  return g(`scale(${n(size)})`, body + head + covered + lit);
};

/** Who came to see it: 520 by 104, along the lower edge. */
export const crowd = (): string => {
  const next = grain(47);
  return times(13, (i) =>
    at(
      16 + i * 41 + (next() - 0.5) * 14,
      106,
      person(Math.floor(next() * 4), 0.95 + next() * 0.45),
    ),
  );
};

/** The slip the prize is written on; a nine-slice of 220 by 120, its ends 40 wide. */
export const slip = (): string =>
  `<defs>${linear(
    'p',
    [0, 8, 0, 112],
    [
      [0, '#FFFBF0'],
      [0.5, '#F7ECD6'],
      [1, '#E4CFA6'],
    ],
  )}</defs>` +
  box([6, 10, 208, 108], 14, '#1A0718', 'opacity=".35"') +
  box([4, 4, 212, 108], 14, wine, `stroke="${edge}" stroke-width="2"`) +
  box([8, 8, 204, 100], 11, gold) +
  box([10, 10, 200, 96], 10, 'url(#p)') +
  box([16, 16, 188, 84], 6, 'none', `stroke="${darkGold}" stroke-width="1.4" opacity=".55"`) +
  [
    [16, 16],
    [204, 16],
    [16, 100],
    [204, 100],
  ]
    .map(([x = 0, y = 0]) => at(x, y, bloom(9, 8, paleGold, hibiscus)))
    .join('');
