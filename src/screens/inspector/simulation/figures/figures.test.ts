import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { GameKey } from '#contract/games.ts';
import { gameOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { followLanguage, loadTexts } from '#src/app/i18n.ts';
import { toldAt } from '../plot/spec.ts';
import { runOnWorkers } from '../pool.ts';
import { firstAsked, readAsked, readSides } from '../request.ts';
import { reportOf } from '../results.ts';
import { toldOf } from '../summary.ts';
import { sameThread } from '../testWorkers.ts';
import { simulationWords } from '../words.ts';
import { figuresFor } from './all.ts';

beforeAll(async () => {
  await followLanguage(new URL('https://club.test/?lang=en'));
  await loadTexts('simulation');
});

/** A short run of a game's first way, its draft with some changes. */
const shown = async (game: GameKey, changes: object) => {
  const defaults = gameOf(game).tuning.defaults as object;
  const sides = readSides(game, defaults, { ...defaults, ...changes });
  const asked = { ...firstAsked(game, sides), rounds: 10_000, stakes: '40' };
  const { request } = readAsked(game, sides, asked);
  if (!request) throw new Error('refused');
  const small = { ...request, players: 100 };
  const { results } = reportOf(
    small,
    await runOnWorkers(small, { startWorker: sameThread, size: 1, onProgress: () => {} }).result,
  );
  const words = simulationWords(
    game,
    i18next.getFixedT('en', 'simulation'),
    (name) => `way ${name}`,
  );
  const [first] = results;
  if (!first) throw new Error('nothing was played');
  const figures = figuresFor(results, first.subject.way, words);
  return { figures, told: toldOf(first, words), results };
};

test('[inspector] every plot has a table of its figures, and as many values as x', async () => {
  const { figures } = await shown('squidgame', paying(squidTuning.defaults, 9_550));
  expect(figures.map(({ name }) => name)).toEqual([
    'convergence',
    'payouts',
    'balances',
    'ruin',
    'losing-runs',
  ]);
  for (const { name, spec, table } of figures) {
    expect([name, spec.x]).toEqual([name, spec.x.toSorted((a, b) => a - b)]);
    for (const { values } of spec.lines)
      expect([name, values.length]).toEqual([name, spec.x.length]);
    expect(table.rows.length).toBeGreaterThan(1);
    for (const row of table.rows) expect([name, row.length]).toEqual([name, table.head.length]);
  }
});

test('[inspector] the last of the convergence is the result, between its band, beside both exact returns', async () => {
  const { figures, results } = await shown('squidgame', paying(squidTuning.defaults, 9_550));
  const convergence = figures[0]!;
  expect(convergence.spec.x.at(-1)).toBe(10_000);
  const told = toldAt(convergence.spec, convergence.spec.x.length - 1);
  const mean = results[0]!.figures.mean;
  expect(told[0]).toEqual({
    label: 'In force',
    text: expect.stringContaining(`${(100 * mean).toFixed(3)}% ± `),
  });
  expect(told.map(({ label }) => label)).toEqual([
    'In force',
    'In force, exact',
    'Draft',
    'Draft, exact',
  ]);
  expect([told[1]?.text, told[3]?.text]).toEqual(['96.000%', '95.500%']);
});

test('[inspector] payouts that never came have a place, and their exact chance', async () => {
  const { figures } = await shown('lucky-egg', {});
  const payouts = figures.find(({ name }) => name === 'payouts')!;
  expect(payouts.spec.places?.at(-1)).toBe('500×');
  const [bars, exact] = payouts.spec.lines;
  expect(exact?.values.every((chance) => chance !== null && chance > 0)).toBe(true);
  const shares = bars!.values.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  expect(shares).toBeCloseTo(1, 12);
});

test('[inspector] nobody is ruined where nothing is staked, and money is told as such', async () => {
  const { figures, told } = await shown('spin-wheel', {});
  expect(figures.map(({ name }) => name)).not.toContain('ruin');
  expect(told.map(({ name }) => name)).toEqual([
    'Return',
    'Hit rate',
    'Standard deviation',
    'Highest payout',
    'Longest losing run',
    'Balance at the end',
  ]);
  expect(told.at(-1)?.simulated).toMatch(/^RM/);
  const { told: free } = await shown('fto', {});
  expect(free[0]).toMatchObject({ name: 'Mean payout', exact: expect.stringMatching(/×$/) });
});
