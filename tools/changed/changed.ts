import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readGraph } from './graph.ts';
import { type Reached, reachedBy } from './reached.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean);

/** Every file of the project, committed or not. */
export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));

/** What is not committed or, where all is, the last commit's; with a branch or commit: all since it parted from there. */
const baseOf = (named: string | undefined): string => {
  if (named !== undefined) return git('merge-base', 'HEAD', named)[0] ?? named;
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
};

/** The files that were changed since `named` (a branch or commit), and the tests they reach. */
export const changedSince = (named?: string): Reached & { files: string[] } => {
  const changed = [
    ...git('diff', '--name-only', baseOf(named)),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = projectFiles();
  return {
    files: changed.filter((file) => existsSync(file)),
    ...reachedBy(changed, files, readGraph(files)),
  };
};
