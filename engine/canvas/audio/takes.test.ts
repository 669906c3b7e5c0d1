import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTakes } from './takes.ts';

const SPRITES = ['right', 'tick~1', 'tick~2', 'tick~3'];

it('[sound] a sound in several takes is never heard twice alike, and each of them is heard', () => {
  const take = createTakes(SPRITES);
  const heard = Array.from({ length: 60 }, () => take('tick'));
  for (const [i, each] of heard.entries()) if (i > 0) expect(each).not.toBe(heard[i - 1]);
  expect(new Set(heard)).toEqual(new Set(['tick~1', 'tick~2', 'tick~3']));
});

it('a sound in one take is that, and what is not there is nothing', () => {
  const take = createTakes(SPRITES);
  expect([take('right'), take('right'), take('left'), take('tick~1')]).toEqual([
    'right',
    'right',
    null,
    null,
  ]);
});

it('a film and a replay hear the same takes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('right', 'tick', 'none'), { maxLength: 40 }), (sounds) => {
      const [first, second] = [createTakes(SPRITES), createTakes(SPRITES)];
      expect(sounds.map(first)).toEqual(sounds.map(second));
    }),
  );
});
