import { expect, test } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { firstAsked, readAsked, readSides, type SimulationForm, waysOf } from './request.ts';

const defaults = (game: GameKey) => gameOf(game).tuning.defaults as Record<string, unknown>;
const sidesOf = (game: GameKey, changes: object = {}) =>
  readSides(game, defaults(game), { ...defaults(game), ...changes });
const read = (game: GameKey, changes: object, asked: Partial<SimulationForm> = {}) => {
  const sides = sidesOf(game, changes);
  return readAsked(game, sides, { ...firstAsked(game, sides), ...asked });
};

test('[inspector] what a form begins with can be run, in every game', () => {
  for (const game of [
    'squidgame',
    'spin-wheel',
    'rock-scissor-paper',
    'fto',
    'lucky-egg',
  ] as const) {
    const { request, wrong } = read(game, {});
    expect([game, [...wrong], request?.subjects.length]).toEqual([game, [], 1]);
  }
});

test('[inspector] a draft that changes nothing is played once, one that does beside the other', () => {
  expect(sidesOf('squidgame').read.map(({ side }) => side)).toEqual(['base']);
  expect(
    sidesOf('squidgame', paying(squidTuning.defaults, 9_550)).read.map(({ side }) => side),
  ).toEqual(['base', 'draft']);
});

test('[inspector] a way that one of the tunings has alone is played with that one', () => {
  const sides = sidesOf('squidgame', { steps: firstSteps(12) });
  expect(waysOf('squidgame', sides)).toHaveLength(12);
  const { request } = readAsked('squidgame', sides, {
    ...firstAsked('squidgame', sides),
    ways: ['stop=1', 'stop=12'],
    other: ' stop=2:0.5,4 ',
  });
  expect(request?.subjects.map(({ side, way }) => `${side} ${way}`)).toEqual([
    'base stop=1',
    'base stop=2:0.5,4',
    'draft stop=1',
    'draft stop=12',
    'draft stop=2:0.5,4',
  ]);
});

test('[inspector] ways that no tuning has any more are none', () => {
  const ways = ['stop=20'];
  expect([...read('squidgame', {}, { ways }).wrong]).toEqual(['ways']);
  expect([...read('squidgame', {}, { ways, other: 'stop=2' }).wrong]).toEqual([]);
});

test('[inspector] a refused tuning and an unknown number of one start nothing, with the words of the gate', () => {
  const sides = sidesOf('lucky-egg', { eggs: 40, colour: 'red' });
  expect(sides.faults).toMatchObject([
    { side: 'draft', fault: { code: 'atMost', field: 'eggs', value: 40 } },
  ]);
  expect(readAsked('lucky-egg', sides, firstAsked('lucky-egg', sides)).request).toBeNull();
  expect(sidesOf('lucky-egg', { colour: 'red' }).faults).toMatchObject([
    { fault: { code: 'unknown', field: 'colour' } },
  ]);
});

test('[inspector] a session is staked as the game is: the bet, or nothing and what a hit pays', () => {
  const plan = (game: GameKey) => read(game, {}).request?.subjects[0]?.plan;
  expect(plan('squidgame')).toEqual({ stakes: 500, balance: 50_00, bet: 1_00, unit: 1_00 });
  expect(plan('fto')).toEqual({ stakes: 30, balance: 0, bet: 0, unit: 1_00 });
  expect(plan('spin-wheel')).toMatchObject({ balance: 0, bet: 0, unit: 1_00 });
});

test('[inspector] a bet is one that both tunings take, a table of live matches included', () => {
  const changes = { betStep: 50, liveBets: [1_25, 3_00] };
  const wrong = (bet: string) => [
    ...read('rock-scissor-paper', changes, { bet, balance: '100' }).wrong,
  ];
  expect([wrong('1.50'), wrong('1.25')]).toEqual([[], []]);
  expect(wrong('1.75')).toEqual(['bet']);
});

test.each([
  ['seed', '-1'],
  ['seed', ''],
  ['seed', '1.5'],
  ['stakes', '10001'],
  ['bet', '1.005'],
  ['bet', 'a coin'],
  ['balance', '0.99'],
  ['other', 'stop=0'],
] as const)('[inspector] %s is not %s', (field, value) => {
  const { request, wrong } = read('squidgame', {}, { [field]: value });
  expect(request).toBeNull();
  expect(wrong.has(field)).toBe(true);
});
