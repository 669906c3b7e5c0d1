import { at, box, dot, g, grain, line, linear, n, oval, p, radial, times } from './draw.ts';
import { palm } from './scenery.ts';

type Put = (name: string, w: number, h: number, body: string) => void;

const W = 1000;
const H = 360;
/** Where sea and sky meet. */
const HORIZON = 150;
const far = '#4A1B48';
const near = '#1A0C28';
const ember = '#FFB46A';

/** A house on stilts with its lamp lit, its floor on the origin's baseline. */
const house = (fill: string): string =>
  p('M-40 -26L-22 -58H22L40 -26Z', fill) +
  p('M-22 -58C-26 -64 -28 -66 -32 -66L-18 -58ZM22 -58C26 -64 28 -66 32 -66L18 -58Z', fill) +
  box([-30, -27, 60, 20], 0, fill) +
  box([-18, -22, 8, 11], 1, ember) +
  box([6, -22, 14, 11], 1, '#FFD28A') +
  line('M-28 -8V6M-10 -8V6M10 -8V6M28 -8V6', fill, 3);

/** Shoots of rice along a bund. */
const shoots = (y: number, from: number, to: number, step: number, size: number, seed: number) => {
  const next = grain(seed);
  return times(Math.floor((to - from) / step), (i) => {
    const x = from + i * step + (next() - 0.5) * step;
    const lean = (next() - 0.5) * size * 0.9;
    return `M${n(x)} ${n(y + 2)}q${n(lean * 0.2)} ${n(-size * 0.6)} ${n(lean)} ${n(-size * (0.7 + next() * 0.5))}`;
  });
};

/** Beach, sea and padi at dusk, 1000 by 360; the horizon lies at 150. */
const land = (): string => {
  const next = grain(29);
  return (
    `<defs>${linear(
      'sea',
      [0, HORIZON, 0, HORIZON + 62],
      [
        [0, '#FFC27A'],
        [0.18, '#E8704F'],
        [0.55, '#8A2F5C'],
        [1, '#43194E'],
      ],
    )}${linear(
      'padi',
      [0, 200, 0, H],
      [
        [0, '#3A1648'],
        [0.5, '#22103A'],
        [1, '#120A22'],
      ],
    )}${linear(
      'water',
      [0, 210, 0, 320],
      [
        [0, '#D9705A'],
        [0.5, '#7A3566'],
        [1, '#3A2058'],
      ],
    )}</defs>` +
    box([0, HORIZON, W, 70], 0, 'url(#sea)') +
    line(
      times(46, () => {
        const y = HORIZON + 4 + next() ** 1.5 * 52;
        const x = 500 + (next() - 0.5) * (260 + (y - HORIZON) * 12);
        return `M${n(x)} ${n(y)}h${n(8 + next() * 34)}`;
      }),
      '#FFE9B8',
      1.4,
      'opacity=".5"',
    ) +
    // Headlands with their palms, far and purple.
    p(
      `M0 ${HORIZON + 22}V${HORIZON - 26}C70 ${HORIZON - 44} 130 ${HORIZON - 22} 190 ${HORIZON - 18}C250 ${HORIZON - 14} 290 ${HORIZON + 2} 350 ${HORIZON + 6}L300 ${HORIZON + 22}Z`,
      far,
    ) +
    p(
      `M1000 ${HORIZON + 26}V${HORIZON - 34}C930 ${HORIZON - 50} 880 ${HORIZON - 20} 810 ${HORIZON - 16}C750 ${HORIZON - 12} 700 ${HORIZON + 4} 640 ${HORIZON + 8}L720 ${HORIZON + 26}Z`,
      far,
    ) +
    [
      [36, -22, 0.34],
      [84, -26, 0.4],
      [150, -16, 0.3],
      [236, -8, 0.34],
      [262, -6, 0.26],
      [330, 6, 0.26],
      [676, 6, 0.3],
      [706, 4, 0.24],
      [770, -6, 0.36],
      [846, -18, 0.32],
      [920, -34, 0.42],
      [962, -34, 0.34],
    ]
      .map(([x = 0, y = 0, size = 1]) => at(x, HORIZON + y + 8, palm(far), size))
      .join('') +
    // The padi: water between bunds, each row nearer and darker.
    p(
      `M0 ${HORIZON + 34}C200 ${HORIZON + 44} 380 ${HORIZON + 62} 520 ${HORIZON + 62}C680 ${HORIZON + 62} 830 ${HORIZON + 46} 1000 ${HORIZON + 36}V${H}H0Z`,
      'url(#padi)',
    ) +
    [
      'M120 226C250 214 380 222 470 230C380 240 230 242 120 226Z',
      'M540 232C660 222 800 214 900 222C800 242 660 246 540 232Z',
      'M-20 250C120 240 250 252 350 262C230 278 80 276 -20 268Z',
      'M400 258C520 248 660 252 740 262C640 282 480 280 400 258Z',
      'M790 262C880 250 960 248 1020 254V276C930 284 850 280 790 262Z',
      'M120 292C260 280 420 288 520 300C400 322 220 318 120 292Z',
      'M580 296C720 284 860 288 960 300C840 324 680 322 580 296Z',
    ]
      .map((d, i) => p(d, 'url(#water)', `opacity="${n(0.85 - i * 0.06)}"`))
      .join('') +
    line(shoots(226, 0, W, 13, 9, 3).toString(), '#5A2A5E', 1.6) +
    line(shoots(248, 0, W, 13, 12, 5).toString(), '#3F2050', 1.8) +
    line(shoots(284, 0, W, 12, 15, 7).toString(), '#2C1742', 2) +
    at(182, 206, house('#2A1036'), 0.72) +
    at(800, 208, house('#2A1036'), 0.8) +
    at(124, 214, palm('#2A1036'), 0.66) +
    at(232, 212, palm('#2A1036'), 0.54) +
    at(858, 214, palm('#2A1036'), 0.72) +
    at(744, 212, g('scale(-1 1)', palm('#2A1036')), 0.56) +
    // The bund the people stand on.
    p(`M0 ${H}V300C160 318 330 330 500 330C680 330 850 316 1000 298V${H}Z`, near) +
    line(shoots(312, 0, 300, 9, 17, 11).toString(), near, 2.4) +
    line(shoots(332, 290, 720, 9, 15, 13).toString(), near, 2.4) +
    line(shoots(312, 700, W, 9, 17, 17).toString(), near, 2.4)
  );
};

