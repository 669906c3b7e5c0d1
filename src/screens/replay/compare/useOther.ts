import { useMemo, useState } from 'react';
import type { Recording } from '#contract/recording.ts';
import type { RecordingFault } from '#engine/lab/record/read.ts';
import { compare } from '#engine/lab/replay/compare.ts';
import { type TapeStep, tapeSteps } from '#engine/lab/replay/tape.ts';
import { readFile } from '../read.ts';

/** A recording that is laid beside the one that is open. */
export interface Other {
  name: string;
  recording: Recording;
  steps: readonly TapeStep[];
}
type Opened =
  | { name: string; fault: RecordingFault; version?: number }
  | { name: string; fault: null; other: Other };

/** The other recording, and how its steps stand beside these; `comparison` null: too little in common, or none. */
export const useOther = (steps: readonly TapeStep[]) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const other = opened?.fault === null ? opened.other : null;
  const comparison = useMemo(() => other && compare(steps, other.steps), [steps, other]);
  const open = async (file: File) => {
    const { name } = file;
    const read = await readFile(file);
    const { recording } = read;
    setOpened(
      recording
        ? { name, fault: null, other: { name, recording, steps: tapeSteps(recording) } }
        : { name, ...read },
    );
  };
  return { opened, other, comparison, open };
};
export type OtherOpened = ReturnType<typeof useOther>;
