import { type TestKit, TIMEOUT } from '../testKit.ts';

export const testKit: TestKit = {
  choose({ round }, { below, oneOf }) {
    const step = { kind: 'step', panel: below(2) };
    const end = round.view.crossed === 0 ? { kind: 'quit' } : { kind: 'take' };
    return oneOf([step, step, step, end, TIMEOUT]);
  },
  moves: (turn) => [
    { kind: 'step', panel: turn % 2 },
    { kind: 'step', panel: 1 },
    { kind: 'take' },
  ],
  rounds: 15,
};
