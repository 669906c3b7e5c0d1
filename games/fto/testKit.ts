import { type TestKit, TIMEOUT } from '../testKit.ts';

export const testKit: TestKit = {
  choose({ round }, { below, oneOf }) {
    const { phase, asked } = round.view as {
      phase: string;
      asked: { cells: []; question: number };
    };
    if (phase === 'ready') return { kind: 'next' };
    const { question, cells } = asked;
    return oneOf([TIMEOUT, { kind: 'answer', question, cell: below(cells.length) }]);
  },
  moves: (turn) => [
    { kind: 'next' },
    { kind: 'answer', question: 1, cell: turn % 4 },
    { kind: 'next' },
  ],
  rounds: 1,
};
