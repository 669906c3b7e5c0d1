import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../journeys/club.ts';

/** Where Debian keeps the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root: then it runs as its own user. */
const ownUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** A PostgreSQL of the attack's own, which it may stop and start again. */
export const openCluster = async () => {
  const newest =
    readdirSync(VERSIONS)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'attack-postgres-'));
  const user = ownUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(VERSIONS, newest, 'bin', program), args, { ...user, stdio: 'ignore' });
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () =>
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
  const stop = () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart() {
      stop();
      start();
    },
    close() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
