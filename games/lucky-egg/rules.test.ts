import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws } from '#engine/core/fair/draws.ts';
import { simulatedDraws } from '#engine/core/odds/chance.ts';
import {
  type Draws,
  isRefusedStep,
  type RefusedStep,
  type Step,
} from '#engine/core/rules/rules.ts';
import { plan } from './plan.ts';
import { drawPrize, type EggState, eggRules } from './rules.ts';
import { type EggEvent, type EggMove, EggView, FINDS, type Prize } from './shapes.ts';
import { EGG_MOST, eggTuning, FIND_PARTS } from './tuning.ts';

/** As they were before there were finds: rounds of then are made again, too. */
const { finds: chances = [], ...tuning } = eggTuning.defaults;
const { nothing, coins, free, box } = tuning;
const COINS = coins.reduce((sum, { weight }) => sum + weight, 0);

type EggStep = Step<EggState, EggEvent>;
const taken = (step: EggStep | RefusedStep): EggStep => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};
/** Draws that were agreed before, and nothing more. */
const scripted = (...numbers: number[]): Draws => ({
  below(n) {
    const next = numbers.shift();
    if (next === undefined || next >= n) throw new RangeError(`${next} is no draw below ${n}`);
    return next;
  },
});
const untouched = scripted();
const opened = () => eggRules.open(tuning, untouched);
const crack = (state: EggState, egg: number, draws: Draws = scripted(0)) =>
  eggRules.move(tuning, state, { kind: 'crack', egg }, draws);

describe('[egg-rules] what lies beside a prize', () => {
  const found = (...numbers: number[]) => {
    const { state } = opened();
    const step = taken(
      eggRules.move(eggTuning.defaults, state, { kind: 'crack', egg: 0 }, scripted(...numbers)),
    );
    return step.events[0];
  };
  const all = chances.reduce((sum, chance) => sum + chance);

  test('is drawn last, by the chances of the tuning, and is mostly nothing', () => {
    const prize = { kind: 'none', times: 0 };
    const event = { kind: 'cracked', egg: 0, prize };
    let before = 0;
    for (const [place, chance] of chances.entries()) {
      expect(found(0, before)).toEqual({ ...event, find: FINDS[place] });
      expect(found(0, before + chance - 1)).toEqual({ ...event, find: FINDS[place] });
      before += chance;
    }
    expect(found(0, all)).toEqual(event);
    expect(found(0, FIND_PARTS - 1)).toEqual(event);
    expect(all).toBeLessThan(FIND_PARTS / 4);
  });

  test('changes neither the prize nor what it pays, nor the session', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 11 }), (nonce, egg) => {
        const draws = () =>
          createDraws({ serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce, round: 1 });
        const { state } = opened();
        const move = { kind: 'crack', egg } as const;
        const { events, ...rest } = taken(eggRules.move(tuning, state, move, draws()));
        const { events: own, ...same } = taken(
          eggRules.move(eggTuning.defaults, state, move, draws()),
        );
        expect(same).toEqual(rest);
        expect(own[0]).toMatchObject(events[0] ?? {});
        expect(events[0]).not.toHaveProperty('find');
      }),
    );
  });
});

