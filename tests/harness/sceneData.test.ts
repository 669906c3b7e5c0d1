import { expect, it } from 'vitest';
import { rewrite } from './sceneData.ts';

it('edited data is as its text says, and what is deleted there is gone', () => {
  const beat = { ms: 300, delay: 200, calm: { ms: 180 } };
  rewrite(beat, '{ "ms": 400, "calm": {} }');
  expect(beat).toEqual({ ms: 400, calm: {} });
});

it.each(['', '{', '5', 'null'])('a text that is no group changes nothing: %s', (text) => {
  const beat = { ms: 300 };
  expect(() => rewrite(beat, text)).toThrow();
  expect(beat).toEqual({ ms: 300 });
});
