import type { GameDates, GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { TransactionType } from '#contract/transactions.ts';
import type { PlayedStep, Verification } from '#engine/core/fair/verify.ts';
import type { Target } from '#engine/core/odds/verdict.ts';
import type { GameOdds } from '#engine/core/odds/ways.ts';
import { STEP_WORDS, type StepWords } from '#engine/core/rules/after.ts';
import type { DuelRules } from '#engine/core/rules/duel.ts';
import type { Plan } from '#engine/core/rules/plan.ts';
import type { Rules, Step } from '#engine/core/rules/rules.ts';
import type { TuningKit } from '#engine/core/rules/tuning.ts';
import type { Card } from './card.ts';

/** What a round of a game is played with. */
export interface Played<Tuning, State, Move, Event, View> extends StepWords {
  key: string;
  rules: Rules<Tuning, State, Move, Event, View>;
  tuning: TuningKit<Tuning>;
  /** How it is staked and paid. */
  plan: Plan<Tuning, State, Move>;
  /** The first and last day it is open, where an operator set no others. */
  dates: GameDates;
  /** The type of its lines in the history. */
  transactionType: TransactionType;
  /** Milliseconds a person needs at least from what was last shown to this move. */
  leastMs?: (tuning: Tuning, move: Move) => number;
  /** Opens a round that looks for an opponent; null where players do not meet. */
  seek: ((tuning: Tuning) => Step<State, Event>) | null;
}

/** Matches between players of a game. */
interface Matched<Tuning, Duel, State, Move, Event> {
  duel: DuelRules<Tuning, Duel, State, Move, Event>;
  /** Recomputes a match that was played from its published steps. */
  follow(tuning: Tuning, steps: readonly PlayedStep[]): Verification<unknown, RoundEvent>;
  /** True for a step that says a clock ran out, and tells of nothing that the other player did. */
  ranOut(step: Pick<PlayedStep, 'by' | 'events'>): boolean;
}

/** A game's pure half whole: `game.ts` of its room. */
export interface GameHalf<Tuning, State, Move, Event, View, Duel>
  extends Played<Tuning, State, Move, Event, View> {
  key: GameKey;
  odds: GameOdds<Tuning, State | Duel, Move>;
  /** What its odds are held to: what its card announces. */
  target: Target;
  match: Matched<Tuning, Duel, State, Move, Event> | null;
}

export type AnyPlayed = Played<unknown, unknown, unknown, RoundEvent, object>;
export type AnyGame = GameHalf<unknown, unknown, unknown, RoundEvent, object, unknown>;

/** What `defineGame` derives or supposes where a game does not say it. */
type Derived = 'key' | 'dates' | 'transactionType' | 'target' | keyof StepWords | 'seek' | 'match';

/**
 * A game's pure half, from its card and its parts. A game without a stake announces a return on its
 * page alone: there is nothing to hold its odds to.
 */
export const defineGame = <
  Tuning,
  State,
  Move,
  Event extends RoundEvent,
  View extends object,
  Duel = never,
>({
  card,
  ...parts
}: { card: Card } & Omit<GameHalf<Tuning, State, Move, Event, View, Duel>, Derived> &
  Partial<
    Pick<GameHalf<Tuning, State, Move, Event, View, Duel>, keyof StepWords | 'seek' | 'match'>
  >): GameHalf<Tuning, State, Move, Event, View, Duel> => {
  const { key, startdate, enddate, transactionType, stats } = card;
  return {
    ...STEP_WORDS,
    seek: null,
    match: null,
    ...parts,
    key,
    dates: { startdate, enddate },
    transactionType,
    target: { rtp: parts.plan.kind === 'free' ? null : stats.rtp, maxOdds: stats.maxOdds },
  };
};
