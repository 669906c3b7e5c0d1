import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pause } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Routes } from '../platform/deps.ts';
import { lostBecause } from '../platform/store/lost.ts';

/** Whoever asks whether a process can work waits no longer for the answer. */
const ANSWER_MS = 2_000;

/** Whether the disk the embedded database lies on has room for it to go on. */
const hasRoom = async ({ dataDir, minFreeBytes }: Config): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= minFreeBytes;
};

/** /healthz: the process lives. /readyz: it can work and goes on, database and clock included; else 503. */
export const healthRoutes: Routes = (app, { config, store, stopping, hostClock }) => {
  const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const asked = store.db.execute(sql`select 1`).then(
      () => null,
      (error: unknown) => lostBecause(error) ?? 'failed',
    );
    const reason = await Promise.race([asked, pause(ANSWER_MS).then(() => 'no answer')]);
    if (reason !== null) {
      request.log.warn({ reason }, 'not ready');
      return reply.code(503).send({ status: 'no database' });
    }
    if (!hostClock.isRight()) {
      const offSeconds = Math.round(hostClock.offMs() / 1000);
      request.log.warn({ reason: 'wrong clock', offSeconds }, 'not ready');
      return reply.code(503).send({ status: 'wrong clock', offSeconds });
    }
    if (store.kind === 'postgres' || (await hasRoom(config))) return { status: 'ready' };
    request.log.error('the disk is full');
    return reply.code(503).send({ status: 'disk full' });
  });
};
