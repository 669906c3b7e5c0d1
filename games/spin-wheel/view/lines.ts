const fill = (widths: readonly number[], between: number, free: number): number[] => {
  const lines: number[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const width of widths) {
    if (used + between + width > free) {
      lines.push(1);
      used = width;
    } else {
      lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
      used += between + width;
    }
  }
  return lines;
};

/** Widths tried to make lines even, from all that is free down to half of it. */
const TRIES = 32;

/**
 * How many of what is told, each so wide, stand on each line where `free` units are, `between` two: as few
 * lines as it takes, and those as even as can be. What is wider than a line has one of its own.
 */
export const linesOf = (widths: readonly number[], between: number, free: number): number[] => {
  let best = fill(widths, between, free);
  for (let tried = 1; tried <= TRIES / 2; tried += 1) {
    const narrower = fill(widths, between, free * (1 - tried / TRIES));
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
};
