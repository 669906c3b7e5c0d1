import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { REDEEM_HOURS, type RedemptionReceipt } from '#contract/redemptions.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { ReceiptScreen } from './ReceiptScreen.tsx';

const HOUR_MS = 3_600_000;

const receipt = (change: Partial<RedemptionReceipt> = {}): RedemptionReceipt => ({
  id: '12',
  coins: 9_950_00,
  creditSen: 1_990_00,
  status: 'pending',
  createdAt: new Date(Date.now() - HOUR_MS).toISOString(),
  decidedAt: null,
  reason: null,
  uid: 'kopi123',
  fullName: 'Kopi O',
  ...change,
});
const decided = (change: Partial<RedemptionReceipt>) =>
  receipt({ decidedAt: new Date().toISOString(), ...change });

const open = async (redemption: RedemptionReceipt, language: (typeof LANGUAGES)[number] = 'en') => {
  answering({ 'GET redemptions/12': { status: 200, data: redemption } });
  await show(<ReceiptScreen />, '/redeem/:id', language, '', '/redeem/12');
  return (await screen.findByRole('article')).textContent ?? '';
};
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(async () => {
  await loadTexts('redeem');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says number, coins, credit, whose account, when and how it stands', async () => {
  const text = await open(receipt());
  for (const said of ['12', '9,950', 'RM1,990.00', 'Kopi O', 'kopi123', 'Pending'])
    expect(text).toContain(said);
  expect(text).toMatch(/Requested\d\d\/\d\d\/\d{4}/);
  expect(text).toMatch(/in your H5 account by \d\d\//);
});

it.each([
  ['pending', receipt(), /The club reviews it/, ['Ask our support']],
  [
    'late',
    receipt({ createdAt: new Date(Date.now() - (REDEEM_HOURS + 1) * HOUR_MS).toISOString() }),
    /longer than the 24 hours/,
    ['Ask our support'],
  ],
  ['success', decided({ status: 'success' }), /Approved\d.*can be withdrawn/, []],
  [
    'rejected',
    decided({ status: 'rejected', reason: 'No H5 account' }),
    /Rejected\d.*No H5 account.*coins are back/,
    ['Redeem again', 'Ask our support'],
  ],
  [
    'expired',
    decided({ status: 'expired' }),
    /Expired\d.*coins are back/,
    ['Redeem again', 'Ask our support'],
  ],
])('%s: what comes next, and what the player can do', async (_name, redemption, said, ways) => {
  expect(await open(redemption)).toMatch(said);
  expect(links().filter((each) => /Redeem again|Ask our support/.test(each ?? ''))).toEqual(ways);
});

it.each(LANGUAGES)('is shared, printed and saved with all it says, in %s', async (language) => {
  const share = vi.fn(async (_data: ShareData) => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  URL.createObjectURL = vi.fn(() => 'blob:receipt');
  URL.revokeObjectURL = () => {};
  await open(decided({ status: 'rejected', reason: 'No H5 account' }), language);
  const [shareIt, printIt, saveIt] = screen.getAllByRole('button').slice(-3);
  for (const button of [shareIt, printIt, saveIt]) if (button) fireEvent.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  for (const said of ['12', '9,950', 'RM1,990.00', 'kopi123', 'No H5 account'])
    expect(share.mock.calls[0]?.[0].text).toContain(said);
  expect(print).toHaveBeenCalledOnce();
  expect(URL.createObjectURL).toHaveBeenCalledOnce();
});

it('where the browser shares and prints nothing it can still be saved', async () => {
  await open(receipt());
  expect(screen.getAllByRole('button').at(-1)?.textContent).toBe('Save as text');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});

it.each([
  ['en', 'No Transaction Found', 'See your redemptions'],
  ['zh', '没有交易记录', '查看我的兑换记录'],
  ['ms', 'Tiada transaksi ditemui', 'Lihat penebusan anda'],
] as const)('a number that is not theirs says so, in %s', async (language, title, way) => {
  const gone = { status: 404, data: { message: 'msg.noTransactionFound', typ: 'redeem' } };
  answering({ 'GET redemptions/12': gone });
  await show(<ReceiptScreen />, '/redeem/:id', language, '', '/redeem/12');
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/redeem');
});
