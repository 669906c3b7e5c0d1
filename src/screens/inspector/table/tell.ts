import type { AdjustableClock } from '#engine/adjustableClock.ts';
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

/** Waits on the clock to run out: so many milliseconds at a time, until the machine goes on. */
const RUN_MS = 250;

/** Has the clock run out in a moment. */
const runOut = ({ link, clock }: Told): void => {
  const { phase } = link.state();
  const again = () => {
    if (link.state().phase !== phase) return;
    clock.pass(RUN_MS);
    clock.frame(again);
  };
  clock.frame(again);
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
