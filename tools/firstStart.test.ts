import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testEnv } from '#server/edges/testProcess.ts';
import { databaseFolder } from '#server/platform/store/pglite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'club-first-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Has the first step done; answers its exit code. */
const create = (env: NodeJS.ProcessEnv): number | null =>
  spawnSync(process.execPath, ['tools/firstStart.ts', 'create'], {
    env: { ...testEnv, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  }).status;

test('the embedded database is made once, and not where the server could not start', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  expect(create({ PORT: port })).toBe(1);
  taken.close();
  expect(create({ PORT: '0', DATABASE_URL: 'postgres://club@127.0.0.1:1/club' })).toBe(1);
  expect(existsSync(databaseFolder(dataDir))).toBe(false);
  expect(create({ PORT: '0' })).toBe(0);
  expect(existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))).toBe(true);
  expect(create({ PORT: '0' })).toBe(1);
});
