import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RoundSummary } from '#contract/fairness.ts';
import type { HistoryTotals } from '#contract/history.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Transaction } from '#contract/transactions.ts';
import { loadTexts } from '#src/app/i18n.ts';
import { client } from '#src/base/calls/client.ts';
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
  data: { lines: transactions.map((transaction) => ({ kind: 'coins', transaction })), next },
});
const totals = (sums: HistoryTotals | null) => ({ status: 200, data: { totals: sums } });
const round = (id: string, change: Partial<RoundSummary> = {}): RoundSummary => ({
  id,
  game: 'squidgame',
  mode: 'house',
  status: 'settled',
  bet: 200,
  won: 384,
  prize: null,
  openedAt: '2026-11-20T04:00:00.000Z',
  isRevealed: false,
  ...change,
});
const played = (...rounds: RoundSummary[]) => ({
  status: 200,
  data: { lines: rounds.map((each) => ({ kind: 'round', round: each })), next: null },
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
  answering({ 'GET history': page(TYPES.map(line)) });
  await show(<TransactionScreen />, '/transaction', language);
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(TYPES.map((type) => LABELS[type][LANGUAGES.indexOf(language)]));
});

it('signs what came and what went, and says a redemption’s state', async () => {
  answering({ 'GET history': page([line('REDEEM', 2), line('FINDTHEODD', 1)]) });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByText('−50.00');
  screen.getByText('+1.50');
  screen.getByText('Pending');
  expect(screen.getAllByText('Balance 1,234.50')).toHaveLength(2);
});

