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
  music: 'quiz-draw-music',
  shower: 'club/coin-shower',
} as const;

/** Sound bundles needed at the first touch, and the music that may come later. */
export const SOUND_BUNDLES = ['quiz-draw', 'club'];
export const MUSIC_BUNDLES = ['quiz-draw-music'];

/** Of the music while nothing is at stake. */
const REST = 0.15;
/** How tense the draw is, 0..1. */
export const tensionOf = ({ isRunning }: Pick<DrawTable, 'isRunning'>): number =>
  isRunning() ? 1 : REST;
