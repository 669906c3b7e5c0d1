import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody } from '#contract/errors.ts';
import { openTestApp, sealed, type TestApp } from '../../edges/testApp.ts';
import type { Routes } from '../deps.ts';
import type { Upload } from './bodies.ts';
import { answerBrokenHttp } from './errors.ts';

const EncryptedHeader = { 'x-encrypted-request': 'true' };

let club: TestApp;

let kept: Upload | undefined;
let mode: number | undefined;

const testRoutes: Routes = (app) => {
  app.post(
    '/api/echo',
    {
      schema: { body: z.looseObject({ word: z.string('msg.invalidUid') }) },
      config: { typ: 'helpdesk' },
    },
    (request) => request.body,
  );
  app.post(
    '/api/video',
    {
      schema: { body: z.object({ title: z.string() }) },
      config: { typ: 'verification', upload: { files: 1, bytes: 1000 } },
    },
    async (request) => {
      kept = request.uploads[0];
      const text = kept ? readFileSync(kept.path, 'utf8') : null;
      mode = kept && statSync(kept.path).mode & 0o777;
      return { title: request.body.title, name: kept?.name, bytes: kept?.bytes, text };
    },
  );
  app.get('/api/broken', { schema: { response: { 200: z.object({ n: z.int() }) } } }, () =>
    JSON.parse('{"n":"no number"}'),
  );
  app.get('/api/thrown', () => {
    throw new Error('a fault with a +60123456789 in it');
  });
};

beforeAll(async () => {
  club = await openTestApp({ extraRoutes: [testRoutes] });
});
afterAll(() => club.close());

const raw = (payload: unknown, headers: Record<string, string> = EncryptedHeader) =>
  club.app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const form = (deps: [name: string, value: string, file?: string][], headers = EncryptedHeader) => {
  const boundary = 'edge';
  const lines = deps.map(([name, value, file]) => {
    const disposition = `form-data; name="${name}"${file ? `; filename="${file}"` : ''}`;
    return `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  });
  return {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${lines.join('')}--${boundary}--\r\n`,
  };
};

describe('eData', () => {
  test('[call-edata] a body sealed by the client is opened, in any script', async () => {
    const answer = await raw(sealed({ word: '犀鸟 ñ 🥚' }));
    expect(answer.json()).toEqual({ word: '犀鸟 ñ 🥚' });
  });

  const wrong: [string, () => unknown, Record<string, string>?][] = [
    ['plain', () => ({ word: 'plain' })],
    ['without the header', () => sealed({ word: 'x' }), {}],
    ['with another header value', () => sealed({ word: 'x' }), { 'x-encrypted-request': '1' }],
    ['with a second field', () => ({ ...sealed({ word: 'x' }), word: 'x' })],
    ['cut short', () => ({ eData: sealed({ word: 'x' }).eData?.slice(0, -4) })],
    ['of another kind', () => ({ eData: 7 })],
    ['empty', () => ({ eData: '' })],
    ['not JSON', () => '{"eData":'],
    ['an array inside', () => sealed(['word'])],
    ['null inside', () => sealed(null)],
    ['nested deep', () => sealed(JSON.parse(`${'{"word":'.repeat(30)}1${'}'.repeat(30)}`))],
    ['with __proto__', () => sealed(JSON.parse('{"word":"x","__proto__":{"isAdmin":true}}'))],
    ['with constructor', () => sealed({ word: 'x', constructor: { prototype: { a: 1 } } })],
  ];
  test.each(wrong)('[call-edata] a body %s is refused', async (_, body, headers) => {
    const before = club.logged.length;
    const answer = await raw(body(), headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'msg.invalidRequest', typ: 'helpdesk' });
    expect(club.logged.slice(before).join()).not.toContain('stack');
  });

  test('[call-edata] of a multipart body the fields are in eData, the file travels as it is', async () => {
    const answer = await club.app.inject({
      url: '/api/video',
      ...form([
        ['clip', 'the film', '../../clip.mp4'],
        ['eData', sealed({ title: 'me' }).eData ?? ''],
      ]),
    });
    expect(answer.json()).toEqual({ title: 'me', name: 'clip.mp4', bytes: 8, text: 'the film' });
    expect(mode).toBe(0o600);
    expect(dirname(kept?.path ?? '')).toMatch(/\/club-upload-\w+$/);
    await expect.poll(() => kept && existsSync(dirname(kept.path))).toBe(false);
  });

  /** With it nothing else is wrong. */
  const eData = sealed({ title: 'me' }).eData ?? '';
  const wrongForms: [string, ReturnType<typeof form>, number][] = [
    ['with a plain field', form([['title', 'me']]), 400],
    ['with eData of another name', form([['title', eData]]), 400],
    ['without eData', form([['clip', 'x', 'a.mp4']]), 400],
    [
      'with two eData',
      form([
        ['eData', 'x'],
        ['eData', 'y'],
      ]),
      400,
    ],
    [
      'with more fields than one',
      form([
        ['eData', eData],
        ['eData', eData],
      ]),
      413,
    ],
    ['with too big a file', form([['clip', 'x'.repeat(1001), 'a.mp4']]), 413],
    [
      'with too big a file at its end',
      form([
        ['eData', eData],
        ['clip', 'x'.repeat(1001), 'a.mp4'],
      ]),
      413,
    ],
    [
      'with too big a file at its beginning',
      form([
        ['clip', 'x'.repeat(1001), 'a.mp4'],
        ['eData', eData],
      ]),
      413,
    ],
    [
      'with too many files',
      form([
        ['a', 'x', 'a.mp4'],
        ['b', 'x', 'b.mp4'],
      ]),
      413,
    ],
    ['named like a prototype', form([['__proto__', 'x', 'a.mp4']]), 400],
    ['without the header', form([['eData', eData]], {} as typeof EncryptedHeader), 400],
  ];
  test.each(wrongForms)('[call-edata] a multipart body %s is refused', async (_, body, status) => {
    const answer = await club.app.inject({ url: '/api/video', ...body });
    expect(answer.statusCode).toBe(status);
    expect(ErrorBody.parse(answer.json()).typ).toBe('verification');
  });

  test('a call that takes files takes a body without any', async () => {
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/video',
      headers: EncryptedHeader,
      payload: sealed({ title: 'me' }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'me', text: null }]);
  });

  test('a call that takes no files refuses a multipart body', async () => {
    const answer = await club.app.inject({ url: '/api/echo', ...form([['eData', 'x']]) });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ message: 'msg.formatNotSupported' });
  });
});

