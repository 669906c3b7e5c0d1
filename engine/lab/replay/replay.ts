import type { Recording } from '#contract/recording.ts';
import type { RoundMachine } from '../../round/machine.ts';
import { replayEvents } from './byEvents.ts';
import { type AnyMake, replayInputs } from './byInputs.ts';
import type { Divergence } from './divergence.ts';
import { createOutside } from './outside.ts';

/** How a replay was driven: by the machine's own events, or by what came from outside. */
type Driver = 'events' | 'inputs';

export interface Replay {
  /** Root events and all entries that were gone through. */
  events: number;
  entries: number;
  /** The first place where it departs, of either driver; null: it is as it was. */
  divergence: (Divergence & { driver: Driver }) | null;
}

/** A game's machine, as its links run it. */
export const machineOf = (make: AnyMake): RoundMachine => {
  const outside = createOutside({ startedAt: 0, kinds: new Set(), read: () => null });
  return make(outside.services, {}).actor.logic;
};

/**
 * Replays every segment by both drivers and stops at the first entry that is not the recorded one.
 * Both must agree: a machine that runs right and a link that runs right are two things.
 */
export const replay = async (make: AnyMake, recording: Recording): Promise<Replay> => {
  const machine = machineOf(make);
  const done = { events: 0, entries: 0 };
  for (const [segment, each] of recording.segments.entries()) {
    const byEvents = replayEvents(machine, each);
    if (byEvents) return { ...done, divergence: { ...byEvents, segment, driver: 'events' } };
    const byInputs = await replayInputs(make, recording, each);
    if (byInputs) return { ...done, divergence: { ...byInputs, segment, driver: 'inputs' } };
    done.entries += each.entries.length;
    done.events += each.entries.filter(({ kind }) => kind === 'event').length;
  }
  return { ...done, divergence: null };
};
