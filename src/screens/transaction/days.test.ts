import { expect, it } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { byDay, dayKey, spanOf } from './days.ts';

const line = (id: string, at: Date): Transaction => ({
  id,
  type: 'ADJUST',
  amount: 100,
  balance: 100,
  createdAt: at.toISOString(),
  status: null,
  note: null,
  redemptionId: null,
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

it('spans days by the reader’s own midnights', () => {
  const now = new Date(2026, 10, 20, 15, 30).getTime();
  const at = (month: number, day: number) => new Date(2026, month, day).toISOString();
  const none = ['', ''] as const;
  expect(spanOf(undefined, none, now)).toEqual({});
  expect(spanOf('today', none, now)).toEqual({ from: at(10, 20) });
  expect(spanOf('week', none, now)).toEqual({ from: at(10, 14) });
  expect(spanOf('month', none, now)).toEqual({ from: at(9, 22) });
  const own = { from: at(9, 1), to: at(10, 1) };
  expect(spanOf('own', ['2026-10-01', '2026-10-31'], now)).toEqual(own);
  expect(spanOf('own', ['2026-10-31', '2026-10-01'], now)).toEqual(own);
  expect(spanOf('own', ['', '2026-10-31'], now)).toEqual({ to: own.to });
  expect(spanOf('own', ['2026-10-01', 'soon'], now)).toEqual({ from: own.from });
});
