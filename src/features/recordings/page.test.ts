import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#src/base/calls/client.ts';
import { logFailure } from '#src/base/log.ts';
import { listenToPage } from './page.ts';
import { newVisit } from './testVisit.ts';

const { adapter } = client.defaults;
const { console: written } = window;
const answer = (config: InternalAxiosRequestConfig, status: number) => ({
  config,
  status,
  statusText: '',
  headers: {},
  data: { message: 'msg.tooFrequent', seconds: 3, typ: 'move' },
});

beforeEach(() => {
  vi.spyOn(written, 'warn').mockImplementation(() => {});
  vi.spyOn(written, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  client.defaults.adapter = adapter as NonNullable<typeof adapter>;
});

it('[replay] what the console says and nobody catches is noted, shortened and without what is private, and still said', () => {
  const own = written.warn;
  const visit = newVisit();
  const stop = listenToPage(visit.stage);
  logFailure('Unexpected answer of /rounds?token=abc', new Error('of +60123456789'));
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is no function') }));
  written.error({ password: 'secret' }, 'x'.repeat(20).concat(' ').repeat(50));
  stop();
  written.warn('another page');
  expect(own).toHaveBeenCalledTimes(2);
  expect(written.warn).toBe(own);
  const noted = visit.entries().map((entry) => (entry.kind === 'said' ? entry : null));
  expect(noted.map((entry) => [entry?.level, entry?.text.slice(0, 40)])).toEqual([
    ['warning', 'Unexpected answer of /rounds… of …'],
    ['error', 'TypeError: x is no function'],
    ['error', `[object Object] ${'x'.repeat(20)} xxx`],
  ]);
  expect(noted[2]?.text).toHaveLength(300);
});

it('[replay] requests that fail are noted with their answer, and reject as they did; others are not', async () => {
  const visit = newVisit();
  const stop = listenToPage(visit.stage);
  client.defaults.adapter = async (config) => {
    if (config.url === '/coins') return answer(config, 200);
    if (config.url === '/inbox') throw new AxiosError('gone', 'ERR_NETWORK', config, {});
    throw new AxiosError('no', '', config, {}, answer(config, 429));
  };
  await client.get('/coins');
  await expect(client.get('/inbox')).rejects.toMatchObject({ status: 0 });
  await expect(client.post('/rounds/7/move?x=1', {})).rejects.toMatchObject({ seconds: 3 });
  stop();
  await expect(client.get('/inbox')).rejects.toThrow();
  const requests = visit.entries().filter(({ kind }) => kind === 'request');
  expect(requests).toMatchObject([
    { method: 'GET', path: '/inbox', status: 0, message: 'msg.internalServerError' },
    { method: 'POST', path: '/rounds/7/move…', status: 429, message: 'msg.tooFrequent' },
  ]);
});

it('[replay] a console without end pushes no round out', () => {
  const visit = newVisit();
  const stop = listenToPage(visit.stage);
  visit.input('player', { type: 'retry' });
  for (let at = 0; at < 9_000; at += 1) written.warn(at);
  stop();
  expect(visit.entries()).toHaveLength(201);
});
