import { expect, test } from 'vitest';
import type { Shot } from '../../tests/harness/film.tsx';
import { othersIn, treesOf } from './trees.ts';

const shot = (time: number, ...tree: string[]): Shot => ({
  step: 0,
  time,
  why: 'time',
  tree,
  png: null,
});
const textOf = (...shots: Shot[]) => treesOf({ startedAt: 1_000 }, shots);
const kept = textOf(shot(3_000, 'sprite coin', 'sprite egg'), shot(5_000, 'sprite egg'));

test('[replay] what is seen at each mark is text, and a mark at which something else is seen is named', () => {
  expect(kept).toBe('2.000 s (time)\nsprite coin\nsprite egg\n\n4.000 s (time)\nsprite egg\n');
  expect(othersIn(kept, kept)).toEqual([]);
  const now = textOf(shot(3_000, 'sprite egg', 'sprite coin'), shot(5_000, 'sprite egg at 1,0'));
  expect(othersIn(kept, now)).toEqual([
    { mark: 0, heading: '2.000 s (time)', lines: ['- sprite coin', '+ sprite coin'] },
    { mark: 1, heading: '4.000 s (time)', lines: ['- sprite egg', '+ sprite egg at 1,0'] },
  ]);
});

test('a mark more or less is one at which something else is seen', () => {
  const fewer = textOf(shot(3_000, 'sprite coin', 'sprite egg'));
  for (const [was, is] of [
    [kept, fewer],
    [fewer, kept],
  ] as const)
    expect(othersIn(was, is)).toMatchObject([{ mark: 1, heading: '4.000 s (time)' }]);
});
