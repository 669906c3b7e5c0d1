import { fraction, numberOf } from '#engine/core/odds/fraction.ts';
import { ALWAYS, defineMoves, defineStories, timeOut } from '../story.ts';
import type { SquidState } from './rules.ts';
import type { SquidEvent, SquidMove } from './shapes.ts';
import type { SquidTuning } from './tuning.ts';

const STEP: SquidMove = { kind: 'step', panel: 0 };

/** How many steps hold, one after the other. */
const holds = ({ safePanels, panels }: SquidTuning, steps: number): number =>
  numberOf(fraction(safePanels, panels)) ** steps;

const upTo = (steps: number): number[] => Array.from({ length: steps }, (_, at) => at + 1);

/** What may come of the bridge. */
export const stories = defineStories<SquidTuning, SquidState, SquidMove, SquidEvent>([
  {
    name: 'crossed',
    numbers: ({ steps }) => upTo(steps),
    next: (_tuning, _state, at, steps) => (at < steps ? STEP : null),
    isTold: ({ state }, steps) => state.crossed === steps,
    chance: holds,
  },
  {
    name: 'fell',
    numbers: ({ steps }) => upTo(steps),
    next: (_tuning, _state, at, step) => (at < step ? STEP : null),
    isTold: ({ state }, step) => state.end?.why === 'fell' && state.crossed === step - 1,
    chance: (tuning, step) => holds(tuning, step - 1) - holds(tuning, step),
  },
  {
    name: 'took',
    numbers: ({ steps }) => upTo(steps - 1),
    next: (_tuning, _state, at, steps) => {
      if (at > steps) return null;
      return at < steps ? STEP : { kind: 'take' };
    },
    isTold: ({ state }, steps) => state.end?.why === 'took' && state.crossed === steps,
    chance: holds,
  },
  {
    name: 'time',
    next: timeOut,
    isTold: ({ state }) => state.end?.why === 'time',
    chance: ALWAYS,
  },
  {
    name: 'quit',
    next: (_tuning, _state, at) => (at === 0 ? { kind: 'quit' } : null),
    isTold: ({ state }) => state.end?.why === 'quit',
    chance: ALWAYS,
  },
]);

export const moves = defineMoves<SquidTuning, SquidState, SquidMove>(({ panels }) => [
  ...Array.from({ length: panels }, (_, panel): SquidMove => ({ kind: 'step', panel })),
  { kind: 'take' },
  { kind: 'quit' },
]);
