import type { MessageKey } from '#contract/messages.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { REGISTRY } from '#games/registry.ts';
import { FINISH, OPEN, type Phase, pass } from '../phase.ts';
import { seedFor } from '../seeds.ts';

const seed = (times: number) => () => {
  const { rules, tuning } = REGISTRY['spin-wheel'];
  return seedFor(rules, tuning.defaults, [], ({ state }) => state.spun.times === times);
};
const phase = (name: string, rest: Omit<Phase, 'game' | 'name'>): Phase => ({
  game: 'spin-wheel',
  name,
  ...rest,
});
const spun = (name: string, times: number): Phase =>
  phase(name, { seed: seed(times), steps: [OPEN, FINISH] });
const refused = (name: string, refusal: MessageKey): Phase =>
  phase(name, {
    steps: [
      { do: 'weather', change: { refusal } },
      { do: 'reload', until: 'idle' },
    ],
  });

/** The wau bulan. */
export const PHASES: readonly Phase[] = [
  phase('1-idle', { steps: [] }),
  phase('2-spinning', { seed: seed(50 * UNIT), steps: [OPEN, pass(1_200)] }), // In the middle of the whirl.
  spun('3-nothing', 0),
  spun('4-won-small', UNIT / 5),
  spun('5-won-medium', 3 * UNIT),
  spun('6-won-big', 50 * UNIT),
  refused('7-not-verified', 'msg.notVerified'),
  refused('8-no-chances', 'msg.noMoreChances'),
  refused('9-not-started', 'msg.eventNotStarted'),
];
