import { simulatedDraws } from '#engine/core/odds/chance.ts';
import {
  type Draws,
  isRefusedStep,
  type RefusedStep,
  type Step,
} from '#engine/core/rules/rules.ts';
import { eggRules } from '#games/lucky-egg/rules.ts';
import { eggTuning } from '#games/lucky-egg/tuning.ts';
import { rpsRules } from '#games/rock-scissor-paper/rules.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { wheelRules } from '#games/spin-wheel/rules.ts';
import { wheelTuning } from '#games/spin-wheel/tuning.ts';
import { squidRules } from '#games/squidgame/rules.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';

/** Plays `rounds` stakes and answers what they paid, so that nothing of it may be left out. */
type Play = (rounds: number, draws: Draws) => number;

const made = <State, Event>(step: Step<State, Event> | RefusedStep): Step<State, Event> => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};

const wheel: Play = (rounds, draws) => {
  let paid = 0;
  for (let round = 0; round < rounds; round += 1)
    paid += wheelRules.open(wheelTuning.defaults, draws).multiplier;
  return paid;
};

/** A stake is a crack: nests of all their eggs. */
const egg: Play = (rounds, draws) => {
  const tuning = eggTuning.defaults;
  let paid = 0;
  let step = eggRules.open(tuning, draws);
  for (let round = 0, next = 0; round < rounds; round += 1, next += 1) {
    if (step.isDone) {
      step = eggRules.open(tuning, draws);
      next = 0;
    }
    step = made(eggRules.move(tuning, step.state, { kind: 'crack', egg: next }, draws));
    paid += step.multiplier;
  }
  return paid;
};

const squid: Play = (rounds, draws) => {
  const tuning = squidTuning.defaults;
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    let step = squidRules.open(tuning, draws);
    while (!step.isDone)
      step = made(
        squidRules.move(
          tuning,
          step.state,
          step.state.crossed === 3 ? { kind: 'take' } : { kind: 'step', panel: 0 },
          draws,
        ),
      );
    paid += step.multiplier;
  }
  return paid;
};

const rps: Play = (rounds, draws) => {
  const tuning = rpsTuning.defaults;
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    let step = rpsRules.open(tuning, draws);
    while (!step.isDone)
      step = made(rpsRules.move(tuning, step.state, { kind: 'throw', hand: 'rock' }, draws));
    paid += step.multiplier;
  }
  return paid;
};

const MILLION = 1_000_000;

/** Stakes played a second on one thread, rules alone, and what is asked of them. */
export const RULE_BENCHES: readonly { name: string; play: Play; target: number }[] = [
  { name: 'spin-wheel', play: wheel, target: 5 * MILLION },
  { name: 'lucky-egg, a crack', play: egg, target: 5 * MILLION },
  { name: 'squidgame, stopping at step 3', play: squid, target: 5 * MILLION },
  { name: 'rock-scissor-paper, a match', play: rps, target: MILLION },
];

/** Runs of a play, after one that lets the engine compile it: stakes a second of each. */
export const benchPlay = (play: Play, runs: number): number[] => {
  const rounds = MILLION;
  const draws = simulatedDraws(7);
  play(rounds, draws);
  return Array.from({ length: runs }, () => {
    const began = performance.now();
    play(rounds, draws);
    return (1000 * rounds) / (performance.now() - began);
  });
};
