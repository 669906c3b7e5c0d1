import type { FtoTable } from './table.ts';

/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  deal: 'fto/deal',
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
  press: 'club/tap',
  count: 'club/coin-tick',
  panel: 'club/popup',
} as const;

/** Of the music while nothing is at stake. */
const REST = 0.15;
const BEGUN = 0.3;
/** For each right answer in a row, as far as it goes. */
const STREAK = 0.12;
const LONGEST = 4;
const URGENT = 0.25;

/** How tense a round is, 0..1: by the right answers in a row, and by the clock. */
export const tensionOf = (
  { question, verdicts }: Pick<FtoTable, 'question' | 'verdicts'>,
  isUrgent: boolean,
): number => {
  const told = verdicts();
  if (question() === null && told.length === 0) return REST;
  const streak = told.length - 1 - told.findLastIndex((verdict) => verdict !== 'right');
  return Math.min(1, BEGUN + STREAK * Math.min(LONGEST, streak) + (isUrgent ? URGENT : 0));
};
