import { expect, it } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { byDay, dayKey, dayName } from './days.ts';

const line = (id: string, at: Date): Transaction => ({
  id,
  type: 'ADJUST',
  amount: 100,
  balance: 100,
  createdAt: at.toISOString(),
  status: null,
  note: null,
  roundId: null,
});

it('puts lines together by the reader’s own day and keeps their order', () => {
  const evening = new Date(2026, 10, 20, 23, 59);
  const midnight = new Date(2026, 10, 21, 0, 0);
  const days = byDay(
    [line('3', new Date(2026, 10, 21, 9, 0)), line('2', midnight), line('1', evening)],
    ({ createdAt }) => createdAt,
  );
  expect(days.map(({ key, lines }) => [key, lines.map(({ id }) => id)])).toEqual([
    [dayKey(midnight.getTime()), ['3', '2']],
    ['2026-11-20', ['1']],
  ]);
});

it('names a day in the reader’s language', () => {
  expect(dayName('2026-11-20', 'en')).toMatch(/Friday.*20.*November.*2026/);
  expect(dayName('2026-11-20', 'ms')).toMatch(/Jumaat.*20.*November.*2026/);
  expect(dayName('2026-11-20', 'zh')).toMatch(/2026年11月20日/);
});
