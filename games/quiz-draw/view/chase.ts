/** A step of the light: the lantern it comes to, and for how long it stays. Milliseconds. */
export interface Hop {
  lantern: number;
  ms: number;
}

const HOPS = 34;
/** How long the light stays at the first lantern, and how much longer at the last. */
const QUICK_MS = 36;
const SLOW_MS = 330;

/**
 * The way of the light over the lanterns that can be drawn, in the order they hang: quick at first, ever slower, to
 * the one that was drawn. It shows what the server drew, and decides nothing.
 */
export const chaseOf = (lit: readonly number[], drawn: number): Hop[] => {
  const goal = lit.indexOf(drawn);
  if (goal < 0) return [{ lantern: drawn, ms: SLOW_MS }];
  return Array.from({ length: HOPS }, (_, n) => {
    const place = (goal - (HOPS - 1 - n)) % lit.length;
    const share = n / (HOPS - 1);
    return {
      lantern: lit.at(place) ?? drawn,
      ms: QUICK_MS + SLOW_MS * share ** 3,
    };
  });
};
