import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '#contract/api.ts';
import { playerOnly } from '../auth.ts';
import type { Routes } from '../deps.ts';
import { openTestApp, registerPlayer, type TestApp } from '../testApp.ts';
import { MOST_WAITING, SHARE } from './shares.ts';

/** Calls that are being worked on, oldest first: each ends when it is told to. */
const atWork: { method: string; token: string; end: () => void }[] = [];

const work: Routes = (app, deps) =>
  app.route({
    method: ['GET', 'POST'],
    url: `${API_BASE}work`,
    config: { typ: 'work' },
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

test('what finds too many of the player waiting is told to come again', async () => {
  const many = Array.from({ length: SHARE + MOST_WAITING + 1 }, () => club.get('work', mine));
  // All others wait until they are told to end.
  const refused = await Promise.race(many);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '1',
    { message: 'msg.tooFrequent', typ: 'work', seconds: 1, params: ['1'] },
  ]);
  await endAll(many);
});
