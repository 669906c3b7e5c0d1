import { createRecorder } from '#engine/lab/record/recorder.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';

/** A visit that begins to be recorded. */
export const newVisit = () =>
  createRecorder({
    game: 'fto',
    visit: 'v',
    build: '1',
    clock: createSteppingClock(1_700_000_000_000),
  });
