import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '#server/platform/clock.ts';
import { databaseFolder } from '#server/platform/store/pglite.ts';
import { timeout } from '#tools/timeouts.ts';
import { freePort } from '../journeys/club.ts';
import { bytesOf, watchMemory } from './peakMemory.ts';

/** Asked for once the club is open: what a visitor and a proxy begin with. */
const CALLS = ['/', '/games', '/readyz'];

/** Resident memory in bytes, at its highest. */
export interface StartReport {
  /** Of the largest process of a first start. */
  largest: number;
  /** Of all its processes at once. */
  together: number;
  /** Of the one that serves. */
  serving: number;
  /** Of a process of Node's that does nothing. */
  node: number;
  /** Of a bare PGlite, set up alike, that opens the same data. */
  pglite: number;
}

/** The highest resident memory of a process of Node's that runs this. */
const peakOf = (script: string, ...args: string[]): number => {
  const told = `${script}; process.stdout.write(process.getBuiltinModule('fs').readFileSync('/proc/self/status'))`;
  return bytesOf(execFileSync('node', ['-e', told, ...args], { encoding: 'utf8' }), 'VmHWM');
};

const BARE = `const { createPglite } = await import('#server/platform/store/pglite.ts');
  await (await createPglite({ dataDir: process.argv[1] })).close()`;

/** As `npm start` has it, without npm's own process. */
const [command = '', ...args] = JSON.parse(
  readFileSync('package.json', 'utf8'),
).scripts.start.split(' ');

/** Waits for a club that was started to be open, and asks it for a few pages. */
const call = async (url: string): Promise<void> => {
  const deadline = performance.now() + timeout.start;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (performance.now() > deadline) throw new Error('The club did not open.');
    await pause(50);
  }
  for (const path of CALLS) await (await fetch(url + path)).text();
};

/** A first start of the built app on the embedded database, in a folder of its own. */
export const benchStart = async (): Promise<StartReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hornbill-start-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The club ended as it started.')));
  try {
    const watched = watchMemory(child.pid ?? 0);
    await Promise.race([call(`http://127.0.0.1:${port}`), failed]);
    const { largest, together, own } = watched();
    child.kill('SIGTERM');
    await ended;
    const pglite = peakOf(BARE, databaseFolder(dataDir));
    return { largest, together, serving: own, node: peakOf(''), pglite };
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
};
