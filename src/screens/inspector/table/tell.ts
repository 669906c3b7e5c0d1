import type { AdjustableClock } from '#engine/core/adjustableClock.ts';
import type { RoundInput } from '#engine/round/input.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { AnyStory } from '#games/story.ts';
import type { Table } from './createTable.ts';

interface Told {
  story: AnyStory;
  number: number;
  tuning: unknown;
  table: Table;
  link: AnyRoundLink;
  clock: AdjustableClock;
}

/** What is left of a clock that runs out is shown as it passes. Milliseconds. */
const LAST_MS = 2_000;

/** Has the clock run out soon: all but its last moments pass at once. */
const runOut = ({ link, clock }: Told): void => {
  const left = link.millisLeft() ?? 0;
  clock.frame(() => clock.pass(Math.max(0, left - LAST_MS)));
};

/**
 * Plays a story: opens the round and makes its moves, as its machine asks for them, in the time the
 * scene takes. The house has the seed that tells it. The answer stops it.
 */
export const tellStory = (told: Told): (() => void) => {
  const { story, number, tuning, table, link } = told;
  let isOpened = false;
  let last = -1;
  const send = (input: RoundInput) => queueMicrotask(() => link.send(input));

  const go = ({ phase, round }: ReturnType<AnyRoundLink['state']>) => {
    if (phase === 'idle' && !isOpened) {
      isOpened = true;
      return send({ type: 'open', ...(story.mode && { mode: story.mode }) });
    }
    const state = table.house.state();
    if (phase !== 'deciding' || !round || !state || round.step === last) return;
    last = round.step;
    const move = story.next(tuning, state, round.step, number);
    if (move === 'timeout') runOut(told);
    else if (move !== null) send({ type: 'move', move: move as { kind: string } });
  };
  const stop = link.subscribe(go);
  go(link.state());
  return stop;
};
