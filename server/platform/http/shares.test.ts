import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { openTestApp, registerPlayer, sealed, type TestApp } from '../../edges/testApp.ts';
import { pause } from '../clock.ts';
import type { Routes } from '../deps.ts';
import { PROVEN_MS, playerOnly } from '../identity/auth.ts';
import { answerError } from './errors.ts';
import { MOST_WAITING, PAGE, registerShares, SHARE } from './shares.ts';

/** Calls that are being worked on, oldest first: each ends when it is told to. */
const atWork: { method: string; token: string; end: () => void }[] = [];

const work: Routes = (app, deps) =>
  app.route({
    method: ['GET', 'POST'],
    url: `${API_BASE}work`,
    config: { typ: 'round' },
    onRequest: playerOnly(deps),
    handler: ({ method, headers }) =>
      new Promise((resolve, reject) => {
        const end = () => (atWork.length % 2 ? resolve({}) : reject(new Error('it failed')));
        atWork.push({ method, token: headers.authorization?.split(' ')[1] ?? '', end });
      }),
  });

let club: TestApp;
let mine = '';
let theirs = '';
beforeAll(async () => {
  club = await openTestApp({ extraRoutes: [work] });
  mine = await registerPlayer(club, 'Greedy01', '+60123450001');
  theirs = await registerPlayer(club, 'Modest01', '+60123450002');
});
afterAll(() => club.close());

const of = (token: string) => atWork.filter((each) => each.token === token).length;
const endAll = async (calls: readonly Promise<unknown>[]) => {
  let isOver = false;
  const over = Promise.all(calls).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    atWork.shift()?.end();
    await new Promise(setImmediate);
  }
  return over;
};

test('a player’s calls beyond the share wait, another’s do not; each is answered in the end', async () => {
  const read = (token: string) => club.get('work', token);
  const change = (token: string) => club.post('work', {}, token);
  const many = Array.from({ length: 3 * SHARE }, () => [read(mine), change(mine)]).flat();
  await expect.poll(() => of(mine)).toBe(2 * SHARE);
  const other = read(theirs);
  await expect.poll(() => of(theirs)).toBe(1);
  expect(of(mine)).toBe(2 * SHARE);
  const methods = atWork.filter(({ token }) => token === mine).map(({ method }) => method);
  expect(methods.filter((method) => method === 'GET')).toHaveLength(SHARE);
  // Some fail: a place comes free all the same.
  const answers = (await endAll([...many, other])) as Awaited<ReturnType<typeof read>>[];
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 500)).toBe(true);
});

test('a call whose body came slowly, or whose turn came late, is refused where its session ended meanwhile', async () => {
  const token = await registerPlayer(club, 'Leaving01', '+60123450003');
  const body = new PassThrough();
  const slow = club.app.inject({
    method: 'POST',
    url: `${API_BASE}work`,
    headers: {
      authorization: BEARER + token,
      'content-type': 'application/json',
      [EDATA_HEADER]: 'true',
    },
    payload: body,
  });
  const calls = Array.from({ length: SHARE + 1 }, () => club.post('work', {}, token));
  await expect.poll(() => of(token)).toBe(SHARE);
  expect((await club.post('logout', undefined, token)).statusCode).toBe(200);
  await pause(1.2 * PROVEN_MS);
  body.end(JSON.stringify(sealed({})));
  await endAll([...calls, slow]);
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ statusCode }) => statusCode === 401);
  expect(refused).toHaveLength(1);
  for (const answer of [...refused, await slow])
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'msg.sessionExpired']);
});

