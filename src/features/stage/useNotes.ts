import { useMemo, useRef, useState } from 'react';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';

/**
 * Notes for a stage, which reach the recorder of whichever round is on it: `told.current`. `isLost`: the device took
 * back the picture's memory, and there is none until it gives it again.
 */
export const useNotes = () => {
  const [isLost, setLost] = useState(false);
  const told = useRef<StageNotes | null>(null);
  const notes = useMemo<StageNotes>(
    () => ({
      around(change) {
        if (change.isContextLost !== undefined) setLost(change.isContextLost);
        told.current?.around(change);
      },
      frame: (deltaMs) => told.current?.frame(deltaMs),
    }),
    [],
  );
  return { notes, told, isLost };
};
