import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  radial,
  times,
  wine,
} from './draw.ts';
import { hornbillHead } from './hornbill.ts';

/** Stars over a sky of `w` by `h`. */
export const stars = (w: number, h: number, count: number, seed: number): string => {
  const next = grain(seed);
  return times(count, () => {
    const x = next() * w;
    const y = next() ** 1.4 * h;
    const r = 0.6 + next() * 1.3;
    return next() > 0.86
      ? at(
          x,
          y,
          p(
            'M0 -6C.6 -1.500 1.500 -.6 6 0C1.500 .6 .6 1.500 0 6C-.6 1.500 -1.500 .6 -6 0C-1.500 -.6 -.6 -1.500 0 -6Z',
            '#FFF3CF',
            'opacity=".85"',
          ),
        )
      : dot(x, y, r, '#FFEFC9', `opacity="${n(0.35 + next() * 0.5)}"`);
  });
};

/** A full moon with its halo. */
export const moon = (x: number, y: number, r: number): string =>
  `<defs>${radial(
    'luna',
    [x - r * 0.3, y - r * 0.3, r * 1.5],
    [
      [0, '#FFFBE6'],
      [0.6, '#FBE3A0'],
      [1, '#E8B64C'],
    ],
  )}${radial(
    'lunaHalo',
    [x, y, r * 2.6],
    [
      [0.3, '#FBE3A0', 0.42],
      [1, '#FBE3A0', 0],
    ],
  )}</defs>` +
  dot(x, y, r * 2.6, 'url(#lunaHalo)') +
  dot(x, y, r, 'url(#luna)') +
  oval([x - r * 0.32, y - r * 0.1, r * 0.2, r * 0.16], '#E3B867', 'opacity=".45"') +
  oval([x + r * 0.3, y + r * 0.34, r * 0.26, r * 0.2], '#E3B867', 'opacity=".4"') +
  oval([x + r * 0.2, y - r * 0.42, r * 0.13, r * 0.1], '#E3B867', 'opacity=".4"');

/** A curling cloud, about 120 wide, its base on the origin. */
export const cloud = (fill: string, edge: string): string =>
  p(
    'M-62 0C-74 0 -76 -16 -62 -18C-60 -34 -38 -38 -30 -26C-22 -46 12 -46 16 -24C26 -34 46 -28 44 -14C60 -16 66 0 54 0Z',
    fill,
  ) +
  line(
    'M-48 -6C-56 -6 -56 -14 -48 -14C-42 -14 -42 -8 -46 -9M-4 -8C-18 -8 -18 -28 -4 -28C6 -28 8 -14 -2 -14C-7 -14 -7 -20 -3 -20M32 -6C24 -6 25 -17 33 -17',
    edge,
    2,
  );

/** A round paper lantern hanging from the origin, about 30 wide. */
export const lantern = (id = 'lan'): string =>
  line('M0 0V8', darkGold, 1.6) +
  box([-6, 8, 12, 4], 1.5, gold) +
  p('M-6 12H6C18 16 18 34 6 38H-6C-18 34 -18 16 -6 12Z', `url(#${id})`) +
  line('M-5 12C-12 18 -12 32 -5 38M5 12C12 18 12 32 5 38M0 12V38', wine, 1.2, 'opacity=".55"') +
  box([-6, 38, 12, 4], 1.5, gold) +
  line('M-3 42V51M0 42V54M3 42V51', gold, 1.5);
export const lanternDefs = (id = 'lan'): string =>
  radial(
    id,
    [0, 25, 20],
    [
      [0, '#FFE08A'],
      [0.45, '#F4633F'],
      [1, '#A8132F'],
    ],
  );

