import type { CallOutcome } from './actors.ts';
import type { Landed, Loaded } from './answerReader.ts';
import { afterCall, afterLoad, afterLoss, failureNotice, withBet } from './answers.ts';
import type { PendingCall } from './calls.ts';
import type { Choices } from './choices.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame } from './game.ts';
import { type At, eventOf, outputOf } from './guards.ts';

type Change = Partial<RoundContext>;

/** What actions change in the machine's memory, by the names they have in its config and its chart. Pure. */
export const createChanges = (game: AnyRoundGame, choices: Choices) => ({
  heedNews: (): Change => ({ isStale: true }),
  // News that come from here on may be younger than the answer.
  takeNews: ({ context: { isStale, hasNews } }: At): Change => ({
    isStale: false,
    hasNews: hasNews || isStale,
  }),

  setCovered: (at: At): Change => ({ isCovered: eventOf<'cover'>(at).isCovered }),
  setBet: (at: At): Change => withBet(game, at.context, eventOf<'bet'>(at).bet),
  setBetTaken: (at: At): Change => ({ isBetTaken: eventOf<'betTyped'>(at).isTaken }),

  wantOpen: (at: At): Change => choices.wantOpen(at.context, eventOf<'open'>(at)),
  wantMove: (at: At): Change => choices.wantMove(at.context, eventOf<'move'>(at).move),
  wantQuit: ({ context }: At): Change => choices.wantQuit(context),
  wantAutoMove: ({ context }: At): Change => choices.wantAutoMove(context),

  /** The call that is to be made: prepared just now, or kept over a reload. */
  takeCall: (at: At): Change => ({ pending: outputOf<PendingCall | null>(at) }),
  takeState: (at: At): Change => afterLoad(game, at.context, outputOf<CallOutcome<Loaded>>(at)),
  takeAnswer: (at: At): Change => afterCall(outputOf<CallOutcome<Landed>>(at)),
  /** Of an answer that came to nobody: what else it did is seen in the state loaded next. */
  takeCoins(at: At): Change {
    const output = outputOf<CallOutcome<Landed>>(at);
    return output.isOk ? { coin: output.value.coin } : {};
  },

  noteLoss: (at: At, returnTo: RoundContext['returnTo']): Change =>
    afterLoss(at.context, outputOf<CallOutcome<unknown>>(at), returnTo),
  tell: (at: At): Change => failureNotice(outputOf<CallOutcome<unknown>>(at)),
  endTries: (): Change => ({ attempt: 0 }),

  confirm: (): Change => ({ isConfirmed: true }),
  countCheck: ({ context }: At): Change => ({ checks: context.checks + 1 }),
});
