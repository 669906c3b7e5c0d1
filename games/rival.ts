import type { RoundEvent } from '#contract/rounds.ts';
import { across, type DuelStep, type Seat } from '#engine/core/rules/duel.ts';
import {
  isRefusedStep,
  type RefusedStep,
  type Rules,
  type Step,
} from '#engine/core/rules/rules.ts';
import type { AnyGame } from './game.ts';

/** As the server names players to one another. */
const NAMES = ['A***h', 'M***a'] as const;
const MINE: Seat = 0;

/** The player learns of nothing. */
const NOTHING: RefusedStep = { refused: 'msg.invalidRequest' };

type AnyStep = Step<object, RoundEvent>;
type AnyRules = Rules<unknown, object, unknown, RoundEvent, object>;

/** What the player sees of a match, with the whole of it beside: the next step is made of that. */
const seen = (
  step: DuelStep<unknown, unknown, RoundEvent> | RefusedStep,
): AnyStep | RefusedStep => {
  if (isRefusedStep(step)) return step;
  const side = step.sides[MINE];
  if (!side) return NOTHING;
  return { ...side, state: { ...(side.state as object), duel: step.duel } };
};

const duelOf = (state: unknown): unknown => (state as { duel?: unknown }).duel ?? null;

/**
 * Plays a game's matches between two in memory, as one of them sees them: where there is no second player.
 * Null: players of the game never meet.
 */
export const rivalOf = ({ rules: own, match }: Pick<AnyGame, 'rules' | 'match'>) => {
  if (!match) return null;
  const { duel } = match;
  const rules: AnyRules = {
    ...(own as AnyRules),
    move(tuning, state, move, draws) {
      const played = duelOf(state);
      if (!played) return own.move(tuning, state, move, draws) as AnyStep | RefusedStep;
      return seen(duel.move(tuning, played, MINE, move));
    },
    timeout(tuning, state, draws) {
      const played = duelOf(state);
      if (!played) return own.timeout(tuning, state, draws) as AnyStep;
      return seen(duel.timeout(tuning, played)) as AnyStep;
    },
  };
  return {
    /** Those of the game, which heed a match where the state has one. */
    rules,
    /** Another player is found. */
    meet: (tuning: unknown) => seen(duel.start(tuning, NAMES)) as AnyStep,
    /** The other player moves; refused where there is none, or ours is not in. */
    answer(tuning: unknown, state: unknown, move: unknown): AnyStep | RefusedStep {
      const played = duelOf(state);
      return played ? seen(duel.move(tuning, played, across(MINE), move)) : NOTHING;
    },
  };
};
