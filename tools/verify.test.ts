import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedDraw } from '#contract/event.ts';
import type { SavedRound } from '#contract/fairness.ts';
import { savedOf } from '#games/check/savedRound.ts';
import { recordOf } from '#games/check/testRecord.ts';
import { matchOf } from '#games/house/testMatch.ts';
import { savedDrawOf } from '#games/quiz-draw/testDraw.ts';
import { runHere, runTool } from './testCommand.ts';
import { verifyProgram } from './verify.ts';

const round = savedOf(
  recordOf({
    game: 'squidgame',
    serverSeed: '1d'.repeat(32),
    clientSeed: 'teh-tarik',
    nonce: 1,
    bet: 2_50,
    causes: [{ kind: 'step', panel: 0 }, { kind: 'take' }],
  }),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const saved = (record: SavedRound | SavedDraw | string): string => {
  files += 1;
  const file = join(folder, `${files}.json`);
  writeFileSync(file, typeof record === 'string' ? record : JSON.stringify(record));
  return file;
};
const verify = (record: SavedRound | SavedDraw | string) => runHere(verifyProgram, saved(record));

test('a saved round is recomputed step by step, and found fair', async () => {
  const { code, out, err } = await runTool('verify.ts', saved(round));
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(round.round.serverSeedHash);
  expect(out).toMatch(/ok 1 {2}step panel=0, drawn 0 of 2: x0\.00/);
  expect(out).toMatch(/ok 2 {2}take: x1\.92, paid 4\.80/);
  expect(out).toMatch(/^FAIR: /m);
});

test('another outcome than the seeds give is found, and the step named', async () => {
  const forged = structuredClone(round);
  forged.steps[1]!.events = [{ kind: 'fell', step: 1, panel: 0, safe: [1] }];
  const { code, out } = await runTool('verify.ts', saved(forged));
  expect(code).toBe(1);
  expect(out).toMatch(/NO 1 /);
  expect(out).toMatch(/-- 2 /);
  expect(out).toMatch(/^NOT FAIR: step 1: the seeds give something else\.$/m);
});

test('another seed than the committed one is found before any step', async () => {
  const { code, out } = await verify({ ...round, serverSeed: 'ab'.repeat(32) });
  expect(code).toBe(1);
  expect(out).toContain('NOT FAIR: the server seed is not the one whose hash was shown');
});

test('a seed in use is no failure of the round, but nothing is checked', async () => {
  const { code, out } = await verify({ ...round, serverSeed: null });
  expect(code).toBe(1);
  expect(out).toContain('NOT CHECKED YET: its server seed is still in use');
});

test('other winnings than the steps give are found, and so is a round cut short', async () => {
  const richer = await verify({ ...round, round: { ...round.round, won: 9600 } });
  expect(richer.code).toBe(1);
  expect(richer.out).toMatch(/^NOT FAIR: the round's bet, winnings or number of steps/m);
  const shorter = await verify({ ...round, steps: round.steps.slice(0, -1) });
  expect(shorter.code).toBe(1);
  expect(shorter.out).toMatch(/^NOT FAIR: /m);
});

test('a match between two is explained', async () => {
  const match = matchOf([
    ['paper', 'rock'],
    ['rock', 'scissors'],
  ]);
  const { code, out } = await verify(savedOf(match));
  expect(out).toContain('nothing was drawn');
  expect(out).toMatch(/^FAIR: /m);
  expect(code).toBe(0);
});

test('a round nobody went on with is told apart: its end is tied to nothing', async () => {
  const {
    round: left,
    steps,
    serverSeed,
  } = savedOf(
    recordOf({
      game: 'fto',
      serverSeed: '1d'.repeat(32),
      clientSeed: 'teh-tarik',
      nonce: 0,
      causes: [{ kind: 'next' }, { kind: 'timeout' }],
    }),
  );
  const { code, out } = await verify({ round: { ...left, status: 'settled' }, steps, serverSeed });
  expect(out).toMatch(/^FAIR: /m);
  expect(out).toMatch(/^NOT TIED to what you were shown/m);
  expect(code).toBe(1);
});

test.each([
  [JSON.stringify(round).replace('"won":', '"won":1,"won":'), 'holds a name twice in one object'],
  [JSON.stringify({ ...round, more: 1 }), 'is no record of a round'],
  ['{', 'is no JSON'],
  ['{}', 'is no record of a round'],
])('a file that is no record is told in a line: %s', async (text, line) => {
  const { code, err } = await verify(text);
  expect(code).toBe(2);
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('[quiz-rules] an event’s draw is recomputed spin by spin, and a falsified one refused', async () => {
  const draw = savedDrawOf('1d'.repeat(32));
  const fair = await verify(draw);
  expect(fair).toMatchObject({ code: 0, err: '' });
  expect(fair.out).toContain('50 spins, 15 of 15 tickets, 35 of 35 bonus');
  expect(fair.out).toMatch(/^FAIR: /m);
  const forged = structuredClone(draw);
  forged.spins[7]!.clientSeed = 'another';
  const { code, out } = await verify(forged);
  expect(code).toBe(1);
  expect(out).toMatch(/^ok 6 .*\nNO 7 .*\n-- 8 /m);
  expect(out).toMatch(/^NOT FAIR: spin 7: /m);
  const secret = await verify({ ...draw, serverSeed: null });
  expect([secret.code, secret.out.includes('NOT CHECKED YET')]).toEqual([1, true]);
  const none = await verify(JSON.stringify({ ...draw, more: 1 }));
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringContaining("no record of an event's draw"),
  ]);
});
