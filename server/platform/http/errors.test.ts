import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import { Refusal, RuleRefusal, SessionRefusal } from '../refusal.ts';
import { answerBrokenHttp, registerErrors } from './errors.ts';

/** What the next call of /api/fails throws. */
let fault: unknown;
const logged: Record<string, unknown>[] = [];
let app: FastifyInstance;

const never = () => 'never';

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  app = Fastify({ logger: { level: 'warn', stream }, bodyLimit: 100 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app, (request, reply) => void reply.code(404).send(`page ${request.url}`));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const failing = () => {
    throw fault;
  };
  app.get('/api/fails', { config: { typ: 'redeem' } }, failing);
  app.get('/files/*', failing);
  typed.get('/api/wrong', { schema: { response: { 200: z.object({ n: z.int() }) } } }, () =>
    JSON.parse('{"n":"no number"}'),
  );
  const Body = z.object({ uid: z.string('msg.invalidUid'), name: z.string('no key at all') });
  typed.post('/api/checked', { schema: { body: Body } }, never);
  app.put('/api/things/:id', never);
  app.delete('/api/things/:id', never);
  app.get('/api/things/all/*', never);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const fail = async (error: unknown, url = '/api/fails') => {
  fault = error;
  logged.length = 0;
  return app.inject({ url });
};
const withStatus = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });

describe('what is thrown below a route', () => {
  test('a refusal is answered as it is, in the family of its route', async () => {
    const answer = await fail(new Refusal('msg.wrongTransactionPin', { count: 2 }));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(answer.json()).toEqual({ message: 'msg.wrongTransactionPin', typ: 'redeem', count: 2 });
    expect(logged).toEqual([]);
  });

  test.each([
    [new Refusal('msg.roundOpen'), 409],
    [new Refusal('msg.invalidRequest'), 400],
    [new RuleRefusal('msg.invalidRequest'), 409],
    [new Refusal('msg.accountClosed'), 409],
    [new SessionRefusal('msg.accountClosed'), 401],
  ])('%s is answered with %i', async (refusal, status) => {
    expect((await fail(refusal)).statusCode).toBe(status);
  });

  test('one that ends by itself says when, also as a header; its own family comes first', async () => {
    const extras = { seconds: 0, typ: 'pin' };
    const answer = await fail(new Refusal('msg.tooFrequent', extras));
    expect(answer.headers['retry-after']).toBe('0');
    expect(answer.json()).toEqual({ message: 'msg.tooFrequent', typ: 'pin', seconds: 0 });
  });

  test.each<[number, number, MessageKey]>([
    [400, 400, 'msg.invalidRequest'],
    [401, 401, 'msg.sessionExpired'],
    [403, 403, 'msg.forbidden'],
    [404, 404, 'msg.notFound'],
    [406, 400, 'msg.invalidRequest'],
    [413, 413, 'msg.invalidRequest'],
    [415, 415, 'msg.formatNotSupported'],
    [418, 418, 'msg.invalidRequest'],
    [429, 429, 'msg.tooFrequent'],
    [499, 499, 'msg.invalidRequest'],
    [399, 500, 'msg.systemError'],
    [500, 500, 'msg.systemError'],
    [503, 500, 'msg.systemError'],
  ])('an error of a library with status %i is answered %i %s', async (given, status, message) => {
    const answer = await fail(withStatus(given));
    expect([answer.statusCode, answer.json()]).toEqual([status, { message, typ: 'redeem' }]);
    // What the caller did wrong is nobody's fault here.
    expect(logged).toHaveLength(status === 500 ? 1 : 0);
  });

  test('a fault is logged whole, with its route, and answered without a word of it', async () => {
    const answer = await fail(new TypeError('a secret'));
    expect(answer.json()).toEqual({ message: 'msg.systemError', typ: 'redeem' });
    expect(logged).toMatchObject([
      { msg: 'a request failed', route: '/api/fails', err: { message: 'a secret' } },
    ]);
  });

  test('of an answer that breaks the contract the log says what is wrong, not what it held', async () => {
    logged.length = 0;
    const answer = await app.inject({ url: '/api/wrong' });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: 'msg.systemError', typ: 'request' },
    ]);
    expect(logged).toMatchObject([
      { msg: 'a request failed', route: '/api/wrong', issues: [{ path: ['n'] }] },
    ]);
    expect(logged[0]).not.toHaveProperty('err');
  });

  test('a database that went away is said to be slow, with when to come again', async () => {
    const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const answer = await fail(new Error('a query failed', { cause: lost }));
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      { message: 'msg.networkSlow', typ: 'redeem', seconds: 2 },
    ]);
    expect(logged).toMatchObject([
      { level: 40, msg: 'the database is away', reason: 'gone', route: '/api/fails' },
    ]);
  });

  test('an address the static files won’t read is one where nothing is', async () => {
    const forbidden = Object.assign(withStatus(403), { code: 'FST_STATIC_FORBIDDEN_PATH' });
    const answer = await fail(forbidden, '/files/.x');
    expect([answer.statusCode, answer.body]).toEqual([404, 'page /files/.x']);
  });
});

