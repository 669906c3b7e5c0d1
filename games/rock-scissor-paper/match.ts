import {
  compareSteps,
  type Disagreement,
  type PlayedStep,
  type Verification,
} from '#engine/core/fair/verify.ts';
import type { RefusedStep, Step } from '#engine/core/rules/rules.ts';
import { type Duel, rpsDuel } from './duel.ts';
import { type RpsState, rpsRules, seek } from './rules.ts';
import { RpsEvent } from './shapes.ts';
import type { RpsTuning } from './tuning.ts';

type Taken = Step<RpsState, RpsEvent> | RefusedStep | Disagreement;

/** Looking for an opponent draws nothing. */
const NO_DRAWS = { below: () => 0 };

const eventOf = ({ events }: Pick<PlayedStep, 'events'>): RpsEvent | null => {
  const read = RpsEvent.safeParse(events[0]);
  return read.success ? read.data : null;
};

/** Nobody was found, or somebody showed no hand in time; all else happens whenever the other player does it. */
export const ranOut = (step: Pick<PlayedStep, 'by' | 'events'>): boolean => {
  const event = step.by === 'timeout' ? eventOf(step) : null;
  return (
    event?.kind === 'alone' ||
    (event?.kind === 'thrown' && (event.mine === null || event.theirs === null))
  );
};

/**
 * Recomputes a match between two players from what one of them was told: nothing was drawn in it, and
 * the other's hands are in the record as well. `steps` are the player's own.
 */
export const followMatch = (
  tuning: RpsTuning,
  steps: readonly PlayedStep[],
): Verification<RpsState, RpsEvent> => {
  let duel: Duel | null = null;

  const seekOn = (played: PlayedStep, last: Step<RpsState, RpsEvent>, index: number): Taken => {
    const event = eventOf(played);
    const move = played.by === 'move' ? rpsRules.parseMove(played.move) : null;
    const wrong: Disagreement = { kind: 'move', step: index };
    if (last.state.mode !== 'seek') return wrong;
    if (event?.kind === 'began' && event.opponent !== null) {
      const begun = rpsDuel.start(tuning, ['', event.opponent]);
      duel = begun.duel;
      return begun.sides[0] ?? wrong;
    }
    if (played.by !== 'move') return rpsRules.timeout(tuning, last.state, NO_DRAWS);
    return move === null ? wrong : rpsRules.move(tuning, last.state, move, NO_DRAWS);
  };

  const playOn = (before: Duel, played: PlayedStep, index: number): Taken => {
    const event = eventOf(played);
    const own = played.by === 'move' ? rpsRules.parseMove(played.move) : null;
    const wrong: Disagreement = { kind: 'move', step: index };
    if (played.by === 'move' && own === null) return wrong;
    // The other's hand is known by now, so both are shown as soon as the player's own is in.
    const shown: Duel =
      event?.kind === 'thrown' ? { ...before, hands: [before.hands[0], event.theirs] } : before;
    const after = () => {
      if (own !== null) return rpsDuel.move(tuning, shown, 0, own);
      // With no move of the player's and no hands, the other one has given up.
      if (shown === before) return rpsDuel.move(tuning, before, 1, { kind: 'quit' });
      return rpsDuel.timeout(tuning, shown);
    };
    const step = after();
    if ('refused' in step) return step;
    duel = step.duel;
    return step.sides[0] ?? wrong;
  };

  return compareSteps(steps, (played, last, index) => {
    if (last === undefined) return seek(tuning);
    return duel === null ? seekOn(played, last, index) : playOn(duel, played, index);
  });
};
