import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';
import { routed } from './pages.ts';

let club: TestApp;
let distDir: string;

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
  club = await openTestApp({ distDir });
});
afterAll(async () => {
  await club.close();
  rmSync(distDir, { recursive: true });
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

  test.each([
    '/',
    '/login',
    '/register',
    '/terms-and-conditions',
    '/privacy-policy',
    '/responsible-gaming',
    '/brand-ambassador',
    '/event',
    '/event/terms',
    '/event/weeks/1',
    '/event/spin',
    '/redeem',
    '/redeem/7',
    '/transaction',
    '/progress',
    '/games',
    '/promotions',
    '/helpdesk',
    '/inbox',
    '/inbox/7',
    '/games/fto',
    '/games/spin-wheel/play',
    '/games/squidgame',
    '/games/lucky-egg/play',
    '/setting',
    '/setting/language',
    '/setting/volume',
    '/setting/faq',
    '/setting/terms-and-conditions',
    '/setting/uid',
    '/setting/name',
    '/setting/password',
    '/setting/pin',
    '/setting/devices',
    '/setting/phone',
    '/setting/data',
    '/setting/closing',
    '/setting/responsible-gaming',
    '/logout',
    '/maintenance',
    '/launch',
  ])('%s is a screen, and nothing below it', async (url) => {
    expect((await page(url)).statusCode).toBe(200);
    expect((await page(`${url}/0/x`)).statusCode).toBe(404);
  });

  const BROKEN = [
    '/inbox/%',
    '/inbox/%zz',
    '/games/fto%00',
    '/games//fto',
    '/%ff',
    '/%c0%af',
    '/a%0d%0ab',
    '/redeem//',
    '/uploads/%ff',
    '/%',
    `/inbox/${'7'.repeat(101)}`,
    `/${'x'.repeat(3000)}?y=1`,
  ];
  test.each(BROKEN)('no page can have the address %j: it is the app’s 404', async (url) => {
    const { statusCode, headers, body } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('the app');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('nor one that leads elsewhere, which a test’s own call would tidy up', () => {
    for (const url of [
      '//elsewhere.example/x',
      '/.//x',
      '/x/..//y',
      '/games\\fto',
      '/\\elsewhere.example',
      'http://elsewhere.example/',
      '*',
      '',
    ])
      expect(routed(url), url).not.toBe(url);
    for (const url of ['/', '/games/fto?x=//y\\%ff', '/games/', '/api/%', '/茶'])
      expect(routed(url), url).toBe(url);
  });

  test.each(['/api/uploads/%ff', '/api/%', `/api/notifications/${'7'.repeat(101)}`])(
    'a call to %s is answered as a call',
    async (url) => {
      const answer = await page(url);
      expect([Math.floor(answer.statusCode / 100), answer.json().typ]).toEqual([4, 'request']);
    },
  );

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
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-encoding']).toBe('gzip');
    const missing = await club.app.inject({ url: '/assets/old.js' });
    expect([missing.statusCode, missing.body]).toEqual([404, 'Not found']);
    expect(missing.headers['content-type']).toBe('text/plain; charset=utf-8');
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

  test.each([
    ['GET', 'text/html', 'text/html; charset=utf-8'],
    ['HEAD', 'text/html', 'text/html; charset=utf-8'],
    ['POST', 'text/html', 'text/plain; charset=utf-8'],
    ['GET', 'application/json', 'text/plain; charset=utf-8'],
  ] as const)(
    'what is nowhere, asked for by %s as %s, comes as %s',
    async (method, accept, type) => {
      const answer = await club.app.inject({ method, url: '/nowhere', headers: { accept } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, type]);
    },
  );

  test('an app that is not built says so', async () => {
    const bare = await openTestApp({ distDir: join(distDir, 'nothing'), store: club.deps.store });
    for (const url of ['/', '/redeem', '/nowhere']) {
      const answer = await bare.app.inject({ url, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('npm start');
    }
    await bare.close();
  });

  test('the documentation shows decrypted bodies', async () => {
    const { paths } = (await club.app.inject({ url: '/api/docs/json' })).json();
    const { properties } = paths['/api/login'].post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(['uid', 'password']);
    expect((await club.app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });

  test('the documentation is a demo alone', async () => {
    const real = await openTestApp({ env: { DEMO: 'false' }, store: club.deps.store });
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

  describe("[guard-meta] what names the club's address", () => {
    const host = 'https://built.example';
    const FILES = ['.pages/en/games.html', '.pages/zh/games.html', 'sitemap.xml', 'robots.txt'];
    const ASKED = ['/games', '/games?lang=zh', '/sitemap.xml', '/robots.txt'];
    let ownDist: string;
    beforeAll(() => {
      ownDist = mkdtempSync(join(tmpdir(), 'club-own-'));
      mkdirSync(join(ownDist, '.pages/en'), { recursive: true });
      mkdirSync(join(ownDist, '.pages/zh'));
      writeFileSync(join(ownDist, '.pages/host'), host);
      writeFileSync(join(ownDist, 'index.html'), 'the app');
      for (const file of FILES)
        writeFileSync(
          join(ownDist, file),
          `<a href="${host}/x?lang=zh">${file}</a> ${host} https://4d.built.example${' '.repeat(2000)}`,
        );
    });
    afterAll(() => rmSync(ownDist, { recursive: true }));
    const openAt = (PUBLIC_URL?: string) =>
      openTestApp({
        distDir: ownDist,
        store: club.deps.store,
        env: PUBLIC_URL ? { PUBLIC_URL } : {},
      });

    test('follows PUBLIC_URL, packed and asked for anew as before', async () => {
      const own = await openAt('https://kenyalang.example/');
      for (const [at, url] of ASKED.entries()) {
        const { body, headers } = await own.app.inject({ url });
        expect(body.trim()).toBe(
          `<a href="https://kenyalang.example/x?lang=zh">${FILES[at]}</a> https://kenyalang.example https://4d.built.example`,
        );
        expect(headers['cache-control']).toBe('no-cache');
        const known = { 'if-none-match': String(headers.etag) };
        expect((await own.app.inject({ url, headers: known })).statusCode).toBe(304);
        const packed = await own.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
        expect(packed.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
      }
      const types = ASKED.map(
        async (url) => (await own.app.inject({ url })).headers['content-type'],
      );
      expect(await Promise.all(types)).toEqual([
        'text/html; charset=utf-8',
        'text/html; charset=utf-8',
        'application/xml; charset=utf-8',
        'text/plain; charset=utf-8',
      ]);
      expect((await own.app.inject({ url: '/.pages/host' })).statusCode).toBe(404);
      await own.close();
    });

    test.each([undefined, host])('is as it was built where PUBLIC_URL is %s', async (publicUrl) => {
      const own = await openAt(publicUrl);
      for (const url of ASKED) expect((await own.app.inject({ url })).body).toContain(`"${host}/x`);
      await own.close();
    });
  });

  test('[guard-meta] what is not public is kept from search engines, and no folder is read by name', async () => {
    for (const url of ['/redeem', '/inbox/1', '/nowhere'])
      expect((await page(url)).headers['x-robots-tag']).toBe('noindex');
    expect((await page('/games')).headers['x-robots-tag']).toBeUndefined();
    for (const url of ['/.pages/zh/games.html', '/games/..%2f.pages/zh/games', '/.pages/zh/games'])
      expect((await page(url)).body).not.toContain('zh games');
  });
});
