import { type TestKit, TIMEOUT } from '../testKit.ts';
import { HANDS } from './shapes.ts';

export const testKit: TestKit = {
  choose({ round }, { oneOf }) {
    const { phase } = round.view;
    const quit = { kind: 'quit' };
    if (phase === 'seeking') return oneOf([TIMEOUT, TIMEOUT, { kind: 'house' }, quit]);
    if (phase === 'alone') return oneOf([TIMEOUT, { kind: 'wait' }, { kind: 'house' }, quit]);
    const throwing = () => ({ kind: 'throw', hand: oneOf(HANDS) });
    return oneOf([throwing(), throwing(), throwing(), throwing(), TIMEOUT, quit]);
  },
  // A throw in three is a tie: twelve throws leave a match in 4,000 undecided, sixty none.
  moves: () => Array.from({ length: 60 }, () => ({ kind: 'throw', hand: 'rock' })),
  rounds: 10,
};
