import { at, box, dot, g, line, linear, n, p, polar, times } from './draw.ts';
import {
  across,
  curl,
  edge,
  type Joint,
  limb,
  pearls,
  pierced,
  rosette,
  slit,
} from './rock-scissor-paper-carve.ts';

/** How a puppet is dyed: its leather from hand to elbow, the thread along its rim, its cuffs. */
export interface Dye {
  dark: string;
  deep: string;
  rim: string;
  cuff: string;
  cuffLight: string;
  nail: string;
}
export const DYES: Readonly<Record<'mine' | 'theirs', Dye>> = {
  mine: {
    dark: '#3A1016',
    deep: '#16070D',
    rim: '#D9923A',
    cuff: '#8E1730',
    cuffLight: '#E0503F',
    nail: '#F2C767',
  },
  theirs: {
    dark: '#15183C',
    deep: '#090A1C',
    rim: '#5FB8AE',
    cuff: '#0C5A5A',
    cuffLight: '#2BA893',
    nail: '#A9E3D6',
  },
};

/** The wrist is the origin, the fingers point to the right, the thumb is up. */
export const HAND = { x: 44, y: 150, width: 316, height: 262 };

const PALM =
  'M-16 -25C4 -34 14 -44 34 -48C62 -54 92 -52 100 -30C108 -8 106 26 92 46C78 60 46 58 26 48C8 40 0 30 -16 25Z';

type Shape = 'rock' | 'scissors' | 'paper';

const FINGERS: Readonly<Record<Shape, readonly Joint[][]>> = {
  paper: [
    [
      [64, -30, 18],
      [122, -52, 15.5],
      [168, -69, 14],
      [208, -90, 11],
      [224, -104, 5],
    ],
    [
      [70, -8, 19],
      [136, -19, 16.5],
      [192, -28, 14.5],
      [240, -43, 11],
      [258, -55, 5],
    ],
    [
      [68, 14, 18],
      [132, 18, 16],
      [186, 22, 14],
      [232, 17, 10.5],
      [250, 8, 5],
    ],
    [
      [56, 34, 17],
      [106, 53, 14],
      [150, 68, 12.5],
      [188, 73, 9.5],
      [204, 68, 4.5],
    ],
    [
      [16, -20, 21],
      [42, -62, 18.5],
      [60, -92, 16],
      [74, -120, 12],
      [77, -136, 5.5],
    ],
  ],
  scissors: [
    [
      [64, -26, 19],
      [122, -54, 16.5],
      [170, -84, 14.5],
      [212, -116, 11],
      [226, -132, 5],
    ],
    [
      [70, 6, 19],
      [136, 20, 16.5],
      [190, 39, 14.5],
      [238, 59, 11],
      [258, 63, 5],
    ],
    [
      [56, 24, 18],
      [90, 38, 19],
      [108, 47, 17],
    ],
    [
      [44, 40, 16],
      [72, 58, 17],
      [88, 66, 15],
    ],
    [
      [8, -22, 22],
      [36, -44, 19],
      [70, -30, 17],
      [94, 2, 14.5],
      [100, 22, 11],
    ],
  ],
  rock: [
    [
      [56, -40, 20],
      [96, -48, 21],
      [118, -44, 20],
    ],
    [
      [58, -10, 21],
      [104, -12, 22],
      [134, -10, 20],
    ],
    [
      [56, 18, 20],
      [96, 20, 21],
      [128, 20, 19],
    ],
    [
      [48, 44, 17],
      [84, 48, 18],
      [110, 48, 16],
    ],
    [
      [2, -18, 24],
      [24, -50, 21],
      [58, -58, 19],
      [84, -36, 17],
      [92, -2, 14],
      [88, 14, 10],
    ],
  ],
};

const dashed = (d: string, width = 3.4): string =>
  line(d, '#000', width, 'stroke-dasharray="13 6.500"');

/** Rings, pearls and a nail on a stretched finger. */
const stretched = (finger: readonly Joint[]): string =>
  across(finger, 0.27, 2.6) +
  across(finger, 0.33, 2.6) +
  pearls(finger, 0.42, 0.66, 5, 3) +
  across(finger, 0.72, 2);

/** A nail of gold leaf. */
const nail = (finger: readonly Joint[], colour: string): string =>
  p(limb(finger.slice(3), -2.5), colour) +
  p(limb(finger.slice(3), -4.5), '#FFFBE6', 'opacity=".45"');

/** A flower with a ring of dots and two curls beside it: what a palm is carved with. */
const flower = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    rosette(20, 8) +
      times(14, (i) => {
        const [dx, dy] = polar(0, 0, 27, (i * 360) / 14);
        return dot(dx, dy, 1.7, '#000');
      }),
    size,
  );
const curls = (x: number, y: number, r: number): string =>
  line(curl(x, y, r, -1.9, -1), '#000', 2.4) + line(curl(x, y + 4, r, 1.9, 1), '#000', 2.4);

