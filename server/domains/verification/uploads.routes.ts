import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import { VIDEO } from '#contract/terms.ts';
import { UploadId, videoUploadPath, videoUploadsPath } from '#contract/verification.ts';
import type { App, Deps } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createTus } from './tus.ts';
import { beginUpload, dropUpload, ownUpload, VERIFICATION_TYP } from './videos.ts';

const TUS_VERSION = '1.0.0';
const TUS_BODY = 'application/offset+octet-stream';
const Params = z.object({ id: UploadId });

/** As announced. Throws 400 `msg.invalidRequest`, 413 `msg.videoTooBig`. */
const lengthOf = ({ headers }: FastifyRequest): number => {
  const length = String(headers['upload-length'] ?? '');
  if (headers['tus-resumable'] !== TUS_VERSION || !/^[1-9][0-9]{0,14}$/.test(length))
    throw new Refusal('msg.invalidRequest');
  if (Number(length) > VIDEO.bytes) throw new Refusal('msg.videoTooBig', { field: 'video' });
  return Number(length);
};

/** Videos on their way, by the tus protocol, which answers on the bare connection. */
const uploads = (app: App, deps: Deps): void => {
  const { store, clock, limits, videos } = deps;
  const names = new WeakMap<IncomingMessage, string>();
  // With the first upload: it looks for its folder by itself.
  let tus: ReturnType<typeof createTus> | undefined;
  const handOver = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // What the club's own hooks say of the answer goes with it.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    tus ??= createTus(store.db, videos, names);
    await tus.handle(raw, reply.raw);
  };
  // Its bytes are the tus server's to read.
  app.addContentTypeParser(TUS_BODY, { bodyLimit: VIDEO.bytes }, (_request, _body, done) =>
    done(null),
  );
  const security = [{ session: [] }];
  const shared = { config: { typ: VERIFICATION_TYP }, onRequest: playerOnly(deps) };

  app.post(
    API_BASE + videoUploadsPath,
    {
      schema: {
        summary: 'Begin to send a video by the tus protocol',
        tags: ['verification'],
        security,
        response: { 201: z.null() },
      },
      ...shared,
    },
    async (request, reply) => {
      const bytes = lengthOf(request);
      const { playerId } = sessionOf(request);
      await limits.take('video', String(playerId));
      const file = await beginUpload(store, videos, { playerId, bytes, now: clock.now() });
      names.set(request.raw, file);
      await handOver(request, reply);
    },
  );

  for (const [method, summary, status] of [
    ['HEAD', 'How much of a video is here (tus protocol)', 200],
    ['PATCH', 'More of a video (tus protocol)', 204],
  ] as const)
    app.route({
      method,
      url: API_BASE + videoUploadPath(':id'),
      schema: {
        summary,
        tags: ['verification'],
        security,
        params: Params,
        response: { [status]: z.null() },
      },
      ...shared,
      async handler(request, reply) {
        await ownUpload(store.db, sessionOf(request).playerId, request.params.id);
        await handOver(request, reply);
      },
    });

  app.delete(
    API_BASE + videoUploadPath(':id'),
    {
      schema: {
        summary: 'Take a video back that is on its way',
        tags: ['verification'],
        security,
        params: Params,
        response: { 200: z.object({}) },
      },
      ...shared,
    },
    async (request) => {
      await dropUpload(store.db, videos, sessionOf(request).playerId, request.params.id);
      return {};
    },
  );
};

/** Apart from the others: no other call takes such a body. */
export const videoUploadRoutes = (app: App, deps: Deps): void =>
  void app.register(async (scope: FastifyInstance) => uploads(scope as App, deps));
