import { median } from '../tests/bench/median.ts';
import { benchMany, benchPicture, benchRecording, benchReplay } from '../tests/bench/replay.ts';
import { line, perSecond } from './benchLines.ts';

const LEAST_EVENTS = 10_000;
/** Recordings, and the seconds they may take. */
const MANY = 300;
const MOST_MANY_S = 60;
const MOST_STATES_MS = 50;
/** A hundredth of a frame at 60 a second. */
const MOST_FRAME_MS = 1_000 / 60 / 100;
const MOST_WRITE_MS = 4;
const MOST_PREVIEW_MS = 300;
const MOST_EXACT_MS = 3_000;

const within = (what: string, times: readonly number[], most: number): void => {
  const ms = median([...times]);
  line(
    what,
    `${ms.toFixed(ms < 1 ? 3 : 1)} ms`,
    `${ms < most ? 'ok' : 'ABOVE'} (under ${Number(most.toFixed(3))} ms)`,
  );
};

/** A recording of ten minutes, replayed; and the canvas of the longest kept one. */
export const replaying = async (runs: number): Promise<void> => {
  const { byEvents, byBoth, statesMs } = await benchReplay(runs);
  perSecond('replay: root events of ten minutes, by events', byEvents, LEAST_EVENTS);
  perSecond('  by both drivers', byBoth);
  const seconds = await benchMany(MANY);
  line(
    `  ${MANY} recordings of ten minutes, both drivers, on all cores`,
    `${seconds.toFixed(1)} s`,
    `${seconds < MOST_MANY_S ? 'ok' : 'ABOVE'} (under ${MOST_MANY_S} s)`,
  );
  within('  all states of ten minutes', statesMs, MOST_STATES_MS);
  const { frameMs, writeMs } = await benchRecording(runs);
  within('recording: of each frame, on a phone', frameMs, MOST_FRAME_MS);
  within('  its longest write', writeMs, MOST_WRITE_MS);
  const { previewMs, exactMs } = await benchPicture(runs);
  within('replay: a preview', previewMs, MOST_PREVIEW_MS);
  within('  the exact picture at the end of the longest round', exactMs, MOST_EXACT_MS);
};
