import type { Surroundings } from '#contract/recording.ts';
import type { StageNotes } from '../../canvas/stage/notes.ts';
import type { Clock } from '../../core/clock.ts';
import { createFrameRuns, joinRuns } from './frameRuns.ts';
import type { Segments } from './segments.ts';

/**
 * What the stage tells a recording that began at `startedAt`. Frames are counted, and written when
 * something else is: they cost a sum each.
 */
export const createStageNotes = (
  clock: Pick<Clock, 'now'>,
  segments: Segments,
  startedAt: number,
): StageNotes & { flush(): void; repeat(): void } => {
  const frames = createFrameRuns();
  /** All that is known; null: no stage ever told anything. */
  let known: Surroundings | null = null;
  const at = () => clock.now() - startedAt;
  const flush = () => {
    const runs = frames.take();
    if (runs.length === 0) return;
    const { entries } = segments.current();
    const last = entries.at(-1);
    if (last?.kind === 'frames') Object.assign(last, { at: at(), runs: joinRuns(last.runs, runs) });
    else entries.push({ kind: 'frames', at: at(), runs });
  };
  const note = (change: Surroundings) => {
    flush();
    segments.current().entries.push({ kind: 'around', at: at(), change });
  };
  return {
    around(change) {
      const { isOn: _, ...stays } = change;
      known = { ...known, ...stays };
      note(change);
    },
    frame: frames.add,
    /** Writes the frames that were counted. */
    flush,
    /** Says all of it again: a segment stands for itself. */
    repeat() {
      if (known) note(known);
    },
  };
};
