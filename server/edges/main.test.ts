import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { timeout } from '#tools/timeouts.ts';
import { everythingIn, openToOthers } from '../platform/store/testPermissions.ts';
import { fillDataDir } from '../platform/store/testTemplate.ts';
import { sealed } from './testApp.ts';
import { testEnv } from './testProcess.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'club-main-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) => {
  const child = spawn('node', ['server/edges/main.ts'], {
    env: { ...testEnv, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.err += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, said, ended };
};

describe('a start that fails says why in a line and ends with code 1', () => {
  test('a wrong environment', async () => {
    const { said, ended } = start({ PORT: '80800', DATABASE_URL: 'file:secret' });
    expect(await ended).toBe(1);
    expect(said.err).toBe(
      'PORT must be a port from 0 to 65535.\n' +
        'DATABASE_URL must be a PostgreSQL address (postgres://...).\n',
    );
  });

  test('a port that is taken, before any database is made', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { said, ended } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err).toBe(`Port ${port} is taken by another process. Set PORT to a free one.\n`);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    other.close();
  });

  test('a data folder that belongs to everybody', async () => {
    const shared = join(dataDir, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    const { said, ended } = start({ PORT: '0', DATA_DIR: shared });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(/^The folder .* is shared by several users. Set DATA_DIR to .*\n$/);
    expect(readdirSync(shared)).toEqual([]);
    rmSync(shared, { recursive: true });
  });

  test('a database that does not answer is waited for, with a line', async () => {
    const { said, child, ended } = start({
      PORT: '0',
      DATABASE_URL: 'postgres://club:hunter2@127.0.0.1:1/x',
    });
    await vi.waitFor(() => expect(said.err).not.toBe(''), { timeout: timeout.start });
    child.kill();
    await ended;
    expect(said.err).toBe(
      'Waiting for the database of DATABASE_URL, 60 seconds at most: ' +
        'connect ECONNREFUSED 127.0.0.1:1\n',
    );
  });

  test.runIf(process.env.TEST_DATABASE_URL)('a database that refuses', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.username = 'nobody';
    url.password = 'hunter2';
    url.pathname = '/there_is_none';
    const { said, ended } = start({ PORT: '0', DATABASE_URL: url.href });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(/^The database of DATABASE_URL can't be used: .*\n$/);
    expect(said.err).not.toContain('hunter2');
  });
});

describe('a server that runs', () => {
  let port: number;
  let server: ReturnType<typeof start>;
  beforeAll(async () => {
    // As a club of before left it, killed: open to everybody.
    await fillDataDir(dataDir);
    for (const name of ['owner.json', 'operator.sock']) writeFileSync(join(dataDir, name), '{}');
    for (const path of everythingIn(dataDir))
      chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
    server = start({ PORT: '0' });
    await Promise.race([
      server.ended,
      new Promise<void>((resolve) =>
        server.child.stdout.on('data', () => server.said.out.includes('Operator:') && resolve()),
      ),
    ]);
    port = Number(/open at http:\/\/localhost:(\d+)/.exec(server.said.out)?.[1]);
  });

  test('prints where it is, the demo player and the operator command', () => {
    expect(server.said.out).toMatch(/^This is a demo: /);
    expect(server.said.out).toMatch(/^Hornbill Club is open at http:\/\/localhost:\d+$/m);
    expect(server.said.out).toMatch(/Demo player: UID \w+, password \w+/);
    expect(server.said.out.match(/Demo designer: UID \w+, password \w+/g)).toHaveLength(2);
    expect(server.said.out).toContain('npm run operator -- help');
  });

  test('nothing in its data folder may be opened by other users, made before it or by it', () => {
    expect(everythingIn(dataDir).length).toBeGreaterThan(900);
    expect(openToOthers(dataDir)).toEqual([]);
  });

  test('keeps its data folder to itself', async () => {
    const { said, ended } = start({ PORT: '0' });
    expect(await ended).toBe(1);
    expect(said.err).toBe(`The data folder ${dataDir} is in use by another process.\n`);
  });

  test('answers broken HTTP with an error of the catalogue', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect(answer).toContain('{"message":"msg.invalidRequest","typ":"request"}');
  });

  test('on SIGTERM finishes what runs, refuses what is new, leaves no lock and no socket', async () => {
    const body = JSON.stringify(sealed({ uid: 'Nobody77', password: 'x' }));
    let refused: unknown;
    const last = new Promise<number | undefined>((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          path: '/api/login',
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-encrypted-request': 'true',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      call.on('error', reject);
      // Half a request is under way when the signal comes; the rest follows.
      call.write(body.slice(0, 10));
      setTimeout(() => server.child.kill('SIGTERM'), 200);
      setTimeout(async () => {
        refused = await new Promise((resolve) => {
          const late = connect(port, '127.0.0.1', () => resolve('taken'));
          late.on('error', (error) => resolve('code' in error ? error.code : error));
        });
        call.end(body.slice(10));
      }, 600);
    });
    expect(await last).toBe(400);
    const answered = performance.now();
    expect(refused).toBe('ECONNREFUSED');
    expect(await server.ended).toBe(0);
    expect(performance.now() - answered).toBeLessThan(4000);
    expect(existsSync(join(dataDir, 'operator.sock'))).toBe(false);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
    expect(server.said.err).toBe('');
  });

  test('which was a demo does not start for real, and says how it could', async () => {
    const { said, ended } = start({
      PORT: '0',
      NODE_ENV: 'production',
      SMS_WEBHOOK_URL: 'https://sms.example',
      SMS_WEBHOOK_SECRET: 'a secret of the gateway',
    });
    expect(await ended).toBe(1);
    expect(said.err).toContain('npm run operator -- demo remove');
    expect(said.out).toBe('');
  });
});
