import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  ResponseSerializationError,
} from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contract/errors.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { MESSAGE_KEYS, type MessageKey } from '#contract/messages.ts';
import { Refusal } from '../refusal.ts';
import { lostBecause } from '../store/lost.ts';
import { statusOf } from './statusOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's family: what an error's `typ` says. */
    typ?: ErrorTyp;
  }
}

const KEYS: ReadonlySet<string> = new Set(MESSAGE_KEYS);
const isKey = (text: string | undefined): text is MessageKey =>
  text !== undefined && KEYS.has(text);

const KEY_OF_STATUS: Record<number, MessageKey> = {
  401: 'msg.sessionExpired',
  403: 'msg.forbidden',
  404: 'msg.notFound',
  415: 'msg.formatNotSupported',
  429: 'msg.tooFrequent',
};

/** A database that went away is usually back, or its standby in its place, after seconds. */
const LOST_RETRY_S = 2;

/** Bytes of an oversized body that are read and thrown away before it is refused. */
const DRAIN_LIMIT = 32 * 1024 * 1024;

/**
 * Lets the sender of an oversized body finish, within reason: who is answered and cut off in the
 * middle of writing never reads the answer. The server's request timeout ends a slow one.
 */
const drain = async (request: FastifyRequest): Promise<void> => {
  if (request.raw.readableEnded || request.raw.destroyed) return;
  await new Promise((resolve) => request.raw.once('end', resolve).once('close', resolve).resume());
};

const typOf = (request: FastifyRequest) => request.routeOptions.config.typ ?? 'request';

/** Answers with an `ErrorBody`, whatever schemas the route declares. */
const answer = (reply: FastifyReply, status: number, body: ErrorBody): void => {
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
};

/** Fastify's error handler; also for what fails before a route is found, as an unreadable address. */
export const answerError = async (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const typ = typOf(request);
  if (error instanceof Refusal) {
    if (error.extras.seconds !== undefined) reply.header('retry-after', error.extras.seconds);
    return answer(reply, statusOf(error), { typ, ...error.extras, message: error.key });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    const field = first?.instancePath.split('/')[1];
    const message = isKey(first?.message) ? first.message : 'msg.invalidRequest';
    return answer(reply, 400, { message, typ, ...(field && { field }) });
  }
  // An address the static files' plugin won't read: nothing is there for anyone, so nothing is forbidden.
  if (error.code === 'FST_STATIC_FORBIDDEN_PATH') {
    reply.callNotFound();
    return;
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    if (status === 413 && Number(request.headers['content-length'] ?? Infinity) <= DRAIN_LIMIT) {
      await drain(request);
      reply.removeHeader('connection');
    }
    return answer(reply, status === 406 ? 400 : status, {
      message: KEY_OF_STATUS[status] ?? 'msg.invalidRequest',
      typ,
    });
  }
  const lost = lostBecause(error);
  if (lost !== null) {
    request.log.warn({ reason: lost, route: request.routeOptions.url }, 'the database is away');
    reply.header('retry-after', LOST_RETRY_S);
    return answer(reply, 503, { message: 'msg.networkSlow', typ, seconds: LOST_RETRY_S });
  }
  request.log.error(
    error instanceof ResponseSerializationError
      ? { issues: error.cause.issues, route: request.routeOptions.url }
      : { err: error, route: request.routeOptions.url },
    'a request failed',
  );
  return answer(reply, 500, { message: 'msg.systemError', typ });
};

/** What node:http says of a request that never became one, by its code. */
const BROKEN: Record<string, { status: number; message: MessageKey }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'msg.invalidRequest' },
  // The rest of it did not come in time.
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'msg.networkSlow' },
};

/** What is not even HTTP, or not all of it: answered on the bare socket, which is then closed. */
export const answerBrokenHttp = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = BROKEN[error.code ?? ''] ?? {
    status: 400,
    message: 'msg.invalidRequest',
  };
  const body: ErrorBody = { message, typ: 'request' };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  );
};

/** Remembers the routes as they are added; the answer tells which methods a path is known under. */
const collectMethods = (app: FastifyInstance) => {
  const routes: { parts: string[]; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ parts: url.split('/'), methods: [method].flat() });
  });
  return (path: string): string[] => {
    const given = path.split('/');
    return routes
      .filter(
        ({ parts }) =>
          parts.length === given.length &&
          parts.every((part, i) => part.startsWith(':') || part === given[i]),
      )
      .flatMap(({ methods }) => methods);
  };
};

/**
 * Every failure becomes an `ErrorBody` of the catalogue. Call it before routes are added: it listens
 * to them to tell 405 from 404. `page` answers what is not below /api/.
 */
export const registerErrors = (
  app: FastifyInstance,
  page: (request: FastifyRequest, reply: FastifyReply) => void,
): void => {
  const methodsOf = collectMethods(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = methodsOf(path);
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '));
      return answer(reply, 405, { message: 'msg.invalidRequest', typ: 'request' });
    }
    if (path.startsWith('/api/') || path === '/api') {
      return answer(reply, 404, { message: 'msg.notFound', typ: 'request' });
    }
    page(request, reply);
  });
};
