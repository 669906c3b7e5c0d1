import type { Entry, EntryOf, Surroundings } from '#contract/recording.ts';
import type { StageNotes } from '../../canvas/stage/notes.ts';
import type { Clock } from '../../core/clock.ts';
import { createFrameRuns, joinRuns } from './frameRuns.ts';
import type { Timeless } from './page.ts';
import type { Segments } from './segments.ts';

/** What the page around a stage tells. */
type PageNote = Timeless<EntryOf<'said' | 'request' | 'layer' | 'touch'>>;
export interface PageNotes {
  page(note: PageNote): void;
}

/** Notes of the page in one visit: a console that repeats itself must not push rounds out. */
const MOST_PAGE_NOTES: Record<PageNote['kind'], number> = {
  said: 200,
  request: 200,
  layer: 600,
  touch: 3_000,
};

/**
 * A frame that took so much longer than it was shown for begins an entry: each entry's time is that of its last
 * frame, and so of each frame in it, the wall clock's too. Milliseconds, more than a frame's own moment varies by.
 */
const LATE_MS = 25;

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
  const layers = new Map<number, PageNote>();
  const left = { ...MOST_PAGE_NOTES };
  const at = () => clock.now() - startedAt;
  /** When the last frame was. */
  let shownAt = Number.NEGATIVE_INFINITY;
  /** The frames that are counted begin with one that came late. */
  let isLate = false;
  const flush = () => {
    const runs = frames.take();
    if (runs.length === 0) return;
    const { entries } = segments.current();
    const last = entries.at(-1);
    if (last?.kind === 'frames' && !isLate)
      Object.assign(last, { at: shownAt, runs: joinRuns(last.runs, runs) });
    else entries.push({ kind: 'frames', at: shownAt, runs });
    isLate = false;
  };
  const push = (note: PageNote | Timeless<EntryOf<'around'>>) => {
    flush();
    segments.current().entries.push({ ...note, at: at() } as Entry);
  };
  return {
    around(change) {
      const { isOn: _, ...stays } = change;
      known = { ...known, ...stays };
      push({ kind: 'around', change });
    },
    frame(deltaMs) {
      const now = at();
      if (now - shownAt - deltaMs > LATE_MS) {
        flush();
        isLate = true;
      }
      frames.add(deltaMs);
      shownAt = now;
    },
    page(note) {
      // What was told of goes, however much was told.
      if (note.kind === 'layer' && layers.delete(note.layer) && !note.shown) return push(note);
      left[note.kind] -= 1;
      if (left[note.kind] < 0) return;
      if (note.kind === 'layer' && note.shown) layers.set(note.layer, note);
      push(note);
    },
    /** Writes the frames that were counted. */
    flush,
    /** Says all of it again: a segment stands for itself. */
    repeat() {
      if (known) push({ kind: 'around', change: known });
      for (const note of layers.values()) push(note);
    },
  };
};
