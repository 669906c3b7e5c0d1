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
  const all = (pick: (report: StartReport) => number) => reports.map(pick);
  const pglite = median(all((report) => report.pglite));
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  // A median alone would hide the run in which the system had to give more.
  const peak = (what: string, bytes: number[]) =>
    line(
      what,
      megabytes(median(bytes)),
      `${(median(bytes) / pglite).toFixed(2)} of PGlite, at most ${megabytes(Math.max(...bytes))}`,
    );
  peak(
    'first start: its largest process',
    all((report) => report.largest),
  );
  peak(
    '  all its processes at once',
    all((report) => report.together),
  );
  peak(
    '  the one that serves',
    all((report) => report.serving),
  );
  peak(
    '  a bare PGlite on the same data',
    all((report) => report.pglite),
  );
  peak(
    '  a bare Node',
    all((report) => report.node),
  );
};
