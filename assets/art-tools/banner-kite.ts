import { BANNER } from './banner-words.ts';
import {
  again,
  at,
  box,
  dot,
  g,
  grain,
  line,
  linear,
  n,
  p,
  radial,
  symbol,
  times,
} from './draw.ts';
import { cloud, palm, stars } from './scenery.ts';
import { wauBulan } from './wau-bulan.ts';

const { w, h } = BANNER;
const HORIZON = 236;
const near = '#160A26';

const hills = (): string =>
  p(
    `M-10 ${HORIZON + 4}V206C40 196 70 214 110 204C150 192 170 168 206 170C240 172 258 196 300 204C350 212 390 200 430 214C470 226 520 222 560 ${HORIZON}V${HORIZON + 4}Z`,
    '#5A2158',
    'opacity=".75"',
  ) +
  p(
    `M-10 ${HORIZON + 6}V222C60 208 120 224 180 222C260 218 300 228 380 ${HORIZON}V${HORIZON + 6}Z`,
    '#43184C',
  ) +
  p(
    `M790 ${HORIZON + 6}V206C750 196 720 214 690 214C660 214 650 228 620 ${HORIZON}V${HORIZON + 6}Z`,
    '#43184C',
  );

/** Rice in a row, seen against the light. */
const rice = (
  y: number,
  from: number,
  to: number,
  step: number,
  height: number,
  seed: number,
): string => {
  const next = grain(seed);
  return times(Math.floor((to - from) / step), (i) => {
    const x = from + i * step + next() * step * 0.6;
    const l = height * (0.6 + next() * 0.5);
    const lean = (next() - 0.4) * l * 0.5;
    return `M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-l * 0.6)} ${n(lean)} ${n(-l)}`;
  });
};

/** An ear of ripe rice bending over, its foot at the origin. */
const ear =
  line('M0 0C-2-40 0-70 16-92C24-102 36-104 46-98', '#D9A23E', 2.4) +
  times(8, (i) => {
    const t = i / 7;
    return at(
      10 + 36 * t,
      -84 - 20 * Math.sin(t * 2.2),
      p(
        'M0 0C5-1 8 4 6 11C1 9-2 5 0 0Z',
        i % 2 ? '#F6C653' : '#FFE08A',
        'stroke="#8A5312" stroke-width=".8"',
      ),
      1.15,
      i % 2 ? -30 : 30 - 60 * t,
    );
  }) +
  p('M0 0C-8-30-14-46-26-60C-12-52-2-34 0 0ZM0 0C6-30 14-40 26-50C16-38 6-22 0 0Z', '#5E7A2E');

const hut = (): string =>
  p('M-4-26H52L46-30L48-44L62-44L44-66H8L-12-44L2-44L2-30Z', near) +
  line('M4-26V0M44-26V0M24-26V0', near, 4) +
  box([12, -42, 9, 11], 0, '#FFD27A') +
  box([30, -42, 9, 11], 0, '#FFD27A');

const people = (): string =>
  // A father whose hands hold the line, and his daughter who points.
  g(
    'translate(432 300) scale(.94)',
    p('M-9 0L-7-26C-11-34-10-46-2-50C8-52 14-44 12-34L14 0H4L3-20L0 0Z', near) +
      dot(2, -57, 6.6, near) +
      p('M-5-58C-5-67 10-68 10-59Z', near) +
      line('M8-44L24-56M4-42L22-54', near, 4) +
      line('M-6-40L-10-24', near, 4),
  ) +
  g(
    'translate(402 301) scale(.94)',
    p('M-9 0C-8-14-7-24 0-32C7-24 9-14 10 0Z', near) +
      p('M-6-30C-8-44 8-45 7-32C8-27 4-24 0-24C-4-24-7-27-6-30Z', near) +
      line('M4-25L16-37', near, 3) +
      line('M-3-25L-9-15', near, 3),
  );

