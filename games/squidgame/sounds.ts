/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  press: 'squidgame/press',
  begin: 'squidgame/begin',
  leap: 'squidgame/leap',
  creak: 'squidgame/creak',
  heart: 'squidgame/heart',
  hold: 'squidgame/hold',
  tinkle: 'squidgame/tinkle',
  shatter: 'squidgame/shatter',
  splash: 'squidgame/splash',
  take: 'squidgame/take',
  lose: 'squidgame/lose',
  tick: 'squidgame/tick',
  coin: 'club/coin-tick',
  wins: {
    small: 'squidgame/win-small',
    medium: 'squidgame/win-medium',
    big: 'squidgame/win-big',
  },
  music: 'squidgame-music/music',
  count: 'club/coin-tick',
  shower: 'club/coin-shower',
  panel: 'club/popup',
} as const;

/** Sound bundles needed at the first touch, and the one that may come later. */
export const SOUND_BUNDLES = ['squidgame', 'club'];
export const MUSIC_BUNDLES = ['squidgame-music'];