/** Lanterns on a sagging wire between two points. */
export const lanternString = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  size = 1,
  id = 'lan',
): string =>
  line(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n(Math.max(y1, y2) + sag * 2)} ${n(x2)} ${n(y2)}`,
    '#0D0719',
    1.6,
  ) +
  times(count, (i) => {
    const t = (i + 1) / (count + 1);
    const cy = Math.max(y1, y2) + sag * 2;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * ((x1 + x2) / 2) + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2;
    return at(x, y, dot(0, 25, 30, '#FFB45A', 'opacity=".1"') + lantern(id), size);
  });

const litWindow = (x: number, y: number, w: number, h: number): string =>
  p(
    `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`,
    'url(#lit)',
  ) +
  line(
    `M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + h * 0.55)}H${n(x + w)}`,
    '#3A1420',
    1.6,
  ) +
  box([x - w * 0.42, y + w * 0.4, w * 0.36, h - w * 0.4], 1, '#0C3B40') +
  box([x + w * 1.06, y + w * 0.4, w * 0.36, h - w * 0.4], 1, '#0C3B40');

/** One shophouse standing on the origin's baseline; needs shopDefs. */
export const shophouse = (
  w: number,
  h: number,
  wall: string,
  trim: string,
  bays: number,
): string => {
  const upper = h * 0.5;
  const bay = w / bays;
  return (
    p(
      `M0 ${n(-h)}C${n(w * 0.12)} ${n(-h)} ${n(w * 0.2)} ${n(-h - 8)} ${n(w * 0.28)} ${n(-h - 14)}C${n(w * 0.4)} ${n(-h - 30)} ${n(w * 0.6)} ${n(-h - 30)} ${n(w * 0.72)} ${n(-h - 14)}C${n(w * 0.8)} ${n(-h - 8)} ${n(w * 0.88)} ${n(-h)} ${n(w)} ${n(-h)}Z`,
      trim,
    ) +
    at(
      w / 2,
      -h - 11,
      times(6, (i) => g(`rotate(${i * 60})`, oval([0, -5, 2.4, 4], gold))) +
        dot(0, 0, 2.6, paleGold),
    ) +
    box([0, -h, w, h], 0, wall) +
    box([0, -h, w * 0.5, h], 0, '#FFFFFF', 'opacity=".05"') +
    box([-2, -h - 2, w + 4, 6], 0, trim) +
    box([0, -upper - 5, w, 5], 0, trim) +
    times(Math.floor(w / 9), (i) =>
      p(`M${i * 9} ${n(-upper)}h9l-4.500 6z`, i % 2 ? gold : hibiscus, 'opacity=".85"'),
    ) +
    times(bays, (i) => litWindow(i * bay + bay * 0.3, -h + h * 0.12, bay * 0.4, h * 0.28)) +
    box([6, -upper + 8, w - 12, upper - 8], 0, 'url(#room)') +
    times(
      bays + 1,
      (i) =>
        box([(i * (w - 8)) / bays, -upper + 4, 8, upper - 4], 0, wall) +
        box([(i * (w - 8)) / bays, -upper + 4, 3, upper - 4], 0, '#fff', 'opacity=".12"'),
    ) +
    times(bays, (i) =>
      p(
        `M${n(i * bay + 8)} ${n(-upper + 10)}H${n((i + 1) * bay)}V${n(-upper + 18)}Q${n((i + 0.5) * bay + 4)} ${n(-upper - 2)} ${n(i * bay + 8)} ${n(-upper + 18)}Z`,
        wall,
      ),
    )
  );
};
export const shopDefs = `${linear(
  'lit',
  [0, -170, 0, -60],
  [
    [0, '#FFF0B0'],
    [1, '#F5A742'],
  ],
)}${linear(
  'room',
  [0, -90, 0, 0],
  [
    [0, '#F7B552'],
    [0.6, '#C0603A'],
    [1, '#5A1E38'],
  ],
)}`;

/** A market stall with a striped awning, 110 wide, standing on the origin's baseline. */
export const stall = (a: string, b: string): string =>
  box([8, -48, 94, 48], 0, '#FFCF7A', 'opacity=".9"') +
  box([8, -48, 94, 22], 0, '#FFE9B4', 'opacity=".6"') +
  box([6, -28, 98, 28], 2, '#4A1B30') +
  box([6, -30, 98, 5], 2, '#8A5A2B') +
  times(7, (i) => p(`M${12 + i * 13} -20l5 6l-5 6l-5 -6z`, gold, 'opacity=".6"')) +
  times(
    5,
    (i) =>
      dot(20 + i * 17, -34, 6, i % 2 ? '#8CBF4A' : '#E8566F') +
      dot(18 + i * 17, -36, 1.8, '#fff', 'opacity=".6"'),
  ) +
  box([4, -72, 3, 72], 0, '#2A120C') +
  box([103, -72, 3, 72], 0, '#2A120C') +
  p('M8 -86H102L114 -60H-4Z', a) +
  times(4, (i) => p(`M${19 + i * 23.5} -86h11.700l${n(2 + (i - 1.5) * 2)} 26h-14.700z`, b)) +
  times(8, (i) =>
    p(`M${n(-4 + i * 14.75)} -60h14.750a7.400 7.400 0 0 1 -14.750 0z`, i % 2 ? b : a),
  );

/** A coconut palm rising from the origin, about 170 tall. */
export const palm = (fill: string): string =>
  p('M-5 0C-4 -50 2 -100 14 -140L19 -138C10 -98 6 -50 6 0Z', fill) +
  [-78, -44, -8, 30, 64, 100, 128]
    .map((a) =>
      at(
        16,
        -140,
        p(
          'M0 0C14 -18 44 -26 74 -8C64 -10 58 -8 52 -4C50 -8 44 -8 38 -2C34 -8 28 -6 24 2C20 -4 12 -4 0 0Z',
          fill,
        ),
        1,
        a - 60,
      ),
    )
    .join('');

/** The twin towers and the tall tower far away, as one pale shape on the origin's baseline. */
export const towers = (fill: string): string =>
  [0, 52]
    .map((x) => p(`M${x} 0V-92h3v-26h3v-20h3v-14h3l2 -26l2 26h3v14h3v20h3v26h3V0Z`, fill))
    .join('') +
  box([28, -84, 26, 5], 0, fill) +
  p('M122 0l3 -110h-7l-2 -12l4 -6l3 -8l2 -34l2 34l3 8l4 6l-2 12h-7l3 110z', fill) +
  times(24, (i) =>
    box(
      [6 + (i % 3) * 6 + (i > 11 ? 52 : 0), -86 + Math.floor((i % 12) / 3) * 20, 3, 6],
      0,
      '#FBE3A0',
      'opacity=".35"',
    ),
  );

/** A rhinoceros hornbill perched, looking right, about 230 by 470, its feet at (64, 372). */
export const perched = (): string =>
  `<defs>${linear(
    'body',
    [-20, 200, 130, 380],
    [
      [0, '#140D2A'],
      [0.4, '#22184A'],
      [1, '#0D081C'],
    ],
  )}${linear(
    'nape',
    [0, 165, 0, 268],
    [
      [0, '#140D2A', 0],
      [0.3, '#140D2A'],
      [0.45, '#140D2A'],
      [1, '#140D2A', 0],
    ],
  )}${linear(
    'wingF',
    [-20, 220, 80, 380],
    [
      [0, '#5A4894'],
      [0.5, '#2B1D52'],
      [1, '#120C24'],
    ],
  )}</defs>` +
  p('M14 340L-12 486C4 496 30 498 46 490L78 350Z', '#F3E7D0', 'stroke="#0D081C" stroke-width="3"') +
  p('M-3 436L-9 468C8 478 34 478 50 468L56 440C38 450 14 448 -3 436Z', '#1A1036') +
  line('M26 360L16 492M46 362L38 490', '#BFAE90', 1.6) +
  p(
    'M13 190C-16 240 -16 314 20 366C44 386 84 382 106 352C132 316 136 250 112 192Z',
    'url(#body)',
    'stroke="#0D081C" stroke-width="3"',
  ) +
  p('M78 378C100 366 124 330 124 296C112 330 96 350 70 366Z', '#F3E7D0') +
  hornbillHead({ casque: 'full', eye: 'open' }) +
  p('M15.500 160L14 204L13 270H121L113 204L103 160Z', 'url(#nape)') +
  p(
    'M8 212C-26 262 -26 340 6 402C40 372 74 310 62 236C52 214 26 204 8 212Z',
    'url(#wingF)',
    'stroke="#0D081C" stroke-width="3"',
  ) +
  line(
    'M4 244C-10 286 -8 334 6 384M20 236C10 284 10 326 12 372M36 236C32 280 28 316 20 356',
    '#7C6AB8',
    2.2,
    'opacity=".55"',
  ) +
  line('M58 376V390M70 374V390M82 370V386', '#C9893A', 7) +
  line('M54 388h10M66 388h10M78 386h10', '#E8B64C', 6);

/** Curling waves along the bottom of a width, one scallop every `s`. */
export const waves = (
  w: number,
  y: number,
  s: number,
  fill: string,
  edge: string,
  shift = 0,
): string =>
  times(Math.ceil(w / s) + 2, (i) => {
    const x = (i - 1) * s + shift;
    return (
      dot(x + s / 2, y + s / 2, s * 0.62, fill) +
      [0.6, 0.44, 0.28]
        .map(
          (k) =>
            `<circle cx="${n(x + s / 2)}" cy="${n(y + s / 2)}" r="${n(s * k)}" fill="none" stroke="${edge}" stroke-width="1.600"/>`,
        )
        .join('')
    );
  });
