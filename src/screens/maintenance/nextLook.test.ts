import { expect, it } from 'vitest';
import { nextLook } from './nextLook.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const looks = (until: string | null, share = 0.5) =>
  [0, 1, 2, 3, 9, 5000].map((tries) => nextLook(tries, { until, now: NOW, share }) / 1000);

it('[guard-maintenance-off] looks with growing patience where nobody said until when', () => {
  expect(looks(null)).toEqual([10, 20, 40, 60, 60, 60]);
  // Past the time that was named, or long before it.
  expect(looks(at(-30))).toEqual([10, 20, 40, 60, 60, 60]);
  expect(looks(at(3600))).toEqual([10, 20, 40, 60, 60, 60]);
  expect(looks('soon')).toEqual([10, 20, 40, 60, 60, 60]);
});

it('[guard-maintenance-off] looks when the time that was named has come, not all pages at once', () => {
  expect(looks(at(30))).toEqual([10, 20, 32.5, 32.5, 32.5, 32.5]);
  expect(looks(at(4), 0)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(looks(at(4), 0.9)).toEqual([8.5, 8.5, 8.5, 8.5, 8.5, 8.5]);
});
