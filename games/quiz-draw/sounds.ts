import type { DrawTable } from './table.ts';

/** The names of the draw's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  touch: 'quiz-draw/touch',
  wake: 'quiz-draw/wake',
  hop: 'quiz-draw/hop',
  chosen: 'quiz-draw/chosen',
  open: 'quiz-draw/open',
  wins: {
    small: 'quiz-draw/win-small',
    medium: 'quiz-draw/win-medium',
    big: 'quiz-draw/win-big',
  },
} as const;

/** Of the music while nothing is at stake. */
const REST = 0.15;
/** How tense the draw is, 0..1. */
export const tensionOf = ({ isRunning }: Pick<DrawTable, 'isRunning'>): number =>
  isRunning() ? 1 : REST;
