import { batikBud, batikDefs, batikFlower, batikLeaf } from './batik.ts';
import { coinParts, coinUp, pile } from './coins.ts';
import { at, g, hibiscus, oval, saveLean } from './draw.ts';
import { envelopeDefs, openEnvelope } from './envelope.ts';
import { coin } from './popup-coin.ts';
import { credit } from './popup-credit.ts';
import { others } from './popup-others.ts';
import { confetti, H, room, W } from './popup-room.ts';
import { cloud, stars } from './scenery.ts';
import { sparkle } from './screen-parts.ts';
import { wauWheel } from './wau-wheel.ts';

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

/** The envelope came back, closed business, and the coins lie before it again. */
const returned = (): string =>
  `<defs>${envelopeDefs}</defs>${batikDefs}${coinParts}` +
  room(240, 150, ['#1F7A74', '#123F52', '#0E1A38']) +
  corners() +
  oval([240, 306, 150, 12], '#0A0416', 'opacity=".5"') +
  g('translate(300 196) rotate(8) scale(.62)', openEnvelope()) +
  pile(150, 296, 0.74, 4) +
  pile(236, 300, 0.6, 3) +
  coinUp(194, 282, 0.4, -12) +
  sparkle(150, 150, 1);

/** Coins laid down on the counter, one by one. */
const spent = (): string =>
  `${batikDefs}${coinParts}` +
  room(240, 160, ['#B5722C', '#6A3A2A', '#1E1230']) +
  corners() +
  oval([240, 304, 170, 12], '#0A0416', 'opacity=".5"') +
  (
    [
      [130, 282, 0.44, -14],
      [206, 262, 0.5, 6],
      [284, 236, 0.56, -4],
      [362, 204, 0.62, 12],
    ] as const
  )
    .map(([x, y, s, turn]) => coinUp(x, y, s, turn))
    .join('') +
  pile(240, 300, 0.5, 2);

/** Writes the pictures of the inbox popup, one a kind of message, 480 by 320. */
export const drawPopups = (): void => {
  for (const [name, draw] of Object.entries({
    redeem,
    returned,
    spent,
    spin,
    coin,
    credit,
    others,
  }))
    saveLean(`ui/popup-${name}.svg`, W, H, draw());
};