it('has nothing to show, an error with another try, and an end', async () => {
  const made = answering({ 'GET history': page([]) });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByText('No Transaction Found');
  cleanup();

  answering({ 'GET history': { status: 500, data: null } });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByRole('alert');
  answering({ 'GET history': page([line('ADJUST', 1)]) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This is where your story begins');
  expect(made).toContain('GET history');
});

it('lists every round with its bet, what it won, and a prize that is on its way', async () => {
  const rounds = [
    round('3', { game: 'spin-wheel', bet: 0, won: 0, prize: { sen: 5_00, isPaid: false } }),
    round('2'),
    round('1', { game: 'fto', bet: 0, won: 700 }),
  ];
  answering({ 'GET rounds': { status: 200, data: { rounds, next: null } } });
  await show(<TransactionScreen />, '/transaction', 'en', '?show=rounds');
  const lines = within(await screen.findByRole('list')).getAllByRole('button');
  expect(lines.map((line) => line.textContent?.replace(/\d\d:\d\d [ap]m/i, ' '))).toEqual([
    'Spin Wheel RM5.00on its way',
    'Squid Game +1.84Bet 2.00, paid 3.84',
    'Find the Odd +7.00Free',
  ]);
});

it('[route-transaction] a round is one line with its stake and payout, which opens the round; any other, what is known of it', async () => {
  const gift = { ...line('ADJUST', 1), note: 'A welcome gift' };
  const made = answering({
    'GET history': {
      status: 200,
      data: {
        lines: [
          { kind: 'round', round: round('7') },
          { kind: 'round', round: round('6', { status: 'open', won: 0 }) },
          { kind: 'round', round: round('5', { status: 'voided', won: 0 }) },
          { kind: 'coins', transaction: gift },
        ],
        next: null,
      },
    },
    'GET transactions/1': { status: 200, data: gift },
  });
  await show(<TransactionScreen />, '/transaction');
  const lines = within(await screen.findByRole('list')).getAllByRole('button');
  expect(lines.map((each) => each.textContent?.replace(/\d\d:\d\d [ap]m/i, ' '))).toEqual([
    'Squid Game +1.84Bet 2.00, paid 3.84',
    'Squid Game Still openBet 2.00',
    'Squid Game Called off0.00Bet 2.00, paid 2.00',
    'From the club A welcome gift+1.50Balance 1,234.50',
  ]);
  if (lines[0]) fireEvent.click(lines[0]);
  await screen.findByRole('dialog', { name: 'The round' });
  expect(made).toContain('GET rounds/7');
  cleanup();
  await show(<TransactionScreen />, '/transaction');
  fireEvent.click(await screen.findByRole('button', { name: /From the club/ }));
  const detail = within(await screen.findByRole('dialog', { name: 'The transaction' }));
  await detail.findByText('A welcome gift');
  expect(detail.getAllByRole('definition').at(-1)?.textContent).toBe('1');
});

it('a redemption’s line leads to its receipt', async () => {
  const asked = { ...line('REDEEM', 2), redemptionId: '12' };
  answering({
    'GET history': page([asked]),
    'GET transactions/2': { status: 200, data: asked },
  });
  await show(<TransactionScreen />, '/transaction');
  fireEvent.click(await screen.findByRole('button', { name: /Redemption/ }));
  const way = await screen.findByRole('link', { name: 'See the receipt' });
  expect(way.getAttribute('href')).toBe('/redeem/12');
});

it.each([
  ['en', '', 'Any time', 'In1,000.00Out1,250.50Net−250.50'],
  ['en', '?days=week', '7 days', 'In1,000.00Out1,250.50Net−250.50'],
  [
    'en',
    '?days=own&from=2026-01-05&to=2026-01-02',
    '2 January 2026 – 5 January 2026',
    'In1,000.00Out1,250.50Net−250.50',
  ],
  ['zh', '', '不限时间', '收入1,000.00支出1,250.50净额−250.50'],
  ['ms', '', 'Bila-bila masa', 'Masuk1,000.00Keluar1,250.50Bersih−250.50'],
] as const)('adds up what is chosen, in %s%s', async (language, search, period, figures) => {
  answering({
    'GET history': page([line('ADJUST', 1)], '1764345600000c1'),
    'GET history/totals': totals({ in: 1_000_00, out: 1_250_50 }),
  });
  await show(<TransactionScreen />, '/transaction', language, search);
  const sums = await screen.findByRole('region', { name: new RegExp(`${period}$`) });
  await waitFor(() => expect(sums.textContent).toBe(period + figures));
});

/** Has a call wait for its answer without end. */
const waiting = (url: string) => {
  const answer = client.defaults.adapter;
  if (typeof answer !== 'function') throw new Error('Nothing answers');
  client.defaults.adapter = (config) => {
    const answered = answer(config);
    return config.url === url ? new Promise(() => {}) : answered;
  };
};

it('holds the totals’ place until they are there', async () => {
  answering({ 'GET history': page([line('ADJUST', 1)]), 'GET history/totals': totals(null) });
  waiting('history/totals');
  await show(<TransactionScreen />, '/transaction');
  await screen.findByRole('listitem');
  const sums = screen.getByRole('region', { name: /^Totals/, busy: true });
  expect(sums.textContent).toBe('Any timeIn–Out–Net–');
});

it('asks for the totals beside the lines, not after them', async () => {
  const made = answering({ 'GET history': page([line('ADJUST', 1)]) });
  waiting('history');
  await show(<TransactionScreen />, '/transaction');
  await waitFor(() => expect(made).toEqual(['GET history', 'GET history/totals']));
});

it('says where the lines are too many to be added up', async () => {
  answering({ 'GET history': page([line('ADJUST', 1)]), 'GET history/totals': totals(null) });
  await show(<TransactionScreen />, '/transaction');
  await screen.findByText('More than 5,000 lines: choose fewer days to see their totals.');
});

it('[route-transaction] finds by a number, digits alone, and shows all again', async () => {
  answering({ 'GET history': played(round('7')), 'GET history/totals': totals({ in: 0, out: 0 }) });
  const { address } = await show(<TransactionScreen />, '/transaction', 'en', '?type=REDEEM');
  await screen.findByRole('region', { name: /^Totals/ });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find by number' });
  expect(field.inputMode).toBe('numeric');
  fireEvent.change(field, { target: { value: '#7' } });
  expect(field.value).toBe('7');
  await waitFor(() => expect(address()).toBe('/transaction?type=REDEEM&number=7'));
  // Whatever else is chosen does not count for it.
  expect(screen.queryByRole('radio')).toBeNull();
  await screen.findByText('Bet 2.00, paid 3.84');
  expect(screen.queryByRole('region', { name: /^Totals/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the number' }));
  await screen.findByRole('radio', { name: 'Redemption' });
  expect(address()).toBe('/transaction?type=REDEEM');
});

it.each([
  ['en', 'No Transaction Found'],
  ['zh', '没有交易记录'],
  ['ms', 'Tiada transaksi ditemui'],
] as const)('a link to no transaction says so in %s', async (language, text) => {
  const gone = { status: 404, data: { message: 'msg.noTransactionFound', typ: 'transaction' } };
  answering({ 'GET history': page([line('ADJUST', 1)]), 'GET transactions/9': gone });
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
    'GET history': played(round('9')),
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
    'GET history': page([]),
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

it.each([
  ['en', '', /stake and payout, redemptions, gifts/, 'Go to the games'],
  ['zh', '', /赌注和派彩/, '前往游戏'],
  ['ms', '', /pertaruhan dan bayarannya/, 'Ke permainan'],
  ['en', '?show=rounds', /watched again and checked/, 'Go to the games'],
  ['zh', '?show=rounds', /重看和核对/, '前往游戏'],
  ['ms', '?show=rounds', /ditonton semula/, 'Ke permainan'],
] as const)(
  'where nothing is it says what will be, and where it comes from, in %s%s',
  async (language, search, said, way) => {
    answering({
      'GET history': page([]),
      'GET rounds': { status: 200, data: { rounds: [], next: null } },
    });
    await show(<TransactionScreen />, '/transaction', language, search);
    await screen.findByText(said);
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/games');
  },
);

it('a number that nothing bears says so, and shows all again', async () => {
  answering({ 'GET history': page([]) });
  await show(<TransactionScreen />, '/transaction', 'en', '?number=7');
  await screen.findByText(/No round, redemption or change of yours has this number/);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('radio', { name: 'All' });
});
