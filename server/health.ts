import { sql } from 'drizzle-orm';
import type { Routes } from './parts.ts';

/** /healthz: the process lives. /readyz: it can work, database included; 503 where it can't. */
export const healthRoutes: Routes = (app, { store }) => {
  const quiet = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await store.db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'no database' });
    }
  });
};
