import { numberOf } from '#engine/core/odds/fraction.ts';
import { defineMoves, defineStories, ENDED_UNPLAYED } from '../story.ts';
import { reachOf } from './odds.ts';
import type { SquidState } from './rules.ts';
import { SquidEvent, type SquidMove } from './shapes.ts';
import type { SquidTuning } from './tuning.ts';

const STEP: SquidMove = { kind: 'step', panel: 0 };

const holds = (tuning: SquidTuning, steps: number): number => numberOf(reachOf(tuning, steps));

const upTo = (steps: number): number[] => Array.from({ length: steps }, (_, at) => at + 1);

/** What may come of the bridge. */
export const stories = defineStories<SquidTuning, SquidState, SquidMove, SquidEvent>([
  {
    name: 'crossed',
    numbers: ({ steps }) => upTo(steps.length),
    next: (_tuning, _state, at, steps) => (at < steps ? STEP : null),
    isTold: ({ state }, steps) => state.crossed === steps,
    chance: holds,
  },
  {
    name: 'fell',
    numbers: ({ steps }) => upTo(steps.length),
    next: (_tuning, _state, at, step) => (at < step ? STEP : null),
    isTold: ({ state }, step) => state.end?.why === 'fell' && state.crossed === step - 1,
    chance: (tuning, step) => holds(tuning, step - 1) - holds(tuning, step),
  },
  {
    name: 'took',
    numbers: ({ steps }) => upTo(steps.length - 1),
    next: (_tuning, _state, at, steps) => {
      if (at > steps) return null;
      return at < steps ? STEP : { kind: 'take' };
    },
    isTold: ({ state }, steps) => state.end?.why === 'took' && state.crossed === steps,
    chance: holds,
  },
  ...ENDED_UNPLAYED,
]);

export const moves = defineMoves<SquidTuning, SquidState, SquidMove>((tuning, { crossed }) => [
  ...Array.from(
    { length: tuning.steps[crossed]?.panels ?? 0 },
    (_, panel): SquidMove => ({ kind: 'step', panel }),
  ),
  { kind: 'take' },
  { kind: 'quit' },
]);

export const events = SquidEvent;
