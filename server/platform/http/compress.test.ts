import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';
import type { Routes } from '../deps.ts';

/** Packs well, and is longer than what is worth it. */
const LONG = 'hornbill '.repeat(1_000);
let club: TestApp;

const testRoutes: Routes = (app) => {
  const long = () => ({ text: LONG });
  app.get('/api/long', long);
  app.post('/api/long', long);
  app.get('/api/short', () => ({ text: 'short' }));
};

beforeAll(async () => {
  club = await openTestApp({ extraRoutes: [testRoutes] });
});
afterAll(() => club.close());

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
