import * as z from 'zod/mini';
import { uploadUrl } from '#contract/facts.ts';
import type { Routes } from '../../platform/deps.ts';
import { createUploads } from './uploads.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** A picture opened by itself is nothing but a picture: no script of it runs, nothing is loaded. */
const POLICY = "default-src 'none'; sandbox";

/** The pictures of banners, promotions and messages. A name's bytes never change. */
export const uploadRoutes: Routes = (app, { store }) => {
  const read = createUploads(store.db);
  app.get(
    uploadUrl(':name'),
    { schema: { hide: true, params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const upload = await read(request.params.name);
      reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' });
      if (!upload) {
        reply.code(404).header('cache-control', 'no-cache');
        return reply.type('text/plain; charset=utf-8').send('Not found');
      }
      return reply
        .type(upload.type)
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .send(Buffer.from(upload.bytes));
    },
  );
};
