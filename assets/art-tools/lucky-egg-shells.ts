import {
  at,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  line,
  n,
  p,
  paleGold,
  parchment,
  polar,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom, hibiscusDefs, hibiscusFlower, leaf } from './flora.ts';

/** Half the egg's width at a height. */
const girth = (y: number): number =>
  44 * Math.sqrt(Math.max(0, 1 - ((y - 10) / (y < 10 ? 66 : 46)) ** 2));

/** Drawings on a ring round the egg at height `y`, as they turn away to both sides. */
const ring = (y: number, count: number, draw: (index: number) => string, shift = 0): string =>
  times(count, (i) => {
    const turn = ((i + 0.5 + shift) / count - 0.5) * Math.PI;
    const near = Math.cos(turn);
    return g(
      `translate(${n(girth(y) * Math.sin(turn))} ${n(y + 7 * near)}) scale(${n(0.2 + 0.8 * near)} 1)`,
      draw(i),
    );
  });

/** A line round the egg at height `y`. */
const hoop = (y: number, colour: string, width: number): string => {
  const w = girth(y) + 1;
  return line(`M${n(-w)} ${n(y)}Q0 ${n(y + 14)} ${n(w)} ${n(y)}`, colour, width);
};
/** A broad one from `top` to `bottom`. */
const sash = (top: number, bottom: number, fill: string): string =>
  p(
    `M-50 ${n(top)}Q0 ${n(top + 16)} 50 ${n(top)}V${n(bottom)}Q0 ${n(bottom + 16)} -50 ${n(bottom)}Z`,
    fill,
  );
const lozenge = (r: number, fill: string): string =>
  p(`M0 ${-r}L${n(r * 0.8)} 0L0 ${r}L${n(-r * 0.8)} 0Z`, fill);

export interface Look {
  /** Light, middle and dark of its ground. */
  ground: readonly [string, string, string];
  draw: string;
  defs?: string;
}

