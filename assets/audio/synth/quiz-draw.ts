import { swish } from './air.ts';
import { type Bundle, type Effect, effectBundle } from './bundle.ts';
import { bellRun, COINS, pluck, strum } from './phrases.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { type Layer, mixed } from './signal.ts';
import { bell, coinShower, drum, gong, wood } from './struck.ts';

/** Hands on two rebana, faster and stronger. */
const roll = (count: number, apart: number, seed: number): Layer[] =>
  Array.from(
    { length: count },
    (_, i): Layer => [i * apart, -13 + (12 * i) / count, drum(i % 2 ? 150 : 112, 0.2, seed + i)],
  );

const draw: Record<string, Effect> = {
  touch: {
    loudness: -23,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(3) * pitch, 0.75, 6_007 + seed)],
          [0, -9 + edge, drum(150 * pitch, 0.1, 6_011 + seed)],
        ),
        -18,
        0.15,
      ),
  },
  wake: {
    loudness: -22,
    sound: withRoom(
      mixed(...roll(7, 0.075, 6_029), ...bellRun([0, 3, 5, 8], 0.08, 0.1, 0.6)),
      -15,
      0.3,
    ),
  },
  hop: {
    loudness: -24,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, bell(step(8) * pitch, 0.34, 0.3)],
          [0, -8 + edge, wood(step(8) * pitch, 0.95, 6_037 + seed)],
        ),
        -19,
        0.15,
      ),
  },
  chosen: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0, -2, gong(step(-5), 1.6)],
        [0, -5, drum(96, 0.34, 6_043)],
        [0.04, -6, bell(step(10), 1, 0.5)],
        [0.1, -8, bell(step(13), 1, 0.6)],
      ),
      -14,
      0.4,
    ),
  },
  open: {
    loudness: -22,
    sound: withRoom(
      mixed(
        [0, -4, swish(0.34, 600, 2_600, 6_047)],
        [0.16, -8, wood(step(5), 0.8, 6_053)],
        [0.2, -10, drum(130, 0.14, 6_067)],
      ),
      -17,
      0.2,
    ),
  },
};

const wins: Record<string, Effect> = {
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(...strum([0, 3, 5], 0, 0.9, 6_073), ...bellRun([5, 8, 10], 0.08, 0.1, 0.8)),
      -14,
      0.4,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        ...roll(6, 0.06, 6_079),
        ...strum([-5, 0, 3, 5], 0.36, 1.2, 6_089),
        ...bellRun([5, 6, 8, 10, 11, 13], 0.4, 0.085, 0.85),
        [0.36, -7, gong(step(-5), 1.5)],
        [0.9, -13, coinShower(0.6, 9, COINS, 6_091)],
        [0.94, -5, pluck(10, 1, 6_101)],
      ),
      -13,
      0.5,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        ...roll(11, 0.06, 6_113),
        [0.68, -2, gong(step(-10), 2.4)],
        [0.68, -3, drum(82, 0.5, 6_121)],
        ...strum([-5, -2, 0, 3, 5], 0.68, 1.5, 6_131),
        ...bellRun([0, 3, 5, 6, 8, 10, 11, 13, 15], 0.72, 0.08, 0.95),
        [1.1, -13, coinShower(1, 14, COINS, 6_133)],
        [1.48, -6, gong(step(-5), 1.7)],
        ...strum([0, 3, 5, 8], 1.48, 1.2, 6_143),
        ...bellRun([10, 13, 15, 16, 18], 1.52, 0.07, 1),
      ),
      -13,
      0.5,
    ),
  },
};

/** The night market's draw: hands on rebana, a light that rings from lantern to lantern, gongs for the one drawn. */
export function nightMarketBundle(): Bundle {
  return effectBundle('quiz-draw', { ...draw, ...wins });
}
