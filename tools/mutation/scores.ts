import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PROOFS } from '../proofs.ts';

// A part takes hours, so each of its files is kept as soon as it is measured: a run that is cut off goes on
// where it was.

const KEPT = `${PROOFS}/mutation.json`;

export interface Score {
  mutants: number;
  killed: number;
}

/** A file's score, of a day (2026-12-31) and of the file as it was then. */
interface Kept extends Score {
  hash: string;
  on: string;
}

/** Tells a file as it is now from any other. */
export const fileHash = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

const readAll = (): Record<string, Kept> =>
  existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

/** What is kept of a file as it is now; undefined: it was never measured, or has changed since. */
export const keptScore = (file: string): Kept | undefined => {
  const kept = readAll()[file];
  return kept?.hash === fileHash(file) ? kept : undefined;
};

/** Keeps today's score of a file as it was when it was measured, and forgets files that are gone. */
export const keepScore = (file: string, hash: string, { mutants, killed }: Score): void => {
  const on = new Date().toISOString().slice(0, 10);
  const all = { ...readAll(), [file]: { mutants, killed, hash, on } };
  const there = Object.entries(all).filter(([name]) => existsSync(name));
  const sorted = Object.fromEntries(there.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(PROOFS, { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
};

/** Per cent of the mutants that were noticed. */
export const percentOf = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 0 : (100 * killed) / mutants;

/** What is known of a part: the sum over those of its files that were measured as they are now. */
export const totalScore = (files: readonly string[]): Score => {
  const kept = files.flatMap((file) => keptScore(file) ?? []);
  return {
    mutants: kept.reduce((sum, { mutants }) => sum + mutants, 0),
    killed: kept.reduce((sum, { killed }) => sum + killed, 0),
  };
};