/** The wau bulan over the padi at dusk. */
export const kiteBanner = (): string =>
  `<defs>${linear(
    'sky',
    [0, 0, 0, HORIZON],
    [
      [0, '#1A1140'],
      [0.4, '#4E1F63'],
      [0.72, '#B23E5E'],
      [0.92, '#F0803F'],
      [1, '#FFC066'],
    ],
  )}${linear(
    'padi',
    [0, HORIZON, 0, h],
    [
      [0, '#8A3352'],
      [0.35, '#3A1A4A'],
      [1, '#150A26'],
    ],
  )}${linear(
    'water',
    [0, HORIZON, 0, 330],
    [
      [0, '#FFC877'],
      [0.4, '#E0705A'],
      [1, '#5A2A66'],
    ],
  )}${radial(
    'sunGlow',
    [510, 232, 290],
    [
      [0, '#FFE9A8', 0.95],
      [0.3, '#FFB45A', 0.55],
      [0.65, '#FF7A5A', 0.2],
      [1, '#FF6A6A', 0],
    ],
  )}${radial(
    'disc',
    [510, 204, 62],
    [
      [0, '#FFFBE6'],
      [1, '#FFD777'],
    ],
  )}${linear(
    'left',
    [0, 0, 430, 0],
    [
      [0, '#160E30', 0.72],
      [0.6, '#1B1033', 0.5],
      [1, '#1B1033', 0],
    ],
  )}<clipPath id="land"><path d="M0 0H780V${HORIZON}H0Z"/></clipPath></defs>` +
  box([0, 0, w, HORIZON + 4], 0, 'url(#sky)') +
  stars(470, 120, 36, 8) +
  g(
    '',
    dot(510, 232, 290, 'url(#sunGlow)') + dot(510, 212, 48, 'url(#disc)'),
    'clip-path="url(#land)"',
  ) +
  at(452, 84, cloud('#6A2A66', '#A85A84'), 0.8) +
  at(742, 108, cloud('#A8405E', '#E0887A'), 0.9) +
  at(212, 60, cloud('#3A1C5A', '#6A3F84'), 0.8) +
  at(418, 186, cloud('#B2466A', '#E8907A'), 0.6) +
  hills() +
  box([0, HORIZON, w, h - HORIZON], 0, 'url(#padi)') +
  [
    'M470 240C560 237 680 237 760 241C680 249 550 249 470 240Z',
    'M300 248C390 243 470 247 540 254C450 262 350 259 300 248Z',
    'M560 255C650 249 740 250 800 256V270C710 272 620 266 560 255Z',
    'M-20 262C90 252 220 256 330 268C230 282 70 282-20 276Z',
    'M380 268C480 260 610 264 690 276C600 290 450 286 380 268Z',
    'M110 290C230 280 340 288 420 302C320 318 190 312 110 290Z',
    'M470 298C590 286 720 292 810 306V330C690 332 560 322 470 298Z',
  ]
    .map((d, i) => p(d, 'url(#water)', `opacity="${n(0.95 - i * 0.06)}"`))
    .join('') +
  line(
    'M480 243h62M496 247h36M466 262h64M486 270h58M478 277h76M500 306h60M600 312h70',
    '#FFF3CF',
    1.6,
    'opacity=".75"',
  ) +
  line(rice(262, 0, w, 15, 8, 3), '#5A2048', 1.5) +
  line(rice(284, 0, w, 15, 11, 5), '#3F1844', 1.8) +
  at(650, 262, hut(), 0.72) +
  at(704, 268, palm('#2A1036'), 0.6, 4) +
  at(636, 262, palm('#2A1036'), 0.44, -8) +
  at(742, 272, palm('#220D30'), 0.76, 8) +
  p(
    `M-10 ${h + 10}V318C90 304 220 300 330 298C420 296 520 308 600 322C680 334 740 336 800 332V${h + 10}Z`,
    near,
  ) +
  line(rice(318, 0, 330, 10, 15, 7), near, 2) +
  line(rice(326, 400, w, 10, 15, 9), near, 2) +
  box([0, 0, 430, h], 0, 'url(#left)') +
  people() +
  // The line, the kite, and its ribbons in the wind.
  line('M454 247C500 252 560 214 598 148', '#FFF3CF', 1.3, 'opacity=".9"') +
  p(
    'M566 214C540 236 548 258 520 266C500 272 494 290 470 288C492 296 510 286 526 276C550 264 552 244 574 222Z',
    '#E8465F',
    'stroke="#5A0A28" stroke-width="1.200"',
  ) +
  p(
    'M586 218C580 246 596 262 580 280C570 292 578 306 562 314C584 308 590 294 594 282C604 264 592 246 598 222Z',
    '#F6C653',
    'stroke="#7A4A10" stroke-width="1.200"',
  ) +
  g('translate(598 118) rotate(14) scale(.6)', wauBulan()) +
  symbol('ear', ear) +
  again('ear', 706, 366, 0.9) +
  again('ear', 734, 372, 1.15, -4) +
  again('ear', 758, 368, 0.84, 10) +
  again('ear', 668, 372, 0.7, -10) +
  again('ear', 640, 374, 0.56, 6) +
  again('ear', 22, 376, 0.62) +
  again('ear', 52, 380, 0.5, -8);
