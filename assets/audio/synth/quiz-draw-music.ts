import { brush } from './air.ts';
import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { step } from './scale.ts';
import type { Layer } from './signal.ts';
import { bass, haze, lute } from './strings.ts';
import { bell, drum, gong, wood } from './struck.ts';

// Eight bars of four in the step of a joget: 18 s.
const BEAT = 0.5625;
const BARS = 8;
const LENGTH = BARS * 4 * BEAT;
const BAR_MS = 4 * BEAT * 1_000;
/** The loop begins in the quiet just before the first beat. */
const UPBEAT = 0.05;

/** A note: bar and beat from 0, step of the scale, loudness in decibels. */
type Note = readonly [bar: number, beat: number, note: number, decibels: number];

/** Two against three: the tune walks in twos, and hops where a bar turns. */
const tune: readonly Note[] = [
  [0, 0, 5, 0],
  [0, 1, 8, -1],
  [0, 1.667, 6, -4],
  [0, 2, 5, -2],
  [0, 3, 6, -3],
  [1, 0, 8, 0],
  [1, 1, 10, -1],
  [1, 1.667, 8, -4],
  [1, 2, 6, -2],
  [2, 0, 5, 0],
  [2, 0.667, 6, -4],
  [2, 1, 5, -2],
  [2, 2, 3, -1],
  [2, 3, 5, -3],
  [3, 0, 6, -1],
  [3, 1, 3, -2],
  [3, 2, 5, -1],
  [4, 0, 10, 0],
  [4, 1, 11, -2],
  [4, 1.667, 10, -4],
  [4, 2, 8, -1],
  [4, 3, 10, -3],
  [5, 0, 8, -1],
  [5, 1, 6, -2],
  [5, 1.667, 5, -4],
  [5, 2, 6, -1],
  [6, 0, 3, 0],
  [6, 0.667, 5, -4],
  [6, 1, 6, -2],
  [6, 2, 8, -1],
  [6, 3, 6, -3],
  [7, 0, 5, 0],
  [7, 1, 3, -2],
  [7, 1.667, 2, -4],
  [7, 2, 0, -1],
  [7, 3, 3, -4],
];
const ground: readonly Note[] = [
  [0, -10],
  [1, -7],
  [2, -10],
  [3, -8],
  [4, -7],
  [5, -9],
  [6, -8],
  [7, -10],
].flatMap(([bar = 0, note = 0]): Note[] => [
  [bar, 0, note, 0],
  [bar, 2, note + 3, -4],
  [bar, 3, note + 2, -6],
]);
/** Kettles answer where the tune rests. */
const answers: readonly Note[] = [1, 3, 5, 7].flatMap((bar): Note[] => [
  [bar, 2.667, 13, -2],
  [bar, 3, 11, -1],
  [bar, 3.333, 10, -4],
  [bar, 3.667, 8, -3],
]);

const timing = timingOf({ upbeat: UPBEAT, beats: 4, beat: BEAT, loose: 0.012 });

/** Two rebana in the joget's step, one low, one high. */
const drums = (): Layer[] => {
  const at = timing(211);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 0), 0, drum(92, 0.34, 7_001 + bar)],
    [at(bar, 0.667), -8, drum(168, 0.14, 7_013 + bar)],
    [at(bar, 1), -5, drum(150, 0.18, 7_027 + bar)],
    [at(bar, 2), -2, drum(104, 0.28, 7_039 + bar)],
    [at(bar, 2.667), -9, drum(168, 0.14, 7_057 + bar)],
    [at(bar, 3), -6, drum(150, 0.18, 7_069 + bar)],
    [at(bar, 3.333), -10, drum(176, 0.12, 7_079 + bar)],
  ]).flat();
};
/** A pan that is scraped at a stall, and sticks. */
const street = (): Layer[] => {
  const at = timing(223);
  return Array.from({ length: BARS * 4 }, (_, beat): Layer[] => [
    [at(0, beat), beat % 2 ? 0 : -6, brush(0.1, 7_103 + (beat % 9))],
    [at(0, beat + 0.667), -9, wood(step(beat % 4 === 3 ? 8 : 5), 0.9, 7_121 + (beat % 7))],
  ]).flat();
};

const groundParts: readonly Part[] = [
  [-9, -24, playedBy(timing, ground, 229, ([, , note]) => bass(step(note), 0.9))],
  [-14, -6, playedBy(timing, answers, 233, ([, , note]) => bell(step(note), 0.9, 0.7))],
  [
    -12,
    -8,
    [
      [UPBEAT, 0, gong(step(-10), 4)],
      [UPBEAT + 16 * BEAT, -3, gong(step(-7), 3.6)],
    ],
  ],
  [
    -21,
    -8,
    [
      [0, 0, haze([0, 3, 5].map(step), 16.5 * BEAT)],
      [15.5 * BEAT, 0, haze([-2, 1, 3].map(step), 16 * BEAT)],
    ],
  ],
];

const rhythmParts: readonly Part[] = [
  [-9, -16, drums()],
  [-20, -12, street()],
];

const leadParts: readonly Part[] = [
  [
    -8,
    -9,
    playedBy(timing, tune, 227, ([, , note, decibels], i) =>
      lute(step(note), 1.3, {
        seed: 7_201 + i * 11,
        ringing: 1.8,
        brightness: 4_400 + 260 * decibels,
      }),
    ),
  ],
];

/** An evening at the pasar malam: a gambus and two rebana in the step of a joget, kettles between the stalls. */
export function nightMarketMusicBundle(): Bundle {
  return loopBundle(
    'quiz-draw-music',
    {
      ground: playedRound(groundParts, LENGTH),
      rhythm: playedRound(rhythmParts, LENGTH),
      lead: playedRound(leadParts, LENGTH),
    },
    BAR_MS,
  );
}
