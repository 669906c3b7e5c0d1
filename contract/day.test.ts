import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayEnd, dayOf, dayStart, dayStartAfter } from './day.ts';

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

it('every moment is in its Malaysian day, whatever the zone of the machine', () => {
  const here = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
  fc.assert(
    fc.property(moment, (at) => {
      const day = dayOf(at);
      expect(day).toBe(here.format(at));
      expect(dayStart(day) <= at && at < dayEnd(day)).toBe(true);
      expect(dayEnd(day)).toBe(dayStartAfter(at, 1));
    }),
  );
});

it('a day begins and ends at midnight in Malaysia', () => {
  expect(dayOf(Date.parse('2026-08-31T15:59:59.999Z'))).toBe('2026-08-31');
  expect(dayOf(Date.parse('2026-08-31T16:00:00Z'))).toBe('2026-09-01');
  expect(new Date(dayStartAfter(Date.parse('2026-02-27T20:00:00Z'), 2)).toISOString()).toBe(
    '2026-03-01T16:00:00.000Z',
  );
});
