import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_KEY } from '../../platform/secrets/testCipher.ts';
import { openStore } from '../../platform/store/open.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { openToOthers } from '../../platform/store/testPermissions.ts';
import { openTestStore } from '../../platform/store/testStore.ts';
import { createTestDatabase } from '../../platform/store/testTemplate.ts';
import { listenForOperator } from '../operator/listener.ts';
import { runCommand } from '../operator/run.ts';
import { socketPath } from '../operator/socketPath.ts';
import { openTestApp, registerPlayer, type TestApp } from '../testApp.ts';
import { testEnv } from '../testProcess.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'club-op-backup-'));
const home = join(folder, 'home');
let club: TestApp;
let stop: () => Promise<void>;

/** A club on the embedded database, whose server takes commands in its data folder. */
beforeAll(async () => {
  club = await openTestApp({ store: await openTestStore('pglite') });
  const deps = { ...club.deps, broadcast: () => {}, drop: () => {} };
  await registerPlayer(club, 'Merbau77', '+60123456787');
  const gift = { uid: 'Merbau77', amount: '120', reason: 'a gift' };
  await runCommand(deps, 'coins adjust', gift, 'siti');
  stop = await listenForOperator(deps, socketPath(home), club.deps.log);
});
afterAll(async () => {
  await stop();
  await club.close();
  await club.deps.store.close();
  rmSync(folder, { recursive: true });
});

/** The command line itself, from a folder of its own. */
const operator = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const main = join(process.cwd(), 'server/edges/operator/main.ts');
    const options = { cwd: folder, env: { ...testEnv, ...env } };
    execFile('node', [main, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const SOUND = /The ledger is sound: 1 postings, sum 0.00.\n/;

test('a club moves from the embedded database up by two commands, each of which checks the ledger', async () => {
  const here = { DATA_DIR: home };
  const made = await operator(here, 'backup', 'club.sql');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^Backup .*\/club.sql: [0-9,]+ bytes.\n/);
  expect(made.out).toMatch(SOUND);
  expect(await operator(here, 'backup', 'club.sql')).toMatchObject({
    code: 1,
    err: `There is a file ${join(folder, 'club.sql')} already: a backup overwrites nothing.\n`,
  });
  expect(await operator(here, 'restore', 'club.sql')).toMatchObject({
    code: 1,
    err: 'A server runs here: stop it, and restore into an empty database.\n',
  });
  const dataDir = join(folder, 'new');
  const database = serverUrl
    ? await createTestDatabase(serverUrl, { isMigrated: false, isOwned: true })
    : { url: undefined, drop: async () => {} };
  const there = { DATA_DIR: dataDir, ...(database.url && { DATABASE_URL: database.url }) };
  expect(await operator(there, 'restore', 'club.sql')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The key of the server seeds is missing: put it into SEED_KEY/),
  });
  const other = await operator({ ...there, SEED_KEY: 'ab'.repeat(32) }, 'restore', 'club.sql');
  expect(other.err).toMatch(/^The backup .*club\.sql was made with another key: set SEED_KEY/);
  Object.assign(there, { SEED_KEY: TEST_KEY });
  const restored = await operator(there, 'restore', 'club.sql');
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/^Restored from .*\/club.sql.\n/);
  expect(restored.out).toMatch(SOUND);
  const again = await operator(there, 'restore', 'club.sql', '--json');
  expect(again.code).toBe(1);
  expect(JSON.parse(again.err).error).toMatch(/^The database is not empty/);
  const store = await openStore({ databaseUrl: database.url, dataDir, onFatal: () => {} });
  const noted = await store.db.select().from(audit).orderBy(desc(audit.id)).limit(2);
  expect(noted.map(({ action, target }) => [action, target])).toEqual(
    ['restore', 'backup'].map((action) => [action, join(folder, 'club.sql')]),
  );
  await store.close();
  await database.drop();
  // The folders and files of all this, whatever the umask of who typed it.
  expect(openToOthers(folder)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
});
