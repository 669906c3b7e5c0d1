import { type TestKit, TIMEOUT } from '../testKit.ts';

export const testKit: TestKit = {
  choose: () => TIMEOUT,
  moves: () => [],
  rounds: 15,
};
