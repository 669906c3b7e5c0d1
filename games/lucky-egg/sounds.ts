/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  press: 'lucky-egg/press',
  rock: 'lucky-egg/rock',
  cracks: ['lucky-egg/crack-1', 'lucky-egg/crack-2'],
  burst: 'lucky-egg/burst',
  none: 'lucky-egg/none',
  coins: 'lucky-egg/coins',
  chick: 'lucky-egg/chick',
  box: 'lucky-egg/box',
  open: 'lucky-egg/open',
  coin: 'lucky-egg/coin',
  wins: { small: 'lucky-egg/win-small', medium: 'lucky-egg/win-medium', big: 'lucky-egg/win-big' },
  laid: 'lucky-egg/laid',
  call: 'lucky-egg/call',
  wings: 'lucky-egg/wings',
  tick: 'lucky-egg/tick',
  music: 'lucky-egg-music/music',
  count: 'club/coin-tick',
  shower: 'club/coin-shower',
} as const;

/** Sound bundles needed at the first touch, and the one that may come later. */
export const SOUND_BUNDLES = ['lucky-egg', 'club'];
export const MUSIC_BUNDLES = ['lucky-egg-music'];
