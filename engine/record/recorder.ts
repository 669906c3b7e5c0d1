import type { InspectionEvent } from 'xstate';
import type { Clock } from '../clock.ts';
import { type Entry, RECORDING_VERSION, type Recording, type RoundFacts } from './format.ts';

/** Entries kept: about an hour of play. */
const RING_SIZE = 4_000;

export interface Recorder {
  /** Notes what fixes the round, as it becomes known. */
  facts(facts: Partial<RoundFacts>): void;
  /** Notes what the player did. */
  input(input: unknown): void;
  /** Hand this to `createActor(machine, { inspect })`: it notes events and states of the root. */
  inspect(event: InspectionEvent): void;
  /** Notes a server answer. */
  answer(call: string, answer: unknown): void;
  /** Notes a call that failed, by the message it failed with. */
  failure(call: string, failure: string): void;
  /** The recording so far, as JSON text of a `Recording`. */
  toJson(): string;
}

/** A copy as JSON has it: what is recorded must not change afterwards, nor hold on to the page. */
const frozen = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return String(value);
  }
};

const NO_FACTS: RoundFacts = {
  roundId: null,
  seedHash: null,
  clientSeed: null,
  nonce: null,
  tuningVersion: null,
};

type Timeless<T> = T extends unknown ? Omit<T, 'at'> : never;

/** Records one game's rounds into a ring in memory; the oldest entries fall out. */
export const createRecorder = (
  game: string,
  clock: Pick<Clock, 'now'>,
  ringSize = RING_SIZE,
): Recorder => {
  const startedAt = clock.now();
  const ring: Entry[] = [];
  let written = 0;
  let known = NO_FACTS;

  const note = (entry: Timeless<Entry>) => {
    ring[written % ringSize] = { ...entry, at: clock.now() - startedAt } as Entry;
    written += 1;
  };

  return {
    facts(facts) {
      known = { ...known, ...facts };
    },
    input: (input) => note({ kind: 'input', input: frozen(input) }),
    inspect(inspected) {
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      if (inspected.type === '@xstate.event')
        note({ kind: 'event', event: frozen(inspected.event) });
      if (inspected.type === '@xstate.snapshot') {
        const { snapshot } = inspected;
        const value = 'value' in snapshot ? frozen(snapshot.value) : null;
        note({ kind: 'state', status: snapshot.status, value });
      }
    },
    answer: (call, answer) => note({ kind: 'answer', call, answer: frozen(answer) }),
    failure: (call, failure) => note({ kind: 'failure', call, failure }),
    toJson() {
      const first = Math.max(0, written - ringSize);
      const at = first % ringSize;
      const recording: Recording = {
        version: RECORDING_VERSION,
        game,
        startedAt,
        ...known,
        dropped: first,
        entries: [...ring.slice(at), ...ring.slice(0, at)],
      };
      return JSON.stringify(recording);
    },
  };
};
