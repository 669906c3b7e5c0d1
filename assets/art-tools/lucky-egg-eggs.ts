import {
  at,
  darkGold,
  dot,
  g,
  ink,
  line,
  linear,
  oval,
  p,
  paleGold,
  radial,
  save,
  scoped,
} from './draw.ts';
import { GOLDEN, type Look, looks } from './lucky-egg-shells.ts';

/** An egg stands in a frame of 100 by 124, its middle at (50, 62). */
const W = 100;
const H = 124;
const outline =
  'M0 -56C26 -56 44 -16 44 10C44 38 25 56 0 56C-25 56 -44 38 -44 10C-44 -16 -26 -56 0 -56Z';
/** The jagged edge along which every egg breaks, from the left to the right. */
const EDGE = [
  [-42.5, -4],
  [-35, 5],
  [-26, -7],
  [-15, 8],
  [-5, -4],
  [6, 9],
  [16, -5],
  [27, 6],
  [36, -8],
  [42.5, 0],
] as const;
const edge = EDGE.map(([x, y]) => `${x} ${y}`).join('L');

const lights = linear(
  'side',
  [-44, -30, 46, 40],
  [
    [0, '#FFFFFF', 0.28],
    [0.4, '#FFFFFF', 0],
    [0.66, '#2A0A2E', 0],
    [1, '#2A0A2E', 0.62],
  ],
);
const glance = radial(
  'glance',
  [-17, -26, 30],
  [
    [0, '#FFFFFF', 0.85],
    [0.35, '#FFFFFF', 0.3],
    [1, '#FFFFFF', 0],
  ],
);

const body = ({ ground: [light, middle, dark], draw, defs = '' }: Look): string =>
  `<defs>${radial(
    'ground',
    [-14, -20, 84],
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
  )}${lights}${glance}${defs}<clipPath id="shell"><path d="${outline}"/></clipPath></defs>` +
  g(
    '',
    p(outline, 'url(#ground)') +
      draw +
      p(outline, 'url(#side)') +
      p('M34 -24C48 6 42 44 10 54C36 40 42 8 34 -24Z', '#FFB35A', 'opacity=".32"') +
      dot(-17, -26, 30, 'url(#glance)') +
      oval([-19, -27, 5.5, 11], '#FFFFFF', 'opacity=".9" transform="rotate(24 -19 -27)"'),
    'clip-path="url(#shell)"',
  ) +
  p(outline, 'none', 'stroke="#2A1014" stroke-width="3.200"');

/** The hornbill's own golden egg around the origin, 88 by 112. */
export const goldenEgg = (): string => {
  const look = looks[GOLDEN];
  return look ? scoped('ge', body(look)) : '';
};

/** The part of an egg below or above its jagged edge. */
const part = (look: Look, side: 'below' | 'above'): string =>
  `<defs><clipPath id="part"><path d="M-46 -4L${edge}H46V${side === 'below' ? 70 : -70}H-46V-4Z"/></clipPath></defs>` +
  g('', body(look), 'clip-path="url(#part)"') +
  line(`M${edge}`, '#2A1014', 4.4) +
  line(`M${edge}`, '#FFF3DC', 2);

/** What is seen of the shell's inside behind its content. */
const inside = (): string =>
  `<defs>${linear(
    'in',
    [0, -30, 0, 40],
    [
      [0, '#FFF6E2'],
      [0.5, '#E9CFA2'],
      [1, '#8A5A3A'],
    ],
  )}</defs>` +
  p(
    'M-42 0L-37 -14L-29 -6L-20 -18L-10 -9L0 -19L9 -9L19 -17L28 -6L37 -13L42 0C43 26 20 44 0 44C-20 44 -43 26 -42 0Z',
    'url(#in)',
    'stroke="#2A1014" stroke-width="3" stroke-linejoin="round"',
  ) +
  oval([0, 16, 34, 18], '#5A2F1E', 'opacity=".55"');

