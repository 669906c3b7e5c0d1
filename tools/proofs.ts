import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Where the commands that take hours keep what they came to. `npm test` leaves it as it is. */
export const PROOFS = '.reports/proofs';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** What the command began with: an hour later another commit may be checked out. */
const version = git('rev-parse', '--short', 'HEAD');
const isChanged = git('status', '--porcelain') !== '';

/** Keeps the lines a proof came to under its name, with the day, the version and the cores; the last ones go. */
export const keepProof = (name: string, lines: readonly string[]): void => {
  const day = new Date().toISOString().slice(0, 10);
  const state = isChanged ? `${version} with changes` : version;
  const head = `${day}, version ${state}, ${availableParallelism()} cores`;
  mkdirSync(PROOFS, { recursive: true });
  writeFileSync(`${PROOFS}/${name}.txt`, `${[head, ...lines].join('\n')}\n`);
};
