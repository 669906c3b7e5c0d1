import { brush } from './air.ts';
import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { step } from './scale.ts';
import type { Layer } from './signal.ts';
import { dengung, gust } from './spin-wheel-air.ts';
import { bass, haze, lute } from './strings.ts';
import { bell, drum, gong, wood } from './struck.ts';

// Eight bars of six half beats, a lilt of 54 bars in two minutes: 17.76 s.
const PULSE = 0.37;
const PULSES = 6;
const BARS = 8;
const LENGTH = BARS * PULSES * PULSE;
const BAR_MS = Math.round(PULSES * PULSE * 1_000);
/** The loop begins in the quiet just before the first beat. */
const UPBEAT = 0.05;

/** A note: bar and pulse from 0, step of the scale, loudness in decibels, semitones it slides. */
type Note = readonly [bar: number, pulse: number, note: number, decibels: number, slide?: number];

/** The gambus sings a tune that goes up like a kite and comes down on the wind. */
const melody: readonly Note[] = [
  [0, 0, 3, 0, 1],
  [0, 3, 5, -1],
  [0, 5, 6, -4],
  [1, 0, 8, 0, 1],
  [1, 3, 6, -3],
  [1, 4, 5, -3],
  [2, 0, 6, -1],
  [2, 2, 5, -4],
  [2, 3, 3, -2],
  [3, 0, 5, -1, 2],
  [3, 4, 3, -5],
  [3, 5, 5, -4],
  [4, 0, 8, 0, 1],
  [4, 3, 10, -1],
  [4, 5, 8, -4],
  [5, 0, 6, -1],
  [5, 2, 8, -4],
  [5, 3, 5, -2, 1],
  [6, 0, 3, -1],
  [6, 2, 5, -3],
  [6, 3, 2, -2],
  [6, 5, 1, -5],
  [7, 0, 0, -1, 1],
  [7, 4, 1, -6],
  [7, 5, 2, -5],
];
const ground: readonly Note[] = [
  [0, 0, -10, 0],
  [0, 3, -7, -4],
  [1, 0, -10, -1],
  [1, 4, -8, -5],
  [2, 0, -8, 0],
  [2, 3, -7, -4],
  [3, 0, -7, 0],
  [3, 3, -9, -4],
  [4, 0, -10, 0],
  [4, 3, -7, -4],
  [5, 0, -9, -1],
  [5, 3, -7, -4],
  [6, 0, -8, -1],
  [6, 3, -9, -4],
  [7, 0, -10, 0],
  [7, 3, -5, -5],
];
/** Kettles hop over one another, three against two. */
const hops = (notes: readonly number[], off: number): Note[] =>
  Array.from({ length: BARS }, (_, bar) =>
    notes.map(
      (note, i): Note => [
        bar,
        (i * 2 + off) % PULSES,
        bar % 4 === 2 ? note - 1 : note,
        -2 - ((i + bar) % 3) * 1.6,
      ],
    ),
  ).flat();

const timing = timingOf({ upbeat: UPBEAT, beats: PULSES, beat: PULSE, loose: 0.012 });

/** The big drum of the padi country (rebana ubi), its rim, and seeds that are shaken. */
const drums = (): Layer[] => {
  const at = timing(91);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 0), 0, drum(76, 0.5, 5_003 + bar)],
    [at(bar, 2), -10, drum(150, 0.16, 5_023 + bar)],
    [at(bar, 3), -4, drum(94, 0.34, 5_051 + bar)],
    [at(bar, 5), -9, drum(140, 0.18, 5_081 + bar)],
  ]).flat();
};
const seeds = (): Layer[] => {
  const at = timing(97);
  return Array.from(
    { length: BARS * PULSES },
    (_, i): Layer => [
      at(Math.floor(i / PULSES), i % PULSES),
      i % 3 === 0 ? 0 : -7,
      brush(i % 3 === 0 ? 0.12 : 0.07, 5_101 + (i % 18)),
    ],
  );
};
const sticks = (): Layer[] => {
  const at = timing(101);
  return Array.from(
    { length: BARS },
    (_, bar): Layer => [at(bar, 4), bar % 2 ? -2 : -5, wood(step(5), 0.85, 5_171 + bar)],
  );
};

const groundParts: readonly Part[] = [
  [-9, -24, playedBy(timing, ground, 107, ([, , note]) => bass(step(note), 1.3))],
  [-13, -6, playedBy(timing, hops([8, 5, 6], 1), 109, ([, , note]) => bell(step(note), 1.2, 0.75))],
  [-14, -6, playedBy(timing, hops([10, 8], 2), 113, ([, , note]) => bell(step(note), 1.2, 0.75))],
  [
    -10,
    -8,
    [
      [UPBEAT, 0, gong(step(-10), 4.5)],
      [UPBEAT + 4 * PULSES * PULSE, -3, gong(step(-7), 4)],
    ],
  ],
  [
    -21,
    -8,
    [0, 2, 4, 6].map(
      (bar): Layer => [
        bar * PULSES * PULSE,
        bar === 4 ? 0 : -2,
        dengung(step(bar === 6 ? -9 : -10), 2.2 * PULSES * PULSE, 0.75),
      ],
    ),
  ],
  [
    -24,
    -8,
    [
      [PULSES * PULSE, 0, gust(6, 0.5, 5_309)],
      [5 * PULSES * PULSE, -2, gust(6, 0.5, 5_323)],
    ],
  ],
  [
    -20,
    -8,
    [
      [0, 0, haze([0, 1, 3].map(step), 4.6 * PULSES * PULSE)],
      [3.8 * PULSES * PULSE, 0, haze([-2, 0, 3].map(step), 4.4 * PULSES * PULSE)],
    ],
  ],
];

const rhythmParts: readonly Part[] = [
  [-8, -16, drums()],
  [-19, -12, seeds()],
  [-17, -10, sticks()],
];

const leadParts: readonly Part[] = [
  [
    -8,
    -8,
    playedBy(timing, melody, 103, ([, , note, decibels, slide], i) =>
      lute(step(note), 1.9, {
        seed: 5_209 + i * 13,
        ringing: 2.4,
        brightness: 4_300 + 260 * decibels,
        slide: slide ?? 0,
      }),
    ),
  ],
];

/** Dusk at the padi: gambus and rebana ubi in a lilt, kettles, and the kite's bow humming above. */
export function wauMusicBundle(): Bundle {
  return loopBundle(
    'spin-wheel-music',
    {
      ground: playedRound(groundParts, LENGTH),
      rhythm: playedRound(rhythmParts, LENGTH),
      lead: playedRound(leadParts, LENGTH),
    },
    BAR_MS,
  );
}
