import { print } from '#server/platform/terminal.ts';
import { median } from '../tests/bench/median.ts';
import { benchStart, type StartReport } from '../tests/bench/start.ts';
import { line } from './benchLines.ts';
import { buildIfStale } from './build.ts';

const PARTS: Record<keyof StartReport, string> = {
  largest: 'first start: its largest process',
  together: '  all its processes at once',
  serving: '  the one that serves',
  pglite: '  a bare PGlite on the same data',
  node: '  a bare Node',
};

/** What a first start on the embedded database takes of the memory, beside a bare PGlite that opens the same data. */
export const starting = async (runs: number): Promise<void> => {
  if (process.platform !== 'linux')
    return print('start left out: only Linux tells what each process takes');
  await buildIfStale();
  const reports: StartReport[] = [];
  while (reports.length < runs) reports.push(await benchStart());
  const bytesOf = (part: keyof StartReport) => reports.map((report) => report[part]);
  const pglite = median(bytesOf('pglite'));
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  // A median alone would hide the run in which the system had to give more.
  for (const [part, what] of Object.entries(PARTS) as [keyof StartReport, string][]) {
    const bytes = bytesOf(part);
    const most = megabytes(Math.max(...bytes));
    const share = (median(bytes) / pglite).toFixed(2);
    line(what, megabytes(median(bytes)), `${share} of PGlite, at most ${most}`);
  }
};
