import { type Analysis, analyse, type Outcome } from '#engine/core/odds/analysis.ts';
import {
  type Fraction,
  fraction,
  fractionOf,
  minus,
  numberOf,
  ONE,
  plus,
  quotient,
  times,
  ZERO,
} from '#engine/core/odds/fraction.ts';
import type { Policy } from '#engine/core/odds/stakes.ts';
import type { GameOdds, Uneven } from '#engine/core/odds/ways.ts';
import { happens } from '#engine/core/rules/among.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { type SquidState, squidRules } from './rules.ts';
import type { SquidMove } from './shapes.ts';
import type { BridgeStep, SquidTuning } from './tuning.ts';

/**
 * When a player takes: the probability, 0 to 1, of taking after the first step, the second, and so
 * on; after steps it does not name, 0. Who has crossed the whole bridge is always paid.
 */
export type Stopping = readonly number[];

/** Takes after that step, from 1, for certain. */
export const stopAt = (step: number): Stopping =>
  Array.from({ length: step }, (_, index) => (index === step - 1 ? 1 : 0));

type Panels = Pick<BridgeStep, 'panels' | 'safePanels'>;

/** How likely a step holds, whatever was before. */
const holds = ({ panels, safePanels }: Panels): Fraction => fraction(safePanels, panels);

/** How likely so many steps hold, one after the other. */
export const reachOf = ({ steps }: { steps: readonly Panels[] }, count: number): Fraction =>
  steps.slice(0, count).reduce((all, step) => times(all, holds(step)), ONE);

/** Exact figures for any way of stopping. */
export const squidAnalysis = (tuning: SquidTuning, stopping: Stopping): Analysis => {
  const outcomes: Outcome[] = [];
  let stands: Fraction = ONE;
  let falls: Fraction = ZERO;
  for (const [at, step] of tuning.steps.entries()) {
    const crossed = times(stands, holds(step));
    falls = plus(falls, minus(stands, crossed));
    const share = at === tuning.steps.length - 1 ? ONE : fractionOf(stopping[at] ?? 0);
    outcomes.push({ multiplier: step.multiplier, chance: times(crossed, share) });
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
  const stopping = steps.map(() => 0);
  if (!name.startsWith('stop=')) return null;
  for (const part of name.slice('stop='.length).split(',')) {
    const read = PART.exec(part);
    const step = Number(read?.[1]);
    if (!read || step < 1 || step > steps.length) return null;
    stopping[step - 1] = Number(read[2] ?? 1);
  }
  return stopping;
};

/** All a step may be, each chance once. */
const PANELS: readonly Panels[] = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 1],
  [4, 3],
].map(([panels = 0, safePanels = 0]) => ({ panels, safePanels }));

/** The step that makes what is paid no whole number of ten-thousandths, though it was one before it. */
const unevenOf = (tuning: SquidTuning, name: string, rtp: number): Uneven | null => {
  const count = 1 + (readStopping(name, tuning)?.indexOf(1) ?? -1);
  const paid = (steps: readonly Panels[]): Fraction =>
    quotient(fraction(Math.round(rtp * UNIT)), reachOf({ steps }, steps.length));
  const isEven = (steps: readonly Panels[]): boolean => paid(steps).under === 1n;
  const steps = tuning.steps.slice(0, count);
  const at = steps.findLastIndex((_, before) => isEven(steps.slice(0, before)));
  const uneven = steps[at];
  if (!uneven || isEven(steps)) return null;
  const before = steps.slice(0, at);
  const off = (step: Panels) => Math.abs(numberOf(holds(step)) - numberOf(holds(uneven)));
  return {
    field: `steps.${at}`,
    pays: numberOf(paid(steps)) / UNIT,
    others: PANELS.filter((step) => isEven([...before, step]))
      .toSorted((a, b) => off(a) - off(b))
      .slice(0, 2),
  };
};

export const squidOdds: GameOdds<SquidTuning, SquidState, SquidMove> = {
  forms: ['stop=3'],
  mixed: 'stop=2:0.5,4',
  ways: ({ steps }) => ['stop=1', ...steps.slice(1).map((_, at) => `stop=${at + 2}`)],
  unevenOf,
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
