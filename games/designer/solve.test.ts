import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeTuning } from '../gate/gate.ts';
import { mergeTuning } from '../gate/mergeTuning.ts';
import { gameOf } from '../registry.ts';
import { paying } from '../squidgame/fill.ts';
import { squidTuning } from '../squidgame/tuning.ts';
import { changesBetween } from './changes.ts';
import { numbersIn, type Path, shapeOf, valueAt, withValue } from './fields.ts';
import { missesOf } from './hints.ts';
import { returnFaults, solve, worstWay } from './solve.ts';

const STAKED = ['squidgame', 'spin-wheel', 'rock-scissor-paper', 'lucky-egg'] as const;

const changed = (key: (typeof STAKED)[number], changes: object) =>
  mergeTuning(gameOf(key).tuning.defaults, changes);
const fieldAt = (key: (typeof STAKED)[number], values: unknown, path: Path) => {
  const found = numbersIn(shapeOf(gameOf(key)), values).find(
    (field) => field.path.join('.') === path.join('.'),
  );
  if (!found) throw new Error(`no ${path.join('.')}`);
  return found;
};
const solved = (key: (typeof STAKED)[number], values: unknown, path: Path) =>
  solve(gameOf(key), values, fieldAt(key, values, path), worstWay(gameOf(key), values));

describe.each(STAKED)('[inspector] a number of %s is solved for', (key) => {
  const game = gameOf(key);
  const numbers = numbersIn(shapeOf(game), game.tuning.defaults);

  test('within its bounds, alone, and passes the gate when it says so', () => {
    const tried = fc.record({
      other: fc.constantFrom(...numbers),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      field: fc.constantFrom(...numbers),
    });
    fc.assert(
      fc.property(tried, ({ other, part, field }) => {
        const { min, max } = other;
        const value = Math.round(min + (max - min) * part ** 4);
        const values = withValue(game.tuning.defaults, other.path, value);
        const { data } = game.tuning.schema.safeParse(values);
        if (data === undefined) return;
        const found = solve(game, values, field, worstWay(game, data));
        if (!found) return;
        expect(Number.isInteger(found.value)).toBe(true);
        expect(found.value).toBeGreaterThanOrEqual(field.min);
        expect(found.value).toBeLessThanOrEqual(field.max);
        const paths = changesBetween(values, found.values).map(({ path }) => path.join('.'));
        expect([[], [field.path.join('.')]]).toContainEqual(paths);
        const judged = judgeTuning(game, found.values);
        expect(returnFaults(judged)?.length === 0).toBe(found.passes);
        if (found.isExact) expect(found.mean).toBeCloseTo(game.target.rtp ?? 0, 12);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  [
    'squidgame',
    {
      steps: paying(
        { ...squidTuning.defaults, steps: squidTuning.defaults.steps.slice(0, 1) },
        9_000,
      ).steps,
    },
    ['steps', 0, 'multiplier'],
    19_200,
  ],
  ['lucky-egg', { nothing: { weight: 4_000 } }, ['nothing', 'weight'], 5_990],
  ['rock-scissor-paper', { rtp: 9_000 }, ['rtp'], 9_700],
  ['rock-scissor-paper', { rtpLive: 9_000 }, ['rtpLive'], 9_700],
] as const)('[inspector] %s with %j: %s comes back to what it was', (key, changes, path, value) => {
  expect(solved(key, changed(key, changes), path)).toMatchObject({
    value,
    isExact: true,
    passes: true,
  });
});

test('[inspector] the nearest whole number is said to be no more than that', () => {
  // A unit of this weight is worth a fiftieth of a point: no whole number meets 97%.
  const values = changed('lucky-egg', { nothing: { weight: 5_980 } });
  const found = solved('lucky-egg', values, ['coins', 4, 'weight']);
  expect(found).toMatchObject({ isExact: false, passes: false });
  const miss = (weight: number) => {
    const tried = withValue(values, ['coins', 4, 'weight'], weight);
    return Math.abs((gameOf('lucky-egg').odds.way(tried, 'crack')?.analysis.mean ?? 0) - 0.97);
  };
  const at = found?.value ?? 0;
  expect(miss(at)).toBeLessThan(Math.min(miss(at - 1), miss(at + 1)));
});

test('[inspector] what has nothing to do with the return is not solved for, nor a game without one', () => {
  for (const path of [['clockMs'], ['minBet']] as const)
    expect(
      solved('squidgame', changed('squidgame', paying(squidTuning.defaults, 9_000)), path),
    ).toBeNull();
  const fto = gameOf('fto');
  for (const field of numbersIn(shapeOf(fto), fto.tuning.defaults))
    expect(solve(fto, fto.tuning.defaults, field, 'blind')).toBeNull();
});

test('[inspector] every hint mends the return, and nothing is said of one that is right', () => {
  const off = [
    [
      'squidgame',
      {
        steps: squidTuning.defaults.steps.with(4, {
          panels: 2,
          safePanels: 1,
          multiplier: 300_000,
        }),
      },
    ],
    ['lucky-egg', { nothing: { weight: 5_900 } }],
    ['rock-scissor-paper', { rtp: 9_000, rtpLive: 9_500 }],
  ] as const;
  for (const [key, changes] of off) {
    const game = gameOf(key);
    expect(missesOf(game, game.tuning.defaults)).toEqual([]);
    const misses = missesOf(game, changed(key, changes));
    expect(misses).not.toEqual([]);
    for (const { way, hints } of misses) {
      expect(hints).not.toEqual([]);
      for (const { path, to, values } of hints) {
        expect(valueAt(values, path)).toBe(to);
        const faults = returnFaults(judgeTuning(game, values));
        expect(faults?.some((fault) => fault.endsWith(` ${way}`))).toBe(false);
      }
    }
  }
  expect(
    missesOf(
      gameOf('rock-scissor-paper'),
      changed('rock-scissor-paper', { rtp: 9_000, rtpLive: 9_500 }),
    ).map(({ hints }) => hints.map(({ path }) => path.join())),
  ).toEqual([['rtp'], ['rtpLive']]);
  const low = changed('squidgame', paying(squidTuning.defaults, 9_550));
  expect(missesOf(gameOf('squidgame'), low)).toMatchObject([
    {
      way: 'stop=1',
      others: 9,
      hints: [{ path: ['steps', 0, 'multiplier'], from: 19_100, to: 19_200, isExact: true }],
    },
  ]);
});
