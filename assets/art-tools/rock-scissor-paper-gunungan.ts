import { at, dot, g, gold, hibiscus, line, linear, n, p, times } from './draw.ts';
import { curl, pierced, slit } from './rock-scissor-paper-carve.ts';
import { thread } from './rock-scissor-paper-dye.ts';

/** The sheet it stands on: its foot's middle at (x, y). */
export const GUNUNGAN = { x: 160, y: 466, width: 320, height: 480 };

type Curve = readonly [number, number, number, number, number, number, number, number];

/** Its right side from the tip to the foot, in Bezier curves. */
const SIDE: readonly Curve[] = [
  [0, -452, 8, -396, 62, -346, 98, -286],
  [98, -286, 134, -226, 142, -172, 124, -128],
  [124, -128, 112, -98, 82, -82, 70, -52],
  [70, -52, 64, -36, 62, -16, 60, 0],
];
const outline = (): string => {
  const down = SIDE.map(([, , a, b, c, d, e, f]) => `C${a} ${b} ${c} ${d} ${e} ${f}`).join('');
  const up = SIDE.toReversed()
    .map(([x, y, a, b, c, d]) => `C${-c} ${d} ${-a} ${b} ${-x} ${y}`)
    .join('');
  return `M0 -452${down}H-60${up}Z`;
};

/** A point of a curve at `t` and the direction there, radians. */
const along = ([x, y, a, b, c, d, e, f]: Curve, t: number) => {
  const u = 1 - t;
  const of = (k: number, l: number, m: number, o: number) =>
    u ** 3 * k + 3 * u * u * t * l + 3 * u * t * t * m + t ** 3 * o;
  const slope = (k: number, l: number, m: number, o: number) =>
    3 * u * u * (l - k) + 6 * u * t * (m - l) + 3 * t * t * (o - m);
  return {
    x: of(x, a, c, e),
    y: of(y, b, d, f),
    turn: Math.atan2(slope(y, b, d, f), slope(x, a, c, e)),
  };
};

/** Leaves along the rim, as if the whole were in flames. */
const fringe = (): string =>
  SIDE.map((curve, c) =>
    times([11, 9, 5, 0][c] ?? 0, (i) => {
      const { x, y, turn } = along(curve, (i + 0.7) / ([11, 9, 7, 1][c] ?? 1));
      const inset = 15;
      const px = x - Math.sin(turn) * inset;
      const py = y + Math.cos(turn) * inset;
      return px < 9
        ? ''
        : g(
            `translate(${n(px)} ${n(py)}) rotate(${n((turn * 180) / Math.PI - 62)})`,
            p(slit(15, 4.4), '#000') + dot(9, -1, 1.9, '#000'),
          );
    }),
  ).join('');

const BRANCHES: readonly (readonly [y: number, reach: number, rise: number, r: number])[] = [
  [-132, 84, 38, 22],
  [-180, 92, 42, 23],
  [-230, 80, 40, 21],
  [-276, 58, 36, 17],
  [-316, 35, 32, 13],
];

const branches = (): string =>
  BRANCHES.map(
    ([y, reach, rise, r]) =>
      line(
        `M5 ${y}C${n(reach * 0.4)} ${y} ${n(reach * 0.9)} ${n(y + 2)} ${reach} ${n(y - rise)}`,
        '#000',
        3.2,
      ) +
      line(curl(reach - r * 0.2, y - rise + 1, r, 0.25, -1), '#000', 3) +
      line(curl(reach * 0.42, y - 3, r * 0.62, 1.2, -1), '#000', 2.6) +
      g(`translate(${n(reach * 0.62)} ${n(y + 3)}) rotate(150)`, p(slit(r * 0.95, 5), '#000')) +
      g(`translate(${n(reach * 0.3)} ${n(y + 5)}) rotate(170)`, p(slit(r * 0.8, 4.5), '#000')),
  ).join('');

/** What is dyed and lets coloured light through: blossoms and fruit between the branches. */
const dyed = (): string =>
  BRANCHES.map(
    ([y, reach, rise, r], i) =>
      dot(reach - r * 1.02, y - rise - 2, 4.6, i % 2 ? '#FFB347' : '#FF5A4A') +
      g(
        `translate(${n(reach * 0.52)} ${n(y - rise * 0.62)}) rotate(24)`,
        p(slit(20, 6), i % 2 ? '#2FB39A' : '#E0A33C'),
      ),
  ).join('');

/** A Malay house on its steps, with winged eaves. */
const gate = (): string => {
  const half =
    p('M0 -116C5 -102 12 -94 28 -92C23 -86 20 -85 16 -85H0Z', '#000') +
    p('M0 -81H18C24 -70 32 -65 46 -66C41 -58 38 -56 34 -56H0Z', '#000') +
    [19, 29].map((x) => p(`M${x} -50h6v30h-6z`, '#000')).join('') +
    p('M2.500 -20V-47C9 -47 13 -42 13 -36V-20Z', '#000') +
    line('M4 -15H40M4 -8H44', '#000', 2.6) +
    times(5, (i) =>
      g(
        `translate(${40 + i * 2} ${-70 - i * 3}) rotate(${n(66 - i * 15)}) translate(0 ${-14 - i})`,
        p(slit(34 + i * 5, 5), '#000'),
      ),
    );
  return half + g('scale(-1 1)', half);
};

/** The kayon, tree of life: what opens and closes every shadow play. */
export const gunungan = (): string => {
  const shape = outline();
  const right =
    fringe() +
    branches() +
    times(6, (i) => dot(9, -122 - i * 44, 2.2, '#000')) +
    p(slit(34, 7), '#000', 'transform="translate(12 -352) rotate(12)"');
  const holes =
    right +
    g('scale(-1 1)', right) +
    p(slit(58, 8), '#000', 'transform="translate(0 -362)"') +
    times(7, (i) =>
      p('M0 -7L3.500 0L0 7L-3.500 0Z', '#000', `transform="translate(0 ${-124 - i * 34})"`),
    ) +
    line('M-3.500 -118V-350M3.500 -118V-350', '#000', 1.6, 'stroke-dasharray="22 4"') +
    gate();
  const body = g(
    '',
    p(shape, gold, `stroke="${gold}" stroke-width="6" stroke-linejoin="round"`) +
      p(shape, 'url(#hide)'),
    'filter="url(#thread)"',
  );
  const glass = dyed() + g('scale(-1 1)', dyed()) + at(0, -352, dot(0, 0, 5, hibiscus));
  return (
    `<defs>${linear(
      'hide',
      [0, -452, 0, 0],
      [
        [0, '#7E2417'],
        [0.4, '#4A0F18'],
        [0.75, '#2A0814'],
        [1, '#120610'],
      ],
    )}${thread(gold).replace('x="-270" y="-170" width="570" height="340"', 'x="-160" y="-470" width="320" height="490"')}</defs>` +
    at(GUNUNGAN.x, GUNUNGAN.y, pierced('cut', [-160, -466, 320, 480], body + glass, holes))
  );
};
