import { print } from '#server/platform/terminal.ts';
import { median } from '../tests/bench/median.ts';
import { benchStart, type StartReport } from '../tests/bench/start.ts';
import { line } from './benchLines.ts';
import { buildIfStale } from './build.ts';

/** What a first start on the embedded database takes of the memory, beside a bare PGlite that opens the same data. */
export const starting = async (runs: number): Promise<void> => {
  if (process.platform !== 'linux')
    return print('start left out: only Linux tells what each process takes');
  await buildIfStale();
  const reports: StartReport[] = [];
  while (reports.length < runs) reports.push(await benchStart());
  const of = (pick: (report: StartReport) => number) => median(reports.map(pick));
  const pglite = of((report) => report.pglite);
  const peak = (what: string, bytes: number) =>
    line(what, `${(bytes / 2 ** 20).toFixed(0)} MB`, `${(bytes / pglite).toFixed(2)} of PGlite`);
  peak(
    'first start: its largest process',
    of((report) => report.largest),
  );
  peak(
    '  all its processes at once',
    of((report) => report.together),
  );
  peak(
    '  the one that serves',
    of((report) => report.serving),
  );
  peak('  a bare PGlite on the same data', pglite);
  peak(
    '  a bare Node',
    of((report) => report.node),
  );
};
