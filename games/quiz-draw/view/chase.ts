import { BEATS } from './beats.ts';

/** A step of the light: the lantern it comes to, and for how long it stays. Milliseconds. */
export interface Hop {
  lantern: number;
  ms: number;
}

const HOPS = 34;

/**
 * The way of the light over the lanterns that can be drawn, in the order they hang: quick at first, ever slower, to
 * the one that was drawn. It shows what the server drew, and decides nothing.
 */
export const chaseOf = (lit: readonly number[], drawn: number): Hop[] => {
  const goal = lit.indexOf(drawn);
  if (goal < 0) return [{ lantern: drawn, ms: BEATS.hopMore.ms }];
  return Array.from({ length: HOPS }, (_, n) => {
    const place = (goal - (HOPS - 1 - n)) % lit.length;
    const share = n / (HOPS - 1);
    return {
      lantern: lit.at(place) ?? drawn,
      ms: BEATS.hop.ms + BEATS.hopMore.ms * share ** 3,
    };
  });
};
