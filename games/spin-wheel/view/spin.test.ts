import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesPassed, restAngle, restShare, ribAt, spinFrom } from './spin.ts';

const counts = fc.integer({ min: 4, max: 24 });
const angles = fc.double({ min: -20, max: 20, noNaN: true });

test('the kite rests on the rib the server drew, wherever it stood and however many ribs it has', () => {
  fc.assert(
    fc.property(counts, fc.nat(23), fc.nat(5_000), angles, (count, any, nonce, from) => {
      const segment = any % count;
      const rest = restAngle(segment, count, restShare(segment, nonce));
      const spin = spinFrom(from, rest);
      const end = spin.angleAt(spin.ms);
      expect(ribAt(rest, count)).toBe(segment);
      expect(ribAt(end, count)).toBe(segment);
      // Exactly there: whole turns away, and clear of the rib's edges.
      const turns = (end - rest) / (2 * Math.PI);
      expect(turns).toBeCloseTo(Math.round(turns), 6);
      const place = edgesPassed(end, count) - Math.floor(edgesPassed(end, count));
      expect(place).toBeGreaterThan(0.13);
      expect(place).toBeLessThan(0.87);
    }),
  );
});

test('it only ever turns forward, ever slower after the wind lets go, without a jump', () => {
  const spin = spinFrom(-0.3, restAngle(3, 12, 0.2));
  let before = 0;
  const steps = Array.from({ length: Math.floor(spin.ms / 10) }, (_, i) => {
    return spin.angleAt((i + 1) * 10) - spin.angleAt(i * 10);
  });
  const fastest = Math.max(...steps);
  for (const [at, step] of steps.entries()) {
    expect(step).toBeGreaterThanOrEqual(0);
    expect(Math.abs(step - before)).toBeLessThan(fastest * 0.05);
    if (at > 63) expect(step).toBeLessThanOrEqual(before + 1e-9);
    before = step;
  }
});

test('spins on one rib do not all rest in its middle', () => {
  const shares = Array.from({ length: 40 }, (_, nonce) => restShare(2, nonce));
  expect(Math.max(...shares)).toBeGreaterThan(0.3);
  expect(Math.min(...shares)).toBeLessThan(-0.3);
  expect(new Set(shares.map((share) => Math.round(share * 10))).size).toBeGreaterThan(5);
});
