import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundRecord } from '#contract/fairness.ts';
import { recordOf, type Script } from '#games/check/testRecord.ts';
import type { WheelView } from '#games/spin-wheel/shapes.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { RoundDetail } from './RoundDetail.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:record';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanup);

const script: Script = {
  game: 'squidgame',
  serverSeed: '1d'.repeat(32),
  clientSeed: 'teh-tarik',
  nonce: 1,
  bet: 2_50,
  causes: [{ kind: 'step', panel: 0 }],
};
const bridge = recordOf(script);

const open = async (record: RoundRecord) => {
  answering({ 'GET rounds/1': { status: 200, data: record } });
  await show(<RoundDetail id="1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Check this round' }));
};

it('tells a round step by step, with what it cost and paid', async () => {
  answering({ 'GET rounds/1': { status: 200, data: bridge } });
  await show(<RoundDetail id="1" />);
  await screen.findByText('The bridge lies open');
  screen.getByText('Bet 2.50');
  screen.getByText(/^Step 1: panel 1/);
  const file = screen.getByRole('link', { name: 'Save as file' });
  expect(file.getAttribute('download')).toBe('squidgame-1.json');
});

it('a spin tells the money it won, or that it won none, in place of coins', async () => {
  const spins = Array.from({ length: 20 }, (_, nonce) => {
    const { serverSeed, clientSeed } = script;
    return recordOf({ game: 'spin-wheel', serverSeed, clientSeed, nonce, bet: 0, causes: [] });
  });
  const senOf = ({ round }: RoundRecord) => (round.view as WheelView).spun.sen;
  for (const isWin of [true, false]) {
    const spin = spins.find((each) => senOf(each) > 0 === isWin);
    answering({ 'GET rounds/1': { status: 200, data: spin } });
    await show(<RoundDetail id="1" />);
    const prize = await screen.findByText('Prize');
    const said = isWin && spin ? `RM${(senOf(spin) / 100).toFixed(2)}` : 'None';
    expect(prize.nextElementSibling?.textContent).toBe(said);
    expect(screen.queryByText('Bet')).toBeNull();
    cleanup();
  }
});

it('a round of the history can be watched again in its game', async () => {
  answering({
    'GET rounds/1': {
      status: 200,
      data: { ...bridge, round: { ...bridge.round, status: 'settled' } },
    },
  });
  await show(<RoundDetail id="1" />);
  const way = await screen.findByRole('link', { name: 'Watch again' });
  expect(way.getAttribute('href')).toBe('/games/squidgame/play?watch=1');
});

describe('checking a round in the browser', () => {
  const over = recordOf({ ...script, causes: [...script.causes, { kind: 'take' }] });

  it('recomputes it from its seeds and shows each number drawn', async () => {
    await open(over);
    await screen.findByText('All 3 steps follow from the seeds exactly as they were played.');
    screen.getByText('teh-tarik:1:1');
    screen.getByText(/^[01], drawn below 2$/);
  });

  it('finds a step that was told otherwise', async () => {
    const [first, second, third] = over.steps;
    if (!first || !second || !third) throw new Error('a round of three steps');
    const events = second.events.map((event) => ({ ...event, step: 2 }));
    await open({ ...over, steps: [first, { ...second, events }, third] });
    await screen.findByText('Something is wrong.');
    screen.getByText(/Step 2 comes out differently/);
  });

  it('finds a round that tells other winnings than its steps', async () => {
    await open({ ...over, round: { ...over.round, won: 100 * over.round.won } });
    await screen.findByText('Something is wrong.');
    screen.getByText(/The round’s totals do not match its steps/);
  });

  it('explains a seed that is still secret and offers to show it', async () => {
    await open({ ...over, serverSeed: null });
    await screen.findByText(/still in use, so it is kept secret/);
    screen.getByRole('button', { name: 'Show and change the server seed' });
  });
});
