import type { EntryOf, Surroundings } from '#contract/recording.ts';
import type { StageNotes } from '../../canvas/stage/notes.ts';
import type { Clock } from '../../core/clock.ts';
import { createFrameRuns, joinRuns } from './frameRuns.ts';
import type { Segments } from './segments.ts';

/** What the page around a stage tells. */
type PageNote = EntryOf<'said' | 'request'>;
export interface PageNotes {
  said(what: Omit<EntryOf<'said'>, 'kind' | 'at'>): void;
  request(what: Omit<EntryOf<'request'>, 'kind' | 'at'>): void;
}

/** Notes of the page in one visit: a console that repeats itself must not push rounds out. */
const MOST_PAGE_NOTES = 200;

/**
 * What the stage tells a recording that began at `startedAt`. Frames are counted, and written when
 * something else is: they cost a sum each.
 */
export const createStageNotes = (
  clock: Pick<Clock, 'now'>,
  segments: Segments,
  startedAt: number,
): StageNotes & PageNotes & { flush(): void; repeat(): void } => {
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
  let ofPage = 0;
  const push = (entry: EntryOf<'around'> | PageNote) => {
    flush();
    segments.current().entries.push(entry);
  };
  const note = (change: Surroundings) => push({ kind: 'around', at: at(), change });
  const notePage = (entry: PageNote) => {
    ofPage += 1;
    if (ofPage <= MOST_PAGE_NOTES) push(entry);
  };
  return {
    around(change) {
      const { isOn: _, ...stays } = change;
      known = { ...known, ...stays };
      note(change);
    },
    frame: frames.add,
    said: ({ level, text }) => notePage({ kind: 'said', at: at(), level, text }),
    request: ({ method, path, status, message }) =>
      notePage({ kind: 'request', at: at(), method, path, status, message }),
    /** Writes the frames that were counted. */
    flush,
    /** Says all of it again: a segment stands for itself. */
    repeat() {
      if (known) note(known);
    },
  };
};