describe('a body that is none of its schema', () => {
  const check = async (payload: unknown) =>
    (await app.inject({ method: 'POST', url: '/api/checked', payload: payload as object })).json();

  test('is answered with the message of the first field that is wrong', async () => {
    expect(await check({ uid: 1, name: 2 })).toEqual({
      message: 'msg.invalidUid',
      typ: 'request',
      field: 'uid',
    });
  });

  test('with a message of the catalogue, whatever its schema says', async () => {
    expect(await check({ uid: 'x', name: 2 })).toEqual({
      message: 'msg.invalidRequest',
      typ: 'request',
      field: 'name',
    });
  });

  test('names no field where it is wrong as a whole', async () => {
    expect(await check([])).toEqual({ message: 'msg.invalidRequest', typ: 'request' });
  });
});

describe('an address', () => {
  test.each([
    ['GET', '/api/things/7', 'PUT, DELETE'],
    ['POST', '/api/things/7?a=/b', 'PUT, DELETE'],
    ['GET', '/api/checked', 'POST'],
  ] as const)(
    '%s %s, which other methods have, is 405 and says which',
    async (method, url, allow) => {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
        405,
        allow,
        { message: 'msg.invalidRequest', typ: 'request' },
      ]);
    },
  );

  test.each([
    ['GET', '/api'],
    ['GET', '/api?x=1'],
    ['GET', '/api/'],
    ['GET', '/api/things'],
    ['GET', '/api/other/7'],
    ['GET', '/api/things/7/more'],
    ['POST', '/api/things/all/*'],
  ] as const)('%s %s, which nothing has, is 404 of the catalogue', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
      404,
      undefined,
      { message: 'msg.notFound', typ: 'request' },
    ]);
  });

  test.each(['/apis', '/apis/x', '/', '/x/api/y'])('%s is a page’s', async (url) => {
    expect((await app.inject({ url })).body).toBe(`page ${url}`);
  });
});

describe('a body of too many bytes', () => {
  const MB = 1024 * 1024;
  /** Sends the head of a call, and what comes of its body; `answer` resolves with what is said to it. */
  const send = (head: string) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = ['POST /api/checked HTTP/1.1', 'Host: club', 'Content-Type: application/json'];
    socket.write([...lines, head].join('\r\n'));
    const answer = new Promise<string>((resolve) =>
      socket.on('data', (data) => resolve(String(data))),
    );
    return { socket, answer };
  };
  /** Long enough for an answer that should not have come. */
  const nothing = () => after(200, '');

  test('is read to its end before it is refused, and its connection stays', async () => {
    const { socket, answer } = send('Content-Length: 1000\r\n\r\n');
    expect(await Promise.race([answer, nothing()])).toBe('');
    socket.write('a'.repeat(1000));
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
    expect(await answer).not.toMatch(/connection: close/i);
    socket.destroy();
  });

  // Nothing of the rest is ever sent: an answer that waits for it never comes.
  test.each([
    ['that says to be over 32 MB', `Content-Length: ${32 * MB + 1}\r\n\r\n`],
    ['that says nothing', `Transfer-Encoding: chunked\r\n\r\n400\r\n${'a'.repeat(1024)}\r\n`],
  ])('%s is refused at once', async (_, head) => {
    const { socket, answer } = send(head);
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
    expect(await answer).toMatch(/connection: close/i);
    socket.destroy();
  });

  test('of 32 MB to the byte is waited for', async () => {
    const { socket, answer } = send(`Content-Length: ${32 * MB}\r\n\r\n`);
    expect(await Promise.race([answer, nothing()])).toBe('');
    socket.destroy();
  });
});

describe('what never became a request', () => {
  /** A socket that keeps what is done to it. */
  const answered = (code: string | undefined, writable = true) => {
    const socket = { writable, destroy: vi.fn(), end: vi.fn() };
    const error = Object.assign(new Error('broken'), code === undefined ? {} : { code });
    answerBrokenHttp(error, socket as unknown as Socket);
    return { isCutOff: socket.destroy.mock.calls.length > 0, said: socket.end.mock.calls.flat() };
  };
  const whole = (status: string, message: MessageKey) => {
    const text = `{"message":"${message}","typ":"request"}`;
    return [
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n` +
        `Connection: close\r\n\r\n${text}`,
    ];
  };

  test.each<[string | undefined, string, MessageKey]>([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'msg.invalidRequest'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'msg.networkSlow'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'msg.invalidRequest'],
    [undefined, '400 Bad Request', 'msg.invalidRequest'],
  ])('for %s is answered %s on the bare socket', (code, status, message) => {
    expect(answered(code)).toEqual({ isCutOff: false, said: whole(status, message) });
  });

  test('is only cut off where nobody listens', () => {
    expect(answered('ECONNRESET')).toEqual({ isCutOff: true, said: [] });
    expect(answered('HPE_INVALID_METHOD', false)).toEqual({ isCutOff: true, said: [] });
  });
});