const holesOf = (shape: Shape): string => {
  const [index = [], middle = [], ring = [], pinky = [], thumb = []] = FINGERS[shape];
  const palm = flower(46, 4, 1) + curls(2, 0, 11);
  if (shape === 'paper')
    return (
      [index, middle, ring, pinky].map(stretched).join('') +
      across(thumb, 0.36, 2.4) +
      pearls(thumb, 0.46, 0.72, 4, 2.8) +
      across(thumb, 0.78, 2) +
      palm +
      dashed('M84 -34C92 -14 92 14 84 36', 3)
    );
  const overThumb = (from: number, side: 'left' | 'right', to = 1) =>
    dashed(edge(thumb, side, from, to, 1.5), 4);
  if (shape === 'scissors')
    return (
      [index, middle].map(stretched).join('') +
      overThumb(0.46, 'left') +
      overThumb(0.34, 'right') +
      across(thumb, 0.88, 2.2) +
      pearls(thumb, 0.5, 0.78, 4, 2.6) +
      dashed(edge(ring, 'right', 0.2, 1, 0.5), 4) +
      dashed(edge(ring, 'left', 0.55, 1, 0.5), 3.4) +
      flower(32, 16, 0.72) +
      curls(0, 0, 10) +
      dot(104, 50, 3, '#000') +
      dot(82, 66, 2.6, '#000')
    );
  return (
    dashed('M154 -29C130 -32 118 -31 106 -31', 4.4) +
    dashed('M160 5C134 4 122 4 110 5', 4.4) +
    dashed('M146 35C118 35 92 35 66 34', 4.4) +
    dashed('M84 34C76 30 70 26 64 20', 3.4) +
    overThumb(0.3, 'right', 0.98) +
    overThumb(0.5, 'left', 0.98) +
    across(thumb, 0.86, 2.2) +
    pearls(thumb, 0.3, 0.76, 6, 3) +
    pearls(index, 0.72, 1, 2, 3) +
    pearls(middle, 0.66, 1, 3, 3.2) +
    pearls(ring, 0.72, 1, 3, 3.2) +
    pearls(pinky, 0.5, 1, 3, 2.8) +
    flower(34, 14, 0.86) +
    curls(-2, 2, 10)
  );
};

/** The outlines a hand is made of. */
const partsOf = (shape: Shape): string[] => [PALM, ...FINGERS[shape].map((joints) => limb(joints))];

/** The fingers that are stretched out, and so have nails to be seen. */
const STRETCHED = { paper: [0, 1, 2, 3, 4], scissors: [0, 1], rock: [] } as const;

const SHEET = [-60, -170, 360, 300] as const;

/** A thread of `colour` drawn a little inside whatever it is laid on. */
export const thread = (colour: string): string =>
  `<filter id="thread" filterUnits="userSpaceOnUse" x="-270" y="-170" width="570" height="340"><feMorphology in="SourceAlpha" operator="erode" radius="5.5" result="outer"/><feMorphology in="SourceAlpha" operator="erode" radius="6.8" result="inner"/><feComposite in="outer" in2="inner" operator="out" result="line"/><feFlood flood-color="${colour}" flood-opacity=".85"/><feComposite in2="line" operator="in" result="gold"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="gold"/></feMerge></filter>`;

/** A puppet's hand, on a sheet of HAND's size. */
export const hand = (shape: Shape, dye: Dye): string => {
  const parts = partsOf(shape);
  const body =
    parts
      .map((d) => p(d, dye.rim, `stroke="${dye.rim}" stroke-width="5" stroke-linejoin="round"`))
      .join('') + parts.map((d) => p(d, 'url(#hide)')).join('');
  const nails = STRETCHED[shape].map((i) => nail(FINGERS[shape][i] ?? [], dye.nail)).join('');
  return (
    `<defs>${linear(
      'hide',
      [-20, 60, 200, -90],
      [
        [0, dye.dark],
        [0.5, dye.deep],
        [1, dye.dark],
      ],
    )}${thread(dye.rim)}</defs>` +
    at(
      HAND.x,
      HAND.y,
      pierced('cut', SHEET, g('', body, 'filter="url(#thread)"') + nails, holesOf(shape)),
    )
  );
};

/** A small hand in one colour for a button: pointing up, 100 x 100. */
export const handIcon = (shape: Shape, fill: string): string =>
  g(
    `translate(${shape === 'rock' ? '52 82' : '50 92'}) rotate(-90) scale(${shape === 'rock' ? 0.5 : 0.335}) translate(6 ${shape === 'scissors' ? 14 : 10})`,
    pierced(
      'icon',
      SHEET,
      partsOf(shape)
        .map((d) => p(d, fill, `stroke="${fill}" stroke-width="5" stroke-linejoin="round"`))
        .join(''),
      iconHoles(shape),
    ),
  );

