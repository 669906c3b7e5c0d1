import { benchFrames } from '../tests/bench/frames.ts';
import { median } from '../tests/bench/median.ts';
import { benchPages } from '../tests/bench/pages.ts';
import { benchTaps, MOST, type Tap } from '../tests/bench/taps.ts';
import { line } from './benchLines.ts';
import { buildIfStale } from './build.ts';

const upTo = (value: number, most: number) => `${value <= most ? 'ok' : 'ABOVE'} (at most ${most})`;

const NAMES = { table: 'tap to table', longest: 'longest task', long: 'long tasks' } as const;

/** What a bench finds on the built app in all its runs. */
const repeated = async <Found>(runs: number, bench: () => Promise<Found[]>): Promise<Found[]> => {
  await buildIfStale();
  const all: Found[] = [];
  for (let run = 0; run < runs; run += 1) all.push(...(await bench()));
  return all;
};

/** From the tap on Play to a table one can touch, on a processor slowed four times and a slow line. */
export const taps = async (runs: number): Promise<void> => {
  for (const [game, own] of Map.groupBy(await repeated(runs, benchTaps), (each) => each.game)) {
    const calibration = median(own.map((each) => each.calibration));
    line(`taps: ${game}, a calibration`, `${calibration.toFixed(0)} ms`, '');
    const ratios = {
      table: (each: Tap) => each.table / each.calibration,
      longest: (each: Tap) => each.longest,
      long: (each: Tap) => each.long,
    };
    for (const what of ['table', 'longest', 'long'] as const) {
      const ratio = median(own.map(ratios[what]));
      const told = `${ratio.toFixed(2)} calibrations, ${upTo(ratio, MOST[what])}`;
      line(`  ${NAMES[what]}`, `${(ratio * calibration).toFixed(0)} ms`, told);
    }
    const scripts = Math.max(...own.map((each) => each.scripts));
    line('  files of code', String(scripts), upTo(scripts, MOST.scripts));
    const calls = Math.max(...own.map((each) => each.calls));
    line('  calls', String(calls), upTo(calls, MOST.calls));
  }
};

/** Pages opened by their addresses, on such a phone. */
export const pages = async (runs: number): Promise<void> => {
  for (const [what, own] of Map.groupBy(await repeated(runs, benchPages), (each) => each.what)) {
    const ratio = median(own.map(({ ms, calibration }) => ms / calibration));
    const ms = median(own.map((each) => each.ms));
    line(`pages: ${what}`, `${ms.toFixed(0)} ms`, `${ratio.toFixed(2)} calibrations`);
  }
};

/** What a calibration takes at a quarter of a quiet processor: frames are told as there, whatever else runs here. */
const CALIBRATION_MS = 500;

/** Milliseconds of script in a frame on a processor slowed four times: half of the frames, and 99 of 100. */
const MOST_SCRIPT = [
  [0.5, 3],
  [0.99, 16],
] as const;

/** What a frame costs while each game is played. */
export const frames = async (): Promise<void> => {
  await buildIfStale();
  for (const { game, calibration, frames: all, worst } of await benchFrames()) {
    const quiet = CALIBRATION_MS / calibration;
    line(`frames: ${game}, ${all.length} of them`, `${calibration.toFixed(0)} ms`, 'a calibration');
    const sorted = all.toSorted((a, b) => a - b);
    for (const [part, most] of MOST_SCRIPT) {
      const ms = quiet * (sorted[Math.floor(part * sorted.length)] ?? Number.NaN);
      line(`  script, ${100 * part} of 100`, `${ms.toFixed(1)} ms`, upTo(ms, most));
    }
    for (const { what, ms } of worst)
      line(`  the longest: ${what}`, `${(quiet * ms).toFixed(1)} ms`, '');
  }
};
