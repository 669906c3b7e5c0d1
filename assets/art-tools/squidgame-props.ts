import {
  box,
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
  polar,
  radial,
  times,
  wine,
} from './draw.ts';

const HUMP = 82;

/** A row of waves, 820 by 110: songket thread along each crest, fading into the depth. */
export const wave = (): string => {
  const arc = (x: number, top: number, foot: number, inset: number): string =>
    `M${n(x + inset)} ${foot}C${n(x + inset + 10)} ${n(top + 8)} ${n(x + HUMP / 2 - 12)} ${top} ${n(x + HUMP / 2)} ${top}C${n(x + HUMP / 2 + 12)} ${top} ${n(x + HUMP - inset - 10)} ${n(top + 8)} ${n(x + HUMP - inset)} ${foot}`;
  const humps = (draw: (x: number) => string): string => times(10, (i) => draw(i * HUMP));
  return (
    `<defs>${linear(
      'water',
      [0, 4, 0, 110],
      [
        [0, '#22346F', 0.95],
        [0.35, '#121A48', 0.9],
        [1, '#0A0B28', 0],
      ],
    )}</defs>` +
    p(`${humps((x) => arc(x, 6, 40, 0))}V110H0Z`.replace(/M(?!0 )[\d.]+ 40/g, ''), 'url(#water)') +
    line(
      humps((x) => arc(x, 6, 40, 0)),
      gold,
      2.4,
      'opacity=".95"',
    ) +
    line(
      humps((x) => arc(x, 13, 42, 7)),
      '#C98A2A',
      1.3,
      'opacity=".7" stroke-dasharray="3 3"',
    ) +
    line(
      humps((x) => arc(x, 21, 44, 15)),
      '#C98A2A',
      1.5,
      'opacity=".5"',
    ) +
    humps(
      (x) =>
        p(`M${n(x + HUMP / 2)} 27l5 7l-5 7l-5 -7z`, gold, 'opacity=".65"') +
        p(`M${n(x - 6)} 60l6 -14l6 14z`, gold, 'opacity=".35"') +
        dot(x, 40, 2.6, paleGold, 'opacity=".9"'),
    )
  );
};

/** A bamboo pole, 44 by 320, tied with red cloth under its top. */
export const pole = (): string =>
  `<defs>${linear(
    'bamboo',
    [10, 0, 34, 0],
    [
      [0, '#E9C77A'],
      [0.3, '#A98A3E'],
      [0.7, '#57491F'],
      [1, '#211A10'],
    ],
  )}</defs>` +
  box([11, 6, 22, 314], 4, ink) +
  box([13, 8, 18, 312], 3, 'url(#bamboo)') +
  times(
    5,
    (i) =>
      box([10, 56 + i * 62, 24, 7], 3, '#3A2E14') + box([12, 56 + i * 62, 9, 3], 1.5, '#F3D995'),
  ) +
  p(
    'M9 20C20 27 26 27 36 20L35 40C26 46 18 46 9 40Z',
    hibiscus,
    `stroke="${ink}" stroke-width="1.600"`,
  ) +
  line('M10 26C20 32 26 32 35 26M10 35C20 41 26 41 35 35', gold, 1.8) +
  p('M31 38C40 46 40 56 34 66C32 56 28 48 26 42Z', wine) +
  dot(22, 7, 7.5, gold, `stroke="${ink}" stroke-width="1.600"`) +
  dot(20, 5, 2.4, '#FFF6D6');

/** A moon with the shadows of a hornbill's casque on it, 200 by 200. */
export const moonFace = (): string =>
  `<defs>${radial(
    'luna',
    [78, 74, 130],
    [
      [0, '#FFFDF0'],
      [0.55, '#FBE6AE'],
      [1, '#E5AE52'],
    ],
  )}${radial(
    'halo',
    [100, 100, 100],
    [
      [0.6, '#FBE3A0', 0.5],
      [0.8, '#FBE3A0', 0.14],
      [1, '#FBE3A0', 0],
    ],
  )}</defs>` +
  dot(100, 100, 100, 'url(#halo)') +
  dot(100, 100, 66, 'url(#luna)') +
  oval([78, 92, 15, 12], '#E3B867', 'opacity=".42"') +
  oval([124, 124, 18, 13], '#E3B867', 'opacity=".38"') +
  oval([116, 70, 9, 7], '#E3B867', 'opacity=".4"') +
  oval([92, 132, 7, 5], '#E3B867', 'opacity=".35"') +
  `<circle cx="100" cy="100" r="65" fill="none" stroke="#FFFBE6" stroke-width="2" opacity=".6"/>`;

