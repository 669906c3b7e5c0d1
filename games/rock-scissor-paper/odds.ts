import { type Analysis, analyse } from '#engine/core/odds/analysis.ts';
import {
  type Fraction,
  fraction,
  minus,
  numberOf,
  ONE,
  plus,
  times,
  ZERO,
} from '#engine/core/odds/fraction.ts';
import type { Playable, Policy } from '#engine/core/odds/stakes.ts';
import type { GameOdds } from '#engine/core/odds/ways.ts';
import type { Draws, Step } from '#engine/core/rules/rules.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { type Duel, rpsDuel, scoreOf, winningsOf } from './duel.ts';
import { type RpsState, rpsRules, throwWeights } from './rules.ts';
import { HANDS, type Hand, type RpsEvent, type RpsMove, type Score } from './shapes.ts';
import type { RpsTuning } from './tuning.ts';

/** A throw against the house at a score, and the match from there; probabilities 0 to 1. */
export interface ThrowOdds {
  score: Score;
  win: number;
  lose: number;
  tie: number;
  /** Probability of winning the match, from this score. */
  match: number;
}

/** The scores a match may stand at, those last that come last. */
const scoresOf = ({ wins }: RpsTuning): Score[] =>
  Array.from({ length: wins * wins }, (_, at): Score => [at % wins, Math.floor(at / wins)]).sort(
    (a, b) => a[0] + a[1] - (b[0] + b[1]) || b[0] - a[0],
  );

/**
 * The probability of winning the match from a score. A tie leaves the score as it is, so only the
 * throws that are none count: won / (won + lost) of them are won.
 */
const matchFrom = (tuning: RpsTuning, [mine, theirs]: Score): Fraction => {
  if (mine === tuning.wins) return ONE;
  if (theirs === tuning.wins) return ZERO;
  const { win, lose } = throwWeights(tuning, [mine, theirs]);
  const won = fraction(win, win + lose);
  return plus(
    times(won, matchFrom(tuning, [mine + 1, theirs])),
    times(minus(ONE, won), matchFrom(tuning, [mine, theirs + 1])),
  );
};

/** From the throw to the match: every score, from none all to the one that decides. */
export const throwOdds = (tuning: RpsTuning): ThrowOdds[] =>
  scoresOf(tuning).map((score) => {
    const { win, lose, tie } = throwWeights(tuning, score);
    const share = (weight: number) => numberOf(fraction(weight, win + lose + tie));
    const match = numberOf(matchFrom(tuning, score));
    return { score, win: share(win), lose: share(lose), tie: share(tie), match };
  });

const winOrNothing = (multiplier: number, chance: Fraction): Analysis =>
  analyse([
    { multiplier, chance },
    { multiplier: 0, chance: minus(ONE, chance) },
  ]);

/** A match against the house, every throw made. Which hand is thrown does not matter. */
export const houseAnalysis = (tuning: RpsTuning): Analysis =>
  winOrNothing(tuning.pay, matchFrom(tuning, [0, 0]));

/**
 * A match between two players of the same skill. Whatever their skill, the two together are paid this
 * return: the winner's part of both bets, and what is left is the rake.
 */
export const liveAnalysis = (tuning: RpsTuning): Analysis =>
  winOrNothing(winningsOf(tuning), fraction(1, 2));

const THROWS: Record<Hand, RpsMove> = {
  rock: { kind: 'throw', hand: 'rock' },
  scissors: { kind: 'throw', hand: 'scissors' },
  paper: { kind: 'throw', hand: 'paper' },
};

const throwAny = (draws: Draws): RpsMove => THROWS[HANDS[draws.below(HANDS.length)] as Hand];

type Side = Step<RpsState | Duel, RpsEvent>;

/** A match as the first seat sees it, its state all that is known: simulations keep no secrets. */
const sideOf = (made: ReturnType<typeof rpsDuel.start>): Side => {
  const [mine] = made.sides;
  if (mine === null) throw new Error('a throw of both is told to both');
  return { ...mine, state: made.duel };
};

/** A match against somebody who throws at random. */
const againstChance: Playable<RpsTuning, RpsState | Duel, RpsMove> = {
  open: (tuning) => sideOf(rpsDuel.start(tuning, ['a', 'b'])),
  move(tuning, duel, move, draws) {
    const first = rpsDuel.move(tuning, duel as Duel, 0, move);
    if (isRefusedStep(first)) return first;
    const second = rpsDuel.move(tuning, first.duel, 1, throwAny(draws));
    return isRefusedStep(second) ? second : sideOf(second);
  },
  timeout: (tuning, duel) => sideOf(rpsDuel.timeout(tuning, duel as Duel)),
};

const throwsAny: Policy<RpsTuning, RpsState | Duel, RpsMove> = (_tuning, _state, chance) =>
  throwAny(chance);

/** The score, and what is drawn for the next throw; not how it came to be. Both hands are shown in one turn. */
const classOf = (state: RpsState | Duel): string =>
  'mode' in state
    ? state.mode === 'house'
      ? `${state.score} ${state.drawn}`
      : JSON.stringify(state)
    : `${scoreOf(state.throws)}`;

export const rpsOdds: GameOdds<RpsTuning, RpsState | Duel, RpsMove> = {
  forms: ['house', 'live'],
  ways: () => ['house', 'live'],
  way(tuning, name) {
    if (name === 'house')
      return {
        analysis: houseAnalysis(tuning),
        rules: rpsRules,
        policy: () => THROWS.rock,
        classOf,
      };
    if (name === 'live')
      return {
        analysis: liveAnalysis(tuning),
        rules: againstChance,
        policy: throwsAny,
        classOf,
        live: { bets: 'liveBets', pays: 'rtpLive' },
      };
    return null;
  },
};
