import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { stored } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { ClosingScreen } from './ClosingScreen.tsx';

const closing = (more: object = {}) => ({
  'GET player/closing': {
    status: 200,
    data: { coins: 60_00, openRounds: [], pendingRedemptions: 0, unpaidPrizes: 0, ...more },
  },
});

beforeEach(async () => {
  await loadTexts('account');
  stored.loginNotice.set(null);
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
});
afterEach(cleanup);

const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Close my account' }));
  const title = 'Close your account for good?';
  return within(await screen.findByRole('dialog', { name: title }));
};

it('says what is lost, asks once more, asks for a proof, and leads to the login', async () => {
  const made = answering({
    ...PROVING,
    ...closing(),
    'POST player/closing': { status: 200, data: { done: true } },
  });
  const { whereNow } = await show(<ClosingScreen />, '/setting/closing');
  await screen.findByText('Your coins: 60.00 now');
  screen.getByRole('link', { name: 'Redeem your coins first' });
  const asked = await ask();
  fireEvent.click(asked.getByRole('button', { name: 'Close it for good' }));
  expect(made).not.toContain('POST player/closing');
  await prove();
  await waitFor(() => expect(whereNow()).toBe('/logout'));
  expect(stored.loginNotice.get()).toBe('msg.accountClosed');
});

it('whoever turns back keeps the account', async () => {
  const made = answering({ ...PROVING, ...closing() });
  await show(<ClosingScreen />, '/setting/closing');
  const asked = await ask();
  fireEvent.click(asked.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).not.toContain('POST player/closing');
});

it('what is open has to be over first, and each leads to where that is', async () => {
  answering(closing({ openRounds: ['squidgame'], pendingRedemptions: 1, unpaidPrizes: 1 }));
  await show(<ClosingScreen />, '/setting/closing');
  await screen.findByRole('heading', { name: 'First finish what is open' });
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([
    leads('Finish your round: Squid Game'),
    leads('A redemption waits for its decision'),
    leads('A prize is not paid yet: ask support'),
  ]).toEqual(['/games/squidgame/play', '/redeem', '/helpdesk']);
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
});

it('what was opened meanwhile is said, and asked for anew', async () => {
  answering({
    ...PROVING,
    ...closing(),
    'POST player/closing': {
      status: 409,
      data: { message: 'msg.closingWaits', typ: 'closing' },
    },
  });
  await show(<ClosingScreen />, '/setting/closing');
  const asked = await ask();
  fireEvent.click(asked.getByRole('button', { name: 'Close it for good' }));
  await prove();
  await asked.findByText('First finish what is open');
  answering(closing({ openRounds: ['fto'] }));
  fireEvent.click(asked.getByRole('button', { name: 'Keep my account' }));
  await screen.findByRole('link', { name: 'Finish your round: Find the Odd' });
});
