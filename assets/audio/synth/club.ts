import { swish } from './air.ts';
import { type Bundle, effectBundle } from './bundle.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { mixed } from './signal.ts';
import { bell, coinRing, coinShower, drum, wood } from './struck.ts';

const COINS = [step(13), step(15), step(16), step(18)];

/** The interface's own sounds: small, wooden, never in the way. */
export function clubBundle(): Bundle {
  return effectBundle('club', {
    tap: {
      loudness: -25,
      sound: ({ seed, pitch, edge }) =>
        withRoom(
          mixed(
            [0, 0, wood(step(8) * pitch, 0.9, 11 + seed)],
            [0, -14 + edge, drum(190 * pitch, 0.07, 12 + seed)],
          ),
          -22,
          0.1,
        ),
    },
    'coin-tick': {
      loudness: -28,
      sound: ({ seed, pitch, edge }) =>
        withRoom(
          mixed(
            [0, 0, coinRing(step(16) * pitch, 0.09)],
            [0, -8 + edge, wood(step(10) * pitch, 1, 51 + seed)],
          ),
          -24,
          0.08,
        ),
    },
    'coin-shower': {
      loudness: -20,
      sound: withRoom(coinShower(1.1, 26, COINS, 61), -16, 0.35),
    },
    popup: {
      loudness: -23,
      sound: ({ seed, pitch, edge }) =>
        withRoom(
          mixed(
            [0, -9 + edge, swish(0.24, 500, 2200 * pitch, 71 + seed)],
            [0.1, -6, bell(step(5) * pitch, 0.4, 0.9)],
            [0.15, -4, bell(step(8) * pitch, 0.45, 0.85)],
          ),
          -17,
          0.25,
        ),
    },
  });
}
