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
  music: 'quiz-draw-music/music',
  shower: 'club/coin-shower',
} as const;

/** Sound bundles needed at the first touch, and the one that may come later. */
export const SOUND_BUNDLES = ['quiz-draw', 'club'];
export const MUSIC_BUNDLES = ['quiz-draw-music'];
