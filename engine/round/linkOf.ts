import type * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';
import { boundsIn, type Plan, stakesOf } from '../core/rules/plan.ts';
import type { RoundServices } from './actors.ts';
import type { RoundGame, RoundView } from './game.ts';
import type { RoundInput } from './input.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from './link.ts';

/** What a game's plan and schemas say of it, and what it does beyond what most games do. */
type Own<Tuning, Event extends { kind: string }, View, Move extends RoundEvent> = {
  /** How it is staked, by its tuning; without them nothing is. */
  plan?: Plan<Tuning, never, never>;
  tuning?: z.ZodMiniType<Tuning>;
  event: z.ZodMiniType<Event>;
  view: z.ZodMiniType<View>;
} & Partial<RoundGame<Event, View, Move>>;

/**
 * A game's `createLink`, which joins a scene and the screen around it to the game's round for one visit. By
 * default nothing is moved, given up or told that was not heard of. A round with a bet is not gone on with
 * unasked, and what it brought is the balance's when its end was told.
 */
export const linkOf = <
  Tuning,
  Event extends RoundEvent,
  View extends RoundView,
  Move extends RoundEvent,
>({
  plan,
  tuning,
  event,
  view,
  ...own
}: Own<Tuning, Event, View, Move>) => {
  const isRound = plan?.kind === 'round';
  const game: RoundGame<Event, View, Move> = {
    stakes: plan ? stakesOf(plan) : 'never',
    bounds: plan && tuning ? boundsIn(plan, tuning) : () => null,
    quit: null,
    parseView: (input) => view.safeParse(input).data ?? null,
    parseEvent: (input) => event.safeParse(input).data ?? null,
    resume: isRound ? 'ask' : 'straight',
    autoMove: () => null,
    mayMove: () => false,
    earnsCoins: ({ kind }) => isRound && kind === 'ended',
    eventsBetween: () => [],
    ...own,
  };
  return (services: RoundServices, options?: LinkOptions): RoundLink<Event, View> =>
    createRoundLink(game, services, options);
};

/** What the player does in a round. */
export const moving = <Move extends RoundEvent>(move: Move): RoundInput => ({ type: 'move', move });
