import type * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';
import { boundsIn, type Plan, stakesOf } from '../core/rules/plan.ts';
import type { RoundGame, RoundView } from './game.ts';

/** What a game's plan and schemas say of it, and what it does beyond what most games do. */
type Own<Tuning, Event extends { kind: string }, View, Move extends RoundEvent> = {
  plan: Plan<Tuning, never, never>;
  tuning: z.ZodMiniType<Tuning>;
  event: z.ZodMiniType<Event>;
  view: z.ZodMiniType<View>;
} & Partial<RoundGame<Event, View, Move>>;

/** A game for the machine kit: by default nothing is moved, given up or told that was not heard of. */
export const roundOf = <
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
}: Own<Tuning, Event, View, Move>): RoundGame<Event, View, Move> => ({
  stakes: stakesOf(plan),
  bounds: boundsIn(plan, tuning),
  quit: null,
  parseView: (input) => view.safeParse(input).data ?? null,
  parseEvent: (input) => event.safeParse(input).data ?? null,
  resume: 'straight',
  autoMove: () => null,
  mayMove: () => false,
  earnsCoins: () => false,
  eventsBetween: () => [],
  ...own,
});
