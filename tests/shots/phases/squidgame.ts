import { REGISTRY } from '#games/registry.ts';
import { FINISH, hear, OPEN, type Phase, type PhaseStep, press, QUIT, see } from '../phase.ts';
import { seedFor } from '../seeds.ts';

const left = { kind: 'step', panel: 0 } as const;
const seed = (held: number, falls: boolean) => () => {
  const { rules, tuning } = REGISTRY.squidgame;
  const moves = Array.from({ length: held + (falls ? 1 : 0) }, () => left);
  return seedFor(rules, tuning.defaults, moves, ({ state, events }) => {
    const isFallen = events.some(({ kind }) => kind === 'fell');
    return state.crossed === held && isFallen === falls;
  });
};
const stepLeft = (steps: number): PhaseStep[] =>
  Array.from({ length: steps }, (_, at) => at + 1).flatMap((step) => [
    press(new RegExp(`^Step ${step}, left`)),
    hear(new RegExp(`Step ${step} held`)),
  ]);
const phase = (name: string, rest: Omit<Phase, 'game' | 'name'>): Phase => ({
  game: 'squidgame',
  name,
  ...rest,
});
const taken = (name: string, steps: number): Phase =>
  phase(name, {
    seed: seed(steps, false),
    steps: [OPEN, ...stepLeft(steps), press(/^Take /), FINISH],
  });

/** The glass bridge. */
export const PHASES: readonly Phase[] = [
  phase('1-idle', { steps: [] }),
  phase('2-choose', { steps: [OPEN, see(/^Step 1, left/)] }),
  phase('3-crossed', {
    seed: seed(3, false),
    steps: [OPEN, ...stepLeft(3), see(/^Step 4, left/)],
  }),
  phase('4-fell', {
    seed: seed(2, true),
    steps: [OPEN, ...stepLeft(2), press(/^Step 3, left/), FINISH],
  }),
  taken('5-won-small', 1),
  taken('6-won-medium', 3),
  taken('7-won-big', 6),
  phase('8-time', { tuning: { clockMs: 20_000 }, steps: [OPEN, FINISH] }),
  phase('9-resume', {
    seed: seed(2, false),
    steps: [OPEN, ...stepLeft(2), { do: 'reload', until: 'resumable' }],
  }),
  phase('10-give-up', {
    steps: [OPEN, see(/^Step 1, left/), { do: 'reload', until: 'resumable' }, QUIT],
  }),
  phase('11-reconnecting', {
    steps: [
      OPEN,
      see(/^Step 1, left/),
      { do: 'weather', change: { network: 'offline' } },
      press(/^Step 1, left/),
      hear(/Reconnecting/),
    ],
  }),
  phase('12-rules', { chrome: 'rules', steps: [] }),
];
