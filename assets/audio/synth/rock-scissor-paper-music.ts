import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { kompang, pipe, plates } from './rock-scissor-paper-kompang.ts';
import { step } from './scale.ts';
import type { Layer } from './signal.ts';
import { haze } from './strings.ts';
import { bell, gong } from './struck.ts';

// Eight bars of four at 112.5 beats a minute: 17.067 s would not be whole, so 0.535 s: 17.12 s.
const BEAT = 0.535;
const BARS = 8;
const LENGTH = BARS * 4 * BEAT;
const BAR_MS = 4 * BEAT * 1_000;
// The loop begins in the quiet just before the first beat.
const UPBEAT = 0.05;

/** A note: bar and beat from 0, step of the scale, loudness in decibels, beats it lasts. */
type Note = readonly [bar: number, beat: number, note: number, decibels: number, beats?: number];

// The pipe tells the story in two breaths, and leaves the drums alone between them.
const story: readonly Note[] = [
  [1, 0, 5, 0, 1.5],
  [1, 1.5, 6, -2, 0.5],
  [1, 2, 5, -1, 1],
  [1, 3, 3, -2, 1],
  [2, 0, 4, 0, 1.5],
  [2, 1.5, 3, -2, 0.5],
  [2, 2, 2, -1, 1.8],
  [3, 0, 3, -1, 1],
  [3, 1, 1, -2, 1],
  [3, 2, 0, -1, 1.8],
  [5, 0, 3, 0, 1],
  [5, 1, 5, -1, 1],
  [5, 2, 7, 0, 1.5],
  [5, 3.5, 6, -2, 0.5],
  [6, 0, 5, 0, 1],
  [6, 1, 4, -2, 0.5],
  [6, 1.5, 3, -2, 0.5],
  [6, 2, 2, -1, 1.8],
  [7, 0, 1, -1, 1],
  [7, 1, 0, 0, 2.5],
];

/** Two small gongs (canang) answer each other on the off-beats, all through. */
const canang = (): Note[] =>
  Array.from(
    { length: BARS * 4 },
    (_, i): Note => [Math.floor(i / 4), (i % 4) + 0.5, i % 2 === 0 ? 5 : 3, i % 4 === 3 ? -2 : -5],
  );

/** Bronze bars under it, a turn of four bars and its answer. */
const TURN = [0, 3, 1, 3, 2, 3, 1, 0, -1, 2, 0, 2, 1, 2, 0, -2] as const;
const bars = (): Note[] =>
  Array.from(
    { length: BARS * 4 },
    (_, i): Note => [
      Math.floor(i / 4),
      i % 4,
      (TURN[i % TURN.length] ?? 0) + (i >= 16 && i % 4 === 2 ? 5 : 0),
      i % 4 === 0 ? 0 : -4,
    ],
  );

/** Strokes of a bar, in beats: where, how high, how hard, how loud. */
const STROKES = [
  [0, 84, 0.3, 0],
  [0.75, 140, 0.8, -7],
  [1.5, 140, 0.9, -4],
  [2, 92, 0.3, -2],
  [2.5, 140, 0.7, -7],
  [3, 118, 0.6, -4],
  [3.5, 140, 0.9, -5],
] as const;

const timing = timingOf({ upbeat: UPBEAT, beats: 4, beat: BEAT, loose: 0.012 });

const drums = (): Layer[] => {
  const at = timing(71);
  return Array.from({ length: BARS }, (_, bar) =>
    STROKES.map(
      ([beat, hz, slap, decibels], i): Layer => [
        at(bar, beat),
        // The last bar of each half gathers for the gong.
        decibels + (bar % 4 === 3 && beat >= 2 ? 2 : 0),
        kompang(hz, hz < 100 ? 0.4 : 0.2, slap, 4000 + bar * 31 + i),
      ],
    ),
  ).flat();
};

const feet = (): Layer[] => {
  const at = timing(83);
  return Array.from(
    { length: BARS * 2 },
    (_, i): Layer => [
      at(Math.floor(i / 2), (i % 2) * 2 + 1),
      i % 2 ? -3 : 0,
      plates(5000 + i * 7, 0.16),
    ],
  );
};

const groundParts: readonly Part[] = [
  [-10, -8, playedBy(timing, bars(), 97, ([, , note]) => bell(step(note), 1.1, 0.75))],
  [-15, -8, playedBy(timing, canang(), 101, ([, , note]) => bell(step(note) / 2, 0.5, 0.4))],
  [
    -8,
    -8,
    [
      [UPBEAT, 0, gong(step(-10), 4.5)],
      [UPBEAT + 8 * BEAT, -7, gong(step(-5), 2.5)],
      [UPBEAT + 16 * BEAT, -2, gong(step(-8), 4)],
      [UPBEAT + 24 * BEAT, -7, gong(step(-5), 2.5)],
    ],
  ],
  [
    -22,
    -8,
    [
      [0, 0, haze([step(-5), step(-2), step(0)], 9 * BEAT)],
      [8 * BEAT, 0, haze([step(-5), step(-3), step(1)], 9 * BEAT)],
      [16 * BEAT, 0, haze([step(-5), step(-2), step(2)], 9 * BEAT)],
      [24 * BEAT, 0, haze([step(-7), step(-3), step(0)], 9 * BEAT)],
    ],
  ],
];

const rhythmParts: readonly Part[] = [
  [-10, -12, drums()],
  [-24, -12, feet()],
];

const leadParts: readonly Part[] = [
  [
    -15,
    -5,
    playedBy(timing, story, 91, ([, , note, , beats = 1]) =>
      pipe(step(note), beats * BEAT * 0.96, note > 3 ? -1.6 : -0.7),
    ),
  ],
];

/** The air behind the cloth. */
const STAGE = { seconds: 1.9, damping: 0.45, highest: 4200 };

/** A night behind the screen: serunai, bronze bars, canang, kompang and the great gong. */
export function shadowPlayMusicBundle(): Bundle {
  return loopBundle(
    'rock-scissor-paper-music',
    {
      ground: playedRound(groundParts, LENGTH, STAGE),
      rhythm: playedRound(rhythmParts, LENGTH, STAGE),
      lead: playedRound(leadParts, LENGTH, STAGE),
    },
    BAR_MS,
  );
}
