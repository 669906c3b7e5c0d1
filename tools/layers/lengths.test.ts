import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lines; Biome holds functions to theirs. */
const LONGEST = 350;
const NOT_OURS = ['node_modules', 'dist', 'data', '.reports', '.git'];

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const tooLong = (files: readonly string[], longest: number) =>
  files.filter((file) => linesOf(file) > longest).map((file) => `${file}: ${linesOf(file)} lines`);

test(`no file has over ${LONGEST} lines: it would be several things`, () => {
  const files = globSync('**/*.{ts,tsx}', { exclude: NOT_OURS });
  expect(files.length).toBeGreaterThan(1000);
  expect(tooLong(files, LONGEST)).toEqual([]);
});

test('a file that is too long is named, with its lines', () => {
  const own = 'tools/layers/lengths.test.ts';
  expect(tooLong([own], linesOf(own))).toEqual([]);
  expect(tooLong([own], 20)).toEqual([`${own}: ${linesOf(own)} lines`]);
});
