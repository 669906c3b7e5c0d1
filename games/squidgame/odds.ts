import { type Analysis, analyse, type Outcome } from '#engine/core/odds/analysis.ts';
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
import { type SquidState, squidRules } from './rules.ts';
import type { SquidMove } from './shapes.ts';
import { ladderOf, type SquidTuning } from './tuning.ts';

/**
 * When a player takes: the probability, 0 to 1, of taking after the first step, the second, and so
 * on; after steps it does not name, 0. Who has crossed the whole bridge is always paid.
 */
export type Stopping = readonly number[];

/** Takes after that step, from 1, for certain. */
export const stopAt = (step: number): Stopping =>
  Array.from({ length: step }, (_, index) => (index === step - 1 ? 1 : 0));

/**
 * Exact figures for any way of stopping. Each step holds with probability safe / panels whatever was
 * before, so a round that takes after n steps came so far with (safe / panels)^n times the
 * probabilities of having gone on.
 */
export const squidAnalysis = (tuning: SquidTuning, stopping: Stopping): Analysis => {
  const holds = fraction(tuning.safePanels, tuning.panels);
  const ladder = ladderOf(tuning);
  const outcomes: Outcome[] = [];
  let stands: Fraction = ONE;
  let falls: Fraction = ZERO;
  for (let step = 1; step <= tuning.steps; step += 1) {
    const crossed = times(stands, holds);
    falls = plus(falls, minus(stands, crossed));
    const share = step === tuning.steps ? ONE : fractionOf(stopping[step - 1] ?? 0);
    outcomes.push({ multiplier: ladder[step] ?? 0, chance: times(crossed, share) });
    stands = times(crossed, minus(ONE, share));
  }
  return analyse([{ multiplier: 0, chance: falls }, ...outcomes]);
};

const STEP: SquidMove = { kind: 'step', panel: 0 };
const TAKE: SquidMove = { kind: 'take' };

/** Plays so; which panel is stepped on does not matter. */
const policyOf =
  (stopping: Stopping): Policy<SquidTuning, SquidState, SquidMove> =>
  (_tuning, { crossed }, chance) => {
    const share = stopping[crossed - 1] ?? 0;
    if (share === 0) return STEP;
    return share === 1 || happens(share, chance) ? TAKE : STEP;
  };

const PART = /^(\d{1,2})(?::(0|1|0?\.\d{1,9}))?$/;

/** Reads 'stop=3' and 'stop=2:0.5,4'; null for anything else, and for steps the bridge has not. */
const readStopping = (name: string, { steps }: SquidTuning): Stopping | null => {
  const stopping = new Array<number>(steps).fill(0);
  if (!name.startsWith('stop=')) return null;
  for (const part of name.slice('stop='.length).split(',')) {
    const read = PART.exec(part);
    const step = Number(read?.[1]);
    if (!read || step < 1 || step > steps) return null;
    stopping[step - 1] = Number(read[2] ?? 1);
  }
  return stopping;
};

export const squidOdds: GameOdds<SquidTuning, SquidState, SquidMove> = {
  forms: ['stop=3'],
  mixed: 'stop=2:0.5,4',
  ways: ({ steps }) => [
    'stop=1',
    ...Array.from({ length: steps - 1 }, (_, at) => `stop=${at + 2}`),
  ],
  way(tuning, name) {
    const stopping = readStopping(name, tuning);
    return (
      stopping && {
        analysis: squidAnalysis(tuning, stopping),
        rules: squidRules,
        policy: policyOf(stopping),
        classOf: ({ crossed }) => `${crossed}`,
      }
    );
  },
};
