import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });

const onServer = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/**
 * A club of its own: the real server on the built app, with a fresh data folder and, on PostgreSQL,
 * a fresh database. It can be killed and started again with its data as they were.
 */
export class Club {
  readonly url: string;
  log = '';
  readonly #env: NodeJS.ProcessEnv;
  readonly #dataDir: string;
  readonly #dropDatabase: () => Promise<void>;
  #process: ChildProcess | undefined;

  private constructor(
    url: string,
    env: NodeJS.ProcessEnv,
    dataDir: string,
    drop: () => Promise<void>,
  ) {
    this.url = url;
    this.#env = env;
    this.#dataDir = dataDir;
    this.#dropDatabase = drop;
  }

  static async open(database: 'pglite' | 'postgres', extra: NodeJS.ProcessEnv = {}): Promise<Club> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'hornbill-'));
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'true',
      TRUST_PROXY: 'loopback',
      ...extra,
    };
    delete env.DATABASE_URL;
    delete env.REDIS_URL;
    let drop = async () => {};
    if (database === 'postgres') {
      const server = process.env.TEST_DATABASE_URL ?? '';
      const name = `hornbill_journey_${port}_${process.pid}`;
      await onServer(server, `create database ${name}`);
      drop = () => onServer(server, `drop database if exists ${name} with (force)`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      env.DATABASE_URL = url.href;
      if (process.env.TEST_REDIS_URL) env.REDIS_URL = process.env.TEST_REDIS_URL;
    }
    const club = new Club(`http://127.0.0.1:${port}`, env, dataDir, drop);
    await club.start();
    return club;
  }

  /** Starts the server and waits until it is ready for work. */
  async start(): Promise<void> {
    const child = spawn('node', ['server/main.ts'], { env: this.#env, stdio: 'pipe' });
    this.#process = child;
    child.stdout.on('data', (data) => {
      this.log += data;
    });
    child.stderr.on('data', (data) => {
      this.log += data;
    });
    for (let tries = 0; tries < 900; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The server stopped:\n${this.log}`);
      const isReady = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready after 90 s:\n${this.log}`);
  }

  /** The server's process id; undefined while none runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Ends the server the hard way, like a power cut, and waits until it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** The operator's command, as `npm run operator -- <args>`; answers what it printed. */
  operator(...args: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      execFile(
        'node',
        ['server/operator/main.ts', ...args],
        { env: this.#env },
        (error, stdout, stderr) =>
          error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
      );
    });
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#dropDatabase();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
