import { median } from '../tests/bench/median.ts';
import { benchPicture, benchReplay } from '../tests/bench/replay.ts';
import { line, perSecond } from './benchLines.ts';

const LEAST_EVENTS = 10_000;
/** Recordings, and the seconds they may take one after the other. */
const MANY = 300;
const MOST_MANY_S = 60;
const MOST_STATES_MS = 50;
const MOST_PREVIEW_MS = 300;
const MOST_EXACT_MS = 3_000;

const within = (what: string, times: readonly number[], most: number): void => {
  const ms = median([...times]);
  line(what, `${ms.toFixed(1)} ms`, `${ms < most ? 'ok' : 'ABOVE'} (under ${most} ms)`);
};

/** A recording of ten minutes, replayed; and the canvas of the longest kept one. */
export const replaying = async (runs: number): Promise<void> => {
  const { byEvents, byBoth, manyS, statesMs } = await benchReplay(runs, MANY);
  perSecond('replay: root events of ten minutes, by events', byEvents, LEAST_EVENTS);
  perSecond('  by both drivers', byBoth);
  const seconds = median(manyS);
  line(
    `  ${MANY} recordings of ten minutes, both drivers`,
    `${seconds.toFixed(1)} s`,
    `${seconds < MOST_MANY_S ? 'ok' : 'ABOVE'} (under ${MOST_MANY_S} s)`,
  );
  within('  all states of ten minutes', statesMs, MOST_STATES_MS);
  const { previewMs, exactMs } = await benchPicture(runs);
  within('replay: a preview', previewMs, MOST_PREVIEW_MS);
  within('  the exact picture at the end of the longest round', exactMs, MOST_EXACT_MS);
};
