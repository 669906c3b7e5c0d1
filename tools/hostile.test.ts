import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { recordOf } from '#games/check/testRecord.ts';
import { sessionBy } from '#games/replay/testSession.ts';
import { createLink } from '#games/spin-wheel/machine.ts';
import { HOSTILE, RAW } from '#server/platform/testHostile.ts';
import { runTool } from './testCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
const saved = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const [own] = await sessionBy({
  game: 'spin-wheel',
  make: createLink as AnyMake,
  session: 1,
  pages: 1,
});
const noGame = saved('game.json', { ...own, game: HOSTILE });
const other = saved('other.json', {
  ...own,
  build: HOSTILE,
  machine: HOSTILE,
  segments: own?.segments.map((segment) => ({
    ...segment,
    entries: [{ kind: 'fault', at: 0, error: HOSTILE }, ...segment.entries],
  })),
});
const round = recordOf({
  game: 'squidgame',
  serverSeed: '1d'.repeat(32),
  clientSeed: 'teh-tarik',
  nonce: 1,
  bet: 2_50,
  causes: [{ kind: 'step', panel: 0 }, { kind: 'take' }],
});
const record = saved('round.json', {
  ...round,
  serverSeed: null,
  round: { ...round.round, clientSeed: HOSTILE, id: HOSTILE },
});
const broken = saved('broken.json', HOSTILE);
const tuning = saved('tuning.json', { [HOSTILE]: HOSTILE });

test.each([
  ['replay', [other]],
  ['replay', ['--entries', other]],
  ['replay', [noGame]],
  ['replay', [`--${HOSTILE}`]],
  ['verify', [record]],
  ['odds', ['squidgame', '--tuning', tuning]],
  ['odds', ['squidgame', '--tuning', broken]],
  ['game', ['check', HOSTILE]],
])('%s %# prints nothing that a terminal obeys', async (tool, args) => {
  const { out, err } = await runTool(`${tool}.ts`, ...args);
  expect(out + err).toMatch(/\S/);
  expect(out + err).not.toMatch(RAW);
});
