import {
  at,
  dot,
  g,
  gold,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  radial,
  times,
} from './draw.ts';

/** What the player does on the bridge, seen from behind. */
export type Pose = 'stand' | 'leap' | 'fall' | 'cheer';

const skin = '#B9764A';
const skinShade = '#8A5030';
const edge = `stroke="${ink}" stroke-width="2.600" stroke-linejoin="round"`;

const defs = (): string =>
  `<defs>${linear(
    'baju',
    [36, 60, 108, 130],
    [
      [0, '#3CC2A6'],
      [0.4, '#17897B'],
      [1, '#07393D'],
    ],
  )}${linear(
    'sampin',
    [38, 110, 104, 168],
    [
      [0, '#C22A4C'],
      [0.5, '#8E1538'],
      [1, '#4C0A22'],
    ],
  )}${linear(
    'seluar',
    [48, 150, 96, 200],
    [
      [0, '#14756C'],
      [1, '#052C30'],
    ],
  )}${linear(
    'tanjak',
    [44, 4, 98, 40],
    [
      [0, '#F9D978'],
      [0.5, '#D29A34'],
      [1, '#85520F'],
    ],
  )}${radial(
    'lan',
    [0, 20, 20],
    [
      [0, '#FFF3B8'],
      [0.5, '#FFB04A'],
      [1, '#D9304F'],
    ],
  )}${radial(
    'lanGlow',
    [0, 20, 28],
    [
      [0, '#FFD98A', 0.6],
      [1, '#FFD98A', 0],
    ],
  )}<pattern id="cloth" width="12" height="12" patternUnits="userSpaceOnUse">${line('M0 6L6 0L12 6L6 12Z', gold, 1.1, 'opacity=".85"')}${dot(6, 6, 1.6, paleGold)}</pattern></defs>`;

/** A folded gold headcloth and the nape below it. */
const head = (x: number, y: number, turn = 0): string =>
  at(
    x,
    y,
    p('M-9 8C-9 20 -10 24 -12 30H12C10 24 9 20 9 8Z', skinShade, edge) +
      p('M-19 -8C-21 10 -12 21 0 21C12 21 21 10 19 -8Z', skin, edge) +
      p('M-18 -4C-19 8 -12 17 0 17C12 17 19 8 18 -4Z', '#1D1230') +
      line('M-12 6C-8 13 8 13 12 6', '#4A3468', 1.8, 'opacity=".8"') +
      p('M-21 0C-25 0 -25 9 -19 9ZM21 0C25 0 25 9 19 9Z', skin, edge) +
      p(
        'M-23 4C-26 -14 -18 -26 -2 -27C6 -40 18 -44 30 -42C24 -36 22 -30 21 -24C27 -16 26 -6 23 4C8 10 -8 10 -23 4Z',
        'url(#tanjak)',
        edge,
      ) +
      line(
        'M-21 -2C-6 5 8 5 22 -2M-16 -16C-4 -8 8 -8 20 -16M2 -26C8 -30 16 -34 24 -38',
        '#7A4A10',
        1.6,
      ) +
      times(5, (i) =>
        p(`M${-16 + i * 8} ${n(1 + Math.sin((i / 4) * 3.14) * 2.6)}l2.600 -4l2.600 4z`, '#8E1538'),
      ) +
      line('M-21 -8C-20 -18 -14 -23 -6 -24', '#FFF6D6', 2, 'opacity=".8"'),
    1,
    turn,
  );

const hand = (x: number, y: number): string => dot(x, y, 6.4, skin, edge);

/** An arm from shoulder to hand over the elbow, sleeve and cuff. */
const arm = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  [x3, y3]: readonly [number, number],
): string => {
  const d = `M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`;
  return (
    line(d, ink, 22) +
    line(d, '#17897B', 17) +
    line(
      `M${x1 - 3} ${y1 - 2}Q${x2 - 3} ${y2 - 2} ${x3 - 2} ${y3 - 2}`,
      '#3CC2A6',
      4,
      'opacity=".8"',
    ) +
    hand(x3, y3)
  );
};

