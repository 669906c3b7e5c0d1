import { batikBud, batikDefs, batikFlower, batikLeaf } from './batik.ts';
import { coinParts, coinUp, pile } from './coins.ts';
import { at, box, dot, g, gold, hibiscus, line, linear, oval, p, radial, round } from './draw.ts';
import { envelope, envelopeDefs, openEnvelope } from './envelope.ts';
import { bloom, leafPath } from './flora.ts';
import { sparkle } from './screen-parts.ts';
import { songketPattern } from './songket.ts';

const W = 800;
const H = 450;

const cushion =
  oval([0, 62, 330, 40], '#0A0416', 'opacity=".5"') +
  p(
    'M-300 20C-330-20-300-50-240-40C-120-58 120-58 240-40C300-50 330-20 300 20C326 50 300 74 240 64C120 82-120 82-240 64C-300 74-326 50-300 20Z',
    'url(#velvet)',
    'stroke="#2A0414" stroke-width="4"',
  ) +
  p(
    'M-300 20C-330-20-300-50-240-40C-120-58 120-58 240-40C300-50 330-20 300 20C326 50 300 74 240 64C120 82-120 82-240 64C-300 74-326 50-300 20Z',
    'url(#thread)',
  ) +
  p(
    'M-298 20C-160 40 160 40 298 20C320 52 296 70 240 62C120 78-120 78-240 62C-296 70-320 52-298 20Z',
    '#2A0414',
    'opacity=".42"',
  ) +
  line('M-304 20C-160 42 160 42 304 20', gold, 5) +
  line('M-304 20C-160 42 160 42 304 20', '#8A5312', 1.6, 'stroke-dasharray="1 5"') +
  [-1, 1]
    .map((side) =>
      g(
        `translate(${side * 306} 18) scale(${side} 1)`,
        dot(0, 0, 10, gold, 'stroke="#7A4A10" stroke-width="2"') +
          p(
            'M6-8C30-10 44 0 52 14C40 20 22 18 6 8Z',
            hibiscus,
            'stroke="#4A0A1E" stroke-width="2.400"',
          ) +
          line('M10-3C26-3 38 4 46 13M10 3C22 5 32 9 40 15', '#7D1233', 1.6),
      ),
    )
    .join('');

/** The gift for the first redemption: a batik envelope on a cushion of songket. */
export const giftPromo = (): string =>
  `<defs>${radial(
    'wall',
    [400, 200, 470],
    [
      [0, '#8A3A86'],
      [0.45, '#4A1F5E'],
      [1, '#180F30'],
    ],
  )}${radial(
    'halo',
    [400, 180, 250],
    [
      [0, '#FFF3C4', 0.95],
      [0.4, '#FFD36B', 0.5],
      [1, '#FFD36B', 0],
    ],
  )}${linear(
    'velvet',
    [0, -50, 0, 80],
    [
      [0, '#D9304F'],
      [0.5, '#9C1438'],
      [1, '#5A0A28'],
    ],
  )}${songketPattern('thread', 46, 0.55)}${envelopeDefs}</defs>` +
  batikDefs +
  coinParts +
  box([0, 0, W, H], 0, 'url(#wall)') +
  g('translate(400 190)', round('ray', 20, p('M0-60L26-560H-26Z', '#FFE9A8', 'opacity=".09"'))) +
  batikFlower([40, 40, 1.3, 0], '#7A4FC0', '#C49BE8') +
  batikFlower([760, 44, 1.3, 0], '#7A4FC0', '#C49BE8') +
  batikFlower([126, 24, 0.7, 10], hibiscus, '#F4795F') +
  batikFlower([676, 24, 0.7, 10], hibiscus, '#F4795F') +
  batikFlower([26, 136, 0.74, 10], '#E8A63C', '#FBE3A0') +
  batikFlower([776, 138, 0.74, 10], '#E8A63C', '#FBE3A0') +
  batikLeaf([90, 70, 0.8, 120], '#12655F') +
  batikLeaf([710, 74, 0.8, 240], '#12655F') +
  batikBud([70, 112, 0.8, 150]) +
  batikBud([732, 114, 0.8, 210]) +
  dot(400, 180, 250, 'url(#halo)') +
  g('translate(400 372)', cushion) +
  // Two envelopes wait behind the first.
  g(
    'translate(268 244) rotate(-17) scale(.94)',
    envelope(
      'a',
      'url(#ruby)',
      box([-90, -125, 180, 250], 0, 'url(#thread)') +
        batikFlower([0, 70, 1, 0], '#FBE3A0', '#E8A63C') +
        batikFlower([-60, 10, 0.6, 0], '#FBE3A0', '#E8A63C'),
    ),
  ) +
  g(
    'translate(536 244) rotate(17) scale(.94)',
    envelope(
      'b',
      'url(#indigo)',
      batikFlower([30, 60, 1.1, 10], '#C49BE8', '#F4E3FF') +
        batikFlower([-50, -20, 0.8, 0], hibiscus, '#F4795F') +
        batikLeaf([60, -30, 1, 30], '#2FA88D') +
        batikLeaf([-40, 80, 1, 220], '#2FA88D') +
        batikBud([50, -70, 1, 20]),
    ),
  ) +
  // The first is open: what it holds looks out.
  g('translate(402 240) rotate(-3) scale(1.06)', openEnvelope()) +
  pile(250, 378, 0.6, 2) +
  pile(300, 392, 0.6, 1) +
  pile(548, 384, 0.6, 3) +
  coinUp(596, 372, 0.4, 16) +
  // Jasmine and pandan on the cushion.
  (
    [
      [344, 398, 1],
      [372, 406, 0.8],
      [464, 402, 1],
      [492, 408, 0.76],
      [210, 392, 0.8],
      [622, 396, 0.9],
    ] as const
  )
    .map(([x, y, s], i) =>
      at(
        x,
        y,
        p(leafPath(26, 8), '#2F8F5A') +
          g('rotate(120)', p(leafPath(24, 7), '#1E6A48')) +
          bloom(13, 5, '#FFFDF2', gold),
        s,
        i * 40,
      ),
    )
    .join('') +
  sparkle(300, 96, 1.3) +
  sparkle(508, 84, 1.5) +
  sparkle(470, 40, 0.8) +
  sparkle(330, 44, 0.8) +
  sparkle(190, 180, 0.9) +
  sparkle(620, 190, 1);
