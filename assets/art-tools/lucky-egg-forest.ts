import { at, box, g, grain, line, linear, n, oval, p, radial, save, times } from './draw.ts';
import { stars } from './scenery.ts';

const W = 1000;
const H = 1500;
/** Where sky and forest meet. */
const HORIZON = 560;

/** A forest's edge against the light: crowns side by side, some trees standing above the others. */
const canopy = (
  seed: number,
  width: number,
  y: number,
  size: number,
  fill: string,
  lit: string,
  tall: number,
): string => {
  const next = grain(seed);
  const crown = (x: number, cy: number, r: number): string => {
    const puffs = times(6, (i) =>
      oval(
        [
          x + (i - 2.5) * r * 0.42,
          cy + Math.abs(i - 2.5) * r * 0.16 - next() * r * 0.22,
          r * 0.5,
          r * 0.36,
        ],
        'COLOUR',
      ),
    );
    // The same once more behind it, nearer to the sun: its lit edge.
    return (
      g(
        `translate(${n(-r * 0.02)} ${n(-r * 0.05)})`,
        puffs.replaceAll('COLOUR', lit),
        'opacity=".45"',
      ) + puffs.replaceAll('COLOUR', fill)
    );
  };
  const count = Math.ceil(width / (size * 0.9)) + 2;
  const trees = times(tall, (i) => {
    const x = ((i + 0.3 + next() * 0.4) / tall) * width;
    const h = size * (1.1 + next() * 0.9);
    const r = size * (0.55 + next() * 0.3);
    return (
      p(
        `M${n(x - size * 0.05)} ${n(y + size)}L${n(x - size * 0.03)} ${n(y - h)}H${n(x + size * 0.03)}L${n(x + size * 0.05)} ${n(y + size)}Z`,
        fill,
      ) +
      line(
        `M${n(x)} ${n(y - h * 0.6)}L${n(x - r * 0.6)} ${n(y - h - r * 0.1)}M${n(x)} ${n(y - h * 0.7)}L${n(x + r * 0.6)} ${n(y - h - r * 0.06)}`,
        fill,
        size * 0.04,
      ) +
      crown(x, y - h, r) +
      crown(x - r * 0.5, y - h + r * 0.3, r * 0.5)
    );
  });
  const crowns = times(count, (i) => {
    const x = (i - 0.5) * size * 0.9 + (next() - 0.5) * size * 0.5;
    return crown(x, y + next() * size * 0.34, size * (0.55 + next() * 0.45));
  });
  return trees + crowns + box([0, y + size * 0.3, width, H], 0, fill);
};

const haze = (y: number, h: number, colour: string, opacity: number, id: string): string =>
  `<defs>${linear(
    id,
    [0, y, 0, y + h],
    [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ],
  )}</defs>${box([0, y, W, h], 0, `url(#${id})`)}`;

const cloud = (x: number, y: number, w: number, fill: string, opacity: number): string =>
  g(
    `translate(${x} ${y})`,
    p(
      `M${-w} 0C${n(-w * 0.6)} -16 ${n(-w * 0.3)} -10 0 -20C${n(w * 0.4)} -26 ${n(w * 0.7)} -8 ${w} 0C${n(w * 0.5)} 10 ${n(-w * 0.5)} 10 ${-w} 0Z`,
      fill,
      `opacity="${opacity}" filter="url(#soft)"`,
    ),
  );

const farBird = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    p(
      'M-16 -6C-10 -9 -4 -6 0 0C4 -6 10 -10 17 -8C11 -6 6 -2 3 4C8 5 12 5 15 8C8 9 2 8 -2 6C-4 0 -9 -5 -16 -6Z',
      '#2A1440',
    ),
    size,
  );

/** The mountain of Sabah, far away. */
const mountain = (): string =>
  p(
    `M-20 ${HORIZON + 40}L120 512L204 478L252 420L270 428L290 396L304 404L318 388L338 398L356 384L372 396L392 390L408 412L428 420L470 462L540 498L640 520L760 505L880 540L1020 ${HORIZON + 40}Z`,
    'url(#far)',
  ) +
  line(
    'M120 512L204 478L252 420L270 428L290 396L304 404L318 388L338 398L356 384L372 396L392 390L408 412L428 420L470 462L540 498',
    '#FFC98A',
    2.4,
    'opacity=".5"',
  );

