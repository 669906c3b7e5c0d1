import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashServerSeed, isCommittedSeed, newServerSeed } from './seeds.ts';

test('a server seed is 32 fresh bytes', () => {
  const seeds = new Set(Array.from({ length: 200 }, newServerSeed));
  expect(seeds.size).toBe(200);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test('the commitment is the SHA-256 of the bytes, not of the digits', () => {
  const seed = newServerSeed();
  const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(hashServerSeed(seed)).toBe(expected);
});

test('only the committed seed opens its commitment', () => {
  const seed = newServerSeed();
  expect(isCommittedSeed(seed, hashServerSeed(seed))).toBe(true);
  expect(isCommittedSeed(newServerSeed(), hashServerSeed(seed))).toBe(false);
  expect(isCommittedSeed('not hexadecimal', hashServerSeed(seed))).toBe(false);
  for (const more of [`00${seed}`, `${seed}00`])
    expect(isCommittedSeed(more, hashServerSeed(more))).toBe(false);
});
