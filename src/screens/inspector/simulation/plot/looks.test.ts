import { expect, test } from 'vitest';
import { dashOf, withAlpha } from './looks.ts';

test('[inspector] the lines of both tunings differ without their colours, and from what is exact', () => {
  const lines = [
    dashOf('base', 'line'),
    dashOf('draft', 'line'),
    dashOf('base', 'exact'),
    dashOf('draft', 'exact'),
  ].map(String);
  expect(new Set(lines).size).toBe(4);
});

test('a faded colour is the same one, less of it', () => {
  expect([withAlpha('#e8b64c', 1), withAlpha('#e8b64c', 0.05)]).toEqual(['#e8b64cff', '#e8b64c0d']);
});
