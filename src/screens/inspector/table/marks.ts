import type { Recorder } from '#engine/record/recorder.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { Seat, Table } from './createTable.ts';

type Phase = ReturnType<AnyRoundLink['state']>['phase'];

/** Nothing is under way here: a round that is loaded anew stands the same. */
const RESTING: ReadonlySet<Phase> = new Set(['idle', 'resumable', 'deciding', 'settled']);
/** Kept of one visit; the oldest goes first. */
const MOST = 500;

interface Mark {
  segment: number;
  /** Entries of the segment that came before. */
  index: number;
  saved: ReturnType<Table['house']['save']>;
}

const placeOf = (recorder: Recorder) => ({
  segment: recorder.begun() - 1,
  index: recorder.entries().length,
});

/** Notes how the house stands whenever the machine rests, for whoever wants to go back there. */
export const markRests = ({ chrome, recorder }: Seat, { house }: Table) => {
  const marks: Mark[] = [];
  let phase: Phase | null = null;
  chrome.subscribe((state) => {
    const isNew = state.phase !== phase;
    phase = state.phase;
    if (!isNew || !RESTING.has(phase)) return;
    marks.push({ ...placeOf(recorder), saved: house.save() });
    if (marks.length > MOST) marks.shift();
  });
  return {
    /** The last rest before an entry; null: there was none. */
    before: (segment: number, index: number): Mark | null =>
      marks.findLast(
        (mark) => mark.segment < segment || (mark.segment === segment && mark.index <= index + 1),
      ) ?? null,
  };
};
export type Marks = ReturnType<typeof markRests>;
