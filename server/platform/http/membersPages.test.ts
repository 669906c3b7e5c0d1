import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_COOKIE } from '#contract/languages.ts';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';

let club: TestApp;
let distDir: string;

beforeAll(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'club-dist-'));
  writeFileSync(join(distDir, 'index.html'), 'the app');
  mkdirSync(join(distDir, '.pages/members/zh/inbox'), { recursive: true });
  writeFileSync(join(distDir, '.pages/members/zh/inbox/id.html'), 'the app, zh message');
  club = await openTestApp({ distDir });
});
afterAll(async () => {
  await club.close();
  rmSync(distDir, { recursive: true });
});

const page = (url: string, language: string) => {
  const cookie = `${LANGUAGE_COOKIE}=${language}`;
  return club.app.inject({ url, headers: { accept: 'text/html', cookie } });
};

test('a member’s page names what its screen loads, in the language last shown, to no crawler', async () => {
  const answer = await page('/inbox/12', 'zh');
  expect([answer.statusCode, answer.body]).toEqual([200, 'the app, zh message']);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers.vary).toContain('cookie');
});

test('where the build wrote none it is the app, as everywhere', async () => {
  expect((await page('/inbox/12', 'ms')).body).toBe('the app');
  expect((await page('/inbox', 'zh')).body).toBe('the app');
});

test.each(['/.pages/members/zh/inbox/id.html', '/.pages/members/zh/inbox/id'])(
  'nobody reaches %s by its name',
  async (url) => {
    expect((await page(url, 'zh')).body).not.toContain('message');
  },
);
