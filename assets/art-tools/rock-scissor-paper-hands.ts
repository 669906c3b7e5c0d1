import { at, dot, g, line, linear, p, polar, times } from './draw.ts';
import {
  across,
  curl,
  edge,
  type Joint,
  limb,
  pearls,
  pierced,
  rosette,
} from './rock-scissor-paper-carve.ts';
import { type Dye, thread } from './rock-scissor-paper-dye.ts';
import { FINGERS, type Shape } from './rock-scissor-paper-fingers.ts';

/** The wrist is the origin, the fingers point to the right, the thumb is up. */
export const HAND = { x: 44, y: 150, width: 316, height: 262 };

const PALM =
  'M-16 -25C4 -34 14 -44 34 -48C62 -54 92 -52 100 -30C108 -8 106 26 92 46C78 60 46 58 26 48C8 40 0 30 -16 25Z';

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
