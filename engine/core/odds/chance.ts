import type { Draws } from '../rules/rules.ts';

const WORD_VALUES = 2 ** 32;

const WEYL = 0x9e3779b9;

/** The mixing of splitmix32: no two words come out the same. */
const mixed = (word: number): number => {
  let mixing = word ^ (word >>> 16);
  mixing = Math.imul(mixing, 0x21f0aaad);
  mixing ^= mixing >>> 15;
  mixing = Math.imul(mixing, 0x735a2d97);
  return (mixing ^ (mixing >>> 15)) >>> 0;
};

/** splitmix32: spreads one number over the generator's state, so that near seeds are unalike. */
const spread = (seed: number) => {
  let at = seed >>> 0;
  return () => {
    at = (at + WEYL) >>> 0;
    return mixed(at);
  };
};

/**
 * The seed of a stream of draws, by its number: what is split into streams comes out the same however
 * many threads play them. The streams of one seed all differ (2^32 of them).
 */
export const streamSeed = (seed: number, stream: number): number =>
  mixed((mixed(seed >>> 0) + Math.imul(stream, WEYL)) >>> 0);

/**
 * Fast draws for simulations: xoshiro128** (Blackman and Vigna), the same for the same seed. Never
 * for a player's round: whoever sees a few numbers knows the next (those come from engine/core/fair).
 */
export const simulatedDraws = (seed: number): Draws => {
  const word = spread(seed);
  let a = word();
  let b = word();
  let c = word();
  let d = word();

  const next = (): number => {
    const times5 = Math.imul(b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };

  return {
    below(n) {
      const limit = WORD_VALUES - (WORD_VALUES % n);
      let drawn = next();
      while (drawn >= limit) drawn = next();
      return drawn % n;
    },
  };
};
