import { expect, test } from 'vitest';
import { endOfDayAfter } from './expiry.ts';

test('[coins-expiry] a day ends at midnight in GMT+8, whatever hour the coins came', () => {
  const end = '2026-06-08T15:59:59.999Z';
  // 10 March 00:00 and 23:59:59.999 in Kuala Lumpur.
  expect(endOfDayAfter(Date.parse('2026-03-09T16:00:00Z'), 90).toISOString()).toBe(end);
  expect(endOfDayAfter(Date.parse('2026-03-10T15:59:59.999Z'), 90).toISOString()).toBe(end);
  expect(endOfDayAfter(Date.parse('2026-03-10T16:00:00Z'), 90).toISOString()).toBe(
    '2026-06-09T15:59:59.999Z',
  );
  expect(endOfDayAfter(Date.parse('2026-12-31T15:59:59.999Z'), 0).toISOString()).toBe(
    '2026-12-31T15:59:59.999Z',
  );
});
