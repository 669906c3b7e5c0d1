import type { WheelTable } from './table.ts';

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
  count: 'club/coin-tick',
} as const;

/** Of the music while nothing is at stake. */
const REST = 0.15;
const DRAWN = 0.6;

/** How tense a spin is, 0..1. */
export const tensionOf = ({
  isTurning,
  drawnMs,
}: Pick<WheelTable, 'isTurning' | 'drawnMs'>): number =>
  isTurning() ? 1 : drawnMs() === null ? REST : DRAWN;