describe('alone on a bare server, whose calls end when they are told to', () => {
  /** Calls at work, oldest first, and places that are held in a crowd. */
  let running: { method: string; end: () => void }[];
  let held: (() => void)[];
  let app: FastifyInstance;
  let calls: Promise<LightMyRequestResponse>[];
  beforeEach(async () => {
    [running, held, calls] = [[], [], []];
    app = Fastify();
    app.setErrorHandler(answerError);
    app.decorateRequest('session', null);
    app.addHook('onRequest', async (request) => {
      const playerId = Number(request.headers.player);
      if (playerId) request.session = { playerId, uid: '', role: 'player', tokenHash: '' };
    });
    registerShares(
      app,
      async () => {},
      () => new Promise((resolve) => held.push(resolve)),
    );
    app.route({
      method: ['GET', 'POST'],
      url: '/work',
      config: { typ: 'round' },
      handler: ({ method }) =>
        new Promise((resolve) => running.push({ method, end: () => resolve({}) })),
    });
    await app.ready();
  });
  afterEach(async () => {
    await settled();
    while (running.length + held.length > 0) {
      for (const { end } of running.splice(0)) end();
      for (const release of held.splice(0)) release();
      await settled();
    }
    const answers = await Promise.all(calls);
    expect(answers.filter(({ statusCode }) => ![200, 429].includes(statusCode))).toEqual([]);
    await app.close();
  });
  /** What could go on has gone on: nothing here waits for the network or for time. */
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  };
  const call = async (count: number, method: 'GET' | 'HEAD' | 'POST' = 'GET', player = '7') => {
    const headers = player ? { player } : {};
    const made = Array.from({ length: count }, () => app.inject({ method, url: '/work', headers }));
    calls.push(...made);
    await settled();
    return made;
  };
  const endOne = async () => {
    running.shift()?.end();
    await settled();
  };

  test('what finds too many waiting is told to come again', async () => {
    await call(SHARE + MOST_WAITING);
    const [refused] = await call(1);
    const { statusCode, headers, json } = (await refused) as LightMyRequestResponse;
    expect([statusCode, headers['retry-after'], json()]).toEqual([
      429,
      '1',
      { message: 'msg.tooFrequent', typ: 'round', seconds: 1, params: ['1'] },
    ]);
    await call(1, 'POST');
    expect(running.at(-1)?.method).toBe('POST');
  });

  test('in a crowd a reading keeps its place a while after its answer; without one it does not', async () => {
    await call(SHARE + PAGE + 1);
    await endOne();
    expect([running.length, held.length]).toEqual([SHARE - 1, 1]);
    held.shift()?.();
    await settled();
    expect(running).toHaveLength(SHARE);
    // No more wait now than a page may ask for.
    await endOne();
    expect([running.length, held.length]).toEqual([SHARE, 0]);
  });

  test('a change never does', async () => {
    await call(SHARE + PAGE + 5, 'POST');
    await endOne();
    expect([running.length, held.length]).toEqual([SHARE, 0]);
  });

  test('asking for the head of an answer is reading', async () => {
    await call(SHARE, 'HEAD');
    await call(1, 'GET');
    expect(running).toHaveLength(SHARE);
    await call(1, 'POST');
    expect(running.map(({ method }) => method)).toEqual([...Array(SHARE).fill('HEAD'), 'POST']);
  });

  test('a place that was given back is there again, and no more than that', async () => {
    for (let round = 0; round < 3; round += 1) {
      await call(SHARE + 1);
      expect(running).toHaveLength(SHARE);
      await endOne();
      expect(running).toHaveLength(SHARE);
      await endOne();
      expect(running).toHaveLength(SHARE - 1);
      await call(SHARE);
      expect(running).toHaveLength(SHARE);
      for (let left = SHARE + 1; left > 0; left -= 1) await endOne();
      expect(running).toEqual([]);
    }
  });

  test('players have places of their own, and who is nobody has no share', async () => {
    await call(SHARE + 1, 'GET', '7');
    await call(SHARE + 1, 'GET', '8');
    expect(running).toHaveLength(2 * SHARE);
    await call(3 * SHARE, 'GET', '');
    expect(running).toHaveLength(5 * SHARE);
  });
});
