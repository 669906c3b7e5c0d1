import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinBalance } from '../../domains/ledger/balance.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { DataFolderLocked } from './lock.ts';
import { openStore } from './open.ts';
import { fillDataDir } from './testTemplate.ts';

const VICTIM = join(import.meta.dirname, 'testCrash.ts');
const onFatal = (error: Error) => {
  throw error;
};
let dataDir = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hornbill-crash-'));
  await fillDataDir(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the victim, runs `meanwhile`, kills it after `lines` payments; answers what it said. */
const killAfter = (lines: number, meanwhile: () => Promise<void> = async () => {}) =>
  new Promise<{ playerId: number; paid: number }>((resolve, reject) => {
    const child = spawn(process.execPath, [VICTIM, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    let isAsked = false;
    child.stderr.on('data', (data) => {
      complaint += data;
    });
    child.stdout.on('data', (data) => {
      said += data;
      if (isAsked || said.split('\n').length <= lines + 1) return;
      isAsked = true;
      meanwhile().then(() => child.kill('SIGKILL'), reject);
    });
    child.on('close', () => {
      const number = (word: string) =>
        Number([...said.matchAll(new RegExp(`${word} (\\d+)\n`, 'g'))].at(-1)?.[1]);
      if (said.includes('paid')) resolve({ playerId: number('player'), paid: number('paid') });
      else reject(new Error(complaint));
    });
  });

test('what was acknowledged survives kill -9, and the lock falls with its owner', async () => {
  for (const lines of [30, 77]) {
    const { playerId, paid } = await killAfter(lines, async () => {
      // While the victim lives, nobody else gets in.
      const intruder = openStore({ dataDir, onFatal });
      await expect(intruder).rejects.toBeInstanceOf(DataFolderLocked);
    });
    expect(paid).toBeGreaterThanOrEqual(lines);
    const store = await openStore({ dataDir, onFatal });
    const { balance } = await coinBalance(store.db, playerId, 0);
    // The one payment that was committed but not yet said may be there too.
    expect([paid, paid + 1]).toContain(balance);
    expect((await checkLedger(store)).problems).toEqual([]);
    await store.close();
  }
});
