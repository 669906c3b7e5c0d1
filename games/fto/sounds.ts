/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  deals: ['fto/deal-1', 'fto/deal-2', 'fto/deal-3'],
  turn: 'fto/turn',
  pick: 'fto/pick',
  right: 'fto/right',
  missed: 'fto/missed',
  timeUp: 'fto/timeup',
  tick: 'fto/tick',
  question: 'fto/question',
  coin: 'fto/coin',
  wins: { small: 'fto/win-small', medium: 'fto/win-medium', big: 'fto/win-big' },
  finish: 'fto/finish',
  music: 'fto-music/music',
  press: 'club/tap',
  count: 'club/coin-tick',
  shower: 'club/coin-shower',
  panel: 'club/popup',
} as const;

/** Sound bundles needed at the first touch, and the one that may come later. */
export const SOUND_BUNDLES = ['fto', 'club'];
export const MUSIC_BUNDLES = ['fto-music'];
