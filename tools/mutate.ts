import { globSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { PRINTED, print } from '#server/platform/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { MUTATION_PARTS, type MutationPart } from './mutation/parts.ts';
import {
  fileHash,
  keepScore,
  keptScore,
  percentOf,
  type Score,
  totalScore,
} from './mutation/scores.ts';
import { keepProof } from './proofs.ts';
import { servicesEnv } from './services.ts';

// Do the tests bite? Each mutant is the code with one thing wrong, and some test of its part has to
// fail by it. What survives is printed; the scores are kept, file by file.

/** Per cent of its mutants that the tests of a part have to notice. */
const LEAST = 85;
/** Whoever works on the machine comes first; `nice -n 19` before the command is kept. */
const NICENESS = 10;
const names = Object.keys(MUTATION_PARTS);

interface Wanted {
  /** Some files of the part, or lines of them ('server/domains/rounds/open/open.ts:20-60'): no score is kept. */
  files?: string[];
  /** Mutants at a time. */
  atOnce: string;
  /** Also files that were measured as they are. */
  anew?: boolean;
  /** Only whether the part's tests run at all in Stryker's hands. */
  dry?: boolean;
}

const partOf = (name: string): MutationPart => {
  const part = MUTATION_PARTS[name];
  if (!part) throw new BadInput(`'${name}' is no part: ${names.join(', ')}, or all`);
  return part;
};

const filesOf = ({ mutated, excluded }: MutationPart): string[] =>
  globSync([...mutated], { exclude: [...excluded] }).toSorted();

const optionsOf = (mutate: string[], { atOnce, dry = false }: Wanted): PartialStrykerOptions => ({
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/unmutated.ts'],
  ignorers: ['unmutated'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate,
  dryRunOnly: dry,
  coverageAnalysis: 'perTest',
  concurrency: Number(atOnce),
  tempDirName: '.reports/mutation/sandboxes',
  ignorePatterns: ['.reports', '.assetpack', 'dist', 'data', 'assets/built'],
  // TypeScript 7 has no API to read it by, and nothing here needs it.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // Beside one and a half times what its tests take; a mutant that hangs waits it out, and counts as killed.
  timeoutMS: 20_000,
});

const scoreOf = (results: readonly MutantResult[]): Score => {
  const count = (...wanted: MutantResult['status'][]) =>
    results.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, mutants: killed + count('Survived', 'NoCoverage') };
};

const tried = async (mutated: string[], wanted: Wanted): Promise<Score> =>
  scoreOf(await new Stryker(optionsOf(mutated, wanted)).runMutationTest());

/** True when enough of what was asked for was killed. */
const mutate = async (name: string, wanted: Wanted): Promise<boolean> => {
  const files = filesOf(partOf(name));
  // The runners inherit it, and the file's name below; tools/mutation/vitest.config.ts reads both.
  process.env.MUTATED_PART = name;
  const tell = (what: string, score: Score): string => {
    const killed = `${score.killed} of ${score.mutants} killed`;
    const line = `${what}: ${killed}, ${percentOf(score).toFixed(1)}%`;
    print(line);
    return line;
  };
  if (wanted.dry) {
    await tried(wanted.files ?? files, wanted);
    return true;
  }
  if (wanted.files) {
    const score = await tried(wanted.files, wanted);
    tell(name, score);
    return percentOf(score) >= LEAST;
  }
  for (const file of files) {
    if (!wanted.anew && keptScore(file)) continue;
    const hash = fileHash(file);
    process.env.MUTATED_FILE = file;
    const score = await tried([file], wanted);
    tell(file, score);
    keepScore(file, hash, score);
  }
  const total = totalScore(files);
  keepProof(`mutate-${name}`, [tell(name, total)]);
  return percentOf(total) >= LEAST;
};

await new Command('mutate')
  .configureOutput(PRINTED)
  .description('Tries the tests of a part on mutants of it, file by file, and keeps the scores.')
  .argument('<part>', `${names.join(', ')}, or all`)
  .option(
    '--files <files...>',
    "some files of the part alone ('x.ts:20-60': lines of one); no score is kept",
  )
  .option('--at-once <number>', 'mutants at a time', '2')
  .option('--anew', 'also files that were measured as they are')
  .option('--dry', 'tries no mutant: only whether the tests run here at all')
  .action((part: string, wanted: Wanted) =>
    orBadInput(async () => {
      setPriority(Math.max(NICENESS, getPriority()));
      // One database is enough: PostgreSQL where there is one, which is there before a test asks for it.
      Object.assign(process.env, await servicesEnv(), { TEST_ONE_DATABASE: 'true' });
      for (const name of part === 'all' ? names : [part])
        if (!(await mutate(name, wanted))) process.exitCode = 1;
    }),
  )
  .parseAsync();
