import { weightOf } from '#engine/core/rules/among.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { defineMoves, defineStories } from '../story.ts';
import type { WheelState } from './rules.ts';
import { WheelEvent, type WheelMove } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

/** What may come of a spin. */
export const stories = defineStories<WheelTuning, WheelState, WheelMove, WheelEvent>([
  {
    name: 'spun',
    numbers: ({ segments }) =>
      [...new Set(segments.map(({ times }) => times / UNIT))].toSorted((a, b) => a - b),
    next: () => null,
    isTold: ({ state }, times) => state.spun.times / UNIT === times,
    chance: ({ segments }, times) =>
      weightOf(segments.filter((segment) => segment.times / UNIT === times)) / weightOf(segments),
  },
]);

export const moves = defineMoves<WheelTuning, WheelState, WheelMove>(() => []);

export const events = WheelEvent;
