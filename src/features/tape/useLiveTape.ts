import { useEffect, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import {
  createLiveTape,
  type LiveSource,
  type LiveStep,
  type LiveTape,
} from '#engine/lab/inspect/liveTape.ts';

/** Entries that are kept of a visit that goes on; what is older is in the recording. */
export const MOST_ROWS = 5_000;
const READ_MS = 200;

const tapes = new WeakMap<LiveSource, LiveTape>();

/** One for each recorder, whoever reads it. */
const tapeOf = (recorder: LiveSource): LiveTape => {
  const tape = tapes.get(recorder) ?? createLiveTape(recorder, MOST_ROWS);
  tapes.set(recorder, tape);
  return tape;
};

const NOTHING: readonly LiveStep[] = [];

/** The last entries of a recorder, a few times a second; none without one. */
export const useLiveTape = (recorder: LiveSource | null): readonly LiveStep[] => {
  const [steps, setSteps] = useState(NOTHING);
  useEffect(() => {
    if (!recorder) return setSteps(NOTHING);
    const tape = tapeOf(recorder);
    const read = () => setSteps(tape.read());
    read();
    return wallClock.every(READ_MS, read);
  }, [recorder]);
  return steps;
};
