import { expect, test } from 'vitest';
import { isNationalDress } from './dress.ts';

test.each([
  ['2025-08-23T23:59:59.999+08:00', false],
  ['2025-08-24T00:00:00.000+08:00', true],
  ['2025-08-31T23:59:59.999+08:00', true],
  ['2025-09-01T00:00:00.000+08:00', false],
  ['2028-08-28T12:00:00.000+08:00', true],
  ['2025-07-31T12:00:00.000+08:00', false],
  // In Europe it is still the day before, in America too.
  ['2025-08-23T16:00:00.000Z', true],
  ['2025-08-31T15:59:59.999Z', true],
  ['2025-08-31T16:00:00.000Z', false],
])('at %s the nest wears the flag: %s', (at, isWorn) => {
  expect(isNationalDress(Date.parse(at))).toBe(isWorn);
});