/** A palm that stands near, 210 by 250, its foot at (70, 250). */
const nearPalm = (): string => at(62, 250, palm('#150A24'), 1.2);

const cloud = (light: string, dark: string): string =>
  `<defs>${linear(
    'c',
    [0, 4, 0, 66],
    [
      [0, light],
      [1, dark, 0.2],
    ],
  )}</defs>` +
  p(
    'M8 58C20 46 34 48 42 44C48 26 74 20 88 32C100 12 136 10 146 30C164 22 184 30 186 44C204 42 224 50 232 58C190 64 60 66 8 58Z',
    'url(#c)',
  ) +
  line(
    'M52 46C54 36 68 32 74 40M100 36C106 24 126 24 132 36C136 44 126 50 120 44M160 42C166 36 176 38 178 46',
    light,
    2,
    'opacity=".55"',
  );

/** A person seen against the dusk; the lantern they hold is lit by the scene. 60 by 84, feet at (30, 82). */
const folk = {
  'folk-1': () =>
    p('M20 82L23 50C20 42 22 30 30 28C38 30 40 42 37 50L40 82Z', near) +
    dot(30, 20, 7, near) +
    p('M22 17C24 9 36 9 38 17Z', near) +
    line('M35 36L48 26M48 26V34', near, 4) +
    line('M24 36L20 54', near, 4),
  'folk-2': () =>
    p('M17 82C18 60 20 44 30 30C40 44 42 60 43 82Z', near) +
    p('M22 30C20 12 40 12 38 30C40 38 38 42 30 42C22 42 20 38 22 30Z', near) +
    line('M24 46L12 40V48', near, 4) +
    line('M37 46L46 56', near, 4),
  'folk-3': () =>
    p('M22 82L25 62C23 56 25 48 30 47C35 48 37 56 35 62L38 82Z', near) +
    dot(30, 40, 6.5, near) +
    line('M34 54L46 40', near, 3.4) +
    line('M26 54L20 64', near, 3.4),
};
/** A lantern to be held: 20 by 26, lit from within. */
const held = (): string =>
  `<defs>${radial(
    'l',
    [10, 13, 11],
    [
      [0, '#FFF6C8'],
      [0.5, '#FFC05A'],
      [1, '#E0522F'],
    ],
  )}</defs>` +
  box([6, 1, 8, 3], 1, '#8A5312') +
  oval([10, 13, 9, 9.5], 'url(#l)') +
  line('M5 6C2 11 2 15 5 20M15 6C18 11 18 15 15 20M10 4V22', '#8A1F2A', 1, 'opacity=".5"') +
  box([6, 22, 8, 3], 1, '#8A5312');

/** The moon: 132 by 132, its halo is the scene's. */
const moon = (): string =>
  `<defs>${radial(
    'm',
    [52, 48, 84],
    [
      [0, '#FFFDEE'],
      [0.55, '#FCE7AE'],
      [1, '#E3A54C'],
    ],
  )}</defs>` +
  dot(66, 66, 62, 'url(#m)') +
  [
    [44, 58, 14, 11],
    [84, 90, 18, 13],
    [82, 42, 9, 7],
    [52, 94, 8, 6],
    [104, 62, 6, 7],
    [30, 80, 5, 5],
  ]
    .map(([x = 0, y = 0, rx = 1, ry = 1]) => oval([x, y, rx, ry], '#D9A75A', 'opacity=".34"'))
    .join('');

/** Writes the dusk the wau flies in. */
export const drawLand = (put: Put): void => {
  put('land', W, H, land());
  put('palm', 190, 250, nearPalm());
  put('cloud-1', 240, 72, cloud('#B0527A', '#5A2466'));
  put('cloud-2', 240, 72, g('translate(240 0) scale(-1 1)', cloud('#6A3A8A', '#33195A')));
  for (const [name, draw] of Object.entries(folk)) put(name, 60, 84, draw());
  put('held', 20, 26, held());
  put('moon', 132, 132, moon());
};
