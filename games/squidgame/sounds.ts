import type { Table } from './table.ts';

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
  wins: {
    small: 'squidgame/win-small',
    medium: 'squidgame/win-medium',
    big: 'squidgame/win-big',
  },
} as const;

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
