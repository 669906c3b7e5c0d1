import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import { fraction, minus, ONE } from '#engine/core/odds/fraction.ts';
import { isAtTarget } from '#engine/core/odds/verdict.ts';
import { judgeTuning } from '../gate/gate.ts';
import { gameOf } from '../registry.ts';
import { changesBetween } from './changes.ts';
import { valueAt, withValue } from './fields.ts';
import { movableIn } from './movable.ts';
import { sizeOf } from './proposals.ts';
import { answerOf } from './solver.ts';
import type { FigureWish } from './wishes.ts';

const defaultsOf = (game: GameKey) => gameOf(game).tuning.defaults;
const namesIn = (game: GameKey, values: unknown = defaultsOf(game)) =>
  movableIn(gameOf(game), values).map(({ path }) => path.join('.'));
const ask = (
  game: GameKey,
  wishes: readonly FigureWish[],
  fields = namesIn(game),
  values = defaultsOf(game),
) => answerOf({ game, values, wishes, fields });

const returning = (percent: number): FigureWish => ({
  kind: 'return',
  way: '',
  value: fraction(percent, 100),
});
const analysisOf = (game: GameKey, values: unknown, way: string) => {
  const found = gameOf(game).odds.way(values, way)?.analysis;
  if (!found) throw new Error(`${game} has no ${way}`);
  return found;
};
const told = (answer: ReturnType<typeof ask>) =>
  answer.proposals.map(({ changes, chosen }) =>
    changes
      .filter(({ path }) => chosen.includes(path.join('.')))
      .map(({ path, to }) => `${path.join('.')} ${to}`)
      .join(),
  );

test('[inspector] the hit rate of docs/inspector.md is met at the same return, by the numbers it says', () => {
  const page = readFileSync('docs/inspector.md', 'utf8').replace(/\s+/g, ' ');
  for (const said of ['30.91%', '5,990 to 6,271', '1,200 to 638', '1,100 to 1,381'])
    expect(page).toContain(said);
  const fields = namesIn('lucky-egg').filter((name) => /^(nothing|coins)/.test(name));
  const answer = ask(
    'lucky-egg',
    [returning(97), { kind: 'hit', way: 'crack', value: fraction(3_091, 10_000) }],
    fields,
  );
  expect(answer).toMatchObject({ clash: [], isCut: false });
  expect(told(answer)[0]).toBe('nothing.weight 6271,coins.0.weight 638,coins.1.weight 1381');
  for (const { values, passes, reached } of answer.proposals) {
    const { mean, hitRate } = analysisOf('lucky-egg', values, 'crack');
    expect([mean, hitRate, passes, judgeTuning(gameOf('lucky-egg'), values).isServed]).toEqual([
      0.97,
      0.3091,
      true,
      true,
    ]);
    expect(reached.map(({ state }) => state)).toEqual(['exact', 'exact']);
  }
});

test('[inspector] the wheel’s dearest prize is made rarer at the same return', () => {
  const { proposals } = ask(
    'spin-wheel',
    [returning(97), { kind: 'prize', way: 'spin', multiplier: 500_000, value: fraction(1, 1_000) }],
    namesIn('spin-wheel').filter((name) => /\.[0-5]\./.test(name)),
  );
  expect(proposals).toHaveLength(3);
  for (const { values, passes } of proposals) {
    const { mean, maximum, maximumChance } = analysisOf('spin-wheel', values, 'spin');
    expect([mean, maximum, maximumChance, passes]).toEqual([0.97, 50, 0.001, true]);
  }
});

test('[inspector] the bridge holds as wished, and what its steps pay follows', () => {
  const hit = (over: number, under: number): FigureWish => ({
    kind: 'hit',
    way: 'stop=3',
    value: fraction(over, under),
  });
  const answer = ask('squidgame', [returning(96), hit(3, 16)]);
  expect(told(answer)).toEqual([
    'steps.0.panels 4,steps.0.safePanels 3',
    'steps.1.panels 4,steps.1.safePanels 3',
    'steps.2.panels 4,steps.2.safePanels 3',
  ]);
  for (const { values, passes } of answer.proposals) {
    expect(passes).toBe(true);
    for (const way of gameOf('squidgame').odds.ways(values))
      expect(analysisOf('squidgame', values, way).mean).toBe(0.96);
    expect(analysisOf('squidgame', values, 'stop=3').hitRate).toBe(3 / 16);
  }
  // No panels make three of ten: the nearest is 8 of 27.
  const near = ask('squidgame', [returning(96), hit(3, 10)]);
  expect(near.clash).toEqual([1]);
  expect(near.proposals[0]?.reached[1]).toMatchObject({ state: 'missed', value: 8 / 27 });
});

test('[inspector] a highest win and a volatility are met at the same return', () => {
  const lower = ask('lucky-egg', [returning(97), { kind: 'maximum', multiplier: 4_000_000 }]);
  for (const { values, passes } of lower.proposals)
    expect([analysisOf('lucky-egg', values, 'crack').maximum, passes]).toEqual([400, true]);
  const calmer = ask('lucky-egg', [returning(97), { kind: 'index', way: 'crack', value: 7 }]);
  for (const { values } of calmer.proposals) {
    const { mean, volatilityIndex } = analysisOf('lucky-egg', values, 'crack');
    expect(mean).toBe(0.97);
    expect(Math.abs(volatilityIndex - 7)).toBeLessThanOrEqual(0.005);
  }
  expect([lower.proposals.length, calmer.proposals.length]).toEqual([3, 3]);
});

