import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { processorSeconds, timed } from './processor.ts';

const folder = mkdtempSync(join(tmpdir(), 'hornbill-times-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in a shell inside the shell that is timed; answers its exit code and its processor time. */
const run = (program: string) => {
  const file = join(folder, 'times');
  const inner = `sh -c '"${process.execPath}" -e "${program}"; exit $?'`;
  const { status } = spawnSync('sh', ['-c', timed(inner, file)]);
  return { status, seconds: processorSeconds(file) ?? Number.NaN };
};

test('the processor time of all that a command started is noted, and its exit code stays', () => {
  const idle = run('process.exit(3)');
  expect(idle.status).toBe(3);
  const busy = run('while (process.cpuUsage().user < 1e6);');
  expect(busy.status).toBe(0);
  expect(busy.seconds).toBeGreaterThan(0.9);
  expect(busy.seconds).toBeGreaterThan(idle.seconds);
});

test('a command that noted nothing has no time', () => {
  expect(processorSeconds(join(folder, 'nothing'))).toBeUndefined();
});
