import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { useSession } from '#src/session/store.ts';
import { show } from '#src/testing/screen.tsx';
import { BonusCard } from './BonusCard.tsx';

beforeEach(async () => {
  await loadTexts('redeem');
});
afterEach(cleanup);

const cardOf = async (status: string) => {
  const bonus = { id: '7', tx_amount: 10_00, turnover: 10_00, created_date: null, status };
  const { player } = useSession.getState();
  useSession.setState({ player: { ...player, redeemableBonus: bonus } });
  await show(<BonusCard />, '/redeem');
  return screen.getByRole('region').textContent;
};

it.each([
  ['Pending', true, /Your coins are held until it is decided/],
  ['Success', true, /the credit can be withdrawn/],
  ['Rejected', false, /no credit is given, and its coins are back/],
  ['Expired', false, /no credit is given, and its coins are back/],
])('a redemption that is %s says one thing of its credit', async (status, hasCredit, note) => {
  const text = await cardOf(status);
  expect(text).toMatch(note);
  expect(text?.includes('RM10.00')).toBe(hasCredit);
  expect(/withdrawn/.test(text ?? '')).toBe(status === 'Success');
});
