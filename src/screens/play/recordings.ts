import type { Recorder } from '#engine/record/recorder.ts';

let current: Recorder | null = null;

/** The recorder of the round that is or was last played here: it runs from the first moment. */
export const keepRecorder = (recorder: Recorder): void => {
  current = recorder;
};

/** The last round's recording as an address one can save from; null before any. Revoke it. */
export const recordingAddress = (): string | null =>
  current === null
    ? null
    : URL.createObjectURL(new Blob([current.toJson()], { type: 'application/json' }));
