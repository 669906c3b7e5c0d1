import { batikBud, batikDefs, batikFlower, batikLeaf } from './batik.ts';
import { coinParts, coinUp, pile } from './coins.ts';
import {
  again,
  at,
  beads,
  box,
  darkGold,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  oval,
  p,
  paleGold,
  radial,
  round,
  saveLean,
  symbol,
  times,
} from './draw.ts';
import { envelopeDefs, openEnvelope } from './envelope.ts';
import { flying } from './hornbill-flying.ts';
import { cloud, moon, palm, stars } from './scenery.ts';
import { wauWheel } from './scenes.ts';
import { sparkle } from './screen-parts.ts';
import { shoots, songketPattern } from './songket.ts';

const W = 480;
const H = 320;
const edge = '#2A0614';

/** The room a picture stands in: a light in one colour, rays from (x, y). */
const room = (
  x: number,
  y: number,
  [light, mid, deep]: readonly [string, string, string],
): string =>
  `<defs>${radial(
    'room',
    [x, y, 300],
    [
      [0, light],
      [0.5, mid],
      [1, deep],
    ],
  )}${radial(
    'halo',
    [x, y, 150],
    [
      [0, '#FFF3C4', 0.95],
      [0.45, '#FFD36B', 0.45],
      [1, '#FFD36B', 0],
    ],
  )}</defs>` +
  box([0, 0, W, H], 0, 'url(#room)') +
  g(`translate(${x} ${y})`, round('ray', 20, p('M0-30L16-420H-16Z', '#FFE9A8', 'opacity=".1"'))) +
  dot(x, y, 150, 'url(#halo)');

/** Petals and threads of gold in the air, none nearer than `free` to (x, y). */
const confetti = (x: number, y: number, free: number, seed: number): string => {
  const next = grain(seed);
  const tones = [hibiscus, gold, '#3EC7B0', '#F58FA3', paleGold];
  return (
    symbol('pt', '<path d="M0 8C-7 5-9-3-6-7C-3-9 3-9 6-7C9-3 7 5 0 8Z"/>') +
    symbol('th', '<path d="M-2-7C3-4-3 4 2 7L5 5C1 2 6-5 1-8Z"/>') +
    times(34, (i) => {
      const cx = next() * W;
      const cy = next() * H;
      const turn = next() * 360;
      const size = 0.6 + next() * 0.6;
      if (Math.hypot(cx - x, (cy - y) * 1.2) < free) return '';
      return again(i % 3 ? 'pt' : 'th', cx, cy, size, turn, `fill="${tones[i % tones.length]}"`);
    })
  );
};

const corners = (): string =>
  [1, -1]
    .map((side) =>
      g(
        side === 1 ? '' : `translate(${W} 0) scale(-1 1)`,
        batikLeaf([62, 300, 0.9, 60], '#12655F') +
          batikLeaf([24, 250, 0.8, -20]) +
          batikBud([88, 292, 0.7, 70]) +
          batikFlower([26, 294, 1, 0], hibiscus, '#F4795F') +
          batikFlower([78, 320, 0.7, 10], '#E8A63C', '#FBE3A0'),
      ),
    )
    .join('');

const redeem = (): string =>
  `<defs>${envelopeDefs}</defs>${batikDefs}${coinParts}` +
  room(240, 130, ['#C23A6A', '#6A1F58', '#1E1038']) +
  confetti(240, 160, 130, 5) +
  corners() +
  oval([240, 306, 120, 12], '#0A0416', 'opacity=".5"') +
  g('translate(238 190) rotate(-4) scale(.86)', openEnvelope()) +
  pile(150, 296, 0.5, 2) +
  pile(336, 296, 0.5, 3) +
  coinUp(372, 284, 0.32, 14) +
  sparkle(336, 66, 1.3) +
  sparkle(142, 84, 1.1) +
  sparkle(372, 150, 0.8) +
  sparkle(110, 168, 0.7);

