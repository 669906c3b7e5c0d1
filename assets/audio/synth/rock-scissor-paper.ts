import { swish } from './air.ts';
import { type Bundle, type Effect, effectBundle } from './bundle.ts';
import { kompang, pipe, plates } from './rock-scissor-paper-kompang.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { type Layer, mixed } from './signal.ts';
import { lute } from './strings.ts';
import { bell, coinRing, gong, wood } from './struck.ts';

const pluck = (note: number, seconds: number, seed: number) =>
  lute(step(note), seconds, { seed, ringing: seconds * 1.5, brightness: 3200 });

/** Kettles one after the other, `apart` seconds between them, each a little stronger. */
const run = (notes: readonly number[], from: number, apart: number, ring: number): Layer[] =>
  notes.map((note, i) => [
    from + i * apart,
    -5 + (5 * (i + 1)) / notes.length,
    bell(step(note), ring, 0.5),
  ]);

/** Drums that gather: `count` strokes, ever closer and stronger. */
const roll = (from: number, count: number, seed: number): Layer[] =>
  Array.from(
    { length: count },
    (_, i): Layer => [
      from + 0.5 * (1 - (1 - i / count) ** 1.6),
      -14 + (12 * i) / count,
      kompang(118, 0.2, i / count, seed + i * 3),
    ],
  );

const beat = (hz: number, slap: number, from: number, more: Layer[] = []): Effect => ({
  loudness: -21,
  sound: ({ seed, pitch, edge }) =>
    withRoom(
      mixed(
        [0, 0, kompang(hz * pitch, 0.36, slap, from + seed)],
        [0.004, -9 + edge, plates(from + seed + 7)],
        ...more,
      ),
      -15,
      0.25,
    ),
});

const play: Record<string, Effect> = {
  begin: {
    loudness: -20,
    sound: withRoom(
      mixed(
        ...roll(0, 6, 2003),
        [0.56, -2, gong(step(-10), 0.8)],
        [0.56, -4, kompang(84, 0.5, 0.6, 2039)],
        ...run([10, 8, 6, 5], 0.6, 0.1, 0.7),
        [0.56, -9, plates(2053, 0.2)],
      ),
      -14,
      0.22,
    ),
  },
  choose: {
    loudness: -22,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(6) * pitch, 0.7, 2101 + seed)],
          [0.02, -6 + edge, bell(step(8), 0.35, 0.7)],
        ),
        -18,
        0.15,
      ),
  },
  'beat-1': beat(104, 0.4, 2203),
  'beat-2': beat(112, 0.55, 2213),
  'beat-3': beat(92, 0.8, 2221, [[0, -5, gong(step(-5), 0.6)]]),
  reveal: {
    loudness: -20,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -4 + edge, swish(0.22, 500, 3600 * pitch, 2301 + seed)],
          [0.06, -2, plates(2309 + seed, 0.2)],
          [0.06, -1, kompang(86 * pitch, 0.4, 1, 2311 + seed)],
          [0.06, -8 - edge, bell(step(5), 0.5, 0.2)],
        ),
        -14,
        0.22,
      ),
  },
  won: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          ...run([5, 8, 10, 13], 0, 0.07 * pitch ** 4, 0.5),
          [0, -6, pluck(0, 0.5, 2401 + seed)],
          [0.22, -9 + edge, plates(2411 + seed)],
        ),
        -15,
        0.25,
      ),
  },
  lost: {
    loudness: -21,
    sound: ({ pitch, edge }) =>
      withRoom(
        mixed(
          [0, -3 + edge, bell(step(3), 0.6, 0.9)],
          [0.14 * pitch ** 4, -3, bell(step(1), 0.6, 0.9)],
          [0.14 * pitch ** 4, -8 + edge, gong(step(-7) * pitch, 0.6)],
        ),
        -16,
        0.22,
      ),
  },
  tie: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          ...[-2, -2, -3].map(
            (level, i): Layer => [
              i * 0.11 * pitch ** 4,
              level,
              wood(step(5) * pitch, 0.5, 2503 + i * 4 + seed),
            ],
          ),
          [0.22, -8 + edge, bell(step(6), 0.5, 0.8)],
        ),
        -16,
        0.3,
      ),
  },
  missed: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -5 + edge, swish(0.26, 1600 * pitch, 260, 2601 + seed)],
          [0.2, -2, wood(step(-2) * pitch, 0.2, 2609 + seed)],
          [0.2, -8, gong(step(-10), 0.6)],
        ),
        -15,
        0.3,
      ),
  },
  tick: {
    loudness: -24,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(7) * pitch, 0.9, 2701 + seed)],
          [0, -9 + edge, kompang(150 * pitch, 0.12, 0.2, 2707 + seed)],
        ),
        -20,
        0.1,
      ),
  },
  seek: {
    loudness: -21,
    sound: withRoom(
      mixed(
        [0, -3, pluck(0, 0.6, 2801)],
        [0.18, -3, pluck(2, 0.6, 2803)],
        [0.36, -3, pluck(4, 0.35, 2819)],
        [0.36, -10, pipe(step(4), 0.4, -1)],
      ),
      -14,
      0.22,
    ),
  },
  alone: {
    loudness: -21,
    sound: withRoom(mixed([0, -2, pluck(4, 0.6, 2903)], [0.22, -2, pluck(1, 0.5, 2909)]), -13, 0.4),
  },
};

const ends: Record<string, Effect> = {
  coin: {
    loudness: -22,
    sound: ({ pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, coinRing(step(16) * pitch, 0.28)],
          [0.07, -6 + edge, coinRing(step(18) * pitch, 0.2)],
        ),
        -16,
        0.2,
      ),
  },
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(
        [0, -3, gong(step(-5), 0.9)],
        [0, -4, kompang(90, 0.4, 0.7, 3001)],
        ...run([5, 8, 10, 11], 0.06, 0.09, 0.55),
        [0.42, -9, pipe(step(5), 0.36, -2)],
      ),
      -14,
      0.22,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        ...roll(0, 5, 3101),
        [0.44, -2, gong(step(-5), 0.9)],
        ...run([5, 6, 8, 10, 11, 13], 0.46, 0.075, 0.5),
        [0.5, -8, pipe(step(3), 0.3, -2)],
        [0.72, -8, pipe(step(5), 0.36, -2)],
      ),
      -14,
      0.22,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        ...roll(0, 6, 3203),
        [0.5, -2, gong(step(-10), 0.9)],
        ...run([5, 6, 7, 8, 10, 11, 13], 0.5, 0.07, 0.7),
        [0.55, -8, pipe(step(3), 0.25, -2)],
        [0.8, -7, pipe(step(5), 0.3, -2)],
        [0.95, -7, pipe(step(8), 0.4, -2)],
        ...run([10, 11, 13, 15], 1, 0.05, 0.45),
      ),
      -14,
      0.22,
    ),
  },
  over: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0, -2, pluck(5, 0.6, 3301)],
        [0.2, -3, pluck(3, 0.6, 3307)],
        [0.4, -3, pluck(1, 0.7, 3313)],
        [0.6, -3, pluck(0, 0.5, 3319)],
        [0.62, -6, gong(step(-10), 0.6)],
        [0.66, -9, bell(step(5), 0.4, 0.9)],
      ),
      -14,
      0.22,
    ),
  },
};

/** Rock, scissors, paper: the puppet master's drums, plates and gongs. */
export function shadowPlayBundle(): Bundle {
  return effectBundle('rock-scissor-paper', { ...play, ...ends });
}