describe('[egg-rules] an egg', () => {
  test.each<[string, number[], Prize]>([
    ['holds nothing from the first number', [0], { kind: 'none', times: 0 }],
    ['to the last of its share', [nothing.weight - 1], { kind: 'none', times: 0 }],
    ['then half the stake in coins', [nothing.weight], { kind: 'coins', times: 5_000 }],
    [
      'up to twenty times in coins',
      [nothing.weight + COINS - 1],
      { kind: 'coins', times: 200_000 },
    ],
    [
      'then a free bonus by a table of its own',
      [nothing.weight + COINS, 0],
      { kind: 'free', times: 20_000 },
    ],
    [
      'whose last prize is ten times',
      [nothing.weight + COINS + free.weight - 1, 99],
      { kind: 'free', times: 100_000 },
    ],
    [
      'and at last a mystery box',
      [nothing.weight + COINS + free.weight, 0],
      { kind: 'box', times: 20_000 },
    ],
    [
      'that may hold five hundred times the stake',
      [nothing.weight + COINS + free.weight + box.weight - 1, 9_999],
      { kind: 'box', times: 5000_000 },
    ],
  ])('%s', (_what, numbers, prize) => {
    expect(drawPrize(tuning, scripted(...numbers))).toEqual(prize);
    const step = taken(crack(opened().state, 3, scripted(...numbers)));
    expect(step.multiplier).toBe(prize.times);
    expect(step.events).toEqual([{ kind: 'cracked', egg: 3, prize }]);
    expect(eggRules.view(tuning, step.state).cracked).toEqual([{ egg: 3, prize }]);
  });

  test('never holds more than 500 times its stake, in any tuning that is taken', () => {
    const table = fc.array(
      fc.record({
        times: fc.integer({ min: 1, max: EGG_MOST }),
        weight: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { minLength: 1, maxLength: 16 },
    );
    const weight = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(table, table, table, weight, weight, weight, fc.integer(), (a, b, c, ...rest) => {
        const [none, forFree, forBox, seed] = rest;
        const any = {
          ...tuning,
          nothing: { weight: none },
          coins: a,
          free: { weight: forFree, prizes: b },
          box: { weight: forBox, prizes: c },
        };
        expect(eggTuning.schema.safeParse(any).success).toBe(true);
        const { kind, times } = drawPrize(any, simulatedDraws(seed));
        expect(times).toBeLessThanOrEqual(EGG_MOST);
        expect(times > 0).toBe(kind !== 'none');
        const own = { none: [], coins: a, free: b, box: c }[kind];
        expect(kind === 'none' || own.some((each) => each.times === times)).toBe(true);
      }),
    );
  });

  test('is drawn when it is cracked: the draws of the opening decide none', () => {
    expect(opened().state).toEqual({ eggs: 12, cracked: [], end: null });
    const kinds = new Set(
      Array.from({ length: 400 }, (_, nonce) => {
        const source = { serverSeed: '07'.repeat(32), clientSeed: 'test', nonce, round: 1 };
        return drawPrize(tuning, createDraws(source)).kind;
      }),
    );
    expect(kinds).toEqual(new Set(['none', 'coins', 'free', 'box']));
  });
});

describe('[egg-rules] a session', () => {
  test('is laid with its eggs and lasts ten minutes, whatever is cracked', () => {
    const laid = opened();
    expect(laid).toMatchObject({ clockMs: 600_000, multiplier: 0, isDone: false });
    expect(laid.events).toEqual([{ kind: 'laid', eggs: 12 }]);
    expect(taken(crack(laid.state, 0)).clockMs).toBe('runs on');
  });

  test('is over when its time is: the rest flies away and nothing is paid or charged', () => {
    const { state } = taken(crack(opened().state, 5));
    const step = eggRules.timeout(tuning, state, untouched);
    expect(step).toMatchObject({ multiplier: 0, isDone: true, clockMs: null });
    expect(step.events).toEqual([{ kind: 'ended', why: 'time', cracked: 1 }]);
    expect(crack(step.state, 6)).toEqual({ refused: 'msg.invalidRequest' });
  });

  test('is over when the player leaves, and that costs nothing', () => {
    const step = taken(eggRules.move(tuning, opened().state, { kind: 'quit' }, untouched));
    expect(step).toMatchObject({ multiplier: 0, isDone: true, clockMs: null });
    expect(step.events).toEqual([{ kind: 'ended', why: 'quit', cracked: 0 }]);
    expect(plan.isStaked({ kind: 'quit' })).toBe(false);
    expect(plan.isStaked({ kind: 'crack', egg: 0 })).toBe(true);
  });

  test('is over with its last egg, which still pays', () => {
    let state = opened().state;
    for (let egg = 0; egg < 11; egg += 1) state = taken(crack(state, egg)).state;
    const step = taken(crack(state, 11, scripted(nothing.weight)));
    expect(step).toMatchObject({ multiplier: 5_000, isDone: true, clockMs: null });
    expect(step.events.map(({ kind }) => kind)).toEqual(['cracked', 'ended']);
    expect(step.events[1]).toMatchObject({ why: 'empty', cracked: 12 });
  });

  test('takes every egg once, in any order, and shows what was in it', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...Array(12).keys()], { minLength: 1 }),
        fc.integer(),
        (order, seed) => {
          const draws = simulatedDraws(seed);
          let state = opened().state;
          let paid = 0;
          for (const [at, egg] of order.entries()) {
            const step = taken(crack(state, egg, draws));
            expect(step.isDone).toBe(at === 11);
            state = step.state;
            paid += step.multiplier;
            // Draws that would throw: what is refused uses none.
            if (!step.isDone) expect(isRefusedStep(crack(state, egg, untouched))).toBe(true);
          }
          const view = eggRules.view(tuning, state);
          expect(EggView.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
          expect(view.cracked.map(({ egg }) => egg)).toEqual(order);
          expect(view.cracked.reduce((sum, { prize }) => sum + prize.times, 0)).toBe(paid);
          expect(view.eggs).toBe(12);
        },
      ),
    );
  });
});

describe('a move', () => {
  test.each<[string, EggMove]>([
    ['an egg that is not in the nest', { kind: 'crack', egg: 12 }],
    ['an egg that is open', { kind: 'crack', egg: 4 }],
  ])('for %s is refused, draws nothing and changes nothing', (_what, move) => {
    const { state } = taken(crack(opened().state, 4));
    const before = structuredClone(state);
    expect(eggRules.move(tuning, state, move, untouched)).toEqual({
      refused: 'msg.invalidRequest',
    });
    expect(state).toEqual(before);
  });

  test.each([
    null,
    'crack',
    {},
    { kind: 'crack' },
    { kind: 'crack', egg: -1 },
    { kind: 'crack', egg: 1.5 },
    { kind: 'crack', egg: '1' },
    { kind: 'crack', egg: 100 },
    { kind: 'crack', egg: 1, prize: { kind: 'box', times: 50_000 } },
    { kind: 'quit', egg: 1 },
    { kind: 'open' },
  ])('that is none of this game is not read: %j', (input) => {
    expect(eggRules.parseMove(input)).toBeNull();
  });

  test('that is one, is', () => {
    expect(eggRules.parseMove({ kind: 'crack', egg: 3 })).toEqual({ kind: 'crack', egg: 3 });
    expect(eggRules.parseMove({ kind: 'quit' })).toEqual({ kind: 'quit' });
  });
});

test('what is shown of a nest tells nothing of the eggs that are whole', () => {
  const { state } = taken(crack(opened().state, 7, scripted(nothing.weight + COINS, 0)));
  // All of the state that is not shown: nothing. An egg has no content before it is cracked.
  expect(eggRules.view(tuning, state)).toEqual(state);
  expect(Object.keys(state)).toEqual(['eggs', 'cracked', 'end']);
});
