import type { Table } from './table.ts';

/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio, and of its music. */
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
  music: 'squidgame-music',
  count: 'club/coin-tick',
  shower: 'club/coin-shower',
} as const;

/** Sound bundles needed at the first touch, and the music that may come later. */
export const SOUND_BUNDLES = ['squidgame', 'club'];
export const MUSIC_BUNDLES = ['squidgame-music'];

/** Of the music while nothing is at stake. */
const REST = 0.15;
const BEGUN = 0.3;

/** How tense a round is, 0..1: the more, the further over the bridge. */
export const tensionOf = ({
  mode,
  path,
  panels,
}: Pick<Table, 'mode' | 'path' | 'panels'>): number =>
  mode === 'round'
    ? BEGUN + (1 - BEGUN) * Math.min(1, path.length / Math.max(1, panels.length - 1))
    : REST;
