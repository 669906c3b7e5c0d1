import { swish } from './air.ts';
import { type Bundle, effectBundle } from './bundle.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { mixed } from './signal.ts';
import { lute } from './strings.ts';
import { bell, coinRing, coinShower, drum, wood } from './struck.ts';

const COINS = [step(13), step(15), step(16), step(18)];

/** The interface's own sounds: small, wooden, never in the way. */
export function clubBundle(): Bundle {
  return effectBundle('club', {
    tap: {
      loudness: -25,
      sound: withRoom(
        mixed([0, 0, wood(step(8), 0.9, 11)], [0, -14, drum(190, 0.07, 12)]),
        -22,
        0.1,
      ),
    },
    toggle: {
      loudness: -24,
      sound: withRoom(
        mixed([0, -4, wood(step(6), 0.85, 21)], [0.065, 0, wood(step(8), 0.8, 22)]),
        -20,
        0.15,
      ),
    },
    success: {
      loudness: -19,
      sound: withRoom(
        mixed(
          [0, -8, lute(step(0), 0.7, { seed: 31, ringing: 1.2, brightness: 3000 })],
          [0, -5, bell(step(5), 0.6, 0.6)],
          [0.09, -4, bell(step(8), 0.6, 0.6)],
          [0.18, -2, bell(step(10), 0.75, 0.5)],
        ),
        -15,
        0.4,
      ),
    },
    error: {
      loudness: -21,
      sound: withRoom(
        mixed(
          [0, 0, wood(step(-2), 0.45, 41)],
          [0, -10, drum(110, 0.16, 42)],
          [0.13, -2, wood(step(-4), 0.35, 43)],
          [0.13, -10, drum(95, 0.2, 44)],
        ),
        -20,
        0.2,
      ),
    },
    'coin-tick': {
      loudness: -28,
      sound: withRoom(
        mixed([0, 0, coinRing(step(16), 0.09)], [0, -8, wood(step(10), 1, 51)]),
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
      sound: withRoom(
        mixed(
          [0, -9, swish(0.24, 500, 2200, 71)],
          [0.1, -6, bell(step(5), 0.4, 0.9)],
          [0.15, -4, bell(step(8), 0.45, 0.85)],
        ),
        -17,
        0.25,
      ),
    },
  });
}
