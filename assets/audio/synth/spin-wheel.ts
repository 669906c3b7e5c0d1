import { swish } from './air.ts';
import { type Bundle, type Effect, effectBundle } from './bundle.ts';
import { bellRun, COINS, pluck, strum } from './phrases.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { type Layer, mixed } from './signal.ts';
import { dengung, flutter, gust } from './spin-wheel-air.ts';
import { bell, coinShower, drum, gong, wood } from './struck.ts';

/** A roll on the big drum (rebana ubi) that grows. */
const roll = (count: number, apart: number, seed: number): Layer[] =>
  Array.from(
    { length: count },
    (_, i): Layer => [i * apart, -14 + (13 * i) / count, drum(i % 2 ? 96 : 84, 0.26, seed + i)],
  );

const spin: Record<string, Effect> = {
  touch: {
    loudness: -23,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(1) * pitch, 0.7, 4_001 + seed)],
          [0, -8 + edge, drum(140 * pitch, 0.12, 4_003 + seed)],
          [0.02, -9, flutter(0.26, 22 * pitch, 4_007 + seed)],
        ),
        -18,
        0.15,
      ),
  },
  wind: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      mixed(
        [0, 0, gust(3.2, 0.26 * pitch ** 6, 4_013 + seed)],
        [0.1, -9 + edge, flutter(2.6, 17 * pitch, 4_019 + seed)],
        [0, -9, dengung(step(-9) * pitch, 3, 2.2 * pitch ** 4)],
      ),
  },
  tick: {
    loudness: -23,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(8) * pitch, 0.92, 4_027 + seed)],
          [0, -9 + edge, wood(step(3) * pitch, 0.95, 4_049 + seed)],
        ),
        -22,
        0.08,
      ),
  },
  rest: {
    loudness: -20,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(3) * pitch, 0.5, 4_051 + seed)],
          [0, -5 + edge, drum(92 * pitch, 0.3, 4_057 + seed)],
          [0.03, -9, gong(step(-5), 0.9)],
        ),
        -16,
        0.25,
      ),
  },
  hum: { loudness: -27, sound: withRoom(dengung(step(-10), 2.2, 0.9), -16, 0.3) },
  banner: {
    loudness: -22,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -3, swish(0.32, 500, 2_400 * pitch, 4_073 + seed)],
          [0.02, -8 + edge, flutter(0.3, 26 * pitch, 4_079 + seed)],
          [0.2, -9, drum(120 * pitch, 0.16, 4_091 + seed)],
        ),
        -17,
        0.2,
      ),
  },
  nothing: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -9 + edge, gust(1.4, 0.3, 4_093 + seed)],
          [0.08, -4, pluck(5, 0.9, 4_099 + seed)],
          [0.3 * pitch ** 4, -4, pluck(3, 0.9, 4_111 + seed)],
          [0.56 * pitch ** 4, -3, pluck(1, 0.9, 4_127 + seed)],
          [0.58, -10, bell(step(3), 0.9, 1)],
        ),
        -14,
        0.3,
      ),
  },
};

const wins: Record<string, Effect> = {
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(...strum([0, 3], 0, 0.8, 4_129), ...bellRun([5, 8, 10], 0.06, 0.1, 0.75)),
      -14,
      0.4,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        ...roll(5, 0.07, 4_133),
        ...strum([-5, 0, 1, 3], 0.36, 1.1, 4_139),
        ...bellRun([3, 5, 6, 8, 10, 11], 0.4, 0.095, 0.85),
        [0.36, -8, gong(step(-5), 1.3)],
        [0.85, -13, coinShower(0.6, 9, COINS, 4_153)],
        [0.98, -3, bell(step(13), 0.9, 0.5)],
      ),
      -13,
      0.5,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        [0, -10, gust(2, 0.3, 4_157)],
        ...roll(9, 0.07, 4_159),
        [0.66, -2, gong(step(-10), 2.4)],
        [0.66, -3, drum(80, 0.5, 4_177)],
        ...strum([-5, -2, 0, 1, 3], 0.66, 1.5, 4_201),
        ...bellRun([0, 1, 3, 5, 6, 8, 10, 11, 13], 0.7, 0.085, 0.95),
        [1.0, -13, coinShower(1, 16, COINS, 4_211)],
        [1.5, -6, gong(step(-5), 1.6)],
        ...strum([0, 1, 3, 5], 1.5, 1.2, 4_217),
        ...bellRun([8, 10, 11, 13, 15], 1.54, 0.07, 1),
      ),
      -13,
      0.5,
    ),
  },
};

/** The wau bulan: wind, paper and the humming bow; wood for its ribs, bronze for what it brings. */
export function wauBundle(): Bundle {
  return effectBundle('spin-wheel', { ...spin, ...wins });
}
