import { brush } from './air.ts';
import { type Part, playedBy, playedRound, timingOf } from './band.ts';
import { type Bundle, loopBundle } from './bundle.ts';
import { step } from './scale.ts';
import { atFullScale, faded, type Layer, type Signal, signalOf } from './signal.ts';
import { bass, haze, lute } from './strings.ts';
import { bell, drum, gong, wood } from './struck.ts';

// Eight bars of four, 96 beats a minute: 20 s exactly.
const BEAT = 0.625;
const BARS = 8;
const LENGTH = BARS * 4 * BEAT;
const BAR_MS = 4 * BEAT * 1_000;
const UPBEAT = 0.05;

/** A note: bar and beat from 0, step of the scale, loudness in decibels. */
type Note = readonly [bar: number, beat: number, note: number, decibels: number];

const timing = timingOf({ upbeat: UPBEAT, beats: 4, beat: BEAT, loose: 0.014 });

/** The sape's tune: two bars that turn round themselves, answered, and home again. */
const tune: readonly Note[] = [
  [0, 0, 5, 0],
  [0, 1, 6, -2],
  [0, 1.5, 5, -2],
  [0, 2, 3, -1],
  [0, 3, 5, -3],
  [0, 3.5, 3, -4],
  [1, 0, 2, -1],
  [1, 1, 3, -2],
  [1, 2, 5, 0],
  [1, 3.5, 3, -4],
  [2, 0, 5, 0],
  [2, 1, 6, -2],
  [2, 1.5, 8, -1],
  [2, 2.5, 6, -2],
  [2, 3, 5, -2],
  [3, 0, 6, -1],
  [3, 1, 5, -2],
  [3, 1.5, 3, -3],
  [3, 2, 5, -1],
  [4, 0, 8, 0],
  [4, 1, 10, -1],
  [4, 1.5, 8, -2],
  [4, 2, 6, -1],
  [4, 3, 8, -2],
  [5, 0, 6, -1],
  [5, 1, 5, -2],
  [5, 2, 3, -1],
  [5, 3, 5, -3],
  [6, 0, 2, 0],
  [6, 1, 3, -2],
  [6, 1.5, 5, -2],
  [6, 2.5, 3, -2],
  [6, 3, 2, -3],
  [7, 0, 0, 0],
  [7, 2.5, 3, -5],
  [7, 3, 5, -4],
];

/** Its open string goes on below, as it does in the longhouse. */
const drone: readonly Note[] = Array.from({ length: BARS * 4 }, (_, i): Note => {
  const bar = Math.floor(i / 4);
  return [bar, i % 4 === 0 ? 0 : (i % 4) + 0.5 * (i % 2), bar % 4 === 3 ? -2 : 0, i % 4 ? -9 : -5];
});

const ground: readonly Note[] = [0, 0, -3, -2, 0, -3, -2, -5].flatMap((note, bar): Note[] => [
  [bar, 0, note - 10, 0],
  [bar, 2.5, note - 10, -5],
]);

/** Kettles answer in the gaps. */
const kettles: readonly Note[] = Array.from({ length: BARS }, (_, bar): Note[] => [
  [bar, 0.5, bar % 2 ? 11 : 10, -6],
  [bar, 2.5, bar % 2 ? 8 : 13, -4],
  [bar, 3.25, bar % 2 ? 10 : 11, -8],
]).flat();

