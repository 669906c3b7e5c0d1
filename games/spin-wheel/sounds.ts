/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  touch: 'spin-wheel/touch',
  wind: 'spin-wheel/wind',
  tick: 'spin-wheel/tick',
  rest: 'spin-wheel/rest',
  hum: 'spin-wheel/hum',
  banner: 'spin-wheel/banner',
  nothing: 'spin-wheel/nothing',
  wins: {
    small: 'spin-wheel/win-small',
    medium: 'spin-wheel/win-medium',
    big: 'spin-wheel/win-big',
  },
  music: 'spin-wheel-music/music',
  count: 'club/coin-tick',
  shower: 'club/coin-shower',
} as const;

/** Sound bundles needed at the first touch, and the one that may come later. */
export const SOUND_BUNDLES = ['spin-wheel', 'club'];
export const MUSIC_BUNDLES = ['spin-wheel-music'];
