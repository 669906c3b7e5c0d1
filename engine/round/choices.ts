import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import type { Staked } from '../core/rules/plan.ts';
import type { RoundIntent } from './actors.ts';
import type { RoundContext } from './context.ts';
import type { AnyRoundGame } from './game.ts';

type Change = Partial<RoundContext>;

export const isOpen = ({ round }: RoundContext): boolean => round?.status === 'open';

/**
 * What may be chosen in a round as the machine remembers it, and the intent each choice becomes;
 * hundredths of a coin. Pure: an intent changes nothing before the server has taken it.
 */
export const createChoices = (game: AnyRoundGame) => {
  const autoMove = (context: RoundContext): RoundEvent | null =>
    isOpen(context) && context.view ? game.autoMove(context.view) : null;
  const intentOf = (move: RoundEvent, { bet }: RoundContext): RoundIntent => ({
    kind: 'move',
    move,
    ...(game.stakes === 'move' && move.kind !== game.quit?.kind && { bet }),
  });
  const wantMove = (context: RoundContext, move: RoundEvent): Change => ({
    intent: intentOf(move, context),
    message: null,
  });

  /** What it costs, if anything, can be staked: it was typed as an amount that the game takes. */
  const mayStake = ({ isBetTaken }: RoundContext, when: Exclude<Staked, 'never'>): boolean =>
    game.stakes !== when || isBetTaken;

  return {
    mayMove: (context: RoundContext, move: RoundEvent): boolean =>
      isOpen(context) &&
      context.view !== null &&
      mayStake(context, 'move') &&
      game.mayMove(context.view, move),
    wantMove,

    mayQuit: (context: RoundContext): boolean => isOpen(context) && game.quit !== null,
    wantQuit: (context: RoundContext): Change => (game.quit ? wantMove(context, game.quit) : {}),

    mayOpen: (context: RoundContext): boolean => mayStake(context, 'round'),
    wantOpen: ({ bet }: RoundContext, { mode = 'house' }: { mode?: RoundMode }): Change => ({
      intent: { kind: 'open', bet: game.stakes === 'round' ? bet : 0, mode },
      message: null,
    }),

    /** The game moves by itself where this round waits. */
    hasAutoMove: (context: RoundContext): boolean => autoMove(context) !== null,
    /** The message stays: it belongs to what the player did, and this is not the player. */
    wantAutoMove: (context: RoundContext): Change => {
      const move = autoMove(context);
      return move ? { intent: intentOf(move, context) } : {};
    },
  };
};

export type Choices = ReturnType<typeof createChoices>;
