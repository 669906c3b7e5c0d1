import { useMemo, useRef } from 'react';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';

/** Notes for a stage, which reach the recorder of whichever round is on it: `told.current`. */
export const useNotes = () => {
  const told = useRef<StageNotes | null>(null);
  const notes = useMemo<StageNotes>(
    () => ({
      around: (change) => told.current?.around(change),
      frame: (deltaMs) => told.current?.frame(deltaMs),
    }),
    [],
  );
  return { notes, told };
};
