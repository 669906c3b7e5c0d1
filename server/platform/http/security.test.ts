import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answerError } from './errors.ts';
import { registerSecurity } from './security.ts';

/** Asks a bare server of the address it is known by. */
const ask = async (publicUrl: string | undefined, url: string, options: object = {}) => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  registerSecurity(app, { ...readConfig({}), publicUrl });
  app.all('/*', () => 'there');
  const answer = await app.inject({ url, ...options });
  await app.close();
  return answer;
};

const POLICY =
  "default-src 'self';base-uri 'self';connect-src 'self' blob: data:;font-src 'self';" +
  "form-action 'self';frame-ancestors 'self';img-src 'self' data: blob:;manifest-src 'self';" +
  "media-src 'self' data: blob:;object-src 'none';script-src 'self';script-src-attr 'none';" +
  "style-src 'self' 'unsafe-inline';worker-src 'self' blob:";

describe('every answer', () => {
  test.each(['/', '/api/x'])('to %s says what a page may do, and no more', async (url) => {
    const { headers } = await ask(undefined, url);
    expect(headers['content-security-policy']).toBe(POLICY);
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([undefined, 'http://192.168.0.7:8080'])(
    'of a club that is not known to be on https (%s) asks for none of it',
    async (publicUrl) => {
      const { headers } = await ask(publicUrl, '/');
      for (const name of [
        'strict-transport-security',
        'cross-origin-opener-policy',
        'origin-agent-cluster',
      ])
        expect(headers).not.toHaveProperty(name);
    },
  );

  test('of a club on https keeps browsers there, and its windows to themselves', async () => {
    const { headers } = await ask('https://club.example', '/');
    expect(headers).toMatchObject({
      'content-security-policy': `${POLICY};upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'origin-agent-cluster': '?1',
    });
  });
});

test('what the API answers is never stored; a page is left to those who send it', async () => {
  expect((await ask(undefined, '/api/x')).headers['cache-control']).toBe('no-store');
  for (const url of ['/', '/apix', '/x/api/'])
    expect((await ask(undefined, url)).headers).not.toHaveProperty('cache-control');
});

test.each([
  ['POST', '/api/x', 'cross-site', 403],
  ['PUT', '/api/x', 'cross-site', 403],
  ['DELETE', '/api/x', 'cross-site', 403],
  ['GET', '/api/x', 'cross-site', 200],
  ['HEAD', '/api/x', 'cross-site', 200],
  ['POST', '/api/x', 'same-origin', 200],
  ['POST', '/api/x', 'same-site', 200],
  ['POST', '/api/x', 'none', 200],
  ['POST', '/api/x', undefined, 200],
  ['POST', '/other', 'cross-site', 200],
])('%s %s from a page that is %s is answered %i', async (method, url, site, status) => {
  const headers = site === undefined ? {} : { 'sec-fetch-site': site };
  const answer = await ask(undefined, url, { method, headers });
  expect(answer.statusCode).toBe(status);
});