test('[inspector] a blind guess of find-the-odd is made likelier by its cards; its scores have no return', () => {
  const likelier = withValue(defaultsOf('fto'), ['ladder', 8, 'columns'], 3);
  const { outcomes } = analysisOf('fto', likelier, 'blind');
  const [none] = outcomes;
  const value = minus(ONE, none?.chance ?? ONE);
  const answer = ask(
    'fto',
    [{ kind: 'hit', way: 'blind', value }],
    ['ladder.8.columns', 'ladder.8.rows'],
  );
  expect(told(answer)[0]).toBe('ladder.8.columns 3');
  expect(namesIn('fto')).not.toContain('coinsPerRight');
});

test('[inspector] wishes that contradict each other are named, with what comes nearest to each', () => {
  // A match pays twice the bet: its return is twice its hit rate.
  const answer = ask('rock-scissor-paper', [
    { kind: 'maximum', multiplier: 20_000 },
    returning(97),
    { kind: 'hit', way: 'house', value: fraction(1, 2) },
  ]);
  expect(answer.clash).toEqual([1, 2]);
  expect(answer.proposals.map(({ reached }) => reached.map(({ state }) => state))).toEqual([
    ['exact', 'exact', 'missed'],
    ['exact', 'missed', 'exact'],
  ]);
  // Above what the club announces no number reaches, and with nothing to move nothing is reached.
  expect(ask('lucky-egg', [{ kind: 'maximum', multiplier: 6_000_000 }]).clash).toEqual([0]);
  expect(ask('lucky-egg', [returning(96)], []).clash).toEqual([0]);
});

test('[inspector] what is announced never moves; what holds already stays', () => {
  expect(namesIn('spin-wheel')).not.toContain('perDay');
  expect(namesIn('rock-scissor-paper')).toEqual(['rtp', 'rtpLive']);
  expect(ask('spin-wheel', [returning(97)]).proposals).toMatchObject([{ changes: [] }]);
});

describe.each([
  [
    'lucky-egg',
    'crack',
    ['nothing.weight', 'coins.1.weight', 'coins.3.weight', 'coins.4.times', 'free.weight'],
  ],
  [
    'spin-wheel',
    'spin',
    ['segments.0.weight', 'segments.2.weight', 'segments.3.weight', 'segments.4.times'],
  ],
] as const)('[inspector] of a planted change of %s', (game, way, names) => {
  const defaults = defaultsOf(game);
  const movable = movableIn(gameOf(game), defaults).filter(({ path }) =>
    (names as readonly string[]).includes(path.join('.')),
  );

  test('a proposal is found that is as small, holds by exact odds and moves only what may', () => {
    const tried = fc.record({
      chosen: fc.subarray([...movable], { minLength: 1, maxLength: 2 }),
      by: fc.array(
        fc.integer({ min: -400, max: 400 }).filter((by) => by !== 0),
        {
          minLength: 2,
          maxLength: 2,
        },
      ),
    });
    fc.assert(
      fc.property(tried, ({ chosen, by }) => {
        let share = 0;
        const planted = chosen.reduce<unknown>((values, { path, min, max }, at) => {
          const from = Number(valueAt(defaults, path));
          const to = Math.min(max, Math.max(min, from + (by[at] ?? 1)));
          share += Math.abs(to - from) / from;
          return withValue(values, path, to);
        }, defaults);
        const { mean, exactMean, outcomes } = analysisOf(game, planted, way);
        // What the gate refuses of the announced return gives way to what is nearly so and served.
        fc.pre(judgeTuning(gameOf(game), planted).isServed || !isAtTarget(mean, 0.97));
        const none = outcomes.find(({ multiplier }) => multiplier === 0);
        const wishes: FigureWish[] = [
          { kind: 'return', way: '', value: exactMean },
          { kind: 'prize', way, multiplier: 0, value: none?.chance ?? fraction(0) },
        ];
        const answer = ask(game, wishes, [...names]);
        const [best] = answer.proposals;
        expect(answer.clash).toEqual([]);
        expect(best?.reached.map(({ state }) => state)).toEqual(['exact', 'exact']);
        expect(best?.size).toBeLessThanOrEqual(sizeOf(chosen.length, share) + 1e-9);
        for (const { values, changes, passes } of answer.proposals) {
          expect(changes).toEqual(changesBetween(defaults, values));
          for (const { path } of changes) expect(names).toContain(path.join('.'));
          expect(gameOf(game).tuning.schema.safeParse(values).success).toBe(true);
          expect(judgeTuning(gameOf(game), values).isServed).toBe(passes);
        }
        expect(ask(game, wishes, [...names])).toEqual(answer);
      }),
      { numRuns: 15 },
    );
  });
});
