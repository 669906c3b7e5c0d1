import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Rules } from '../rules/rules.ts';
import { hashTuning } from './canonical.ts';
import { hashServerSeed } from './seeds.ts';
import { compareSteps, differ, isSameJson, type PlayedStep, verifyRound } from './verify.ts';

interface Rolled {
  kind: 'rolled';
  number: number;
}
/** A die: rolled at the opening, and once more by a move. */
const roll = (draws: { below(n: number): number }, isDone: boolean) => {
  const number = draws.below(6);
  const events: Rolled[] = [{ kind: 'rolled', number }];
  return { state: { number }, events, multiplier: number, clockMs: null, isDone };
};
const dice: Rules<object, { number: number }, { kind: 'roll' }, Rolled, object> = {
  open: (_tuning, draws) => roll(draws, false),
  parseMove: (input) =>
    typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'roll'
      ? { kind: 'roll' }
      : null,
  move: (_tuning, _state, _move, draws) => roll(draws, true),
  timeout: (_tuning, _state, draws) => roll(draws, true),
  view: () => ({}),
};

const serverSeed = '07'.repeat(32);
const seeds = {
  serverSeed,
  serverSeedHash: hashServerSeed(serverSeed),
  clientSeed: 'c',
  nonce: 0,
  tuning: {},
  tuningHash: hashTuning({}),
};
const check = (steps: PlayedStep[], change: Partial<typeof seeds> = {}) =>
  verifyRound(dice, z.object({}), { ...seeds, ...change, steps });
const none: PlayedStep = { by: 'open', events: [], multiplier: -1 };
/** The round as it was: found by asking for it, step by step. */
const played = (): PlayedStep[] => {
  const [first] = check([none]).steps;
  if (!first) throw new Error('nothing was opened');
  const open: PlayedStep = { ...none, events: first.events, multiplier: first.multiplier };
  const move: PlayedStep = { by: 'move', move: { kind: 'roll' }, events: [], multiplier: -1 };
  const second = check([open, move]).steps[1];
  if (!second) throw new Error('nothing was rolled');
  return [open, { ...move, events: second.events, multiplier: second.multiplier }];
};

test('a round as it was played is fair', () => {
  const verification = check(played());
  expect(verification).toMatchObject({ isFair: true, disagreement: null });
  expect(verification.steps).toHaveLength(2);
});

test('a round whose steps differ is not fair, and says where', () => {
  const [open, move] = played() as [PlayedStep, PlayedStep];
  const found = (steps: PlayedStep[]) => {
    const { isFair, disagreement } = check(steps);
    return [isFair, disagreement];
  };
  expect(found([])).toEqual([false, { kind: 'start', step: 0 }]);
  expect(found([move])).toEqual([false, { kind: 'start', step: 0 }]);
  expect(found([open, open])).toEqual([false, { kind: 'start', step: 1 }]);
  expect(found([{ ...open, events: [] }])).toEqual([false, { kind: 'events', step: 0 }]);
  expect(found([open, { ...move, multiplier: 9 }])).toEqual([
    false,
    { kind: 'multiplier', step: 1 },
  ]);
  expect(found([open, { ...move, move: 7 } as PlayedStep])).toEqual([
    false,
    { kind: 'move', step: 1 },
  ]);
  expect(found([open, move, move])).toEqual([false, { kind: 'move', step: 2 }]);
  const refused = compareSteps([open], () => ({ refused: 'msg.invalidRequest' }));
  expect(refused).toEqual({
    isFair: false,
    disagreement: { kind: 'refused', step: 0, message: 'msg.invalidRequest' },
    steps: [],
  });
});

test('a round whose seeds or tuning do not fit is not looked at', () => {
  expect(differ({ kind: 'seed' })).toEqual({
    isFair: false,
    disagreement: { kind: 'seed' },
    steps: [],
  });
  expect(check(played(), { serverSeedHash: '0'.repeat(64) })).toEqual(differ({ kind: 'seed' }));
  expect(check(played(), { clientSeed: 'a:b' })).toEqual(differ({ kind: 'source' }));
  expect(check(played(), { tuning: 7 as never })).toEqual(differ({ kind: 'tuning' }));
});

test('JSON is the same whatever the order of its keys, and nothing else is', () => {
  expect(isSameJson({ a: 1, b: [null, 'x'] }, { b: [null, 'x'], a: 1 })).toBe(true);
  for (const [a, b] of [
    [null, {}],
    [{}, null],
    [[], {}],
    [{}, []],
    [7, {}],
    [{}, 7],
    ['', []],
    [[], ''],
    [[1], [2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
  ])
    expect(isSameJson(a, b)).toBe(false);
});
