/** What a tag takes of the wheel's rim: its middle clockwise from the top, and half its angle. Radians. */
export interface Taken {
  at: number;
  half: number;
}

/** A tag may stand so far off its rib that its tip still leaves from under it. Share of its half. */
const MOST_ASIDE = 0.7;
const GAP = 0.02;

/** Radians from `a` to `b`, the shorter way round: positive clockwise. */
const between = (a: number, b: number): number => {
  const way = (b - a) % (2 * Math.PI);
  return way > Math.PI ? way - 2 * Math.PI : way < -Math.PI ? way + 2 * Math.PI : way;
};

/** Where a tag stands: over its rib, or moved aside just clear of those that are there; null: nowhere. */
export const freePlace = (taken: readonly Taken[], wanted: Taken): Taken | null => {
  const { at, half } = wanted;
  const overlap = (place: number) =>
    taken.find((other) => Math.abs(between(other.at, place)) < other.half + half);
  const near = overlap(at);
  if (!near) return wanted;
  const side = Math.sign(between(near.at, at)) || 1;
  const moved = near.at + side * (near.half + half + GAP);
  const isNear = Math.abs(between(at, moved)) <= MOST_ASIDE * half;
  return isNear && !overlap(moved) ? { at: moved, half } : null;
};
