import { dot, g, line, n, p, times } from './draw.ts';

/** A point of a limb's middle line and the limb's half width there. */
export type Joint = readonly [x: number, y: number, r: number];
type Point = readonly [x: number, y: number];

const STEPS = 7;

/** The spline of Catmull and Rom through four values, at `t` between the middle two. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** The middle line through all joints, as close points. */
const sampled = (joints: readonly Joint[]): Joint[] => {
  const at = (i: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  const points: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i += 1)
    for (let step = 0; step < STEPS; step += 1) {
      const of = (k: 0 | 1 | 2) =>
        spline(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], step / STEPS);
      points.push([of(0), of(1), of(2)]);
    }
  points.push(at(joints.length - 1));
  return points;
};

/** The limb's two edges; `grow` widens it. Left is the left hand of who walks along it. */
const edges = (joints: readonly Joint[], grow: number): { left: Point[]; right: Point[] } => {
  const points = sampled(joints);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, r], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const nx = ((by - ay) / length) * (r + grow);
    const ny = (-(bx - ax) / length) * (r + grow);
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return { left, right };
};

const through = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

/** The outline of a limb with round ends: a finger, a thumb, a branch. */
export const limb = (joints: readonly Joint[], grow = 0): string => {
  const { left, right } = edges(joints, grow);
  const tip = (joints.at(-1)?.[2] ?? 0) + grow;
  const root = (joints[0]?.[2] ?? 0) + grow;
  const back = right.toReversed();
  const [end] = back;
  const [start] = left;
  return `${through(left)}A${n(tip)} ${n(tip)} 0 0 1 ${n(end?.[0] ?? 0)} ${n(end?.[1] ?? 0)}${through(back).replace('M', 'L')}A${n(root)} ${n(root)} 0 0 1 ${n(start?.[0] ?? 0)} ${n(start?.[1] ?? 0)}Z`;
};

/** A stretch of one of a limb's edges, from share to share of its length. */
export const edge = (
  joints: readonly Joint[],
  side: 'left' | 'right',
  from: number,
  to: number,
  grow = 0,
): string => {
  const points = edges(joints, grow)[side];
  return through(
    points.slice(Math.round(from * (points.length - 1)), Math.round(to * (points.length - 1)) + 1),
  );
};

/** Holes along a limb's middle, growing smaller to its tip. */
export const pearls = (
  joints: readonly Joint[],
  from: number,
  to: number,
  count: number,
  size: number,
): string => {
  const points = sampled(joints);
  return times(count, (i) => {
    const share = from + ((to - from) * i) / Math.max(1, count - 1);
    const [x = 0, y = 0] = points[Math.round(share * (points.length - 1))] ?? [];
    return dot(x, y, size * (1 - 0.45 * (i / count)), '#000');
  });
};

/** A slit across a limb: half of a ring on a finger. */
export const across = (joints: readonly Joint[], share: number, width: number): string => {
  const { left, right } = edges(joints, -3);
  const i = Math.round(share * (left.length - 1));
  const [a = 0, b = 0] = left[i] ?? [];
  const [c = 0, d = 0] = right[i] ?? [];
  return line(`M${n(a)} ${n(b)}L${n(c)} ${n(d)}`, '#000', width);
};

/** A curl from a point, `turn` 1 or -1: what every carver fills a corner with. */
export const curl = (x: number, y: number, r: number, from: number, turn: 1 | -1): string => {
  const ends = 22;
  const points: Point[] = Array.from({ length: ends }, (_, i) => {
    const t = i / (ends - 1);
    const a = from + turn * t * 1.55 * 2 * Math.PI;
    const reach = r * (1 - t) ** 0.8;
    return [
      x + Math.cos(from) * -r + Math.cos(a) * reach,
      y + Math.sin(from) * -r + Math.sin(a) * reach,
    ];
  });
  return through(points);
};

/** A leaf-shaped hole, its foot at the origin, pointing up. */
export const slit = (length: number, width: number): string =>
  `M0 0C${n(width)} ${n(-length * 0.3)} ${n(width * 0.7)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width * 0.7)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.3)} 0 0Z`;

/** A flower of holes around the origin. */
export const rosette = (r: number, petals: number): string =>
  times(petals, (i) =>
    g(`rotate(${n((i * 360) / petals)})`, g('translate(0 -5)', p(slit(r - 5, r * 0.32), '#000'))),
  ) + dot(0, 0, 3, '#000');

/** Whatever is black in `holes` is cut out of `body`: leather, pierced. */
export const pierced = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  body: string,
  holes: string,
): string =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>${holes}</mask>${g('', body, `mask="url(#${id})"`)}`;
