import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody } from '#contract/errors.ts';
import type { Routes } from '../deps.ts';
import { openTestApp, sealed, type TestApp } from '../testApp.ts';
import type { Upload } from './bodies.ts';
import { answerBrokenHttp } from './errors.ts';

const EncryptedHeader = { 'x-encrypted-request': 'true' };
/** Packs well, and is longer than what is worth it. */
const LONG = 'hornbill '.repeat(1_000);
let club: TestApp;
let distDir: string;
let kept: Upload | undefined;

const testRoutes: Routes = (app) => {
  app.post(
    '/api/echo',
    {
      schema: { body: z.looseObject({ word: z.string('msg.invalidUid') }) },
      config: { typ: 'echo' },
    },
    (request) => request.body,
  );
  app.post(
    '/api/video',
    {
      schema: { body: z.object({ title: z.string() }) },
      config: { typ: 'video', upload: { files: 1, bytes: 1000 } },
    },
    async (request) => {
      kept = request.uploads[0];
      const text = kept ? readFileSync(kept.path, 'utf8') : null;
      return { title: request.body.title, name: kept?.name, bytes: kept?.bytes, text };
    },
  );
  app.get('/api/broken', { schema: { response: { 200: z.object({ n: z.int() }) } } }, () =>
    JSON.parse('{"n":"no number"}'),
  );
  const long = () => ({ text: LONG });
  app.get('/api/long', long);
  app.post('/api/long', long);
  app.get('/api/short', () => ({ text: 'short' }));
  app.get('/api/thrown', () => {
    throw new Error('a fault with a +60123456789 in it');
  });
};

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'club-dist-'));
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><title>the app</title>');
  writeFileSync(join(distDir, '.stamp'), 'private');
  writeFileSync(join(distDir, 'sw.js'), 'worker');
  mkdirSync(join(distDir, 'manifests'));
  writeFileSync(join(distDir, 'manifests/en.webmanifest'), '{}');
  for (const language of ['en', 'zh']) {
    mkdirSync(join(distDir, '.pages', language, 'games'), { recursive: true });
    for (const name of ['index', 'games', 'games/fto'])
      writeFileSync(
        join(distDir, `.pages/${language}/${name}.html`),
        `the app, ${language} ${name}`,
      );
  }
  writeFileSync(join(distDir, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(distDir, 'assets/app-1a2b.js.gz'), gzipSync('packed'));
  club = await openTestApp({ extraRoutes: [testRoutes], distDir });
});
afterAll(async () => {
  await club.close();
  rmSync(distDir, { recursive: true });
});

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
    expect(answer.json()).toEqual({ message: 'msg.invalidRequest', typ: 'echo' });
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
    await expect.poll(() => kept && existsSync(kept.path)).toBe(false);
  });

  const wrongForms: [string, ReturnType<typeof form>, number][] = [
    ['with a plain field', form([['title', 'me']]), 400],
    ['without eData', form([['clip', 'x', 'a.mp4']]), 400],
    [
      'with two eData',
      form([
        ['eData', 'x'],
        ['eData', 'y'],
      ]),
      400,
    ],
    ['with too big a file', form([['clip', 'x'.repeat(1001), 'a.mp4']]), 413],
    [
      'with too many files',
      form([
        ['a', 'x', 'a.mp4'],
        ['b', 'x', 'b.mp4'],
      ]),
      413,
    ],
    ['named like a prototype', form([['__proto__', 'x', 'a.mp4']]), 400],
    ['without the header', form([['eData', 'x']], {} as typeof EncryptedHeader), 400],
  ];
  test.each(wrongForms)('[call-edata] a multipart body %s is refused', async (_, body, status) => {
    const answer = await club.app.inject({ url: '/api/video', ...body });
    expect(answer.statusCode).toBe(status);
    expect(ErrorBody.parse(answer.json()).typ).toBe('video');
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
      typ: 'echo',
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

  test('another content type is 415', async () => {
    const answer = await raw('word=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().message]).toEqual([415, 'msg.formatNotSupported']);
  });

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

describe('packed answers', () => {
  const ask = (method: 'GET' | 'POST', url: string, encoding?: string) =>
    club.app.inject({ method, url, headers: { ...(encoding && { 'accept-encoding': encoding }) } });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a read is packed with %s where the client takes it', async (encoding, unpack) => {
    const answer = await ask('GET', '/api/long', encoding);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ text: LONG });
  });

  test.each([
    ['a client that takes none', 'GET', '/api/long', undefined],
    ['a client that takes others', 'GET', '/api/long', 'deflate'],
    ['what is short', 'GET', '/api/short', 'br'],
    // What it answers may be secret, and stand beside what the sender chose.
    ['the answer to a change', 'POST', '/api/long', 'br'],
  ] as const)('nothing is packed for %s', async (_, method, url, encoding) => {
    const answer = await ask(method, url, encoding);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.json()).toHaveProperty('text');
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

describe('pages', () => {
  const page = (url: string) =>
    club.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });

  test.each([
    ['/', 200],
    ['/games/fto/play?x=1', 200],
    ['/setting/volume', 200],
    ['/setting/nothing', 404],
    ['/nowhere', 404],
  ])('a navigation to %s gets the app with status %i', async (url, status) => {
    const answer = await page(url);
    expect([answer.statusCode, answer.body.includes('the app')]).toEqual([status, true]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe-eval');
  });

  const CLIENTS: [string, Record<string, string>][] = [
    ['that says nothing', {}],
    ['that takes anything', { accept: '*/*' }],
    ['that takes it packed', { accept: '*/*', 'accept-encoding': 'gzip, br' }],
    ['that takes it as it is', { accept: 'text/html', 'accept-encoding': 'identity' }],
    ['that takes pictures', { accept: 'image/avif,image/*;q=0.8' }],
  ];
  describe.each(CLIENTS)('a client %s', (_, headers) => {
    const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
      club.app.inject({ url, method, headers });

    test.each([
      ['/', 'en index'],
      ['/?lang=zh', 'zh index'],
      ['/games', 'en games'],
      ['/games/', 'en games'],
      ['/games/fto?lang=zh', 'zh games/fto'],
      ['/login', 'the app'],
      ['/inbox/7', 'the app'],
    ])('is answered %s', async (url, text) => {
      const answer = await ask(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain(text);
      const head = await ask(url, 'HEAD');
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    test.each([
      '/assets/',
      '/assets',
      '/assets/deep/',
      '/assets//app-1a2b.js',
      '/.pages/',
      '/.pages/en/',
      '/.pages/en/games.html',
      '/games/poker',
      '/nowhere/',
    ])('is answered 404 for %s', async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    });
  });

  test('hashed files never change and come packed; other files are hidden or bare 404', async () => {
    const asset = await page('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-encoding']).toBe('gzip');
    const missing = await club.app.inject({ url: '/assets/old.js' });
    expect([missing.statusCode, missing.body]).toEqual([404, 'Not found']);
    expect((await club.app.inject({ url: '/.stamp' })).body).not.toContain('private');
  });

  test.each([
    ['/sw.js', 'javascript'],
    ['/manifests/en.webmanifest', 'application/manifest+json'],
  ])('[pwa] %s is asked for anew each time, as what it is', async (url, type) => {
    const { headers } = await club.app.inject({ url });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain(type);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/worker-src 'self'/);
    expect(policy).toMatch(/manifest-src 'self'/);
  });

  test('the documentation shows decrypted bodies', async () => {
    const { paths } = (await club.app.inject({ url: '/api/docs/json' })).json();
    const { properties } = paths['/api/login'].post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(['uid', 'password']);
    expect((await club.app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });

  test('the documentation is a demo alone', async () => {
    const real = await openTestApp({ env: { DEMO: 'false' } });
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json'])
      expect((await real.app.inject({ url })).statusCode).toBe(404);
    await real.close();
  });

  test.each([
    ['/', 'en index'],
    ['/games?lang=zh', 'zh games'],
    ['/games/fto/?x=1&lang=zh', 'zh games/fto'],
    ['/games?lang=de', 'en games'],
    // Not made for this language: the app itself.
    ['/games?lang=ms', 'the app'],
  ])('[guard-meta] a public page %s comes with the head of its language', async (url, text) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['shown_language=zh', '/games', 'zh games'],
    ['swToken=a; shown_language=zh; b=c', '/games', 'zh games'],
    ['shown_language=zh', '/games?lang=en', 'en games'],
    ['shown_language=de', '/games', 'en games'],
    ['not_shown_language=zh', '/games', 'en games'],
  ])(
    '[guard-language] with the cookie %s the page %s comes as it was last shown',
    async (cookie, url, text) => {
      const answer = await club.app.inject({ url, headers: { cookie } });
      expect(answer.body).toContain(text);
      expect(answer.headers.vary).toContain('cookie');
    },
  );

  test('[guard-meta] what is not public is kept from search engines, and no folder is read by name', async () => {
    for (const url of ['/redeem', '/inbox/1', '/nowhere'])
      expect((await page(url)).headers['x-robots-tag']).toBe('noindex');
    expect((await page('/games')).headers['x-robots-tag']).toBeUndefined();
    for (const url of ['/.pages/zh/games.html', '/games/..%2f.pages/zh/games', '/.pages/zh/games'])
      expect((await page(url)).body).not.toContain('zh games');
  });
});
