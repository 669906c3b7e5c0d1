import type { Table } from './table.ts';

/** The names of the game's sounds: `<bundle>/<sound>` of assets/audio. */
export const SOUNDS = {
  begin: 'rock-scissor-paper/begin',
  choose: 'rock-scissor-paper/choose',
  beats: ['rock-scissor-paper/beat-1', 'rock-scissor-paper/beat-2', 'rock-scissor-paper/beat-3'],
  reveal: 'rock-scissor-paper/reveal',
  won: 'rock-scissor-paper/won',
  lost: 'rock-scissor-paper/lost',
  tie: 'rock-scissor-paper/tie',
  missed: 'rock-scissor-paper/missed',
  tick: 'rock-scissor-paper/tick',
  seek: 'rock-scissor-paper/seek',
  alone: 'rock-scissor-paper/alone',
  coin: 'rock-scissor-paper/coin',
  wins: {
    small: 'rock-scissor-paper/win-small',
    medium: 'rock-scissor-paper/win-medium',
    big: 'rock-scissor-paper/win-big',
  },
  over: 'rock-scissor-paper/over',
  press: 'club/tap',
} as const;

/** Of the music while nothing is at stake. */
const REST = 0.15;
const BEGUN = 0.4;

/** How tense a match is, 0..1: the more, the fewer throws are left of it. */
export const tensionOf = (
  { rival, last, wins }: Pick<Table, 'rival' | 'last' | 'wins'>,
  isOver: boolean,
): number => {
  if (rival === '' || isOver) return REST;
  const [mine, theirs] = last?.score ?? [0, 0];
  return BEGUN + (1 - BEGUN) * Math.min(1, (mine + theirs) / Math.max(1, 2 * wins() - 2));
};
