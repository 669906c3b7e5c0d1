import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_KEYS } from '#contract/games.ts';
import { gameOf } from '../registry.ts';
import { fill } from '../squidgame/fill.ts';
import { judgeTuning, MOST_A_DAY, MOST_PAID } from './gate.ts';
import { faultText } from './gateFaults.ts';
import { mergeTuning } from './mergeTuning.ts';
import { NO_TUNINGS, refusedOf } from './testTunings.ts';

const defaultsOf = (key: (typeof GAME_KEYS)[number]) => Object(gameOf(key).tuning.defaults);
const textsOf = (key: (typeof GAME_KEYS)[number], values: unknown): string[] => {
  const judged = judgeTuning(gameOf(key), values);
  return judged.isServed ? [] : judged.faults.map(faultText);
};

describe.each(GAME_KEYS)('the gate of %s', (key) => {
  test('passes the defaults, and says what they cost', () => {
    const judged = judgeTuning(gameOf(key), defaultsOf(key));
    if (!judged.isServed) throw new Error(judged.faults.map(faultText).join('; '));
    const { ways, most } = judged.figures;
    for (const { mean, leastMean } of ways) expect(leastMean).toBeLessThanOrEqual(mean);
    expect(most.coins).toBeLessThanOrEqual(MOST_PAID);
    expect(most.sen).toBe(most.coins / 5);
    expect(judged.warnings).toEqual([]);
  });

  test.each(refusedOf(key).map((changes) => ({ changes })))('refuses $changes', ({ changes }) => {
    const texts = textsOf(key, { ...defaultsOf(key), ...Object(changes) });
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).not.toMatch(/undefined|\[object/);
  });

  test.each(NO_TUNINGS.map((values) => ({ values })))(
    'refuses $values as a tuning',
    ({ values }) => {
      expect(textsOf(key, values)).not.toEqual([]);
    },
  );

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4, withNullPrototype: true }), (values) => {
        expect(judgeTuning(gameOf(key), values).isServed).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('serves no other return than the announced one, whichever number is changed', () => {
    const { target } = gameOf(key);
    const numbers = Object.entries(defaultsOf(key)).filter(
      ([, value]) => typeof value === 'number',
    );
    const changed = fc
      .constantFrom(...numbers.map(([name]) => name))
      .chain((name) =>
        fc.record({ name: fc.constant(name), value: fc.integer({ min: 0, max: 20_000 }) }),
      );
    fc.assert(
      fc.property(changed, ({ name, value }) => {
        const judged = judgeTuning(gameOf(key), { ...defaultsOf(key), [name]: value });
        if (!judged.isServed || target.rtp === null) return;
        for (const { leastMean } of judged.figures.ways)
          expect(Math.abs(leastMean - target.rtp)).toBeLessThan(0.000_101);
      }),
      { numRuns: 200 },
    );
  });
});

test('what is wrong is told with its field, its bound and its value', () => {
  expect(textsOf('lucky-egg', { ...defaultsOf('lucky-egg'), eggs: 40 })).toEqual([
    'eggs: at most 20, not 40',
  ]);
  expect(textsOf('lucky-egg', { ...defaultsOf('lucky-egg'), free: { weight: 3 } })).toEqual([
    'free.prizes: missing',
  ]);
  expect(
    textsOf('spin-wheel', { ...defaultsOf('spin-wheel'), depositSen: 1, perDay: 1_000 }),
  ).toEqual([
    'depositSen: the club announces 3000, not 1',
    'perDay: the club announces 16, not 1000',
    'A player costs the club RM20.00 a day at most, not RM970.00',
  ]);
  expect(textsOf('squidgame', { ...defaultsOf('squidgame'), minBet: 1, betStep: 1 })).toContain(
    'betStep: at a bet of 0.01 payouts are rounded down: the return (stop=1) is 50.0000%, not 96.0000%',
  );
  const [step] = defaultsOf('squidgame').steps;
  const uneven = Array(4).fill({ ...step, panels: 4, safePanels: 3 });
  const filled = fill({ ...defaultsOf('squidgame'), steps: uneven }, 9_600);
  const told = textsOf('squidgame', filled);
  expect(told.length).toBeGreaterThan(1);
  for (const each of told)
    expect(each).toMatch(
      /^steps\.1: .* no multiplier .* Exact here would be panels 3, safePanels 2 \/ panels 2, safePanels 1$/,
    );
  expect(textsOf('squidgame', { ...defaultsOf('squidgame'), maxBet: 50_00 })).toEqual([
    'maxBet: a stake is paid 20,000.00 coins at most, not 49,152.00',
  ]);
});

