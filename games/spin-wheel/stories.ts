import { defineMoves, defineStories, drawn } from '../story.ts';
import type { WheelState } from './rules.ts';
import { WheelEvent, type WheelMove } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

/** What may come of a spin. */
export const stories = defineStories<WheelTuning, WheelState, WheelMove, WheelEvent>([
  drawn<WheelTuning, WheelState, WheelMove, WheelEvent>(
    'spun',
    ({ segments }) => segments,
    () => null,
    ({ spun }) => spun.times,
  ),
]);

export const moves = defineMoves<WheelTuning, WheelState, WheelMove>(() => []);

export const events = WheelEvent;
