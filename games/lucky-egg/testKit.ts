import { type TestKit, TIMEOUT } from '../testKit.ts';

export const testKit: TestKit = {
  choose({ steps }, { oneOf }) {
    const crack = { kind: 'crack', egg: steps.length - 1 };
    return oneOf([crack, crack, crack, crack, crack, crack, crack, { kind: 'quit' }, TIMEOUT]);
  },
  moves: () => [...[3, 1, 7].map((egg) => ({ kind: 'crack', egg })), { kind: 'quit' }],
  rounds: 9,
};
