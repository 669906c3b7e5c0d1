import { UNIT } from '#engine/core/rules/rules.ts';
import { REGISTRY } from '#games/registry.ts';
import { FINISH, hear, OPEN, type Phase, pass, press, see } from '../phase.ts';
import { seedFor } from '../seeds.ts';

const rock = { kind: 'throw', hand: 'rock' } as const;
/** `results`: what comes of each rock, as `w`on, `l`ost and `t`ied. */
const seed = (results: string, change: object) => () => {
  const { rules, tuning } = REGISTRY['rock-scissor-paper'];
  const moves = Array.from(results, () => rock);
  return seedFor(rules, { ...tuning.defaults, ...change }, moves, ({ state }) =>
    state.mode === 'seek'
      ? false
      : state.throws.map(({ result }) => result[0]).join('') === results,
  );
};
const phase = (name: string, results: string, isOver: boolean, tuning = {}): Phase => ({
  game: 'rock-scissor-paper',
  name,
  tuning,
  seed: seed(results, tuning),
  steps: [
    OPEN,
    ...Array.from(results).flatMap(() => [
      press(/^Rock/),
      hear(/^You: rock/i),
      pass(600), // What is said stays; the next throw's buttons do not.
    ]),
    isOver ? FINISH : see(/^Rock/),
  ],
});

/** Rock, scissors, paper. */
export const PHASES: readonly Phase[] = [
  { game: 'rock-scissor-paper', name: '1-idle', steps: [] },
  phase('2-choose', '', false),
  phase('3-ahead', 'w', false),
  phase('4-one-all', 'wl', false),
  phase('5-tie', 't', false),
  phase('6-won', 'ww', true),
  phase('7-lost', 'll', true),
  phase('8-best-of-five', 'wlwl', false, { wins: 3 }),
  phase('9-one-throw', '', false, { wins: 1, pay: 3 * UNIT }),
];
