import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EDATA_FIELD, EDATA_HEADER } from '#contract/envelope.ts';
import { Refusal } from '../refusal.ts';
import { openEData, openJsonBody } from './envelope.ts';

/** Bytes of a JSON body as it arrives, still encrypted. */
const BODY_LIMIT = 64 * 1024;

/** A file of a multipart body, on disk until its request is answered. */
export interface Upload {
  field: string;
  /** What the client calls it: text of a stranger, never a path. */
  name: string;
  type: string;
  path: string;
  bytes: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lets a route take multipart bodies: how many files, and how many bytes each at most. */
    upload?: { files: number; bytes: number };
  }
  interface FastifyRequest {
    uploads: readonly Upload[];
  }
}

const isMultipart = (request: FastifyRequest) =>
  /^multipart\//i.test(request.headers['content-type'] ?? '');

const demandHeader = (request: FastifyRequest) => {
  if (request.headers[EDATA_HEADER.toLowerCase()] !== 'true') {
    throw new Refusal('msg.invalidRequest');
  }
};

/** Reads a multipart body: files to a folder of their own, eData opened into `request.body`. */
const readMultipart = async (
  request: FastifyRequest,
  reply: FastifyReply,
  limits: { files: number; bytes: number },
) => {
  const folder = await mkdtemp(join(tmpdir(), 'club-upload-'));
  const clean = () => void rm(folder, { recursive: true, force: true });
  // 'close' alone when the client goes before the answer is written.
  reply.raw.once('finish', clean).once('close', clean);
  const uploads: Upload[] = [];
  let body: Record<string, unknown> | undefined;
  const parts = request.parts({
    limits: {
      fields: 1,
      fieldSize: BODY_LIMIT,
      files: limits.files,
      fileSize: limits.bytes,
      parts: limits.files + 1,
      headerPairs: 20,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname !== EDATA_FIELD || body) throw new Refusal('msg.invalidRequest');
      body = openEData(part.valueTruncated ? undefined : part.value);
      continue;
    }
    const path = join(folder, String(uploads.length));
    await pipeline(part.file, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    const { fieldname: field, filename: name, mimetype: type } = part;
    uploads.push({ field, name, type, path, bytes: part.file.bytesRead });
  }
  if (!body) throw new Refusal('msg.invalidRequest');
  request.body = body;
  request.uploads = uploads;
};

/**
 * Bodies as spec 7 says: JSON with the one field eData, or multipart with eData beside the files;
 * both only under `X-Encrypted-Request: true`. Handlers and schemas see the decrypted body alone.
 * Throws 400 on a plain or broken one, 413 on too many bytes, 415 on any other kind.
 */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: FastifyRequest, bytes: Buffer) => {
      demandHeader(request);
      return openJsonBody(bytes);
    },
  );
  // Too big a file ends the parts with a 413.
  await app.register(multipart);
  app.decorateRequest('uploads');
  app.addHook('onRequest', async (request) => {
    request.uploads = [];
    if (!isMultipart(request)) return;
    if (!request.routeOptions.config.upload) throw new Refusal('msg.formatNotSupported');
    demandHeader(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    const limits = request.routeOptions.config.upload;
    if (limits && isMultipart(request)) await readMultipart(request, reply, limits);
  });
};
