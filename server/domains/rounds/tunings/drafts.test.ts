import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DRAFT_LENGTH,
  DRAFT_NAME_LENGTH,
  DraftsAnswer,
  draftPath,
  draftsPath,
  MOST_DRAFTS,
} from '#contract/drafts.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { loginAs } from './testDesigner.ts';

let club: TestApp;
let wei: string;
let amir: string;
beforeAll(async () => {
  club = await openTestApp();
  wei = await loginAs(club, 'designer', 'Pereka11', '+60123456781');
  amir = await loginAs(club, 'designer', 'Pereka22', '+60123456782');
});
afterAll(() => club.close());

const body = { values: { steps: 5 }, base: 2, version: null };
const put = (name: string, more: object = {}, by = wei, game = 'squidgame') =>
  club.put(draftPath(game, name), { ...body, ...more }, by);
const list = async (game = 'squidgame') =>
  DraftsAnswer.parse((await club.get(draftsPath(game), amir)).json()).drafts;

test('[inspector] a draft is kept by name, seen by every designer, and saved over by who read the latest', async () => {
  expect((await put('Safer steps')).statusCode).toBe(200);
  expect(await list()).toMatchObject([
    { name: 'Safer steps', values: { steps: 5 }, base: 2, version: 1, author: 'Pereka11' },
  ]);
  const over = await put('Safer steps', { values: { steps: 6 }, version: 1 }, amir);
  expect(over.statusCode).toBe(200);
  expect((await put('Safer steps', { version: 1 })).json()).toMatchObject({
    message: 'msg.updateFailed',
    typ: 'tuning',
  });
  expect((await put('Safer steps')).statusCode).toBe(409);
  expect(await list()).toMatchObject([{ values: { steps: 6 }, version: 2, author: 'Pereka22' }]);
  expect(await list('fto')).toEqual([]);
  await club.del(draftPath('squidgame', 'Safer steps'), amir);
  expect(await list()).toEqual([]);
});

test('[inspector] of two who save at once one is told so', async () => {
  const both = await Promise.all([put('At once', {}, wei), put('At once', {}, amir)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await club.del(draftPath('squidgame', 'At once'), wei);
});

test.each([
  ['a name that is too long', 'x'.repeat(DRAFT_NAME_LENGTH + 1), {}],
  ['a name with marks', '<b>', {}],
  ['values that are too long', 'Long', { values: 'x'.repeat(DRAFT_LENGTH) }],
  ['no base', 'None', { base: undefined }],
])('[inspector] %s is refused', async (_, name, more) => {
  const { statusCode, json } = await put(name, more);
  expect([statusCode, json().message]).toEqual([400, 'msg.invalidRequest']);
  expect(await list()).toEqual([]);
});

test('[inspector] there are no more of a game than anybody can look through', async () => {
  for (let i = 0; i < MOST_DRAFTS; i += 1)
    expect((await put(`Draft ${i}`, {}, wei, 'fto')).statusCode).toBe(200);
  expect((await put('One more', {}, wei, 'fto')).statusCode).toBe(409);
  expect((await put('Draft 0', { version: 1 }, wei, 'fto')).statusCode).toBe(200);
});

test('[inspector] whoever is no designer has none', async () => {
  const ani = await registerPlayer(club, 'Pemain11', '+60123456783');
  expect((await club.get(draftsPath('squidgame'), ani)).json().message).toBe('msg.invalidRole');
  expect((await put('Mine', {}, ani)).statusCode).toBe(403);
  expect((await club.del(draftPath('squidgame', 'Mine'), ani)).statusCode).toBe(403);
  expect((await club.get(draftsPath('squidgame'))).statusCode).toBe(401);
});
