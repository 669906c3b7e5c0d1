import { shown } from '#contract/shown.ts';

/** Rows as lines with their columns below each other; 'There are none.' where there are no rows. */
export const inColumns = (given: readonly (readonly string[])[]): string[] => {
  // As wide as they are printed.
  const rows = given.map((row) => row.map(shown));
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.length > 0 ? lines : ['There are none.'];
};
