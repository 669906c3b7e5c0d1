import { getPriority, setPriority } from 'node:os';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { BadInput, orBadInput } from './badInput.ts';
import { PARTS, type Part } from './mutation/parts.ts';
import { keepScore, percentOf, type Score } from './mutation/table.ts';

// Do the tests bite? Each mutant is the code with one thing wrong, and some test of its part has to
// fail by it. What survives is printed; the score is kept in docs/mutation.md.

/** Per cent of its mutants that the tests of a part have to notice. */
const LEAST = 85;
/** Whoever works on the machine comes first; `nice -n 19` before the command is kept. */
const NICENESS = 10;
const names = Object.keys(PARTS);

interface Wanted {
  /** Globs, or files with lines ('server/rounds/open.ts:20-60'), instead of all of the part. */
  files?: string[];
  /** Mutants at a time. */
  atOnce: string;
  /** Only whether the part's tests run at all in Stryker's hands. */
  dry?: boolean;
}

const optionsOf = (
  name: string,
  { mutated }: Part,
  { files, atOnce, dry = false }: Wanted,
): PartialStrykerOptions => ({
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/unmutated.ts'],
  ignorers: ['unmutated'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: files ?? [...mutated],
  dryRunOnly: dry,
  coverageAnalysis: 'perTest',
  concurrency: Number(atOnce),
  tempDirName: '.reports/mutation/sandboxes',
  ignorePatterns: ['.reports', '.assetpack', 'dist', 'data', 'assets/built'],
  // TypeScript 7 has no API to read it by, and nothing here needs it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `.reports/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  timeoutMS: 60_000,
});

const scoreOf = (results: readonly MutantResult[]): Score => {
  const count = (...wanted: MutantResult['status'][]) =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, mutants: killed + count('Survived', 'NoCoverage') };
};

/** True when enough of the part's mutants were killed. */
const mutate = async (name: string, wanted: Wanted): Promise<boolean> => {
  const part = PARTS[name];
  if (!part) throw new BadInput(`'${name}' is no part: ${names.join(', ')}, or all`);
  // The runners inherit it; tools/mutation/vitest.config.ts reads it.
  process.env.MUTATED_PART = name;
  // One database is enough, and this one comes with nothing to set up.
  delete process.env.TEST_DATABASE_URL;
  const score = scoreOf(await new Stryker(optionsOf(name, part, wanted)).runMutationTest());
  if (wanted.dry) return true;
  const percent = percentOf(score);
  console.log(`${name}: ${score.killed} of ${score.mutants} killed, ${percent.toFixed(1)}%`);
  if (!wanted.files) keepScore(names, name, score, new Date().toISOString().slice(0, 10));
  return percent >= LEAST;
};

await new Command('mutate')
  .description('Tries the tests of a part on mutants of it, and keeps the score.')
  .argument('<part>', `${names.join(', ')}, or all`)
  .option(
    '--files <globs...>',
    "some files of the part alone ('x.ts:20-60': lines of one); no score is kept",
  )
  .option('--at-once <number>', 'mutants at a time', '2')
  .option('--dry', 'tries no mutant: only whether the tests run here at all')
  .action((part: string, wanted: Wanted) =>
    orBadInput(async () => {
      setPriority(Math.max(NICENESS, getPriority()));
      for (const name of part === 'all' ? names : [part])
        if (!(await mutate(name, wanted))) process.exitCode = 1;
    }),
  )
  .parseAsync();
