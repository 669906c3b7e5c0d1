import * as z from 'zod/mini';
import type { EventWeek, WonPrize } from '#contract/event.ts';
import { DRAW_KEY } from '#contract/games.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { CallResult, PendingStore } from '#engine/round/calls.ts';
import { logFailure } from '#src/base/log.ts';
import { getEvent, type OfWeek, requestSpin } from '#src/features/event/event.ts';
import { asResult } from '#src/features/rounds/callResult.ts';
import { pendingStore } from '#src/features/rounds/pendingStore.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { drawAnswerOf, drawStateOf, seedOf } from './drawRounds.ts';

interface DrawOptions extends OfWeek {
  uid: string;
  /** The week as the page has it. */
  known: EventWeek;
  /** Is told what the server gave, as soon as it is here. */
  onWon(prize: WonPrize): void;
}

const refused = (message: 'msg.notFound' | 'msg.invalidRequest'): CallResult<never> => ({
  isOk: false,
  failure: { kind: 'refused', message, params: [] },
});

/** The player's one place for a spin under way; another week's is none of this one's. */
const pendingOf = (options: DrawOptions): PendingStore => {
  const kept = pendingStore(options.uid, DRAW_KEY);
  const of = seedOf(options);
  const Kept = z.object({ of: z.literal(of), call: z.unknown() });
  return {
    load: () => Kept.safeParse(kept.load()).data?.call ?? null,
    save: (call) => kept.save({ of, call }),
    clear: kept.clear,
  };
};

/** Everything outside the draw's machine. */
export const drawServices = (options: DrawOptions): RoundServices => {
  const { event, week: number, onWon } = options;
  const of = { event, week: number };
  let { known } = options;
  return {
    calls: {
      async load(signal) {
        const answered = await asResult(getEvent(signal));
        if (!answered.isOk) return answered;
        const { event: found } = answered.answer;
        const week = found?.weeks.find((each) => each.number === number);
        if (found?.key !== event || !week) return refused('msg.notFound');
        known = week;
        return { isOk: true, answer: drawStateOf(of, week, answered.answer) };
      },
      async open({ requestId, clientSeed }, signal) {
        const answered = await asResult(requestSpin(of, { requestId, clientSeed }, signal));
        if (!answered.isOk) return answered;
        onWon(answered.answer.prize);
        return { isOk: true, answer: drawAnswerOf(of, known, answered.answer) };
      },
      // A draw is over as soon as it is opened.
      move: async () => refused('msg.invalidRequest'),
    },
    pending: pendingOf(options),
    clock: wallClock,
    newRequestId,
    newClientSeed: nextClientSeed,
    // No coins are staked, and none are won.
    applyCoins() {},
    showStake() {},
    report: (error) => logFailure('The draw: a fault was survived', error),
  };
};
