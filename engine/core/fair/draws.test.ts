import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraws, type DrawSource } from './draws.ts';
import { hashServerSeed } from './seeds.ts';

interface Vector {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  step: number;
  bounds: number[];
  numbers: number[];
}

const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const published = /```json\n(.*?)```/s.exec(page)?.[1] ?? '[]';
const vectors: Vector[] = JSON.parse(published);

const seedDigits = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const sources: fc.Arbitrary<DrawSource> = fc.record({
  serverSeed: seedDigits,
  clientSeed: fc.stringMatching(/^[\x21-\x39\x3b-\x7e]{1,64}$/),
  nonce: fc.nat(),
  round: fc.nat(5_000),
});

/** The scheme again with Node's own HMAC and exact integers. */
function* wordsOf({ serverSeed, clientSeed, nonce, round }: DrawSource) {
  for (let block = 0; ; block++) {
    const tail = block === 0 ? '' : `:${block}`;
    const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${round}${tail}`, 'ascii')
      .digest();
    for (let at = 0; at < 32; at += 4) yield BigInt(digest.readUInt32BE(at));
  }
}

const expectedBelow = (words: Iterator<bigint, void>, n: number): number => {
  const limit = (2n ** 32n / BigInt(n)) * BigInt(n);
  for (;;) {
    const word = words.next().value;
    if (typeof word === 'bigint' && word < limit) return Number(word % BigInt(n));
  }
};

test('the published vectors hold', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(3);
  for (const vector of vectors) {
    const draws = createDraws({ ...vector, round: vector.step });
    expect(vector.bounds.map((n) => draws.below(n))).toEqual(vector.numbers);
    expect(hashServerSeed(vector.serverSeed)).toBe(vector.serverSeedHash);
  }
});

test('every source and every bound agree with an independent computation', () => {
  const bounds = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(sources, bounds, (source, asked) => {
      const draws = createDraws(source);
      const words = wordsOf(source);
      for (const n of asked) expect(draws.below(n)).toBe(expectedBelow(words, n));
    }),
  );
});

test('steps drawn by turns, of the same seed and of another, do not disturb each other', () => {
  const long = [...Array(20).keys()].map(() => 2 ** 32);
  fc.assert(
    fc.property(sources, sources, (a, b) => {
      const all = [a, { ...a, nonce: a.nonce + 1 }, b].map((source) => ({
        draws: createDraws(source),
        words: wordsOf(source),
      }));
      for (const n of long)
        for (const { draws, words } of all) expect(draws.below(n)).toBe(expectedBelow(words, n));
    }),
    { numRuns: 30 },
  );
});

test('numbers are uniform: chi-squared stays within its 99.99% bound', () => {
  const n = 17;
  const rounds = 4_000;
  const counts = new Array<number>(n).fill(0);
  for (let nonce = 0; nonce < rounds; nonce++) {
    const draws = createDraws({ serverSeed: 'ab'.repeat(32), clientSeed: 'c', nonce, round: 0 });
    for (let draw = 0; draw < 10; draw++) {
      const number = draws.below(n);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  const expected = (rounds * 10) / n;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 16 degrees of freedom: 45.9 is passed once in 10,000 seeds.
  expect(chi).toBeLessThan(45.9);
});

test('a bound that does not divide 2^32 has no modulo bias', () => {
  const n = 3_000_000_000;
  const split = 2 ** 32 - n;
  const draws = createDraws({ serverSeed: '5c'.repeat(32), clientSeed: 'c', nonce: 0, round: 0 });
  const many = 20_000;
  let low = 0;
  for (let draw = 0; draw < many; draw++) if (draws.below(n) < split) low += 1;
  // Without rejection the low part would come in 60.3% instead of 43.2%; five sigma are 1.8%.
  expect(Math.abs(low / many - split / n)).toBeLessThan(0.018);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses the bound %d', (n) => {
  const draws = createDraws({ serverSeed: '00'.repeat(32), clientSeed: 'c', nonce: 0, round: 0 });
  expect(() => draws.below(n)).toThrow(RangeError);
});

test.each([
  ['a short server seed', { serverSeed: '00' }],
  ['a long server seed', { serverSeed: '00'.repeat(33) }],
  ['a client seed with a colon, which could spell another source', { clientSeed: 'c:1' }],
  ['an empty client seed', { clientSeed: '' }],
  ['a negative nonce', { nonce: -1 }],
  ['a fractional step', { round: 0.5 }],
])('refuses %s', (_what, wrong) => {
  const source = { serverSeed: '00'.repeat(32), clientSeed: 'c', nonce: 0, round: 0, ...wrong };
  expect(() => createDraws(source)).toThrow(RangeError);
});
