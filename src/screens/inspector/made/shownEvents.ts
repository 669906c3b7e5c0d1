import type { RoundEvent } from '#contract/rounds.ts';
import type { LiveStep } from '#engine/lab/inspect/liveTape.ts';
import type { Memory } from '#engine/lab/replay/tape.ts';
import type { RoundContext } from '#engine/round/context.ts';

const known = (memory: Memory | null | undefined): Partial<RoundContext> =>
  (memory?.context ?? {}) as Partial<RoundContext>;

/** The event that begins to be shown with an entry; null: none does. */
const begunBy = ({ step, moment: { now, before } }: LiveStep): RoundEvent | null => {
  if (step.entry.kind !== 'state' || now?.value !== 'presenting') return null;
  const { queue } = known(now);
  // What else the machine takes meanwhile leaves the queue as it is.
  const isNew = before?.value !== 'presenting' || known(before).queue !== queue;
  return isNew ? (queue?.[0] ?? null) : null;
};

/** What the scene was shown in a segment of a log, one after the other, with the round's stake and winnings. */
export const shownEvents = (steps: readonly LiveStep[], segment: number) => {
  const own = steps.filter(({ step }) => step.segment === segment);
  const { bet = 0, won = 0 } = known(own.at(-1)?.moment.now).round ?? {};
  return { bet, won, events: own.flatMap((each) => begunBy(each) ?? []) };
};

/** The segment of the round that was shown last; -1: none was. */
export const lastSegmentShown = (steps: readonly LiveStep[]): number =>
  steps.findLast((each) => begunBy(each) !== null)?.step.segment ?? -1;
