import { expect, it } from 'vitest';
import { chaseOf } from './chase.ts';

const lit = [0, 2, 3, 7, 8, 11];

it.each(lit)(
  'the light ends at %i, over lanterns that can be drawn alone, ever slower',
  (drawn) => {
    const hops = chaseOf(lit, drawn);
    expect(hops.at(-1)?.lantern).toBe(drawn);
    for (const { lantern } of hops) expect(lit).toContain(lantern);
    for (const [n, { ms }] of hops.entries())
      expect(ms).toBeGreaterThanOrEqual(hops[n - 1]?.ms ?? 0);
    // One after the other, in the order they hang.
    for (const [n, { lantern }] of hops.entries()) {
      const before = hops[n - 1];
      if (before) expect(lantern).toBe(lit[(lit.indexOf(before.lantern) + 1) % lit.length]);
    }
    // With what follows it, sooner than the machine waits for a scene.
    expect(hops.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(4_500);
  },
);

it('one that hangs dark by now is gone to at once', () => {
  expect(chaseOf(lit, 5)).toEqual([{ lantern: 5, ms: expect.any(Number) }]);
});
