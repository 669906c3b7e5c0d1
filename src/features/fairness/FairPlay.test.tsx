import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { wipeStored } from '#src/base/stored.ts';
import { nextClientSeed } from '#src/session/clientSeed.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { FairPlay } from './FairPlay.tsx';

const HASH = 'ab'.repeat(32);
const revealed = {
  seedId: '1',
  serverSeed: 'cd'.repeat(32),
  serverSeedHash: 'ef'.repeat(32),
  rounds: 3,
  revealedAt: '2026-11-20T04:00:00.000Z',
};
/** As the server may write it: in whatever order. */
const TUNING = { eggs: [1, 2], rtp: 9_600 };
const SEEDS = {
  status: 200,
  data: { commitment: { seedId: '2', serverSeedHash: HASH, nonce: 4 }, revealed: [revealed] },
};
const field = () => screen.findByLabelText<HTMLInputElement>('Your part of the draws');

beforeEach(wipeStored);
afterEach(cleanup);

it('shows the hash in force, what it was used for, and the seeds that were shown', async () => {
  answering({ 'GET seeds': SEEDS });
  await show(<FairPlay tuning={TUNING} />);
  await screen.findByText(HASH);
  screen.getByText('4');
  screen.getByText(hashTuning({ rtp: 9_600, eggs: [1, 2] }));
  screen.getByText(revealed.serverSeed);
  screen.getByText('3 rounds');
});

it('keeps the player’s own seed for the next rounds, and takes no seed that is none', async () => {
  answering({ 'GET seeds': SEEDS });
  await show(<FairPlay tuning={TUNING} />);
  const input = await field();
  const fresh = nextClientSeed();
  expect(nextClientSeed()).not.toBe(fresh);
  fireEvent.change(input, { target: { value: 'pisang-goreng' } });
  expect(nextClientSeed()).toBe('pisang-goreng');
  fireEvent.change(input, { target: { value: 'with: colon' } });
  screen.getByText(/without spaces or colons/);
  expect(nextClientSeed()).toBe('pisang-goreng');
  fireEvent.click(screen.getByRole('button', { name: 'A fresh one each round' }));
  expect(nextClientSeed()).not.toBe('pisang-goreng');
});

it('changes the server seed, and says why not while a round is open', async () => {
  const refused = { status: 409, data: { message: 'msg.roundOpen', typ: 'seed' } };
  answering({ 'GET seeds': SEEDS, 'POST seeds/rotate': refused });
  await show(<FairPlay tuning={TUNING} />);
  const button = await screen.findByRole('button', { name: 'Show and change the server seed' });
  fireEvent.click(button);
  await screen.findByText('Your last round is still open. Finish it first');

  const { commitment } = SEEDS.data;
  const made = answering({
    'GET seeds': SEEDS,
    'POST seeds/rotate': { status: 200, data: { commitment, revealed } },
  });
  fireEvent.click(button);
  await screen.findByText(/The old seed is shown below/);
  await waitFor(() => expect(made).toContain('GET seeds'));
});
