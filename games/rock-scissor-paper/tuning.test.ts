import { expect, test } from 'vitest';
import { rpsTuning } from './tuning.ts';

const { defaults, schema } = rpsTuning;
const isTaken = (change: object) => schema.safeParse({ ...defaults, ...change }).success;

test('[rps-rules] the defaults: 97%, ten seconds a throw, fifteen to find an opponent', () => {
  expect(schema.parse(defaults)).toEqual(defaults);
  expect(defaults).toMatchObject({ rtp: 9_700, rtpLive: 9_700, throwMs: 10_000, seekMs: 15_000 });
  expect(defaults).toMatchObject({ wins: 2, pay: 20_000 });
});

test.each([
  ['a return above all that is staked', { rtp: 10_001 }],
  ['a return whose last throw could not be drawn', { rtp: 5_000 }],
  ['a live return above both bets', { rtpLive: 10_100 }],
  ['a match that nobody can win', { wins: 0 }],
  ['best of seven, for which there is no room', { wins: 4 }],
  ['a pay that the deciding throw can not make up for', { pay: 400 }],
  ['a won match that pays no more than the bet', { wins: 1, pay: 10_000 }],
  ['fewer than no ties', { ties: -1 }],
  ['a throw nobody can make in time', { throwMs: 500 }],
  ['a search that is over before it is seen', { seekMs: 0 }],
  ['no time to decide', { decideMs: 1_000 }],
  ['a match that nobody throws in and that never ends', { idleThrows: 0 }],
  ['half a hundredth', { minBet: 10.5 }],
  ['a free bet', { minBet: 0 }],
  ['bounds of a bet the wrong way round', { minBet: 60_00, maxBet: 50_00 }],
  ['no bet against another player', { liveBets: [] }],
  ['a menu of bets that is a language', { liveBets: [100, 200, 300, 400, 500, 600] }],
  ['bets against another player that fall', { liveBets: [5_00, 1_00] }],
  ['the same bet twice', { liveBets: [1_00, 1_00] }],
  ['a bet against another player below the least', { liveBets: [50, 5_00] }],
  ['a bet against another player above the most', { liveBets: [1_00, 60_00] }],
  ['a number that is none', { showMs: Number.NaN }],
])('%s is out of bounds', (_what, change) => {
  expect(isTaken(change)).toBe(false);
});
