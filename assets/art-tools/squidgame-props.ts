import {
  box,
  darkGold,
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
  teal,
  times,
  wine,
} from './draw.ts';
import { hibiscusDefs, hibiscusFlower } from './flora.ts';

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

const tassel = (x: number, y: number): string =>
  line(`M${x - 4} ${y}v12M${x} ${y}v16M${x + 4} ${y}v12`, gold, 2) + dot(x, y, 3.4, hibiscus);

/** Three lanterns, each 92 by 120 hanging from (46, 0): round paper, a teal drum, a little wau. */
export const lanterns: readonly (() => string)[] = [
  () =>
    `<defs>${radial(
      'paper',
      [42, 52, 46],
      [
        [0, '#FFF2B0'],
        [0.4, '#FF9A45'],
        [0.8, '#DC2F45'],
        [1, '#8E1230'],
      ],
    )}</defs>` +
    line('M46 0V20', darkGold, 2.4) +
    box([34, 17, 24, 8], 3, gold, `stroke="${ink}" stroke-width="1.600"`) +
    p(
      'M34 24H58C90 34 90 74 58 84H34C2 74 2 34 34 24Z',
      'url(#paper)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M36 25C16 38 16 70 36 83M56 25C76 38 76 70 56 83M46 24V84', wine, 1.8, 'opacity=".55"') +
    g('translate(46 54) scale(.2)', hibiscusFlower(), 'opacity=".85"').replace(
      /url\(#petal\)/g,
      '#C21E45',
    ) +
    line('M20 40C24 33 29 29 34 27', '#FFF8DC', 3, 'opacity=".8"') +
    box([34, 82, 24, 8], 3, gold, `stroke="${ink}" stroke-width="1.600"`) +
    tassel(46, 94),
  () =>
    `<defs>${radial(
      'drum',
      [42, 50, 46],
      [
        [0, '#FDFFD8'],
        [0.42, '#6FE0BE'],
        [0.85, teal],
        [1, '#07474A'],
      ],
    )}</defs>` +
    line('M46 0V16', darkGold, 2.4) +
    p('M30 16H62L70 28H22Z', gold, `stroke="${ink}" stroke-width="1.800"`) +
    p('M22 28H70L76 44V64L70 80H22L16 64V44Z', 'url(#drum)', `stroke="${ink}" stroke-width="2"`) +
    line(
      'M34 28L30 44V64L34 80M58 28L62 44V64L58 80M16 44H76M16 64H76',
      '#07474A',
      1.8,
      'opacity=".6"',
    ) +
    times(6, (i) =>
      g(
        `rotate(${i * 60} 46 54)`,
        p('M46 54C50 49 50 43 46 40C42 43 42 49 46 54Z', '#FFFBE0', 'opacity=".9"'),
      ),
    ) +
    dot(46, 54, 3, hibiscus) +
    p('M22 80H70L62 92H30Z', gold, `stroke="${ink}" stroke-width="1.800"`) +
    tassel(46, 96),
  () =>
    `<defs>${radial(
      'wau',
      [46, 44, 46],
      [
        [0, '#FFF7C4'],
        [0.5, '#F9C24E'],
        [1, '#C8701E'],
      ],
    )}</defs>` +
    line('M46 0V16', darkGold, 2.4) +
    p(
      'M46 14C58 22 84 26 90 46C76 58 58 54 46 50C34 54 16 58 2 46C8 26 34 22 46 14Z',
      'url(#wau)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M8 44C24 34 38 34 46 42C54 34 68 34 84 44', hibiscus, 3) +
    dot(24, 43, 3, teal) +
    dot(68, 43, 3, teal) +
    p('M46 50L56 68L46 74L36 68Z', '#F9A93F', `stroke="${ink}" stroke-width="1.600"`) +
    p(
      'M46 72C72 70 78 88 70 104C66 88 56 84 46 84C36 84 26 88 22 104C14 88 20 70 46 72Z',
      'url(#wau)',
      `stroke="${ink}" stroke-width="2"`,
    ) +
    line('M24 96C28 84 38 79 46 79C54 79 64 84 68 96', hibiscus, 2.4) +
    g('translate(46 32) scale(.1)', hibiscusFlower()).replace(/url\(#petal\)/g, '#C21E45'),
];
export const lanternArtDefs = hibiscusDefs;

/** The gate on the far shore, 420 by 340: tiered roofs with horned gables, light in its arch. */
export const gate = (): string => {
  const roof = (y: number, half: number, rise: number): string =>
    p(
      `M${210 - half - 20} ${y - 10}C${210 - half} ${y + 2} ${210 - half * 0.6} ${y - rise} ${210 - half * 0.36} ${y - rise}H${210 + half * 0.36}C${210 + half * 0.6} ${y - rise} ${210 + half} ${y + 2} ${210 + half + 20} ${y - 10}L${210 + half} ${y + 14}H${210 - half}Z`,
      'url(#roof)',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    line(
      `M${210 - half - 18} ${y - 9}C${210 - half} ${y + 3} ${210 - half * 0.6} ${y - rise + 2} ${210 - half * 0.36} ${y - rise + 2}H${210 + half * 0.36}C${210 + half * 0.6} ${y - rise + 2} ${210 + half} ${y + 3} ${210 + half + 18} ${y - 9}`,
      gold,
      3.4,
    ) +
    box([210 - half, y + 9, half * 2, 6], 0, gold) +
    times(Math.floor(half / 8), (i) =>
      p(
        `M${n(210 - half + 4 + i * ((half * 2 - 8) / Math.floor(half / 8)))} ${y + 15}h13l-6.500 9z`,
        i % 2 ? gold : hibiscus,
      ),
    );
  return (
    `<defs>${linear(
      'roof',
      [0, 40, 0, 180],
      [
        [0, '#B02548'],
        [0.6, '#7A1336'],
        [1, '#3E0A24'],
      ],
    )}${linear(
      'post',
      [0, 0, 1, 0],
      [
        [0, '#D8A24A'],
        [1, '#4A2410'],
      ],
    )}${radial(
      'light',
      [210, 230, 130],
      [
        [0, '#FFFDE8'],
        [0.35, '#FFE49A'],
        [0.75, '#F7A844'],
        [1, '#D8662E'],
      ],
    )}</defs>` +
    p(
      'M92 330V172H328V330H270V236C270 196 250 178 210 178C170 178 150 196 150 236V330Z',
      '#3A1230',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    p('M150 330V236C150 196 170 178 210 178C250 178 270 196 270 236V330Z', 'url(#light)') +
    times(7, (i) =>
      g(
        `rotate(${n(-60 + i * 20)} 210 300)`,
        p('M210 300L204 196H216Z', '#FFFBE0', 'opacity=".28"'),
      ),
    ) +
    [92, 128, 274, 310]
      .map(
        (x) =>
          box([x, 168, 18, 162], 2, '#6B3A18', `stroke="${ink}" stroke-width="2"`) +
          box([x + 2, 170, 5, 158], 1, '#F0C46A', 'opacity=".7"') +
          box([x - 3, 318, 24, 12], 2, gold),
      )
      .join('') +
    line('M150 326V236C150 196 170 178 210 178C250 178 270 196 270 236V326', gold, 4) +
    roof(160, 146, 62) +
    roof(96, 92, 52) +
    p('M196 46H224L210 8Z', gold, `stroke="${ink}" stroke-width="2"`) +
    dot(210, 122, 15, gold, `stroke="${ink}" stroke-width="2"`) +
    times(8, (i) =>
      g(
        `rotate(${i * 45} 210 122)`,
        p('M210 122C214 117 214 112 210 109C206 112 206 117 210 122Z', wine),
      ),
    ) +
    box([72, 326, 276, 12], 3, '#5B2A16', `stroke="${ink}" stroke-width="2"`) +
    box([74, 327, 272, 4], 2, gold, 'opacity=".8"')
  );
};

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
