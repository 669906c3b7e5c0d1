import type { ShownPrize } from '../week.ts';

/** One lantern: the prize it stands for, by its place in the week's order, and whether it is still to be won. */
export interface Lantern {
  prize: number;
  isLit: boolean;
}

type Counted = Pick<ShownPrize, 'winners' | 'left'>;

/** More lanterns than this are too small to be told apart: each then stands for several prizes. */
const MOST = 60;

/** Spreads numbers evenly over 0..1, and never repeats. */
const share = (number: number): number => (number * 0.618034) % 1;

/** How many lanterns a prize has, and how many of them are lit. */
const countsOf = ({ winners, left }: Counted, all: number): { many: number; lit: number } => {
  if (all <= MOST) return { many: winners, lit: left };
  const many = Math.max(1, Math.round((winners * MOST) / all));
  // One that can still be drawn is never shown as gone.
  return { many, lit: left === 0 ? 0 : Math.max(1, Math.round((many * left) / winners)) };
};

/** A lantern for each prize there was, the kinds mixed evenly; those that were drawn hang dark. */
export const lanternsOf = (prizes: readonly Counted[]): Lantern[] => {
  const all = prizes.reduce((sum, { winners }) => sum + winners, 0);
  const placed = prizes.flatMap((prize, at) => {
    const { many, lit } = countsOf(prize, all);
    // They go out here and there, not from one end.
    const byFate = Array.from({ length: many }, (_, n) => n).sort((a, b) => share(a) - share(b));
    const isLit = new Set(byFate.slice(0, lit));
    return byFate.map((n) => ({
      prize: at,
      isLit: isLit.has(n),
      at: (n + 0.5) / many,
    }));
  });
  return placed
    .sort((a, b) => a.at - b.at || a.prize - b.prize)
    .map(({ prize, isLit }) => ({ prize, isLit }));
};

/** The lantern that stands for what was drawn: the same for whoever sees that spin again. */
export const drawnOf = (lanterns: readonly Lantern[], prize: number, spin: number): number => {
  const mine = lanterns.flatMap((lantern, place) => (lantern.prize === prize ? [place] : []));
  const lit = mine.filter((place) => lanterns[place]?.isLit);
  // Another player may have lit the last one meanwhile: then a dark one is the one that was drawn.
  const of = lit.length > 0 ? lit : mine;
  return of[spin % of.length] ?? -1;
};