/** Cracks with the light that breaks through them: the first, and all of them. */
const cracks = (isWide: boolean): string => {
  const d = isWide
    ? 'M-44 -2L-30 7L-20 -8L-10 6L2 -6L12 8L24 -5L34 7L44 -3M-10 6L-14 22L-4 32L-9 44M12 8L20 22L14 34M2 -6L6 -22L-2 -32L4 -46M24 -5L30 -18M-20 -8L-28 -22L-22 -32'
    : 'M2 -52L-6 -40L6 -30L-4 -17L8 -7L0 6M6 -30L18 -26L22 -16M-4 -17L-16 -14L-20 -4';
  return (
    line(d, '#FFC24A', isWide ? 13 : 10, 'opacity=".28"') +
    line(d, '#FFE08A', isWide ? 8 : 6.5, 'opacity=".5"') +
    line(d, '#5A2408', isWide ? 5 : 4.4) +
    line(d, '#FFFBE0', isWide ? 2.8 : 2)
  );
};

const shard = (d: string): string =>
  p(d, '#FFFFFF', 'stroke="#5A4046" stroke-width="2" stroke-linejoin="round"');

const soft = (id: string, blur: number): string =>
  `<filter id="${id}" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

/** A wing that an egg spreads to fly away, its root at (6, 34) of 76 by 60. */
const wing = (): string =>
  `<defs>${linear(
    'w',
    [0, 40, 70, 0],
    [
      [0, '#E9B85A'],
      [0.45, '#FFE9B0'],
      [1, '#FFFFFF'],
    ],
  )}</defs>` +
  p(
    'M4 36C6 16 30 2 70 4C66 10 60 13 54 14C60 16 64 16 68 16C64 24 56 27 48 27C53 29 57 29 60 28C55 37 46 40 38 39C42 41 45 41 48 41C40 50 14 52 4 36Z',
    'url(#w)',
    'stroke="#7A4A10" stroke-width="2.600" stroke-linejoin="round"',
  ) +
  line(
    'M10 34C18 22 32 14 50 13M14 38C22 30 32 26 44 26M18 42C24 38 30 37 36 38',
    '#C98A25',
    1.8,
    'opacity=".8"',
  );

/** Writes the eggs, whole and broken. */
export const drawEggs = (): void => {
  const put = (name: string, w: number, h: number, drawing: string): void =>
    save(`art/lucky-egg{tps}/${name}.svg`, w, h, drawing);
  for (const [i, look] of looks.entries()) {
    put(`egg-${i}`, W, H, at(W / 2, H / 2, body(look)));
    // From the jagged edge to the foot, and from the tip to the edge.
    put(`shell-${i}`, W, 76, at(W / 2, 14, part(look, 'below')));
    put(`cap-${i}`, W, 76, at(W / 2, H / 2, part(look, 'above')));
  }
  put('shell-in', W, 76, at(W / 2, 22, inside()));
  put('crack-1', W, H, at(W / 2, H / 2, cracks(false)));
  put('crack-2', W, H, at(W / 2, H / 2, cracks(true)));
  put('shard-0', 28, 26, shard('M2 20L9 3L24 9L18 23Z'));
  put('shard-1', 24, 24, shard('M3 8L14 2L21 14L9 21Z'));
  put('shard-2', 20, 20, shard('M3 16L9 3L17 13Z'));
  put('wing', 76, 60, wing());
  put(
    'egg-shadow',
    110,
    44,
    `<defs>${soft('b', 6)}</defs>${oval([55, 22, 40, 11], ink, 'opacity=".75" filter="url(#b)"')}`,
  );
  put(
    'asleep',
    40,
    40,
    p(
      'M8 10H24L10 26H26',
      'none',
      `stroke="${darkGold}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
      p(
        'M8 10H24L10 26H26',
        'none',
        `stroke="${paleGold}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`,
      ),
  );
};
