import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pause } from '../platform/clock.ts';
import { createTestDatabase } from '../platform/store/testTemplate.ts';
import { startServer } from './testProcess.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
/** The operator's socket is there, no database. */
const dataDir = mkdtempSync(join(tmpdir(), 'club-stop-'));
const CHECK_MS = 50;
/** Many checks long, also on a busy machine. */
const DRAIN_SECONDS = 3;
const CLIENTS = 8;
/** Of a client between two calls: eight of them without one keep a machine busy for the whole drain. */
const PAUSE_MS = 20;
/** Answers the new process gives before the load ends. */
const ENOUGH = 50;

/** A process of the club; `port` 0 takes a free one. */
const startProcess = (databaseUrl: string, port = 0) =>
  startServer({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });

const stopped = (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  const gone = once(child, 'exit');
  child.kill(signal);
  return gone;
};

/**
 * A plain proxy: asks /readyz of each process all the time, and gives what comes to those that are
 * ready in turn, over connections it keeps. What fails is lost.
 */
const openProxy = async (ports: () => readonly number[]) => {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly number[] = ports();
  let isOver = false;
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const checks = (async () => {
    for (; !isOver; await pause(CHECK_MS)) {
      const all = ports();
      const found = await Promise.all(all.map(isReady));
      ready = all.filter((_, i) => found[i]);
    }
  })();
  let turn = 0;
  const proxy = createServer((asked, response) => {
    turn += 1;
    const port = ready[turn % ready.length];
    const passed = request({ host: '127.0.0.1', port, path: asked.url, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'x-process': String(port) });
      answer.pipe(response);
    });
    passed.on('error', (error) => response.writeHead(502).end(String(error)));
    passed.end();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      isOver = true;
      await checks;
      agent.destroy();
      proxy.close();
    },
  };
};

describe.runIf(serverUrl)('one of two processes behind a proxy', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl ?? '');
  });
  afterAll(async () => {
    await database.drop(true);
    rmSync(dataDir, { recursive: true });
  });

  test('is stopped and started again under load, and no call is lost', async () => {
    const one = await startProcess(database.url);
    let other = await startProcess(database.url);
    const proxy = await openProxy(() => [one.port, other.port]);
    const answered = new Map<string, number>();
    const lost: string[] = [];
    let isOver = false;
    const agent = new Agent({ keepAlive: true });
    const call = async () => {
      const asking = request({ port: proxy.port, host: '127.0.0.1', path: '/api/vips', agent });
      asking.end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      let body = '';
      for await (const part of answer) body += part;
      if (answer.statusCode !== 200) lost.push(`${answer.statusCode} ${body}`);
      const by = String(answer.headers['x-process']);
      answered.set(by, (answered.get(by) ?? 0) + 1);
    };
    const load = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (; !isOver; await pause(PAUSE_MS))
          await call().catch((error: unknown) => lost.push(String(error)));
      }),
    );
    const heard = async (count: number) => {
      const before = answered.get(String(other.port)) ?? 0;
      while ((answered.get(String(other.port)) ?? 0) < before + count && lost.length === 0)
        await pause(10);
    };
    await heard(ENOUGH);
    const [code] = await stopped(other.child);
    expect(code).toBe(0);
    other = await startProcess(database.url, other.port);
    await heard(ENOUGH);
    isOver = true;
    await load;
    agent.destroy();
    await proxy.close();
    expect(lost).toEqual([]);
    // Nothing is left to see of how they end: without the drain.
    await Promise.all([one, other].map(({ child }) => stopped(child, 'SIGKILL')));
  });

  test('says it is not ready, and closes connections, before it takes no more', async () => {
    const { child, port } = await startProcess(database.url);
    const gone = stopped(child);
    let ready: Response;
    do ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    while (ready.status === 200);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await ready.json()).toEqual({ status: 'stopping' });
    const answer = await fetch(`http://127.0.0.1:${port}/api/vips`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect((await gone)[0]).toBe(0);
  });
});
