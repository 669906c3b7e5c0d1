type Run = [ms: number, count: number];

/** Frames that differ by less belong to one run: what a screen's own beat varies by. Milliseconds. */
const WITHIN_MS = 1;
const SHARP = 100;
const ALIKE_MS = 0.05;

/** Runs one after the other; where both sides of the seam are alike, they are one. */
export const joinRuns = (before: readonly Run[], after: readonly Run[]): Run[] => {
  const last = before.at(-1);
  const [first, ...rest] = after;
  return last && first && Math.abs(last[0] - first[0]) <= ALIKE_MS
    ? [...before.slice(0, -1), [last[0], last[1] + first[1]], ...rest]
    : [...before, ...after];
};

/** Frames by run length: a minute of even frames is one pair of numbers. */
export const createFrameRuns = () => {
  let runs: Run[] = [];
  let sum = 0;
  let first = 0;
  let count = 0;
  const close = () => {
    if (count > 0) runs.push([Math.round((sum / count) * SHARP) / SHARP, count]);
    sum = 0;
    count = 0;
  };
  return {
    add(ms: number) {
      if (count > 0 && Math.abs(ms - first) >= WITHIN_MS) close();
      if (count === 0) first = ms;
      sum += ms;
      count += 1;
    },
    /** Those since the last time. */
    take(): Run[] {
      close();
      const taken = runs;
      runs = [];
      return taken;
    },
  };
};
