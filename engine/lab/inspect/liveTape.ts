import type { Segment } from '#contract/recording.ts';
import { type Moment, momentAt, stepOf, type TapeStep } from '../replay/tape.ts';
import type { MomentRecorder } from './liveMoments.ts';

/** A step as it came, with what the machine knew then. */
export interface LiveStep {
  /** Its place among all that came, from 0. */
  place: number;
  step: TapeStep;
  moment: Moment;
}

/** The last entries of a visit that goes on. */
export interface LiveTape {
  /** Reads what was recorded since it last did. The same list as before: nothing was. */
  read(): readonly LiveStep[];
}

export type LiveSource = Pick<MomentRecorder, 'entries' | 'begun' | 'recording' | 'momentOf'>;

/**
 * Follows a recorder while it writes, entry by entry, over its segments. Reads cost what is new, and no more
 * than `most` entries are kept.
 */
export const createLiveTape = (recorder: LiveSource, most: number): LiveTape => {
  let kept: readonly LiveStep[] = [];
  let came = 0;
  let segment = -1;
  let entries: Segment['entries'] | ReturnType<LiveSource['entries']> = [];
  let index = 0;
  let moment = momentAt(null);

  const take = (fresh: LiveStep[]) => {
    for (; index < entries.length; index += 1) {
      const entry = entries[index];
      if (!entry) continue;
      moment = recorder.momentOf(entry) ?? moment;
      fresh.push({ place: came, step: stepOf(entry, segment, index), moment });
      came += 1;
    }
  };
  const begin = (number: number, next: typeof entries, from: Segment['begin']) => {
    segment = number;
    entries = next;
    index = 0;
    moment = momentAt(from);
  };

  return {
    read() {
      const fresh: LiveStep[] = [];
      // The last of a segment that ended meanwhile.
      take(fresh);
      const known = (fresh.at(-1) ?? kept.at(-1))?.moment.now ?? null;
      const last = recorder.begun() - 1;
      // One that was followed to its end says where the next one begins; a copy of it all is dear.
      if (segment >= 0 && segment === last - 1) {
        begin(last, recorder.entries(), known);
        take(fresh);
      } else if (segment < last) {
        const { segments, dropped } = recorder.recording(segment + 1);
        for (const [at, part] of segments.entries()) {
          const number = dropped + at;
          begin(number, number === last ? recorder.entries() : part.entries, part.begin);
          take(fresh);
        }
      }
      if (fresh.length > 0) kept = [...kept, ...fresh].slice(-most);
      return kept;
    },
  };
};
