import type { Recording } from '#contract/recording.ts';
import type { RoundMachine } from '../../round/machine.ts';
import { replayEvents } from './byEvents.ts';
import { type AnyMake, replayInputs } from './byInputs.ts';
import type { Divergence } from './divergence.ts';
import { createOutside } from './outside.ts';
import { createReused } from './reused.ts';

/** How a replay was driven: by the machine's own events, or by what came from outside. */
type Driver = 'events' | 'inputs';

export interface Replay {
  /** Root events and all entries that were gone through. */
  events: number;
  entries: number;
  /** The first place where it departs, of either driver; null: it is as it was. */
  divergence: Departure | null;
}

/** A divergence, and where the recorded machine stood when it came to it. */
export interface Departure extends Divergence {
  driver: Driver;
  /** The entry's number in the whole recording, from 1. */
  entry: number;
  /** Milliseconds since the recording began. */
  at: number;
  /** Null: it had not begun. */
  state: unknown;
  /** The type of the event it took last; null: none in this segment. */
  event: string | null;
}

const departureIn = (
  { segments }: Recording,
  divergence: Divergence,
  driver: Driver,
): Departure => {
  const { segment, index, expected, actual } = divergence;
  const { begin = null, entries = [] } = segments[segment] ?? {};
  const before = entries.slice(0, index);
  const state = before.findLast((entry) => entry.kind === 'state');
  const event = before.findLast((entry) => entry.kind === 'event');
  const type = Object(event?.event).type;
  return {
    ...divergence,
    driver,
    entry: segments.slice(0, segment).reduce((sum, each) => sum + each.entries.length, index + 1),
    at: (expected ?? entries.at(-1) ?? actual)?.at ?? 0,
    state: state ? state.value : (begin?.value ?? null),
    event: typeof type === 'string' ? type : null,
  };
};

/** A game's machine, as its links run it. */
export const machineOf = (make: AnyMake): RoundMachine => {
  const outside = createOutside({ startedAt: 0, kinds: new Set(), read: () => null });
  return make(outside.services, {}).actor.logic;
};

/**
 * Replays every segment by both drivers and stops at the first entry that is not the recorded one.
 * Both must agree: a machine that runs right and a link that runs right are two things. `free`: segments that
 * may come out others; a departure there ends them alone, and is told where there is no other.
 */
export const replay = async (
  make: AnyMake,
  recording: Recording,
  free: ReadonlySet<number> = new Set(),
): Promise<Replay> => {
  const machine = machineOf(make);
  const done = { events: 0, entries: 0 };
  let allowed: Departure | null = null;
  let reused = createReused();
  for (const [segment, each] of recording.segments.entries()) {
    const byEvents = replayEvents(machine, each);
    const found = byEvents ?? (await replayInputs(make, recording, each, reused));
    if (found) {
      // What departed may still go on by itself.
      reused = createReused();
      const driver = byEvents ? 'events' : 'inputs';
      const divergence = departureIn(recording, { ...found, segment }, driver);
      if (!free.has(segment)) return { ...done, divergence };
      allowed ??= divergence;
      continue;
    }
    done.entries += each.entries.length;
    done.events += each.entries.filter(({ kind }) => kind === 'event').length;
  }
  return { ...done, divergence: allowed };
};
