import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { dayStartAfter } from '#contract/day.ts';
import { createProgram } from '#server/edges/operator/program.ts';
import { dispatch } from '#server/edges/operator/transport.ts';
import { readConfig } from '#server/platform/config.ts';
import { fastStart } from '#tools/fastStart.ts';
import { timeout } from '#tools/timeouts.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { goOnceBack } from './goingBack.ts';
import { renderLate } from './late.ts';
import type { Told } from './server.ts';
import { type Database, layGround, type Template } from './template.ts';
import { HeldTime } from './time/time.ts';
import { drawNothing, moveAtOnce, playNothing } from './unseen.ts';

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

/** More of held time than all journeys of a worker let pass. Milliseconds. */
const NO_MIDNIGHT_MS = 3 * 3_600_000;

/** When held time begins: now, or after the club's midnight if that is near, where what is counted by days begins anew. */
const heldStart = (now: number): number => {
  const midnight = dayStartAfter(now, 1);
  return midnight - now < NO_MIDNIGHT_MS ? midnight : now;
};

interface ClubOptions {
  /** In place of the environment's variables. */
  env?: NodeJS.ProcessEnv;
  /** Its time stands until a journey lets it pass (time/time.ts); else it is everybody's. */
  isHeld?: boolean;
  /** What outcomes come from; without it they come from chance, as in production. */
  seed?: string;
  /** As in production, with an SMS gateway of the tests' own; else it is a demo. */
  isReal?: boolean;
}

/**
 * A club of its own: the real server on the built app, with a fresh data folder and, on PostgreSQL,
 * a fresh database. It can be killed and started again with its data as they were.
 */
export class Club implements Template {
  readonly url: string;
  /** Of the server and of every page that joined; undefined where time goes on by itself. */
  readonly time: HeldTime | undefined;
  /** Phones that a journey took besides its own; closed when it ends. */
  readonly phones = new Set<BrowserContext>();
  /** What the server printed. */
  log = '';
  #now: number;
  #seed: string | undefined;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #dropDatabase: () => Promise<void>;
  readonly #gateway: Gateway | undefined;
  #process: ChildProcess | undefined;

  private constructor(
    url: string,
    env: NodeJS.ProcessEnv,
    dataDir: string,
    drop: () => Promise<void>,
    { isHeld, seed }: ClubOptions,
    gateway: Gateway | undefined,
  ) {
    this.#gateway = gateway;
    this.#seed = seed;
    this.time = isHeld ? new HeldTime(this) : undefined;
    this.#now = isHeld ? heldStart(Date.now()) : Date.now();
    this.url = url;
    this.#env = env;
    this.dataDir = dataDir;
    this.#dropDatabase = drop;
  }

  static async open(database: Database, options: ClubOptions = {}): Promise<Club> {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'hornbill-'));
    const gateway = options.isReal ? await openGateway() : undefined;
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(gateway?.env ?? { DEMO: 'true' }),
      TRUST_PROXY: 'loopback',
      // Vite sets it where a journey builds something in this process (pixels).
      NODE_ENV: undefined,
      ...fastStart,
      ...options.env,
    };
    delete env.DATABASE_URL;
    delete env.REDIS_URL;
    const { databaseUrl, drop } = await layGround(database, dataDir, env.DEMO === 'true');
    if (databaseUrl) {
      env.DATABASE_URL = databaseUrl;
      if (process.env.TEST_REDIS_URL) env.REDIS_URL = process.env.TEST_REDIS_URL;
    }
    const club = new Club(`http://127.0.0.1:${port}`, env, dataDir, drop, options, gateway);
    await club.start();
    return club;
  }

  /** The last code sent to a phone (E.164); undefined in a demo, which answers it. */
  codeSentTo(phone: string): string | undefined {
    return this.#gateway?.codes.get(phone);
  }

  /** Starts the server and waits until it is ready for work. */
  async start(): Promise<void> {
    const isOfChance = this.#seed === undefined && !this.time;
    const file = isOfChance ? 'server/edges/main.ts' : 'tests/journeys/server.ts';
    const child = spawn('node', [file], {
      env: {
        ...this.#env,
        ...(this.time && { CLUB_NOW: String(this.#now) }),
        ...(this.#seed !== undefined && { CLUB_SEED: this.#seed }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        this.log += data;
      });
    const deadline = performance.now() + timeout.start;
    while (performance.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server stopped:\n${this.log}`);
      const isReady = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server was not ready after ${timeout.start} ms:\n${this.log}`);
  }

  /** The time at a club whose time stands, epoch milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Lets `ms` pass for the server alone; also while it is down. `time.pass` does it for the pages too. */
  async advance(ms: number): Promise<void> {
    this.#now += ms;
    await this.#tell({ ms });
  }

  /** From now on outcomes come from this seed, whatever was played before. */
  async reseed(seed: string): Promise<void> {
    this.#seed = seed;
    await this.#tell({ seed });
  }

  async #tell(told: Told): Promise<void> {
    const child = this.#process;
    if (!child?.connected) return;
    const over = new AbortController();
    const until = { signal: over.signal };
    const reached = Promise.race([once(child, 'message', until), once(child, 'exit', until)]);
    child.send(told);
    await reached.finally(() => over.abort());
  }

  /**
   * Has the pages of a browser context live in the club's time, where it is held, and render late where it is
   * not; spares them what nobody sees or hears, and what moves under a finger. `isDrawn`: the canvas is looked at.
   */
  async join(context: BrowserContext, isDrawn = false): Promise<void> {
    if (this.time) await this.time.join(context);
    else {
      await context.addInitScript(renderLate);
      for (const page of context.pages()) goOnceBack(page);
      context.on('page', goOnceBack);
    }
    await context.addInitScript(playNothing);
    await context.addInitScript(moveAtOnce);
    if (!isDrawn) await context.addInitScript(drawNothing);
  }

  /** Its database; undefined where that is the embedded one. */
  get databaseUrl(): string | undefined {
    return this.#env.DATABASE_URL;
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

  /**
   * The operator's command, as `npm run operator -- <args>`; answers what it printed. In this process:
   * starting another one for each takes longer than what it does.
   */
  async operator(...args: string[]): Promise<string> {
    let printed = '';
    const program = createProgram(async (name, given) => {
      const result = await dispatch(readConfig(this.#env), name, given);
      const isJson = program.opts<{ json?: boolean }>().json === true;
      printed = isJson ? JSON.stringify(result.data) : result.lines.join('\n');
      if (result.isBad) throw new Error(printed);
    });
    await program.exitOverride().parseAsync(args, { from: 'user' });
    return printed;
  }

  async close(): Promise<void> {
    await this.kill();
    this.#gateway?.close();
    await this.#dropDatabase();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
