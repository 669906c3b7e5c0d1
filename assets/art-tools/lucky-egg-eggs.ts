import {
  at,
  darkGold,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  parchment,
  polar,
  radial,
  save,
  scoped,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom, hibiscusDefs, hibiscusFlower, leaf } from './flora.ts';

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

interface Look {
  /** Light, middle and dark of its ground. */
  ground: readonly [string, string, string];
  draw: string;
  defs?: string;
}

const looks: readonly Look[] = [
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
const GOLDEN = 4;

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
