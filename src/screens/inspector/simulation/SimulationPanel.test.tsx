import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamSeed } from '#engine/core/odds/chance.ts';
import { simulate } from '#engine/core/odds/simulate.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidOdds } from '#games/squidgame/odds.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { show } from '#src/testing/screen.tsx';
import { SimulationPanel } from './SimulationPanel.tsx';
import { sameThread } from './testWorkers.ts';

const workers = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('../workers.ts', () => ({ startSimulationWorker: workers.start, workerCount: () => 2 }));
// Drawn on a canvas, which these tests have none of; the tables have all that is drawn.
vi.mock('./plot/usePlot.ts', () => ({
  usePlot: ({ x }: { x: readonly number[] }) => ({
    place: { current: null },
    tip: null,
    seen: { from: 0, to: x.length - 1 },
    isZoomed: false,
    point: () => {},
    zoom: () => {},
    reset: () => {},
    picture: () => null,
  }),
}));

beforeEach(() => {
  workers.start.mockImplementation(sameThread);
});
afterEach(cleanup);

const base = squidTuning.defaults;
const open = async (draft: unknown, language: 'en' | 'ms' | 'zh' = 'en') => {
  await show(
    <SimulationPanel game="squidgame" base={base} draft={draft} />,
    '/inspector',
    language,
  );
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (rounds: number) => {
  fill('Stakes of each way', String(rounds));
  fill('Stakes of a session', '30');
};
const run = () => fireEvent.click(screen.getByRole('button', { name: 'Run' }));
beforeEach(() => loadTexts('simulation', 'tuning', 'inspector'));

it('[inspector] two tunings are played, with progress, and shown side by side', async () => {
  await open(paying(base, 9_550));
  choose(10_000);
  fireEvent.click(screen.getByLabelText('Take after step 3'));
  run();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(1);
  await screen.findByText(/^10,000 stakes of each way in .* s, seed 1\.$/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const figures = screen.getByRole('table', { name: 'Figures: Take after step 1' });
  const row = within(figures).getByRole('row', { name: /^Return/ });
  expect(row.textContent).toMatch(/exact 96\.000%.*exact 95\.500%/);
  for (const plot of [
    'Convergence of the return',
    'Distribution of payouts',
    'Balances of a hundred players',
    'Ruin',
    'Longest losing run',
    'Return of each way',
  ])
    screen.getByRole('figure', { name: plot });
  const ways = screen.getByRole('figure', { name: 'Return of each way' });
  expect(within(ways).getAllByRole('row', { hidden: true })).toHaveLength(3);
});

it('[inspector] what is shown is what the rules give for the seed', async () => {
  await open(base);
  screen.getByText(/^Plays the tuning in force with the game’s own rules\./);
  choose(10_000);
  fill('Seed', '42');
  run();
  await screen.findByText(/seed 42\.$/);
  const way = squidOdds.way(base, 'stop=1');
  if (!way) throw new Error('no such way');
  // 10,000 is 64 streams of 156, and 16 of them have one more.
  const paid = Array.from({ length: 64 }, (_, stream) => {
    const stakes = stream < 16 ? 157 : 156;
    return stakes * simulate({ ...way, tuning: base, seed: streamSeed(42, stream) }, stakes).mean;
  }).reduce((sum, each) => sum + each, 0);
  const row = screen.getByRole('row', { name: /^Return/ });
  expect(row.textContent).toContain(`${(paid / 100).toFixed(3)}%`);
});

/** A designer who lowers the return at a click. */
const Designing = () => {
  const [rtp, setRtp] = useState(9_550);
  return (
    <>
      <button type="button" aria-label="Lower" onClick={() => setRtp(9_500)} />
      <SimulationPanel game="squidgame" base={base} draft={paying(base, rtp)} />
    </>
  );
};

it('[inspector] figures say when the draft has changed since they were made', async () => {
  await show(<Designing />, '/inspector');
  choose(10_000);
  run();
  await screen.findByText(/stakes of each way in/);
  expect(screen.queryByText(/^The tunings have changed since;/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lower' }));
  screen.getByText(/^The tunings have changed since;/);
});

it('[inspector] a run shows what it knows, can be cancelled, and says how far it came', async () => {
  await open(paying(base, 9_550));
  choose(100_000_000);
  run();
  const soFar = await screen.findByRole('table', { name: /^So far/ });
  const known = /^Take after step 1 9\d\.\d+% ± \d+\.\d+%/;
  within(soFar).getByRole('row', { name: known });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText(/^Cancelled /);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('[inspector] a tuning the schema refuses is not played, and why is said', async () => {
  await open({ ...base, steps: firstSteps(40) });
  expect(screen.getByRole('alert').textContent).toContain(
    'Draft: Step: at most 20 entries, not 40',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run' }).disabled).toBe(true);
  expect(workers.start).not.toHaveBeenCalled();
});

it('[inspector] fields that can not be taken say why, and nothing starts', async () => {
  await open(base);
  fill('Seed', '4294967296');
  fill('Bet', '0.30');
  fill('Balance at the start', '0.10');
  fill('Stakes of a session', '0');
  fill('Another way', 'stop=11');
  fireEvent.click(screen.getByLabelText('Take after step 1'));
  run();
  for (const said of [
    'A whole number from 0 to 4,294,967,295.',
    'Both tunings must take the bet: 0.50 to 20.00 in steps of 0.25 for the one in force.',
    'At least one bet, with at most two decimals.',
    'A whole number from 1 to 10,000.',
    'The game has no such way.',
  ])
    screen.getByText(said);
  expect(workers.start).not.toHaveBeenCalled();
});

it('[inspector] a browser without threads says so', async () => {
  workers.start.mockImplementation(() => {
    throw new Error('blocked by policy');
  });
  await open(base);
  run();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This browser can’t start a thread to simulate on: blocked by policy',
  );
});
