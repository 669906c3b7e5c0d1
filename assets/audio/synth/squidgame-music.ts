import { brush } from './air.ts';
import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { step } from './scale.ts';
import type { Layer } from './signal.ts';
import { bass, haze, lute } from './strings.ts';
import { bell, drum, gong, wood } from './struck.ts';

// Six bars of four, 75 beats a minute: 19.2 s.
const BEAT = 0.8;
const BARS = 6;
const LENGTH = BARS * 4 * BEAT;
const BAR_MS = 4 * BEAT * 1_000;
/** The loop begins in the quiet just before the first beat. */
const UPBEAT = 0.05;

/** A note: bar and beat from 0, step of the scale, loudness in decibels. */
type Note = readonly [bar: number, beat: number, note: number, decibels: number];

const timing = timingOf({ upbeat: UPBEAT, beats: 4, beat: BEAT, loose: 0.012 });

/** Two hands on the kettles fill each other's gaps, as one long walk over stepping stones. */
const WALK = [5, 3, 6, 3, 5, 2, 3, 1] as const;
const kettles = (hand: 0 | 1): Note[] =>
  Array.from({ length: BARS }, (_, bar) =>
    WALK.flatMap((note, i): Note[] => {
      if (i % 2 !== hand || (bar % 3 === 2 && i > 4)) return [];
      const turned = bar % 2 ? note - 1 : note;
      return [[bar, i / 2, turned, i === 0 ? -1 : -4 - (i % 3)]];
    }),
  ).flat();

/** The lute speaks seldom, and asks. */
const melody: readonly Note[] = [
  [0, 2, 5, -2],
  [0, 3, 6, -3],
  [1, 0, 8, 0],
  [1, 2.5, 6, -4],
  [2, 0, 5, -1],
  [2, 2, 3, -3],
  [3, 1, 2, -2],
  [3, 2, 3, -2],
  [3, 3, 5, -1],
  [4, 0, 6, 0],
  [4, 2.5, 5, -4],
  [5, 0, 3, -2],
  [5, 2, 1, -5],
];
const ground: readonly Note[] = [
  [0, 0, -10, 0],
  [1, 0, -10, -3],
  [2, 0, -8, -1],
  [3, 0, -7, 0],
  [4, 0, -9, -2],
  [5, 0, -10, -1],
  [5, 3, -8, -6],
];

/** A heart under the sea: twice, then still. */
const heart = (): Layer[] => {
  const at = timing(61);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 0), 0, drum(60, 0.4, 3_001 + bar)],
    [at(bar, 0.5), -6, drum(55, 0.34, 3_041 + bar)],
    [at(bar, 2), -5, drum(62, 0.36, 3_083 + bar)],
    [at(bar, 3.5), -13, drum(120, 0.16, 3_121 + bar)],
  ]).flat();
};

/** Waves on the poles, and a dry tick of wood now and then. */
const waves = (): Layer[] =>
  Array.from(
    { length: BARS * 2 },
    (_, i): Layer => [UPBEAT + i * 2 * BEAT + (i % 2) * 0.2, i % 2 ? -4 : 0, brush(1.1, 3_163 + i)],
  );
const ticks = (): Layer[] => {
  const at = timing(67);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 1.5), -3, wood(step(8), 0.9, 3_203 + bar)],
    [at(bar, 3), 0, wood(step(6), 0.9, 3_251 + bar)],
  ]).flat();
};

const groundParts: readonly Part[] = [
  [-10, -7, playedBy(timing, kettles(0), 71, ([, , note]) => bell(step(note), 1.5, 0.8))],
  [-10, -7, playedBy(timing, kettles(1), 73, ([, , note]) => bell(step(note), 1.5, 0.8))],
  [-9, -24, playedBy(timing, ground, 83, ([, , note]) => bass(step(note), 2.2))],
  [
    -9,
    -7,
    [
      [UPBEAT, 0, gong(step(-10), 5)],
      [UPBEAT + 3 * 4 * BEAT, -3, gong(step(-7), 4.5)],
    ],
  ],
  [-21, -10, waves()],
  [
    -18,
    -7,
    [
      [0, 0, haze([-5, -2, 0].map(step), 8 * BEAT)],
      [7 * BEAT, -1, haze([-7, -3, 1].map(step), 9 * BEAT)],
      [15 * BEAT, 0, haze([-5, -4, 0].map(step), 9 * BEAT)],
    ],
  ],
];

const rhythmParts: readonly Part[] = [
  [-8, -16, heart()],
  [-17, -9, ticks()],
];

const leadParts: readonly Part[] = [
  [
    -9,
    -7,
    playedBy(timing, melody, 79, ([, , note], i) =>
      lute(step(note), 2, {
        seed: 3_301 + i * 17,
        ringing: 2.8,
        brightness: 3_400,
        slide: i % 3 ? 0 : 1,
      }),
    ),
  ],
];

/** Night on the bridge: a heart in the deep, kettles like stepping stones, a lute that asks. */
export function squidgameMusicBundle(): Bundle {
  return loopBundle(
    'squidgame-music',
    {
      ground: playedRound(groundParts, LENGTH),
      rhythm: playedRound(rhythmParts, LENGTH),
      lead: playedRound(leadParts, LENGTH),
    },
    BAR_MS,
  );
}