const spin = (): string =>
  coinParts +
  room(240, 190, ['#8A4FC0', '#3F2272', '#150E33']) +
  stars(W, 160, 40, 14) +
  at(74, 96, cloud('#4A2A78', '#8A6AC0'), 0.7) +
  at(420, 74, cloud('#4A2A78', '#8A6AC0'), 0.6) +
  confetti(240, 240, 190, 9) +
  g('translate(240 238) scale(1.06)', wauWheel(8)) +
  (
    [
      [92, 60, 0.5, -16],
      [146, 108, 0.34, 20],
      [388, 48, 0.54, 14],
      [342, 104, 0.36, -24],
      [52, 160, 0.32, 10],
      [438, 140, 0.34, 30],
      [196, 40, 0.28, 0],
      [292, 34, 0.3, 12],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  sparkle(240, 52, 1.3) +
  sparkle(120, 150, 0.9) +
  sparkle(364, 158, 0.9);

/** A pouch of songket with its cord undone, its mouth at the origin. */
const pouch = (): string => {
  const d =
    'M-66-4C-92 40-128 76-124 124C-120 168-60 180 0 180C60 180 120 168 124 124C128 76 92 40 66-4Z';
  return (
    oval([0, 178, 132, 12], '#0A0416', 'opacity=".5"') +
    `<clipPath id="po"><path d="${d}"/></clipPath>` +
    p(d, 'url(#silk)') +
    g(
      '',
      p(d, 'url(#thread)') +
        p(
          'M-66-4C-92 40-128 76-124 124C-120 168-60 180-20 180C-84 160-84 70-30-4Z',
          '#3A0418',
          'opacity=".34"',
        ) +
        p('M40-4C84 60 92 130 60 176L124 140V60Z', '#3A0418', 'opacity=".3"') +
        line('M-30 4C-44 40-52 70-50 110M10 4C14 50 12 90 16 130', '#FFB3A0', 5, 'opacity=".22"') +
        g('translate(-138 184)', shoots('pr', [276, 23, 40], gold, '#7D1233')),
      'clip-path="url(#po)"',
    ) +
    p(d, 'none', `stroke="${edge}" stroke-width="4"`) +
    // The frill over the cord.
    p(
      'M-70-2C-84-24-92-34-84-40C-60-30-40-36 0-34C40-36 60-30 84-40C92-34 84-24 70-2C40 12-40 12-70-2Z',
      '#E8465F',
      `stroke="${edge}" stroke-width="4"`,
    ) +
    oval([0, -33, 70, 9], '#3A0418') +
    line('M-68 0C-40 14 40 14 68 0', edge, 9) +
    line('M-68 0C-40 14 40 14 68 0', gold, 5.5) +
    line('M-68 0C-40 14 40 14 68 0', '#9A6418', 1.6, 'stroke-dasharray="2 5"') +
    line('M30 9C44 30 36 46 48 60M20 10C20 30 30 44 26 62', edge, 6) +
    line('M30 9C44 30 36 46 48 60M20 10C20 30 30 44 26 62', gold, 3.4) +
    p('M42 58H56L60 80H40ZM20 60H33L36 82H16Z', hibiscus, `stroke="${edge}" stroke-width="2.400"`)
  );
};

const coin = (): string =>
  `<defs>${linear(
    'silk',
    [-110, 0, 110, 180],
    [
      [0, '#E8465F'],
      [0.5, '#B81C42'],
      [1, '#6A0B2A'],
    ],
  )}${songketPattern('thread', 34, 0.6)}</defs>${coinParts}` +
  room(240, 92, ['#2FA08E', '#0F5A58', '#0A1F30']) +
  confetti(240, 120, 150, 21) +
  pile(76, 292, 0.62, 4) +
  pile(128, 302, 0.6, 2) +
  pile(404, 294, 0.62, 3) +
  pile(352, 304, 0.58, 1) +
  coinUp(438, 282, 0.4, 16) +
  coinUp(34, 284, 0.36, -20) +
  // Coins that rise from it; the lower ones are still within.
  (
    [
      [206, 116, 0.6, -20],
      [276, 120, 0.6, 16],
      [240, 104, 0.7, 0],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  g('translate(240 150) scale(.86)', pouch()) +
  (
    [
      [178, 78, 0.46, -30],
      [306, 74, 0.48, 26],
      [146, 34, 0.36, 12],
      [340, 30, 0.38, -14],
      [240, 44, 0.62, 6],
      [112, 100, 0.3, 30],
      [374, 96, 0.3, -30],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  sparkle(282, 26, 1.1) +
  sparkle(196, 30, 0.9) +
  sparkle(350, 140, 0.8) +
  sparkle(128, 146, 0.8);

/** A credit note, 110 by 170 from its middle, in one colour of ink. */
const note = (ink: string, light: string): string =>
  box([-52, -82, 110, 170], 9, '#0A0416', 'opacity=".35"') +
  box([-55, -85, 110, 170], 9, 'url(#paper)', `stroke="${edge}" stroke-width="2.600"`) +
  box([-49, -79, 98, 158], 6, 'none', `stroke="${ink}" stroke-width="2.400"`) +
  box([-44, -74, 88, 148], 4, light, 'opacity=".5"') +
  line('M-36 44H36M-36 54H20', ink, 4, 'opacity=".55"') +
  line('M-36 64H4', ink, 4, 'opacity=".3"') +
  [-1, 1].map((s) => p(`M${s * 36}-70l5 8l-5 8l-5-8z`, ink)).join('') +
  dot(0, -18, 34, '#FFFDF4', `stroke="${ink}" stroke-width="2"`) +
  beads([0, -18, 29.5], 28, 2.4, ink);

const credit = (): string =>
  `<defs>${linear(
    'paper',
    [0, -85, 0, 85],
    [
      [0, '#FFFDF2'],
      [1, '#F0DDB4'],
    ],
  )}${linear(
    'wallet',
    [120, 170, 360, 310],
    [
      [0, '#3F4FB8'],
      [0.5, '#262C80'],
      [1, '#12124A'],
    ],
  )}<clipPath id="wal"><path d="M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z"/></clipPath></defs>${batikDefs}${coinParts}` +
  room(240, 116, ['#E8934A', '#A83A5A', '#2A1040']) +
  confetti(240, 170, 165, 33) +
  oval([240, 306, 150, 10], '#0A0416', 'opacity=".5"') +
  box([126, 164, 228, 130], 16, '#0E0E3C', `stroke="${edge}" stroke-width="4"`) +
  g('translate(160 138) rotate(-19)', note('#14877A', '#D6F0E4') + coinUp(0, -18, 0.5)) +
  g('translate(320 138) rotate(19)', note('#A91D3C', '#FBDDD8') + coinUp(0, -18, 0.5)) +
  g('translate(240 116)', note('#9A6418', '#FBE9BC') + coinUp(0, -18, 0.56)) +
  // The wallet of batik before them.
  p(
    'M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z',
    'url(#wallet)',
  ) +
  g(
    '',
    batikFlower([176, 248, 0.9, 0], hibiscus, '#F4795F') +
      batikFlower([306, 262, 0.8, 12], '#E8A63C', '#FBE3A0') +
      batikFlower([128, 296, 0.6, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([352, 206, 0.5, 0], '#C49BE8', '#F4E3FF') +
      batikFlower([356, 300, 0.6, 0], hibiscus, '#F4795F') +
      batikLeaf([226, 262, 0.9, 70], '#1E9482') +
      batikLeaf([140, 224, 0.7, -30], '#1E9482') +
      batikLeaf([252, 292, 0.8, 110], '#12655F') +
      batikLeaf([310, 210, 0.7, 110], '#12655F') +
      batikBud([246, 226, 0.7, -10]),
    'clip-path="url(#wal)"',
  ) +
  p(
    'M116 196C116 184 124 178 136 180C200 192 280 192 344 180C356 178 364 184 364 196V288C364 300 356 306 346 306H134C124 306 116 300 116 288Z',
    'none',
    `stroke="${edge}" stroke-width="4"`,
  ) +
  line(
    'M124 198C124 190 130 187 138 188C202 200 278 200 342 188C350 187 356 190 356 198V286C356 294 350 298 344 298H136C130 298 124 294 124 286Z',
    gold,
    2,
    'stroke-dasharray="6 5"',
  ) +
  box([218, 186, 44, 34], 9, '#7D1233', `stroke="${edge}" stroke-width="2.600"`) +
  dot(240, 204, 9, gold, `stroke="${darkGold}" stroke-width="2"`) +
  dot(237, 201, 2.6, '#FFF6D2') +
  coinUp(84, 280, 0.5, -16) +
  coinUp(398, 284, 0.46, 18) +
  sparkle(330, 40, 1.2) +
  sparkle(146, 48, 1) +
  sparkle(402, 130, 0.8) +
  sparkle(80, 150, 0.8);

/** Roofs of a kampung under the moon. */
const roofs =
  p(
    'M0 320V276C60 262 120 270 180 280C260 294 330 290 400 274C430 268 460 268 480 272V320Z',
    '#150B2A',
  ) +
  [
    [60, 282, 1],
    [150, 290, 0.8],
    [352, 292, 0.9],
    [430, 284, 1.06],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        p('M-34-22H34L28-30L22-52L8-58L0-68L-8-58L-22-52L-28-30Z', '#1E1038') +
          p('M-26-22H26V0H-26Z', '#150B2A') +
          box([-18, -18, 10, 12], 0, '#FFD27A') +
          box([6, -18, 10, 12], 0, '#FFD27A') +
          line('M-22 0V10M22 0V10', '#150B2A', 4),
        s,
      ),
    )
    .join('');

const letter =
  p('M-44-30H44V30H-44Z', 'url(#paper)', `stroke="${edge}" stroke-width="2.800"`) +
  p('M-44-30L0 8L44-30', '#FBEFD2', `stroke="${edge}" stroke-width="2.600"`) +
  p('M-44 30L-12-2M44 30L12-2', 'none', 'stroke="#C9A878" stroke-width="2"') +
  line('M-38-24H38M-38 24H38', hibiscus, 3, 'stroke-dasharray="8 6" opacity=".75"') +
  dot(0, 6, 12, '#A91D3C', `stroke="${edge}" stroke-width="2"`) +
  at(0, 6, round('ws', 5, p('M0 2C4-2 4-7 0-10C-4-7-4-2 0 2Z', gold)));

const others = (): string =>
  `<defs>${linear(
    'night',
    [0, 0, 0, H],
    [
      [0, '#151040'],
      [0.55, '#3F2272'],
      [0.85, '#8A3A78'],
      [1, '#C8606A'],
    ],
  )}${linear(
    'paper',
    [0, -30, 0, 30],
    [
      [0, '#FFFDF2'],
      [1, '#F0DDB4'],
    ],
  )}</defs>` +
  box([0, 0, W, H], 0, 'url(#night)') +
  stars(W, 190, 60, 31) +
  moon(350, 96, 56) +
  at(92, 74, cloud('#3A2070', '#7A5AB0'), 0.9) +
  at(432, 190, cloud('#6A2F78', '#B06A9A'), 0.9) +
  at(60, 214, cloud('#6A2F78', '#B06A9A'), 0.8) +
  at(20, 300, palm('#150B2A'), 0.56, -6) +
  at(468, 296, palm('#150B2A'), 0.6, 6) +
  roofs +
  line(
    'M404 148C430 140 446 146 470 134M412 168C436 166 450 174 478 166M396 196C420 200 436 212 462 210',
    '#F6DFA0',
    2.4,
    'opacity=".5"',
  ) +
  g('translate(266 196) scale(.84)', flying()) +
  g(
    'translate(156 280) rotate(-6) scale(.94)',
    line('M-40-30L12-46L42-30', '#F6DFA0', 2) + letter,
  ) +
  sparkle(96, 214, 1) +
  sparkle(92, 296, 0.8) +
  sparkle(222, 300, 0.6);

/** Writes the pictures of the inbox popup, one a kind of message, 480 by 320. */
export const drawPopups = (): void => {
  for (const [name, draw] of Object.entries({ redeem, spin, coin, credit, others }))
    saveLean(`ui/popup-${name}.svg`, W, H, draw());
};