const drums = (): Layer[] => {
  const at = timing(61);
  return Array.from({ length: BARS }, (_, bar): Layer[] => [
    [at(bar, 0), 0, drum(86, 0.36, 2700 + bar)],
    [at(bar, 1.5), -8, drum(132, 0.18, 2720 + bar)],
    [at(bar, 2), -5, drum(96, 0.28, 2740 + bar)],
    [at(bar, 3), -9, drum(138, 0.16, 2760 + bar)],
    [at(bar, 3.5), -11, drum(150, 0.14, 2780 + bar)],
  ]).flat();
};
/** Bamboo on the off-beats, and seeds. */
const bamboo = (): Layer[] => {
  const at = timing(67);
  return Array.from({ length: BARS * 4 }, (_, i): Layer[] => [
    [
      at(Math.floor(i / 4), (i % 4) + 0.5),
      -4 - (i % 3) * 2,
      wood(step(i % 2 ? 8 : 11), 0.95, 2800 + i),
    ],
    [at(Math.floor(i / 4), (i % 4) + 0.5), -9, brush(0.09, 2850 + i)],
  ]).flat();
};

/** A cicada: a high tone in fast beats that swells and goes. */
const cicada = (hz: number, seconds: number): Signal =>
  atFullScale(
    faded(
      signalOf(seconds, (time) => {
        const beat = 0.5 + 0.5 * Math.sin(2 * Math.PI * 23 * time);
        return beat ** 3 * Math.sin(2 * Math.PI * hz * time);
      }),
      seconds * 0.45,
      seconds * 0.5,
    ),
  );
/** A bird far away: three falling whistles. */
const bird = (hz: number): Signal =>
  atFullScale(
    faded(
      signalOf(0.7, (time) => {
        const part = time % 0.23;
        const gate = Math.sin((Math.PI * part) / 0.23) ** 2;
        return (
          gate * Math.sin(2 * Math.PI * hz * (1 - 0.5 * part) * part + Math.floor(time / 0.23))
        );
      }),
      0.02,
      0.2,
    ),
  );

const groundParts: readonly Part[] = [
  [
    -12,
    -10,
    playedBy(timing, drone, 73, ([, , note], i) =>
      lute(step(note), 1.5, { seed: 3_201 + i * 5, ringing: 2.4, brightness: 3_000 }),
    ),
  ],
  [-9, -24, playedBy(timing, ground, 79, ([, , note]) => bass(step(note), 1.4))],
  [
    -10,
    -8,
    [
      [UPBEAT, 0, gong(step(-10), 4.5)],
      [UPBEAT + 16 * BEAT, -2, gong(step(-12), 4.5)],
    ],
  ],
  [
    -29,
    -10,
    [
      [1, 0, cicada(4_350, 5)],
      [11.5, -2, cicada(4_350, 6)],
    ],
  ],
  [-30, -10, [[6, 0, cicada(5_100, 5.5)]]],
  [
    -25,
    -4,
    [
      [4.4, 0, bird(1_750)],
      [9.6, -3, bird(1_560)],
      [16.8, -1, bird(1_750)],
    ],
  ],
  [
    -20,
    -7,
    [
      [-BEAT, 0, haze([0, 3, 5].map(step), 17 * BEAT)],
      [15 * BEAT, 0, haze([-2, 1, 3].map(step), 17 * BEAT)],
    ],
  ],
];

const rhythmParts: readonly Part[] = [
  [-9, -13, drums()],
  [-17, -9, bamboo()],
  [-10, -6, playedBy(timing, kettles, 83, ([, , note]) => bell(step(note), 1.6, 0.7))],
];

const leadParts: readonly Part[] = [
  [
    -7,
    -8,
    playedBy(timing, tune, 71, ([, , note], i) =>
      lute(step(note), 1.9, {
        seed: 2_901 + i * 11,
        ringing: 2.9,
        brightness: 4_600,
        slide: i % 4 === 0 ? 1 : 0,
      }),
    ),
  ],
];

/** Dusk in the rainforest: a sape over its drone, kettles, bamboo, cicadas and a bird far away. */
export function luckyEggMusicBundle(): Bundle {
  return loopBundle(
    'lucky-egg-music',
    {
      ground: playedRound(groundParts, LENGTH),
      rhythm: playedRound(rhythmParts, LENGTH),
      lead: playedRound(leadParts, LENGTH),
    },
    BAR_MS,
  );
}
