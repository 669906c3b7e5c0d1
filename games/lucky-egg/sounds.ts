import type { EggTable } from './table.ts';

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
  count: 'club/coin-tick',
} as const;

/** Of the music while nothing is at stake. */
const REST = 0.15;
const BEGUN = 0.3;
const PRESSED = 0.45;

/** How tense the nest is, 0..1: the more, the more cracks an egg has. */
export const tensionOf = ({
  isResting,
  pressed,
  taps,
}: Pick<EggTable, 'isResting' | 'pressed' | 'taps'>): number => {
  if (taps() > 0) return PRESSED + ((1 - PRESSED) * taps()) / 3;
  return pressed() ? PRESSED : isResting() ? REST : BEGUN;
};
