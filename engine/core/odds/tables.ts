import type { SimulatedDraws } from './chance.ts';
import { playTable } from './kernel.ts';
import { type PlayStakes, playTurns, type StakeOptions, turnsOf } from './stakes.ts';
import { Transitions } from './transitions.ts';

/** How stakes are played with any draws; what the rules answered is kept for the next that are played so. */
export type StakePlayer = (draws: SimulatedDraws) => PlayStakes;

export const stakePlayerOf = <Tuning, State, Move>(
  options: StakeOptions<Tuning, State, Move>,
): StakePlayer => {
  const take = turnsOf(options);
  const { classOf } = options;
  if (!classOf) return (draws) => playTurns(take, draws);
  const table = new Transitions(take, classOf);
  return (draws) => playTable(table, take, draws);
};
