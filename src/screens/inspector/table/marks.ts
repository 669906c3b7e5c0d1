import type { Recorder } from '#engine/lab/record/recorder.ts';
import type { RoundInput } from '#engine/round/input.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { Table, TableLink } from './createTable.ts';

type Phase = ReturnType<AnyRoundLink['state']>['phase'];

/** Nothing is under way here, and a round that is loaded anew stands the same; one that is over does not. */
const RESTING: ReadonlySet<Phase> = new Set(['idle', 'resumable', 'deciding']);
/** Kept of one visit; the oldest goes first. */
const MOST = 500;

interface Mark {
  segment: number;
  /** Entries of the segment that came before. */
  index: number;
  /** The table's time. */
  at: number;
  phase: Phase;
  /** The stake is the machine's own. */
  stake: Pick<ReturnType<AnyRoundLink['state']>, 'bet' | 'isBetTaken'>;
  saved: ReturnType<Table['house']['save']>;
}

/** From a rest of the machine to an entry of its log, to be played again. */
export interface Rerun extends Pick<Mark, 'phase' | 'stake' | 'saved'> {
  /** What was given to the machine, milliseconds after the rest. */
  inputs: readonly { afterMs: number; input: RoundInput }[];
  lastsMs: number;
}

/** The entries from a mark to a place, that one too; null where the first of them are let go. */
const between = (recorder: Recorder, mark: Mark, segment: number, index: number) => {
  const { segments, dropped, startedAt } = recorder.recording(mark.segment);
  if (dropped > mark.segment) return null;
  const entries = segments
    .slice(0, segment - dropped + 1)
    .flatMap((part, at) =>
      part.entries.slice(
        at === 0 ? mark.index : 0,
        dropped + at === segment ? index + 1 : undefined,
      ),
    );
  return { entries, restedAt: mark.at - startedAt };
};

/** Notes how the house stands whenever the machine rests, for whoever wants to go back there. */
export const markRests = ({ chrome, recorder }: TableLink, { house }: Table, now: () => number) => {
  const marks: Mark[] = [];
  let phase: Phase | null = null;
  chrome.subscribe((state) => {
    const isNew = state.phase !== phase;
    phase = state.phase;
    if (!isNew || !RESTING.has(phase)) return;
    const place = { segment: recorder.begun() - 1, index: recorder.entries().length };
    const { bet, isBetTaken } = state;
    const stake = { bet, isBetTaken };
    marks.push({ ...place, at: now(), phase, stake, saved: house.save() });
    if (marks.length > MOST) marks.shift();
  });
  return {
    /** From the last rest before an entry; null: there was none. */
    wayTo(segment: number, index: number): Rerun | null {
      const mark = marks.findLast(
        (each) => each.segment < segment || (each.segment === segment && each.index <= index + 1),
      );
      const found = mark && between(recorder, mark, segment, index);
      if (!found) return null;
      const { entries, restedAt } = found;
      return {
        phase: mark.phase,
        stake: mark.stake,
        saved: mark.saved,
        inputs: entries.flatMap((entry) =>
          entry.kind === 'input'
            ? [{ afterMs: entry.at - restedAt, input: entry.input as RoundInput }]
            : [],
        ),
        lastsMs: Math.max(0, (entries.at(-1)?.at ?? restedAt) - restedAt),
      };
    },
  };
};
export type Marks = ReturnType<typeof markRests>;
