import { brush } from './air.ts';
import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { step } from './scale.ts';
import type { Layer } from './signal.ts';
import { bass, haze, lute } from './strings.ts';
import { bell, drum, gong } from './struck.ts';

// Eight bars of four, 68.6 beats a minute: 28 s exactly. Off-beats come a little late (a swing).
const BEAT = 0.875;
const BARS = 8;
const LENGTH = BARS * 4 * BEAT;
const BAR_MS = 4 * BEAT * 1_000;
const SWING = 0.045;
// The loop begins in the quiet just before the first beat.
const UPBEAT = 0.06;

/** A note: bar and beat from 0, step of the scale, loudness in decibels, semitones it slides. */
type Note = readonly [bar: number, beat: number, note: number, decibels: number, slide?: number];

const melody: readonly Note[] = [
  [0, 0, 3, 0],
  [0, 1, 4, -2],
  [0, 1.5, 5, 0, 1],
  [0, 3, 3, -3],
  [1, 0, 2, -1],
  [1, 0.5, 1, -3],
  [1, 1.5, 2, -2],
  [1, 2, 3, 0, 2],
  [2, 0.5, 2, -2],
  [2, 1, 3, -2],
  [2, 1.5, 4, -1],
  [2, 2.5, 5, 0, 1],
  [3, 0, 4, -1],
  [3, 1, 3, -2],
  [3, 2.5, 1, -5],
  [3, 3, 2, -4],
  [4, 0, 5, 0, 1],
  [4, 0.5, 6, -1],
  [4, 1.5, 7, -1],
  [4, 2, 6, 0, 1],
  [4, 3, 5, -3],
  [5, 0, 4, -2],
  [5, 0.5, 5, -1],
  [5, 1.5, 3, -2],
  [5, 2.5, 2, -3],
  [6, 0, 3, -1, 2],
  [6, 1, 2, -3],
  [6, 1.5, 1, -2],
  [6, 2.5, 2, -3],
  [6, 3, 3, -3],
  [7, 0, 0, 0],
  [7, 2, -2, -6],
  [7, 2.5, 0, -5],
  [7, 3, 1, -5],
  [7, 3.5, 2, -5],
];

const ground: readonly Note[] = [
  [0, 0, -10, 0],
  [0, 2.5, -7, -5],
  [1, 0, -8, -1],
  [1, 2, -7, -4],
  [2, 0, -8, 0],
  [2, 2.5, -9, -5],
  [3, 0, -7, 0],
  [3, 2, -7, -5],
  [3, 3.5, -9, -6],
  [4, 0, -10, 0],
  [4, 2.5, -9, -4],
  [5, 0, -8, -1],
  [5, 3, -9, -5],
  [6, 0, -7, 0],
  [6, 2.5, -8, -5],
  [7, 0, -10, 0],
  [7, 2, -7, -5],
  [7, 3.5, -9, -7],
];

// Two kettles answer each other in the gaps of the melody.
const kettlesLeft: readonly Note[] = [
  [0, 2, 8, -2],
  [1, 3, 8, -4],
  [2, 3.5, 7, -4],
  [3, 1.5, 8, -2],
  [4, 2.5, 10, -5],
  [5, 1, 8, -3],
  [5, 3, 7, -4],
  [6, 2, 8, -4],
  [7, 1, 5, -2],
  [7, 2.5, 8, -5],
];
const kettlesRight: readonly Note[] = [
  [0, 2.5, 10, -4],
  [1, 3.5, 6, -5],
  [2, 0, 7, -4],
  [3, 2, 9, -5],
  [3, 3.5, 8, -5],
  [4, 3.5, 11, -7],
  [5, 2, 10, -5],
  [6, 0.5, 8, -5],
  [7, 0.5, 6, -4],
  [7, 1.5, 10, -5],
];

const chords: readonly (readonly number[])[] = [
  [0, 1, 3],
  [-3, 0, 2],
  [0, 1, 3],
  [-1, 1, 3],
];

const timing = timingOf({ upbeat: UPBEAT, beats: 4, beat: BEAT, swing: SWING, loose: 0.014 });

/** Shaker on every half beat, stronger on two and four; the frame drum under one and three. */
function shaker(): Layer[] {
  const at = timing(41);
  return Array.from({ length: BARS * 8 }, (_, i): Layer => {
    const beat = (i % 8) / 2;
    const level = beat % 2 === 1 ? 0 : beat % 1 === 0 ? -6 : -9;
    return [
      at(Math.floor(i / 8), beat),
      level,
      brush(beat % 2 === 1 ? 0.13 : 0.085, 500 + (i % 16)),
    ];
  });
}

function frameDrum(): Layer[] {
  const at = timing(53);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 0), 0, drum(82, 0.4, 600 + bar)],
    [at(bar, 1.5), -9, drum(128, 0.2, 620 + bar)],
    [at(bar, 2.5), -4, drum(88, 0.32, 640 + bar)],
    [at(bar, 3), -10, drum(136, 0.18, 660 + bar)],
  ]).flat();
}

const groundParts: readonly Part[] = [
  [-8.5, -24, playedBy(timing, ground, 17, ([, , note]) => bass(step(note), 1.7))],
  [-8.5, -6, playedBy(timing, kettlesLeft, 23, ([, , note]) => bell(step(note), 1.9, 0.7))],
  [-8.5, -6, playedBy(timing, kettlesRight, 29, ([, , note]) => bell(step(note), 1.9, 0.7))],
  [
    -10,
    -8,
    [
      [UPBEAT, 0, gong(step(-10), 5)],
      [UPBEAT + 4 * 4 * BEAT, -3, gong(step(-7), 4.5)],
    ],
  ],
  [
    -20,
    -8,
    chords.map((notes, i): Layer => [i * 8 * BEAT - BEAT, 0, haze(notes.map(step), 10 * BEAT)]),
  ],
];

const rhythmParts: readonly Part[] = [
  [-9, -12, frameDrum()],
  [-18, -12, shaker()],
];

const leadParts: readonly Part[] = [
  [
    -8,
    -10,
    playedBy(timing, melody, 11, ([, , note, decibels, slide], i) =>
      lute(step(note), 2.1, {
        seed: 1000 + i * 13,
        ringing: 2.6,
        brightness: 4200 + 300 * decibels,
        slide: slide ?? 0,
      }),
    ),
  ],
];

/** A night at the kopitiam: gambus and bass, two bonang kettles, brushed shaker, frame drum. */
export function ftoMusicBundle(): Bundle {
  return loopBundle(
    'fto-music',
    {
      ground: playedRound(groundParts, LENGTH),
      rhythm: playedRound(rhythmParts, LENGTH),
      lead: playedRound(leadParts, LENGTH),
    },
    BAR_MS,
  );
}
