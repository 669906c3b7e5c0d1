import { type Analysis, analyse } from '#engine/core/odds/analysis.ts';
import {
  type Fraction,
  fraction,
  fractionOf,
  minus,
  ONE,
  plus,
  times,
  ZERO,
} from '#engine/core/odds/fraction.ts';
import type { Policy } from '#engine/core/odds/stakes.ts';
import type { GameOdds } from '#engine/core/odds/ways.ts';
import { happens } from '#engine/core/rules/among.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { type FtoState, ftoRules } from './rules.ts';
import type { FtoMove } from './shapes.ts';
import type { FtoTuning, Rung } from './tuning.ts';

/** How likely a player is to find the odd card of a question, exactly. */
export type Skill = (rung: Rung) => Fraction;

/** Picks any card with closed eyes. */
export const blindGuess: Skill = ({ columns, rows }) => fraction(1, columns * rows);

/** Finds each odd card with the same probability, 0 to 1. */
export const constantSkill =
  (probability: number): Skill =>
  () =>
    fractionOf(probability);

/**
 * The exact figures of a round for a player of the given skill; the unit is what a right answer
 * pays. The questions are independent, so the number of right answers is Poisson-binomial: its
 * distribution is the product of the polynomials (1 - p) + p x. A free game has no return to player:
 * spec 9's 97% is a figure of the game's page.
 */
export const ftoAnalysis = (tuning: FtoTuning, skill: Skill): Analysis => {
  let chances = [ONE];
  for (const rung of tuning.ladder) {
    const found = skill(rung);
    const missed = minus(ONE, found);
    chances = Array.from({ length: chances.length + 1 }, (_, right) =>
      plus(times(chances[right] ?? ZERO, missed), times(chances[right - 1] ?? ZERO, found)),
    );
  }
  return analyse(
    chances.map((chance, right) => ({ multiplier: UNIT * right, chance })),
    0,
  );
};

type FtoPolicy = Policy<FtoTuning, FtoState, FtoMove>;

const NEXT: FtoMove = { kind: 'next' };

const guessBlindly: FtoPolicy = (_tuning, { asked, answered }, chance) =>
  asked
    ? {
        kind: 'answer',
        question: answered.length + 1,
        cell: chance.below(asked.columns * asked.rows),
      }
    : NEXT;

/** Finds the odd card with a probability, and is too late otherwise. */
const find =
  (probability: number): FtoPolicy =>
  (_tuning, { asked, answered }, chance) => {
    if (!asked) return NEXT;
    if (!happens(probability, chance)) return 'timeout';
    return { kind: 'answer', question: answered.length + 1, cell: asked.odd };
  };

const SKILL = /^skill=(0|1|0?\.\d{1,9})$/;

/** How a card looks does not matter, nor what was answered before. */
const classOf = ({ answered, asked }: FtoState): string => `${answered.length} ${asked?.odd}`;

export const ftoOdds: GameOdds<FtoTuning, FtoState, FtoMove> = {
  forms: ['blind', 'skill=0.7'],
  ways: () => ['blind'],
  way(tuning, name) {
    if (name === 'blind')
      return {
        analysis: ftoAnalysis(tuning, blindGuess),
        rules: ftoRules,
        policy: guessBlindly,
        classOf,
      };
    const probability = SKILL.exec(name)?.[1];
    if (probability === undefined) return null;
    const skill = Number(probability);
    return {
      analysis: ftoAnalysis(tuning, constantSkill(skill)),
      rules: ftoRules,
      policy: find(skill),
      classOf,
    };
  },
};
