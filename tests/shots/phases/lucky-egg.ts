import { UNIT } from '#engine/core/rules/rules.ts';
import { REGISTRY } from '#games/registry.ts';
import { FINISH, OPEN, type Phase, pass, press, QUIT, see } from '../phase.ts';
import { seedFor } from '../seeds.ts';

const seed =
  (kind: string, least = 0) =>
  () => {
    const { rules, tuning } = REGISTRY['lucky-egg'];
    return seedFor(rules, tuning.defaults, [{ kind: 'crack', egg: 0 }], ({ state }) => {
      const prize = state.cracked[0]?.prize;
      return prize?.kind === kind && prize.times >= least;
    });
  };
const phase = (name: string, rest: Omit<Phase, 'game' | 'name'>): Phase => ({
  game: 'lucky-egg',
  name,
  ...rest,
});
/** `afterMs`: from the first sight of the prize to its best moment, before the nest is bare again. */
const cracked = (name: string, kind: string, afterMs: number, least = 0): Phase =>
  phase(name, {
    seed: seed(kind, least),
    steps: [OPEN, press(/^Egg 1$/), see(/^Egg 1, open/), pass(afterMs)],
  });
const AUGUST = Date.UTC(2027, 7, 28, 4);

/** The golden nest. */
export const PHASES: readonly Phase[] = [
  phase('1-idle', { steps: [] }),
  phase('2-open', { steps: [OPEN, see(/^Egg 1$/)] }),
  cracked('3-nothing', 'none', 600),
  cracked('4-coins', 'coins', 900, 2 * UNIT),
  cracked('5-bonus', 'free', 800),
  cracked('6-box', 'box', 1_000, 50 * UNIT),
  phase('7-left', {
    steps: [OPEN, press(/^Egg 5$/), see(/^Egg 5, open/), QUIT, FINISH],
  }),
  phase('8-flown', { tuning: { sessionMs: 60_000 }, steps: [OPEN, FINISH] }),
  phase('9-national-day', { at: AUGUST, steps: [] }),
];
