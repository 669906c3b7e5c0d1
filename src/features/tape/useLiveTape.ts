import { useEffect, useState } from 'react';
import { wallClock } from '#engine/clock.ts';
import type { Recorder } from '#engine/record/recorder.ts';
import { createLiveTape, type LiveStep, type LiveTape } from '#engine/replay/liveTape.ts';
import type { RoundMachine } from '#engine/round/machine.ts';

/** Entries that are kept of a visit that goes on; what is older is in the recording. */
export const MOST_ROWS = 5_000;
const READ_MS = 200;

export type Recorded = Pick<Recorder, 'entries' | 'begun' | 'recording'>;

const tapes = new WeakMap<Recorded, LiveTape>();

/** One for each recorder, whoever reads it: what the machine knew is worked out once. */
const tapeOf = (machine: RoundMachine, recorder: Recorded): LiveTape => {
  const tape = tapes.get(recorder) ?? createLiveTape(machine, recorder, MOST_ROWS);
  tapes.set(recorder, tape);
  return tape;
};

const NOTHING: readonly LiveStep[] = [];

/** The last entries of a recorder, a few times a second; none without one. `machine`: the one it records. */
export const useLiveTape = (
  machine: RoundMachine,
  recorder: Recorded | null,
): readonly LiveStep[] => {
  const [steps, setSteps] = useState(NOTHING);
  useEffect(() => {
    if (!recorder) return setSteps(NOTHING);
    const tape = tapeOf(machine, recorder);
    const read = () => setSteps(tape.read());
    read();
    return wallClock.every(READ_MS, read);
  }, [machine, recorder]);
  return steps;
};
