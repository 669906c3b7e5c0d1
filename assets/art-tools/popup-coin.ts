import { coinParts, coinUp, pile } from './coins.ts';
import { edge, g, gold, hibiscus, line, linear, oval, p } from './draw.ts';
import { confetti, room } from './popup-room.ts';
import { sparkle } from './screen-parts.ts';
import { shoots, songketPattern } from './songket.ts';

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

export const coin = (): string =>
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
