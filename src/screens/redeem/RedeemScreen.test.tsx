import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { RedeemRequest } from '#contract/redemptions.ts';
import { CallError } from '#src/calls/CallError.ts';
import { answering, show } from '#src/parts/testing/screen.tsx';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { wipeStored } from '#src/session/stored.ts';
import { intend, isRefused, openIntent } from './intent.ts';
import { RedeemScreen } from './RedeemScreen.tsx';

const PAST = { status: 200, data: { redemptions: [], next: null } };
const coins = (balance: number) =>
  useSession.setState({
    player: {
      ...NO_PLAYER,
      uid: 'kopi123',
      coin: { ...NO_PLAYER.coin, balance },
    },
  });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(wipeStored);
afterEach(cleanup);

describe('redeeming', () => {
  it('[redeem-rate] goes by fifties, each RM10, no further than what is available', async () => {
    answering({ 'GET redemptions': PAST });
    coins(12_000);
    await show(<RedeemScreen />, '/redeem');
    screen.getByText('RM10.00', { selector: '[aria-live]' });
    press(/50 coins more/);
    await screen.findByText('RM20.00', { selector: '[aria-live]' });
    expect(screen.getByRole('button', { name: '50 coins more' })).toHaveProperty('disabled', true);
    screen.getByText(/within 24 hours/);
  });

  it('says how many coins are missing and where to earn them', async () => {
    answering({ 'GET redemptions': PAST });
    coins(1250);
    await show(<RedeemScreen />, '/redeem');
    screen.getByRole('heading', { name: '37.50 coins to go' });
    expect(screen.getByRole('link', { name: 'Earn coins' }).getAttribute('href')).toBe(
      '/games/fto',
    );
  });

  it('a lost answer is asked for again under the same request id', async () => {
    const made = answering({ 'GET redemptions': PAST, 'POST redemptions': 'unreachable' });
    coins(6000);
    await show(<RedeemScreen />, '/redeem');
    press(/Redeem 50 coins/);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, redeem' }));
    await screen.findByText(/it will not be counted twice/);
    const first = openIntent('kopi123')?.requestId;
    expect(first).toBeDefined();
    press(/Finish my request/);
    const sent = () => made.filter((name) => name === 'POST redemptions');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(openIntent('kopi123')?.requestId).toBe(first);
  });
});

describe('the wish to redeem', () => {
  it('is the same request until it is forgotten, and another player’s is not it', () => {
    const intent: z.infer<typeof RedeemRequest> = intend('kopi123', 5000);
    expect(intend('kopi123', 10_000)).toEqual(intent);
    expect(openIntent('teh4567')).toBeNull();
  });

  it('ends with a refusal, not with silence or a busy server', () => {
    const refused = (status: number) =>
      isRefused(new CallError({ message: 'msg.systemError', status }));
    expect([400, 409, 422].map(refused)).toEqual([true, true, true]);
    expect([0, 429, 500, 503].map(refused)).toEqual([false, false, false, false]);
  });
});