export const looks: readonly Look[] = [
  // Songket: gold thread on red silk.
  {
    ground: ['#F4596B', hibiscus, wine],
    draw:
      ring(-36, 7, () => lozenge(4, gold)) +
      hoop(-26, gold, 2.4) +
      ring(-15, 7, () => lozenge(8, gold) + lozenge(3.6, wine)) +
      hoop(-4, gold, 2.4) +
      sash(2, 24, wine) +
      ring(
        8,
        6,
        () =>
          times(4, (i) => g(`rotate(${i * 90})`, p('M0 -1.500L3 -6L0 -11L-3 -6Z', paleGold))) +
          dot(0, 0, 1.8, gold),
      ) +
      ring(8, 6, () => lozenge(3, gold), 0.5) +
      hoop(24, gold, 2.4) +
      ring(33, 7, () => lozenge(5, gold)) +
      hoop(44, gold, 2),
  },
  // Batik: flowers and vines in wax.
  {
    ground: ['#3EC7B0', teal, deepTeal],
    draw:
      line(
        'M-44 30C-30 8 -14 34 0 8C12 -14 30 6 46 -20M-40 -2C-24 -24 -10 -2 2 -30',
        '#BFF0DC',
        1.8,
        'opacity=".8"',
      ) +
      at(-20, -14, bloom(12, 6, parchment, gold)) +
      at(16, 14, bloom(16, 6, '#FFD7A0', hibiscus)) +
      at(-22, 32, bloom(13, 6, parchment, gold)) +
      at(20, -22, bloom(10, 6, '#FFB8A8', wine)) +
      at(4, -40, bloom(7, 5, parchment, gold)) +
      at(34, 34, bloom(8, 5, parchment, gold)) +
      at(-2, 4, leaf(15, 5, '#8CE0C0', teal), 1, -60) +
      at(-38, 12, leaf(14, 5, '#8CE0C0', teal), 1, 30) +
      at(6, 40, leaf(15, 5, '#8CE0C0', teal), 1, 70) +
      at(34, -4, leaf(13, 5, '#8CE0C0', teal), 1, -20) +
      times(12, (i) => {
        const [x, y] = polar(0, 8, 20 + (i % 4) * 8, i * 137);
        return dot(x, y, 1.2, '#E6FFF4', 'opacity=".8"');
      }),
  },
  // Peranakan porcelain.
  {
    ground: ['#FFFDF2', '#F3E3C4', '#C99D78'],
    draw:
      sash(-30, -16, '#F2A7B4') +
      hoop(-30, '#C2546E', 1.8) +
      hoop(-16, '#C2546E', 1.8) +
      ring(-23, 8, () => dot(0, 0, 2.6, parchment)) +
      ring(
        4,
        5,
        (i) =>
          times(4, (k) =>
            g(
              `rotate(${k * 90 + 45})`,
              p('M0 0C7 -5 6 -12 0 -14C-6 -12 -7 -5 0 0Z', i % 2 ? hibiscus : teal),
            ),
          ) + dot(0, 0, 3, gold),
      ) +
      ring(4, 5, () => lozenge(4, gold), 0.5) +
      sash(22, 35, teal) +
      hoop(22, deepTeal, 1.8) +
      hoop(35, deepTeal, 1.8) +
      ring(28, 7, () => lozenge(4.4, '#FFE9B0')) +
      ring(-42, 5, () => dot(0, 0, 2, teal)) +
      ring(44, 5, () => dot(0, 0, 2.2, hibiscus)),
  },
  // Awan larat: carved clouds in gold on the night.
  {
    ground: ['#7A62C4', '#3B2A78', '#160E36'],
    draw:
      [-1, 1]
        .map((side) =>
          g(
            `scale(${side} 1)`,
            line(
              'M2 34C22 36 34 22 28 8C23 -3 8 0 10 10C12 17 21 14 19 8M4 -4C18 -6 26 -18 20 -28C15 -35 5 -30 8 -24M30 28C38 24 40 14 38 4M24 -6C32 -10 32 -20 29 -26',
              gold,
              3,
            ) +
              dot(34, 36, 2.2, paleGold) +
              dot(15, -40, 2, paleGold),
          ),
        )
        .join('') +
      line('M0 46V-44', gold, 2.4) +
      lozenge(6, paleGold) +
      at(0, 24, lozenge(5, hibiscus)) +
      at(0, -22, lozenge(4, hibiscus)) +
      hoop(46, gold, 2),
  },
  // Plain gold, the hornbill's own.
  {
    ground: ['#FFF4B8', '#F6C24C', '#A9681A'],
    draw:
      sash(2, 20, '#A8132F') +
      hoop(2, '#FFF0B8', 2) +
      hoop(20, '#FFF0B8', 2) +
      ring(11, 6, () => lozenge(6, gold) + lozenge(2.6, '#FFF6D0')) +
      ring(-16, 7, () => p('M0 -6C4 -2 4 4 0 8C-4 4 -4 -2 0 -6Z', '#C07A1C', 'opacity=".75"')) +
      ring(-32, 5, () => dot(0, 0, 2.6, '#C07A1C', 'opacity=".7"')) +
      ring(34, 7, () => p('M-5 -3L0 5L5 -3Z', '#C07A1C', 'opacity=".75"')),
  },
  // Bunga raya on cream silk.
  {
    ground: ['#FFE9CF', '#F7A98C', '#B6475C'],
    defs: hibiscusDefs,
    draw:
      at(-30, 34, leaf(26, 9, '#36A57E', '#0A4A40'), 1, -50) +
      at(30, -6, leaf(24, 8, '#36A57E', '#0A4A40'), 1, 60) +
      at(0, 12, hibiscusFlower(), 0.42, -12) +
      at(-26, -24, bloom(8, 5, '#FFF3E0', hibiscus)) +
      at(22, -30, bloom(7, 5, '#FFF3E0', hibiscus)) +
      at(32, 36, bloom(8, 5, '#FFF3E0', hibiscus)) +
      at(-34, 0, bloom(6, 5, '#FFF3E0', hibiscus)) +
      hoop(48, gold, 2.4) +
      ring(-44, 5, () => dot(0, 0, 1.8, wine)),
  },
  // The national day's.
  {
    ground: ['#FFFFFF', '#F4EEE6', '#B9A9B8'],
    draw:
      times(6, (i) => sash(-56 + i * 20, -46 + i * 20, '#CC1A30')) +
      p('M-50 -60H8C20 -40 20 -8 8 14Q-20 16 -50 6Z', '#14307E') +
      p('M-8 -38A19 19 0 1 0 -8 -4A15.500 15.500 0 1 1 -8 -38Z', '#FFD23E') +
      at(
        -5,
        -21,
        p(
          `${times(28, (i) => {
            const [x, y] = polar(0, 0, i % 2 ? 5.4 : 10.5, (i * 360) / 28);
            return `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
          })}Z`,
          '#FFD23E',
        ),
      ),
  },
];

/** Which of the looks is the hornbill's own. */
export const GOLDEN = 4;
