import { at, box, dot, edge, g, gold, hibiscus, line, linear, p, round } from './draw.ts';
import { flying } from './hornbill-flying.ts';
import { H, W } from './popup-room.ts';
import { cloud, moon, palm, stars } from './scenery.ts';
import { sparkle } from './screen-parts.ts';

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

export const others = (): string =>
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
