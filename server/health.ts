import { sql } from 'drizzle-orm';
import { pause } from './clock.ts';
import type { Routes } from './parts.ts';
import { lostBecause } from './store/lost.ts';

/** Whoever asks whether a process can work waits no longer for the answer. */
const ANSWER_MS = 2_000;

/** /healthz: the process lives. /readyz: it can work and goes on, database included; else 503. */
export const healthRoutes: Routes = (app, { store, stopping }) => {
  const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const asked = store.db.execute(sql`select 1`).then(
      () => null,
      (error: unknown) => lostBecause(error) ?? 'failed',
    );
    const reason = await Promise.race([asked, pause(ANSWER_MS).then(() => 'no answer')]);
    if (reason === null) return { status: 'ready' };
    request.log.warn({ reason }, 'not ready');
    return reply.code(503).send({ status: 'no database' });
  });
};
