import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import type { Transaction } from '#contract/transactions.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { TransactionScreen } from './TransactionScreen.tsx';

const line = (type: Transaction['type'], index: number): Transaction => ({
  id: String(index),
  type,
  amount: index % 2 ? 150 : -5000,
  balance: 123_450,
  createdAt: '2026-11-20T04:00:00.000Z',
  status: type === 'REDEEM' ? 'pending' : null,
  note: null,
  redemptionId: null,
  roundId: null,
});
const page = (transactions: Transaction[], next: string | null = null) => ({
  status: 200,
  data: { transactions, next },
});
/** The ten types of spec 3, in three languages. */
const LABELS = {
  SPINWHEEL: ['Spin Wheel', '幸运转盘', 'Roda Bertuah'],
  FINDTHEODD: ['Find the Odd', '找不同', 'Cari Yang Ganjil'],
  REDEEM: ['Redemption', '兑换', 'Penebusan'],
  REDEEMREJECT: ['Redemption returned', '兑换退还', 'Penebusan dikembalikan'],
  SQUIDGAME: ['Squid Game', '鱿鱼游戏', 'Squid Game'],
  LUCKYEGG: ['Lucky Egg', '幸运金蛋', 'Telur Bertuah'],
  SPENT: ['Spent', '已使用', 'Dibelanjakan'],
  ADJUST: ['From the club', '俱乐部调整', 'Daripada kelab'],
  EXPIRED: ['Expired', '已过期', 'Tamat tempoh'],
  ROCKPAPERSCISSORS: ['Rock Paper Scissors', '石头剪刀布', 'Batu Gunting Kertas'],
} as const;
const TYPES = Object.keys(LABELS) as (keyof typeof LABELS)[];

// The list watches for its own end; here its button stands for that.
beforeEach(async () => {
  await loadTexts('transaction');
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

it.each(LANGUAGES)('[route-transaction] labels each of the ten types in %s', async (language) => {
  answering({ 'GET transactions': page(TYPES.map(line)) });
  await show(<TransactionScreen />, '/transaction', language);
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(TYPES.map((type) => LABELS[type][LANGUAGES.indexOf(language)]));
});

it('signs what came and what went, and says a redemption’s state', async () => {
  answering({ 'GET transactions': page([line('REDEEM', 2), line('FINDTHEODD', 1)]) });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByText('−50.00');
  screen.getByText('+1.50');
  screen.getByText('Pending');
  expect(screen.getAllByText('Balance 1,234.50')).toHaveLength(2);
});

it('has nothing to show, an error with another try, and an end', async () => {
  const made = answering({ 'GET transactions': page([]) });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByText('No Transaction Found');
  cleanup();

  answering({ 'GET transactions': { status: 500, data: null } });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByRole('alert');
  answering({ 'GET transactions': page([line('ADJUST', 1)]) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This is where your story begins');
  expect(made).toEqual(['GET transactions']);
});

it('lists every round with its bet, what it won, and a prize that is on its way', async () => {
  const round = {
    mode: 'house',
    status: 'settled',
    prize: null,
    openedAt: '2026-11-20T04:00:00.000Z',
    isRevealed: false,
  };
  const rounds = [
    { ...round, id: '3', game: 'spin-wheel', bet: 0, won: 0, prize: { sen: 5_00, isPaid: false } },
    { ...round, id: '2', game: 'squidgame', bet: 200, won: 384 },
    { ...round, id: '1', game: 'fto', bet: 0, won: 700 },
  ];
  answering({ 'GET rounds': { status: 200, data: { rounds, next: null } } });
  await show(<TransactionScreen />, '/transaction', 'en', '?show=rounds');
  const lines = within(await screen.findByRole('list')).getAllByRole('button');
  expect(lines.map((line) => line.textContent?.replace(/\d\d:\d\d [ap]m/i, ' '))).toEqual([
    'Spin Wheel RM5.00on its way',
    'Squid Game +1.84Bet 2.00',
    'Find the Odd +7.00Free',
  ]);
});

it('a line of a round opens the round; any other, what is known of it', async () => {
  const played = { ...line('SQUIDGAME', 2), roundId: '7' };
  const gift = { ...line('ADJUST', 1), note: 'A welcome gift' };
  const made = answering({
    'GET transactions': page([played, gift]),
    'GET transactions/1': { status: 200, data: gift },
  });
  await show(<TransactionScreen />, '/transaction');
  const lines = within(await screen.findByRole('list'));
  fireEvent.click(lines.getByRole('button', { name: /Squid Game/ }));
  await screen.findByRole('dialog', { name: 'The round' });
  expect(made).toContain('GET rounds/7');
  cleanup();
  await show(<TransactionScreen />, '/transaction');
  fireEvent.click(await screen.findByRole('button', { name: /From the club/ }));
  const detail = within(await screen.findByRole('dialog', { name: 'The transaction' }));
  await detail.findByText('A welcome gift');
  expect(detail.getAllByRole('definition').at(-1)?.textContent).toBe('1');
});

it.each([
  ['en', 'No Transaction Found'],
  ['zh', '没有交易记录'],
  ['ms', 'Tiada transaksi ditemui'],
] as const)('a link to no transaction says so in %s', async (language, text) => {
  const gone = { status: 404, data: { message: 'msg.noTransactionFound', typ: 'transaction' } };
  answering({ 'GET transactions': page([line('ADJUST', 1)]), 'GET transactions/9': gone });
  await show(<TransactionScreen />, '/transaction', language, '?id=9');
  await within(await screen.findByRole('dialog')).findByText(text);
});

it.each([
  ['en', 'No History Found'],
  ['zh', '没有历史记录'],
  ['ms', 'Tiada sejarah ditemui'],
] as const)('without rounds, and for no round, says so in %s', async (language, text) => {
  const gone = { status: 404, data: { message: 'msg.noHistoryFound', typ: 'round' } };
  answering({
    'GET rounds': { status: 200, data: { rounds: [], next: null } },
    'GET transactions': page([{ ...line('LUCKYEGG', 1), roundId: '9' }]),
    'GET rounds/9': gone,
  });
  await show(<TransactionScreen />, '/transaction', language, '?show=rounds');
  await screen.findByText(text);
  cleanup();
  await show(<TransactionScreen />, '/transaction', language);
  fireEvent.click(within(await screen.findByRole('list')).getByRole('button'));
  await within(await screen.findByRole('dialog')).findByText(text);
});

it('[route-transaction] keeps type and days in the address, and shows all again', async () => {
  answering({
    'GET transactions': page([]),
    'GET rounds': { status: 200, data: { rounds: [], next: null } },
  });
  await show(<TransactionScreen />, '/transaction', 'en', '?type=REDEEM&days=own&from=2026-01-02');
  const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect([chosen('Redemption'), chosen('Choose dates')]).toEqual([true, true]);
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-01-02');
  const rounds = screen.getByRole('link', { name: 'Rounds' }).getAttribute('href');
  expect(rounds).toBe('/transaction?type=REDEEM&days=own&from=2026-01-02&show=rounds');
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect([chosen('All'), chosen('Any time')]).toEqual([true, true]);
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  await screen.findByText(/Try showing everything/);
});