const GLASS = [
  'M4 8L40 2L30 44Z',
  'M6 30L26 4L44 40Z',
  'M10 4L42 18L20 46Z',
  'M4 20L44 10L34 30L12 38Z',
];
/** Splinters of glass, 48 by 48. */
export const shard = (kind: number): string =>
  `<defs>${linear(
    'gl',
    [4, 2, 44, 46],
    [
      [0, '#F4FFFB', 0.95],
      [0.45, '#7FE3D3', 0.75],
      [1, '#14877A', 0.55],
    ],
  )}</defs>` +
  p(GLASS[kind] ?? '', 'url(#gl)', 'stroke="#E9FFF8" stroke-width="1.600" stroke-linejoin="round"');

/** Water thrown up, 220 by 140, its middle at the foot. */
export const splash = (): string => {
  const tongue = (x: number, top: number, lean: number, wide: number): string => {
    const d = `M${x - wide} 132C${n(x - wide * 0.4)} 96 ${n(x + lean - 6)} ${top + 26} ${x + lean} ${top}C${n(x + lean + 9)} ${top + 22} ${n(x + wide * 0.9)} 92 ${x + wide} 132Z`;
    return p(d, 'url(#wet)') + line(d, '#F3D995', 2.2, 'opacity=".9"');
  };
  return (
    `<defs>${linear(
      'wet',
      [0, 20, 0, 136],
      [
        [0, '#CFF3EE', 0.95],
        [0.4, '#4FA6B8', 0.85],
        [1, '#1A2A66', 0.25],
      ],
    )}</defs>` +
    tongue(40, 62, -24, 16) +
    tongue(180, 62, 24, 16) +
    tongue(72, 30, -14, 18) +
    tongue(148, 30, 14, 18) +
    tongue(110, 8, 0, 22) +
    [
      [24, 44, 5],
      [60, 14, 6],
      [94, 4, 4],
      [160, 12, 6],
      [198, 42, 5],
      [130, 20, 3.6],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        dot(x, y, r, '#CFF3EE', 'stroke="#F3D995" stroke-width="1.500"'),
      )
      .join('') +
    `<ellipse cx="110" cy="132" rx="104" ry="7" fill="none" stroke="#F3D995" stroke-width="2" opacity=".7"/>`
  );
};

/** The marks of the panels as songket motifs, 72 by 72: mangosteen, bamboo shoot, diamond, star. */
export const marks: readonly (() => string)[] = [
  () =>
    `<circle cx="36" cy="36" r="30" fill="none" stroke="#FFF0C2" stroke-width="4"/><circle cx="36" cy="36" r="23" fill="none" stroke="#FFF0C2" stroke-width="1.500" stroke-dasharray="3 3"/>` +
    times(8, (i) =>
      g(`rotate(${i * 45} 36 36)`, p('M36 36C41 29 41 22 36 17C31 22 31 29 36 36Z', '#FFF0C2')),
    ) +
    dot(36, 36, 4.4, wine),
  () =>
    line('M36 6L66 62H6Z', '#FFF0C2', 4) +
    line('M36 20L54 55H18Z', '#FFF0C2', 1.5, 'stroke-dasharray="3 3"') +
    p('M36 28L47 51H25Z', '#FFF0C2') +
    p('M36 38L41 49H31Z', wine),
  () =>
    line('M36 4L68 36L36 68L4 36Z', '#FFF0C2', 4) +
    line('M36 15L57 36L36 57L15 36Z', '#FFF0C2', 1.5, 'stroke-dasharray="3 3"') +
    p('M36 22L50 36L36 50L22 36Z', '#FFF0C2') +
    p('M36 30L42 36L36 42L30 36Z', wine),
  () => {
    const ray = (r1: number, r2: number): string =>
      `${times(16, (i) => {
        const [x, y] = polar(36, 36, i % 2 ? r2 : r1, i * 22.5);
        return `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
      })}Z`;
    return line(ray(32, 20), '#FFF0C2', 3.4) + p(ray(20, 11), '#FFF0C2') + dot(36, 36, 4.4, wine);
  },
];