const leg = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  [x3, y3]: readonly [number, number],
): string => {
  const d = `M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`;
  return (
    oval([x3, y3 + 5, 10, 6], skin, edge) +
    line(d, ink, 24) +
    line(d, 'url(#seluar)', 19) +
    line(`M${x3 - 8} ${y3 - 2}h16`, gold, 2.2)
  );
};

const torso = (): string =>
  p(
    'M46 74C48 66 58 62 72 62C86 62 96 66 98 74C102 92 102 108 100 122H44C42 108 42 92 46 74Z',
    'url(#baju)',
    edge,
  ) +
  line('M72 66V118', '#07393D', 1.6, 'opacity=".6"') +
  line('M58 63C66 69 78 69 86 63', gold, 2.4) +
  line('M48 80C49 72 54 68 60 66', '#BFF3E2', 2.4, 'opacity=".7"');

/** The songket sampin round the hips. */
const sampin = (): string => {
  const d = 'M42 112C60 120 84 120 102 112L108 156C90 170 54 170 36 156Z';
  return (
    p(d, 'url(#sampin)', edge) +
    p(d, 'url(#cloth)') +
    line('M42 114C60 122 84 122 102 114', gold, 4) +
    line('M37 152C55 165 89 165 107 152', gold, 4.4) +
    times(8, (i) => {
      const t = i / 7;
      return p(`M${n(41 + t * 58)} ${n(151 + Math.sin(t * 3.14) * 9.5)}l4 -9l4 9z`, paleGold);
    }) +
    p('M72 118L92 118L82 160L76 162Z', '#4C0A22', 'opacity=".3"')
  );
};

/** A small lantern carried on a stick, its ring at the origin. */
const carried = (): string =>
  dot(0, 20, 28, 'url(#lanGlow)') +
  line('M0 0V6', gold, 1.8) +
  p(
    'M-11 8C-15 16 -15 26 -11 33H11C15 26 15 16 11 8Z',
    'url(#lan)',
    `stroke="${ink}" stroke-width="1.800"`,
  ) +
  line('M-11 8H11M-11 33H11', gold, 3) +
  line('M-5 9C-7 16 -7 26 -5 32M5 9C7 16 7 26 5 32', '#8E1538', 1.2, 'opacity=".7"') +
  line('M0 35V43M-4 35V41M4 35V41', gold, 1.6);

const BODIES: Readonly<Record<Pose, () => string>> = {
  stand: () =>
    leg([60, 160], [58, 176], [57, 190]) +
    leg([84, 160], [86, 176], [87, 190]) +
    arm([52, 76], [34, 96], [32, 118]) +
    torso() +
    sampin() +
    arm([92, 76], [112, 90], [118, 106]) +
    at(120, 104, carried()) +
    head(72, 42),
  leap: () =>
    leg([60, 156], [40, 168], [30, 184]) +
    leg([86, 156], [104, 160], [98, 182]) +
    arm([50, 76], [24, 78], [14, 56]) +
    torso() +
    sampin() +
    arm([94, 76], [122, 74], [128, 48]) +
    at(128, 44, carried(), 1, -16) +
    head(74, 42, 4),
  fall: () =>
    leg([58, 158], [36, 170], [42, 192]) +
    leg([86, 158], [112, 166], [116, 186]) +
    arm([50, 76], [26, 56], [20, 26]) +
    torso() +
    sampin() +
    arm([94, 76], [118, 56], [124, 26]) +
    head(72, 44, -6),
  cheer: () =>
    leg([60, 160], [56, 176], [54, 190]) +
    leg([84, 160], [88, 176], [90, 190]) +
    arm([52, 76], [28, 62], [26, 30]) +
    torso() +
    sampin() +
    arm([92, 76], [116, 60], [118, 30]) +
    at(118, -6, carried()) +
    head(72, 42),
};

export const FIGURE = { width: 184, height: 214 };

/** The player in baju Melayu and sampin, 184 by 214, feet at (88, 206). */
export const figure = (pose: Pose): string => defs() + g('translate(16 12)', BODIES[pose]());
