import type { InspectionEvent } from 'xstate';
import type { Entry } from '#contract/recording.ts';
import type { Recorder } from '../record/recorder.ts';
import { asMemory, type Memory, type Moment } from '../replay/tape.ts';

/** A recorder that also keeps what the machine knew at each state it notes. */
export interface MomentRecorder extends Recorder {
  /** Of an entry that notes a state; undefined of any other. Forgotten with the entry. */
  momentOf(entry: Entry): Moment | undefined;
}

/**
 * Watches the machine that a recorder records. A recording alone has the hash of a state's memory: who has
 * only that computes the memory again (`momentsOf`).
 */
export const withMoments = (recorder: Recorder): MomentRecorder => {
  const moments = new WeakMap<Entry, Moment>();
  // An event that comes while another is under way is noted before that one's state.
  const waiting: unknown[] = [];
  let passed: unknown[] = [];
  let before: Memory | null = null;

  return {
    ...recorder,
    inspect(inspected: InspectionEvent) {
      recorder.inspect(inspected);
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      const noted = recorder.entries().at(-1);
      if (inspected.type === '@xstate.event' && noted?.kind === 'event') waiting.push(noted.event);
      if (!('snapshot' in inspected)) return;
      const { snapshot } = inspected;
      if (!('value' in snapshot && 'context' in snapshot)) return;
      if (inspected.type === '@xstate.microstep') passed.push(snapshot.value);
      if (inspected.type !== '@xstate.snapshot' || noted?.kind !== 'state') return;
      const now = asMemory(snapshot as Memory);
      // The start is told as one state, without a step.
      if (passed.length === 0) passed.push(now.value);
      moments.set(noted, { now, before, event: waiting.shift(), passed });
      before = now;
      passed = [];
    },
    momentOf: (entry) => moments.get(entry),
  };
};
