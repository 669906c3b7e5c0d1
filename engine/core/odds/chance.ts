import type { Draws } from '../rules/rules.ts';

const MOST_WORD = 2 ** 32 - 1;

/** The highest word of which each remainder by `n`, from 1 to 2^32 - 1, is as likely: those above are drawn again. */
export const lastFair = (n: number): number => {
  const divisor = n >>> 0;
  const over = ((MOST_WORD % divisor) + 1) >>> 0;
  return over === divisor ? MOST_WORD : MOST_WORD - over;
};

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

/** Words made at once: the generator's state stays in registers for so long. */
export const BLOCK = 512;

/**
 * Fast draws for simulations: xoshiro128** (Blackman and Vigna), the same for the same seed. Never
 * for a player's round: whoever sees a few numbers knows the next (those come from engine/core/fair).
 */
export class SimulatedDraws implements Draws {
  /** Words from 0 to 2^32 - 1; those before `at` are used. */
  readonly words = new Uint32Array(BLOCK);
  at = BLOCK;
  private readonly state: Int32Array;

  constructor(seed: number) {
    const word = spread(seed);
    this.state = Int32Array.of(word(), word(), word(), word());
  }

  /** Makes the next block of words. */
  refill(): void {
    const { words, state } = this;
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let at = 0; at < BLOCK; at += 1) {
      const times5 = Math.imul(b, 5);
      words[at] = Math.imul((times5 << 7) | (times5 >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    state.set([a, b, c, d]);
    this.at = 0;
  }

  below(n: number): number {
    if (n > MOST_WORD) return this.word();
    // Unsigned integers: a remainder of doubles takes ten times as long.
    const divisor = n >>> 0;
    let drawn = this.word();
    if (drawn > MOST_WORD - n) {
      const last = lastFair(n);
      while (drawn > last) drawn = this.word();
    }
    return drawn % divisor;
  }

  private word(): number {
    if (this.at === BLOCK) this.refill();
    const word = this.words[this.at] as number;
    this.at += 1;
    return word;
  }
}

export const simulatedDraws = (seed: number): SimulatedDraws => new SimulatedDraws(seed);