describe('errors', () => {
  test("a schema's own message and its field reach the client", async () => {
    expect((await raw(sealed({ word: 5 }))).json()).toEqual({
      message: 'msg.invalidUid',
      typ: 'helpdesk',
      field: 'word',
    });
  });

  test.each([
    ['GET', '/api/nowhere', 404, 'msg.notFound'],
    ['POST', '/api/nowhere', 404, 'msg.notFound'],
    ['GET', '/api/login', 405, 'msg.invalidRequest'],
    ['DELETE', '/api/vips', 405, 'msg.invalidRequest'],
    ['GET', '/api/%zz', 400, 'msg.invalidRequest'],
  ] as const)('%s %s is answered %i', async (method, url, status, message) => {
    const answer = await club.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(ErrorBody.parse(answer.json()).message).toBe(message);
  });

  test("a change another site's page asks for is 403 msg.forbidden; looking is not", async () => {
    const from = (site: string) => ({ ...EncryptedHeader, 'sec-fetch-site': site });
    const own = await raw(sealed({ word: 'x' }), from('same-origin'));
    expect(own.statusCode).toBe(200);
    const other = await raw(sealed({ word: 'x' }), from('cross-site'));
    expect([other.statusCode, other.json().message]).toEqual([403, 'msg.forbidden']);
    const look = await club.app.inject({ url: '/api/vips', headers: from('cross-site') });
    expect(look.statusCode).toBe(200);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/multipart/x'])(
    'another content type, as %s, is 415',
    async (type) => {
      const answer = await raw('word=x', { ...EncryptedHeader, 'content-type': type });
      expect([answer.statusCode, answer.json().message]).toEqual([415, 'msg.formatNotSupported']);
    },
  );

  test('a fault, and an answer that breaks the contract, is 500 msg.systemError', async () => {
    for (const url of ['/api/thrown', '/api/broken']) {
      const answer = await club.app.inject({ url });
      expect([answer.statusCode, answer.json().message]).toEqual([500, 'msg.systemError']);
      expect(answer.body).not.toContain('fault');
    }
  });

  test('over a real socket a body of 10 MB is refused with an answer the sender can read', async () => {
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = club.app.server.address() as AddressInfo;
    const chunk = Buffer.alloc(100_000, 'a');
    const send = () =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        const call = request(
          {
            port,
            host: '127.0.0.1',
            path: '/api/login',
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...EncryptedHeader,
              'content-length': 10_000_000,
            },
          },
          async (answer) => {
            let body = '';
            for await (const part of answer) body += part;
            resolve({ status: answer.statusCode, body });
          },
        );
        pipeline(Readable.from(Array(100).fill(chunk)), call).catch(reject);
      });
    const before = process.memoryUsage().rss;
    for (const { status, body } of await Promise.all(Array.from({ length: 40 }, send))) {
      expect(status).toBe(413);
      expect(ErrorBody.parse(JSON.parse(body)).message).toBe('msg.invalidRequest');
    }
    // Kept, they would be 400 MB; what the senders themselves leave to be collected is far less.
    expect(process.memoryUsage().rss - before).toBeLessThan(250e6);
  });
});

test('a request whose rest never comes is answered 408 msg.networkSlow', async () => {
  const server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 20 });
  server.on('request', (call) => call.resume());
  server.on('clientError', answerBrokenHttp);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const half = 'POST /api/login HTTP/1.1\r\nHost: club\r\nContent-Length: 100\r\n\r\n{"eDa';
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(half));
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
  });
  server.close();
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout/);
  expect(answer).toContain('{"message":"msg.networkSlow","typ":"request"}');
});