const ground = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, HORIZON + 70],
    [
      [0, '#120F38'],
      [0.24, '#2C1658'],
      [0.46, '#6A2466'],
      [0.66, '#B8415C'],
      [0.82, '#EE8346'],
      [0.94, '#FFC862'],
      [1, '#FFE3A0'],
    ],
  )}${radial(
    'glow',
    [330, 470, 560],
    [
      [0, '#FFE9A6', 0.75],
      [0.35, '#FFB04E', 0.34],
      [1, '#FFB04E', 0],
    ],
  )}${linear(
    'far',
    [0, 370, 0, HORIZON + 40],
    [
      [0, '#8A3A6A'],
      [1, '#E8905A'],
    ],
  )}${linear(
    'foot',
    [0, 900, 0, H],
    [
      [0, '#040E18', 0],
      [0.6, '#040E18', 0.75],
      [1, '#030A12', 0.95],
    ],
  )}` +
  linear(
    'shaft',
    [0, 480, 0, 1150],
    [
      [0, '#FFE0A0', 0.12],
      [1, '#FFE0A0', 0],
    ],
  ) +
  `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter><filter id="mistier" x="-10%" y="-60%" width="120%" height="220%"><feGaussianBlur stdDeviation="22"/></filter></defs>` +
  box([0, 0, W, H], 0, 'url(#sky)') +
  stars(W, 260, 90, 17) +
  cloud(200, 250, 240, '#C2486E', 0.5) +
  cloud(760, 210, 280, '#8E3470', 0.6) +
  cloud(640, 320, 260, '#E2694E', 0.5) +
  cloud(120, 372, 220, '#F58E4C', 0.5) +
  cloud(860, 420, 240, '#FFB35A', 0.55) +
  cloud(480, 440, 200, '#FFC878', 0.45) +
  box([0, 0, W, 900], 0, 'url(#glow)') +
  mountain() +
  farBird(560, 300, 1.2) +
  farBird(604, 280, 0.9) +
  farBird(640, 306, 0.7) +
  canopy(3, W, HORIZON + 14, 52, '#B3604E', '#FFD9A0', 4) +
  haze(HORIZON - 6, 130, '#FFD08A', 0.75, 'h1') +
  canopy(8, W, HORIZON + 78, 74, '#7A4458', '#FFC48A', 5) +
  haze(HORIZON + 70, 150, '#F0A070', 0.5, 'h2') +
  canopy(21, W, HORIZON + 158, 96, '#2F4A60', '#E8A87A', 4) +
  haze(HORIZON + 150, 190, '#7FB0A8', 0.42, 'h3') +
  canopy(34, W, HORIZON + 270, 124, '#154650', '#7FC8B4', 3) +
  haze(HORIZON + 280, 230, '#4F9A94', 0.36, 'h4') +
  canopy(55, W, HORIZON + 430, 160, '#0C303C', '#4FA08E', 0) +
  haze(HORIZON + 470, 260, '#2F7A7A', 0.26, 'h5') +
  canopy(89, W, HORIZON + 640, 200, '#081F2C', '#2F7468', 0) +
  [
    [160, 720, 260, 26],
    [760, 680, 300, 24],
    [420, 860, 380, 34],
    [860, 980, 300, 34],
    [150, 1060, 280, 34],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      oval([x, y, rx, ry], '#DCEFE2', 'opacity=".16" filter="url(#mistier)"'),
    )
    .join('') +
  // Shafts of the low sun.
  times(6, (i) =>
    g(`rotate(${-34 + i * 17} 320 470)`, p('M320 470L272 1200H368Z', 'url(#shaft)')),
  ) +
  box([0, 0, W, H], 0, 'url(#foot)');

/** The near forest's edge, 760 by 320, that the sun goes down behind; it melts into the ground. */
const ridge = (): string =>
  `<defs>${linear(
    'melt',
    [0, 120, 0, 310],
    [
      [0, '#fff', 1],
      [0.4, '#fff', 1],
      [1, '#fff', 0],
    ],
  )}<mask id="m"><rect width="760" height="320" fill="url(#melt)"/></mask></defs>` +
  g(
    '',
    g('', canopy(144, 760, 152, 58, '#5A3A5A', '#FFC48A', 4)) +
      g('', canopy(233, 760, 200, 74, '#24485A', '#F0B080', 3)),
    'mask="url(#m)"',
  );

/** Writes what lies behind the nest: the rainforest at dusk. */
export const drawForest = (): void => {
  save('art/lucky-egg-forest.svg', W, H, ground());
  // Half as large as it is shown: far trees are soft.
  save('art/lucky-egg{tps}/ridge.svg', 380, 160, g('scale(.5)', ridge()));
};