const iconHoles = (shape: Shape): string => {
  const [, , ring = [], , thumb = []] = FINGERS[shape];
  if (shape === 'paper')
    return line('M88 -32C96 -12 96 14 86 38', '#000', 6) + at(46, 4, rosette(24, 6));
  if (shape === 'scissors')
    return (
      line(edge(thumb, 'left', 0.5, 1, 2), '#000', 7) +
      line(edge(thumb, 'right', 0.34, 1, 2), '#000', 7) +
      line(edge(ring, 'right', 0.1, 1), '#000', 6)
    );
  return (
    line('M152 -24H94M154 6H78M142 33H66', '#000', 6) +
    line(edge(thumb, 'right', 0.4, 1, 2), '#000', 6) +
    line(edge(thumb, 'left', 0.74, 1, 2), '#000', 6)
  );
};

/** The forearm, on a sheet of this size: the wrist at (x, y), the elbow to the left. */
export const FOREARM = { x: 262, y: 92, width: 300, height: 184 };

const flare = (x: number, height: number, count: number): string =>
  times(count, (i) => {
    const y = -height + (i * 2 * height) / (count - 1);
    return g(
      `translate(${n(x)} ${n(y)}) rotate(${n(-90 + (y / height) * 34)})`,
      p('M-8 0C-8 -14 -3 -22 0 -30C3 -22 8 -14 8 0Z', 'url(#cuff)'),
    );
  });

export const forearm = (dye: Dye): string => {
  const arm =
    'M18 -24C-20 -30 -70 -44 -130 -50C-166 -53 -196 -46 -222 -58L-240 -44C-232 -20 -232 20 -240 44L-222 58C-196 46 -166 53 -130 50C-70 44 -20 30 18 24Z';
  const tail =
    'M-222 -58C-236 -78 -226 -88 -212 -86C-222 -76 -212 -66 -196 -52ZM-222 58C-236 78 -226 88 -212 86C-222 76 -212 66 -196 52Z';
  const hide =
    p(`${arm}${tail}`, dye.rim, `stroke="${dye.rim}" stroke-width="5" stroke-linejoin="round"`) +
    p(`${arm}${tail}`, 'url(#hide)');
  const cuffs =
    flare(-182, 50, 7) +
    p(
      'M-182 -56C-176 -20 -176 20 -182 56L-206 56C-200 20 -200 -20 -206 -56Z',
      'url(#cuff)',
      `stroke="${dye.rim}" stroke-width="2"`,
    ) +
    flare(-2, 24, 4) +
    p(
      'M-2 -34C4 -12 4 12 -2 34L-26 36C-20 12 -20 -12 -26 -36Z',
      'url(#cuff)',
      `stroke="${dye.rim}" stroke-width="2.500"`,
    );
  const holes =
    times(4, (i) =>
      at(
        -52 - i * 33,
        0,
        p('M0 -17C8 -8 8 8 0 17C-8 8 -8 -8 0 -17Z', '#000') +
          p(
            'M-14 -12C-8 -16 -8 -22 -14 -28C-20 -22 -20 -16 -14 -12ZM-14 12C-8 16 -8 22 -14 28C-20 22 -20 16 -14 12Z',
            '#000',
          ),
        1 + i * 0.05,
      ),
    ) +
    times(
      9,
      (i) =>
        dot(-40 - i * 15, -31 - i * 1.6, 2.3, '#000') +
        dot(-40 - i * 15, 31 + i * 1.6, 2.3, '#000'),
    ) +
    times(5, (i) =>
      at(
        -13.5 + (Math.abs(i - 2) === 2 ? -1.5 : 0),
        -24 + i * 12,
        p('M0 -5L4 0L0 5L-4 0Z', '#000'),
      ),
    ) +
    times(7, (i) => at(-192, -42 + i * 14, p('M0 -6L5 0L0 6L-5 0Z', '#000'))) +
    line('M-216 -44C-212 -16 -212 16 -216 44', '#000', 3, 'stroke-dasharray="8 6"') +
    times(5, (i) => g(`translate(-232 ${n(-32 + i * 16)}) rotate(90)`, p(slit(10, 3), '#000')));
  return (
    `<defs>${linear(
      'hide',
      [-240, 0, 20, 0],
      [
        [0, dye.deep],
        [0.6, dye.dark],
        [1, dye.deep],
      ],
    )}${linear(
      'cuff',
      [0, -56, 0, 56],
      [
        [0, dye.cuffLight],
        [0.5, dye.cuff],
        [1, dye.cuffLight],
      ],
    )}${thread(dye.rim)}</defs>` +
    at(
      FOREARM.x,
      FOREARM.y,
      pierced('cut', [-262, -92, 300, 184], g('', hide, 'filter="url(#thread)"') + cuffs, holes),
    )
  );
};

/** The horn rod that moves a hand, its upper end at (14, 6). */
export const rod = (): string =>
  `<defs>${linear(
    'horn',
    [6, 0, 22, 0],
    [
      [0, '#2A1208'],
      [0.45, '#9A5A2A'],
      [1, '#1B0B06'],
    ],
  )}</defs>` +
  p('M12 6C11 150 8 300 9 420H19C20 300 17 150 16 6Z', 'url(#horn)') +
  times(6, (i) => box([8.5, 60 + i * 58, 11, 7], 2, '#E8B64C', 'opacity=".75"')) +
  dot(14, 8, 7, '#2A1208') +
  dot(14, 8, 4, '#E8B64C');
