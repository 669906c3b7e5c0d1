import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { oddsProgram } from './odds.ts';
import { runHere, runTool } from './testCommand.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'odds-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const saved = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const FEW = ['--rounds', '2e4'];
const odds = (...args: string[]) => runTool('odds.ts', ...args, ...FEW);
/** Of what is refused before anything is simulated. */
const refused = (...args: string[]) => runHere(oddsProgram, ...args, ...FEW);

test('a designer sees exact and simulated figures side by side, and the verdict', async () => {
  const { code, out, err } = await odds('squidgame', '--policy', 'stop=3');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/return +96\.0000 % +\d+\.\d{4} % +99%: \S+ % to \S+ %/);
  expect(out).toMatch(/maximum +7\.68x +7\.68x/);
  expect(out).toMatch(/after 10,000 /);
  expect(out).toMatch(/verdict +PASS/);
});

test('every policy the target holds for is shown, and the same seed shows the same', async () => {
  const [one, again, other] = await Promise.all([
    odds('rock-scissor-paper'),
    odds('rock-scissor-paper', '--seed', '1'),
    odds('rock-scissor-paper', '--seed', '2'),
  ]);
  expect(one.out).toMatch(/^ {2}house /m);
  expect(one.out).toMatch(/^ {2}live /m);
  expect(again.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
});

test('a tuning that misses its target fails, and says by what', async () => {
  const file = saved('low.json', JSON.stringify(paying(squidTuning.defaults, 9_500)));
  const { code, out } = await odds('squidgame', '--tuning', file, '--policy', 'stop=1');
  expect(code).toBe(1);
  expect(out).toMatch(/verdict +FAIL +the exact return misses its target/);
  expect(out).toMatch(/not served\n +Return \(stop=1\): 96\.0000% is announced, it is 95\.0000%/);
});

test('what the club announces holds whatever the return is, and a part of a table is enough', async () => {
  const file = saved('often.json', '{ "perDay": 1000, "depositSen": 1 }');
  const { code, out } = await odds('spin-wheel', '--tuning', file);
  expect(code).toBe(1);
  expect(out).toContain('depositSen: the club announces 3000, not 1');
  const box = saved('box.json', '{ "box": { "weight": 200 } }');
  const { out: served } = await odds('lucky-egg', '--tuning', box);
  expect(served).toMatch(/served +pays 2,500\.00 coins at most \(RM500\.00\)/);
});

test.each([
  ['no game', ['mahjong'], "'mahjong' is no game"],
  ['no policy', ['fto', '--policy', 'stop=3'], "fto has no policy 'stop=3'"],
  ['no number', ['fto', '--seed', 'luck'], "not 'luck'"],
  ['one tuning for all', ['all', '--tuning', 'a.json'], 'go with one game'],
  ['no file', ['fto', '--tuning', 'nowhere.json'], "nowhere.json can't be read"],
])('what can not be done is told in a line: %s', async (_what, args, line) => {
  const { code, err } = await refused(...args);
  expect(code).toBe(2);
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  ['{', 'is no JSON'],
  ['[]', 'holds no object'],
  ['{ "clockMs": 600001 }', 'clockMs: at most 600000, not 600001'],
  ['{ "rpt": 9600 }', 'rpt: the game has no such number'],
])('a tuning that is none is told in a line: %s', async (text, line) => {
  const { code, err } = await refused('squidgame', '--tuning', saved('bad.json', text));
  expect(code).toBe(2);
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});
