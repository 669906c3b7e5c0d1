import { type Signal, signalOf } from './signal.ts';

/** A repeatable source of numbers in [0, 1): mulberry32. The same seed gives the same sound. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** White noise at full scale. */
export function noise(seconds: number, seed: number): Signal {
  const next = seeded(seed);
  return signalOf(seconds, () => next() * 2 - 1);
}
