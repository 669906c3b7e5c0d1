import { median } from '../tests/bench/median.ts';
import { benchPicture, benchReplay } from '../tests/bench/replay.ts';
import { line, perSecond } from './benchLines.ts';

const LEAST_EVENTS = 10_000;
const MOST_STATES_MS = 50;
const MOST_PREVIEW_MS = 300;
const MOST_EXACT_MS = 3_000;

const within = (what: string, times: readonly number[], most: number): void => {
  const ms = median([...times]);
  line(what, `${ms.toFixed(1)} ms`, `${ms < most ? 'ok' : 'ABOVE'} (under ${most} ms)`);
};

/** A recording of ten minutes, replayed; and the canvas of the longest kept one. */
export const replaying = async (runs: number): Promise<void> => {
  const { speeds, statesMs } = await benchReplay(runs);
  perSecond('replay: root events of ten minutes, both drivers', speeds, LEAST_EVENTS);
  within('  all states of ten minutes', statesMs, MOST_STATES_MS);
  const { previewMs, exactMs } = await benchPicture(runs);
  within('replay: a preview', previewMs, MOST_PREVIEW_MS);
  within('  the exact picture at the end of the longest round', exactMs, MOST_EXACT_MS);
};