test.each([
  ['squidgame', 'steps.1.multiplier', 38_399],
  ['lucky-egg', 'free.prizes.1.times', 49_999],
  ['spin-wheel', 'segments.7.times', 1_999],
  ['spin-wheel', 'unitSen', 99],
  ['rock-scissor-paper', 'pay', 19_999],
  ['rock-scissor-paper', 'rtpLive', 9_699],
  ['rock-scissor-paper', 'liveBets.1', 5_01],
] as const)('what can not be paid evenly is told at its own number: %s %s', (key, field, value) => {
  const values = structuredClone(defaultsOf(key));
  const path = field.split('.');
  const group = path.slice(0, -1).reduce((of, name) => of[name], values);
  group[path.at(-1) ?? ''] = value;
  const judged = judgeTuning(gameOf(key), values);
  const rounded = judged.isServed ? [] : judged.faults.filter(({ code }) => code === 'betReturn');
  expect(rounded.map((fault) => fault.field)).toEqual([field]);
});

test.each([
  [{ minBet: 30_00 }, ['maxBet: at least the least bet, 3000, not 2000']],
  [{ minBet: 60 }, ['minBet: whole steps of 25, not 60']],
  [{ maxBet: 20_01 }, ['maxBet: whole steps of 25, not 2001']],
  [
    { betStep: 7 },
    [
      'betStep: the least and the highest bet (50, 2000) have to be whole steps, which they are not of 7',
    ],
  ],
  [
    { minBet: 30_10, betStep: 7 },
    ['maxBet: at least the least bet, 3010, not 2000', 'maxBet: whole steps of 7, not 2000'],
  ],
] as const)('each number of a stake that is wrong is told by itself: %o', (changes, texts) => {
  expect(textsOf('squidgame', { ...defaultsOf('squidgame'), ...changes })).toEqual(texts);
});

test('what is wrong with one number hides nothing of others', () => {
  const { steps } = defaultsOf('squidgame');
  const broken = (step: object) => ({
    ...defaultsOf('squidgame'),
    minBet: 30_00,
    steps: [{ ...steps[0], ...step }, ...steps.slice(1)],
  });
  const bets = 'maxBet: at least the least bet, 3000, not 2000';
  for (const multiplier of [12_800.1, 19_200 + 2 ** -38, '1,92', null, 0.1])
    expect(textsOf('squidgame', broken({ multiplier, panels: 3, safePanels: 3 }))).toEqual([
      `steps.0.multiplier: no such value, ${JSON.stringify(multiplier)}`,
      'steps.0.safePanels: fewer than its 3 panels, not 3',
      bets,
    ]);
});

test('nobody costs the club more than RM20 a day, whatever a spin is worth', () => {
  const segments = Array.from({ length: 4 }, () => ({ times: 9_700, weight: 1 }));
  const told = (unitSen: number) =>
    textsOf('spin-wheel', { ...defaultsOf('spin-wheel'), unitSen, segments }).filter((text) =>
      text.startsWith('A player costs'),
    );
  expect(told(1_28)).toEqual([]);
  expect(told(1_29)).toEqual(['A player costs the club RM20.00 a day at most, not RM20.02']);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_00 }), (unitSen) => {
      expect(told(unitSen).length === 0).toBe(unitSen * 0.97 * 16 <= MOST_A_DAY);
    }),
  );
});

test('a change names what it changes, at any depth; lists are replaced whole', () => {
  const base = { a: 1, b: { c: 2, d: [1, 2] } };
  expect(mergeTuning(base, { b: { d: [3] } })).toEqual({ a: 1, b: { c: 2, d: [3] } });
  expect(mergeTuning(base, { b: 7, e: { f: 1 } })).toEqual({ a: 1, b: 7, e: { f: 1 } });
  expect(mergeTuning(base, null)).toBeNull();
  expect(base).toEqual({ a: 1, b: { c: 2, d: [1, 2] } });
});

test.each([
  [
    'squidgame',
    { steps: [{ panels: 2, safePanels: 1, multiplier: 19_200 }] },
    ['It pays 1.92× at most, where the game’s own numbers pay up to 983.04×.'],
  ],
  [
    'spin-wheel',
    {
      segments: Array.from({ length: 4 }, () => ({ times: 9_700, weight: 1 })),
    },
    [
      'It pays 0.97× at most, where the game’s own numbers pay up to 50×.',
      'Every stake pays the same (spin): 0.97×.',
    ],
  ],
] as const)('%s that lost what it is played for is warned of: %o', (key, changes, texts) => {
  const judged = judgeTuning(gameOf(key), { ...defaultsOf(key), ...changes });
  if (!judged.isServed) throw new Error(judged.faults.map(faultText).join('; '));
  expect(judged.warnings.map(faultText)).toEqual(texts);
});
