import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { all, field, noteOf, panel, press, type } from './testPanel.tsx';

afterEach(cleanup);

it.each([
  [
    'squidgame',
    { steps: [{ panels: 1, safePanels: 1, multiplier: 19_200 }] },
    'Step 1 · Panels: at least 2, not 1',
  ],
  [
    'squidgame',
    { steps: [{ panels: 3, safePanels: 3, multiplier: 19_200 }] },
    'Step 1 · Hold: fewer than its 3 panels, not 3',
  ],
  [
    'squidgame',
    { minBet: 30_00 },
    'Highest bet: at least the least bet, 30.00 coins, not 20.00 coins',
  ],
  [
    'squidgame',
    { betStep: 7 },
    'Step of a bet: the least and the highest bet (0.50 coins · 20.00 coins) have to be whole steps, which they are not of 0.07 coins',
  ],
  ['spin-wheel', { unitSen: -5_00 }, 'Worth of a spin: at least RM0.01, not −RM5.00'],
  ['squidgame', { clockMs: 1_000 }, 'Time for the bridge: at least 20 s, not 1 s'],
  ['rock-scissor-paper', { pay: 19_500 }, 'Pay of a won match: the club announces 2×, not 1.95×'],
] as const)('[inspector] a fault of %s is told as its field is', async (game, changes, text) => {
  await panel(game, changes);
  expect(all()).toContain(text);
});

it.each([
  [
    'squidgame',
    'steps.0.multiplier',
    '1.28001',
    'Step 1 · Pays: 0.0001 to 1,000×, at most 4 digits after the point, not 1.28001×',
  ],
  [
    'squidgame',
    'betStep',
    '0.001',
    'Step of a bet: 0.01 to 100.00 coins, at most 2 digits after the point, not 0.001 coins',
  ],
  [
    'spin-wheel',
    'unitSen',
    '2.005',
    'Worth of a spin: RM0.01 to RM100.00, at most 2 digits after the point, not RM2.005',
  ],
  ['squidgame', 'steps.1.panels', '2.5', 'Step 2 · Panels: a whole number, 2 to 4, not 2.5'],
  [
    'squidgame',
    'steps.0.multiplier',
    '1,92',
    'Step 1 · Pays: 0.0001 to 1,000×, at most 4 digits after the point, not "1,92"',
  ],
  [
    'squidgame',
    'clockMs',
    '',
    'Time for the bridge: missing; wanted is 20 to 600 s, at most 3 digits after the point',
  ],
] as const)(
  '[inspector] in %s, %s typed as %j is told with what it may be',
  async (game, path, text, told) => {
    await panel(game);
    type(path, text);
    expect(noteOf(path)).toContain(told);
  },
);

it.each([
  ['squidgame', 'steps.0.panels', '2 to 4'],
  ['squidgame', 'steps.0.multiplier', '0.0001 to 1,000×'],
  ['lucky-egg', 'finds.0', '1 to 80,000'],
  ['lucky-egg', 'coins.0.times', '0.0001 to 500×'],
] as const)(
  '[inspector] in a list of %s, %s has its bounds beside it',
  async (game, path, bounds) => {
    await panel(game);
    expect(noteOf(path)).toBe(bounds);
  },
);

it('[inspector] a step of a bet that rounding costs return is marked at its field', async () => {
  const { draft } = await panel('squidgame');
  for (const step of [0, 1, 2, 3]) {
    type(`steps.${step}.safePanels`, '2');
    type(`steps.${step}.panels`, '3');
  }
  press('Set what the steps pay');
  expect(field('betStep').getAttribute('aria-invalid')).toBe('true');
  expect(noteOf('betStep')).toContain('Step of a bet: at a bet of 0.75 payouts are rounded down');
  press('The gate refuses this tuning. Problems to fix: 1.');
  expect(document.activeElement).toBe(field('betStep'));
  expect(Object(draft()).betStep).toBe(25);
});

it('[inspector] where no multiplier pays a chance evenly its step is marked, not the step of a bet', async () => {
  await panel('squidgame');
  for (const step of [0, 1]) {
    type(`steps.${step}.panels`, '4');
    type(`steps.${step}.safePanels`, '3');
  }
  press('Set what the steps pay');
  expect(noteOf('steps.1')).toContain(
    'Step 2: to return 96.0000% (Take after step 2) it would have to pay 1.70666…×, which no multiplier of four decimals is: at a bet of 0.75 it returns 95.2500%. Exact here would be Panels 3 · Hold 2 / Panels 2 · Hold 1',
  );
  expect(noteOf('steps.1')).toContain('The same of other ways to play');
  expect(field('betStep').getAttribute('aria-invalid')).toBeNull();
  press('The gate refuses this tuning. Problems to fix: 1.');
  expect(document.activeElement?.id).toBe('tuning-steps.1-note');
  type('steps.1.panels', '3');
  type('steps.1.safePanels', '2');
  press('Set what the steps pay');
  screen.getByText('The gate lets this tuning through.');
});

it('[inspector] the number of problems leads to the first field of the form that is marked', async () => {
  const { load } = await panel('squidgame', { minBet: 30_00 });
  type('steps.4.multiplier', '1.28001');
  press('The gate refuses this tuning. Problems to fix: 2.');
  expect(document.activeElement).toBe(field('steps.4.multiplier'));
  load({ ...squidTuning.defaults, steps: [] });
  press('The gate refuses this tuning. Problems to fix: 1.');
  expect(document.activeElement?.id).toBe('tuning-steps-note');
  // Nothing is marked of what is no tuning.
  load(null);
  expect(all()).not.toContain('is marked');
});

it('[inspector] what the gate warns of stands in the form as well', async () => {
  await panel('squidgame', { steps: squidTuning.defaults.steps.slice(0, 7) });
  screen.getByText('The gate lets this tuning through.');
  screen.getByText('It pays 122.88× at most, where the game’s own numbers pay up to 983.04×.');
});

it('[inspector] what is wrong with every way to play is one thing, its worst said first', async () => {
  await panel('squidgame', paying(squidTuning.defaults, 9_000));
  screen.getByText('The gate refuses this tuning. Problems to fix: 1.');
  screen.getByText('The same of other ways to play: 9');
});
