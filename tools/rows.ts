import { readFileSync } from 'node:fs';
import { print, printError } from '#server/platform/terminal.ts';
import { readPlaywright, readVitest, type TestResult } from './reports.ts';

const KEPT = 'docs/covered-rows.txt';

const table = () =>
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', area = '', text = ''] = line.split('\t');
      return { id, area, text };
    });

const idsOf = (outcomes: readonly TestResult[]): Set<string> =>
  new Set(
    outcomes.flatMap(({ title }) =>
      [...title.matchAll(/\[([a-z][a-z0-9-]+)\]/g)].map((m) => m[1] ?? ''),
    ),
  );

/** Rows with a passing test and none that fails. */
export const coveredRows = (outcomes: readonly TestResult[]): Set<string> => {
  const failed = idsOf(outcomes.filter((o) => o.result === 'failed'));
  const passed = idsOf(outcomes.filter((o) => o.result === 'passed'));
  return new Set([...passed].filter((id) => !failed.has(id)));
};

/** Rows of docs/covered-rows.txt (once covered, covered for good) that lost their passing test. */
export const lostRows = (outcomes: readonly TestResult[]): string[] => {
  const covered = coveredRows(outcomes);
  const kept = readFileSync(KEPT, 'utf8').split('\n').filter(Boolean);
  return kept.filter((id) => !covered.has(id));
};

if (import.meta.main) {
  const outcomes = [...(readVitest() ?? []), ...(readPlaywright() ?? [])];
  if (outcomes.length === 0) {
    printError('No test report yet: run npm test first.');
    process.exit(1);
  }
  const covered = coveredRows(outcomes);
  const rows = table();
  for (const { id, area, text } of rows) {
    if (!covered.has(id)) print(`${id}\t${area}\t${text}`);
  }
  print('', `${rows.filter(({ id }) => covered.has(id)).length} of ${rows.length} rows covered`);
}
