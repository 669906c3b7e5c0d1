import { readFileSync, writeFileSync } from 'node:fs';
import { keptScore, type Score } from './scores.ts';

const PAGE = 'docs/mutation.md';
const BLOCK = /(<!-- scores -->\n)[\s\S]*?(<!-- \/scores -->)/;
const HEAD =
  '| part | files measured | mutants | killed | score | last on |\n| --- | --- | --- | --- | --- | --- |';

/** Per cent of the mutants that were noticed. */
export const percentOf = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 0 : (100 * killed) / mutants;

/** What is known of a part: the sum over those of its files that were measured as they are now. */
export const totalOf = (files: readonly string[]) => {
  const kept = files.flatMap((file) => keptScore(file) ?? []);
  return {
    measured: kept.length,
    mutants: kept.reduce((sum, { mutants }) => sum + mutants, 0),
    killed: kept.reduce((sum, { killed }) => sum + killed, 0),
    on:
      kept
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? '',
  };
};

const rowOf = (name: string, files: readonly string[]): string => {
  const total = totalOf(files);
  const { measured, mutants, killed, on } = total;
  const figures = [mutants, killed, `${percentOf(total).toFixed(1)}%`, on];
  const row = [
    name,
    `${measured} of ${files.length}`,
    ...(measured > 0 ? figures : ['', '', '', '']),
  ];
  return `| ${row.join(' | ')} |`;
};

/** Writes what is known of all parts into docs/mutation.md. */
export const writeTable = (parts: Readonly<Record<string, readonly string[]>>): void => {
  const rows = Object.entries(parts).map(([name, files]) => rowOf(name, files));
  const table = [HEAD, ...rows].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(BLOCK, (_all, from, to) => `${from}${table}\n${to}`),
  );
};
