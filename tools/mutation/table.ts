import { readFileSync, writeFileSync } from 'node:fs';

const KEPT = 'docs/mutation.md';
const BLOCK = /(<!-- scores -->\n)([\s\S]*?)(<!-- \/scores -->)/;
const HEAD = '| part | mutants | killed | score | on |\n| --- | --- | --- | --- | --- |\n';

export interface Score {
  mutants: number;
  killed: number;
}

/** Per cent of the mutants that were noticed. */
export const percentOf = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 0 : (100 * killed) / mutants;

/** The row of each part that has one, by its name. */
const rowsIn = (table: string): Map<string, string> =>
  new Map(
    table.split('\n').flatMap((row) => {
      const name = /^\| (\w+) \| \d/.exec(row)?.[1];
      return name ? [[name, row] as const] : [];
    }),
  );

/** Keeps a part's score of a day (2026-12-31) in docs/mutation.md, beside those of the others. */
export const keepScore = (
  parts: readonly string[],
  part: string,
  score: Score,
  day: string,
): void => {
  const text = readFileSync(KEPT, 'utf8');
  const rows = rowsIn(BLOCK.exec(text)?.[2] ?? '');
  const { mutants, killed } = score;
  rows.set(part, `| ${part} | ${mutants} | ${killed} | ${percentOf(score).toFixed(1)}% | ${day} |`);
  const table = parts.map((name) => rows.get(name) ?? `| ${name} | not yet measured | | | |`);
  writeFileSync(
    KEPT,
    text.replace(BLOCK, (_all, from, _old, to) => `${from}${HEAD}${table.join('\n')}\n${to}`),
  );
};
