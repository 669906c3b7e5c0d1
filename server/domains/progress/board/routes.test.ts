import { afterAll, beforeAll, expect, test } from 'vitest';
import { BoardAnswer, boardPath, NicknamesAnswer, nicknamesPath } from '#contract/board.ts';
import { dayOf } from '#contract/day.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { RULES } from '../../../platform/limits/limits.ts';
import { playerOf } from '../../../platform/operator/player.ts';
import { testRounds } from '../testRounds.ts';

let club: TestApp;
beforeAll(async () => {
  club = await openTestApp();
});
afterAll(() => club.close());

const draw = async (token: string) =>
  NicknamesAnswer.parse((await club.post(nicknamesPath, {}, token)).json()).drawn;

test('a player joins by one of three nicknames, takes another one, and leaves', async () => {
  const token = await registerPlayer(club, 'kawan01', '+60121230001');
  const { id } = await playerOf(club.deps.store, 'kawan01');
  await testRounds(club.deps.store, id, [{ day: dayOf(club.deps.clock.now()) }]);
  const [one, , third] = await draw(token);
  const join = async (drawn: unknown) => {
    const answer = await club.put(boardPath, drawn, token);
    expect(answer.statusCode).toBe(200);
    return BoardAnswer.parse(answer.json());
  };
  const row = { place: 1, goals: 0, days: 1, isOwn: true };
  expect((await join(one)).first).toEqual([{ ...row, nickname: one?.nickname }]);
  const joined = await join(third);
  expect(joined.first).toEqual([{ ...row, nickname: third?.nickname }]);
  expect((await club.get(boardPath, token)).json()).toEqual(joined);
  const none = { nickname: null, first: [], around: [], lastWeek: [] };
  for (let i = 0; i < 2; i += 1) expect((await club.del(boardPath, token)).json()).toEqual(none);
  expect((await club.get(boardPath, token)).json()).toEqual(none);
});

test('nicknames are drawn at will, but no more than a person would', async () => {
  const token = await registerPlayer(club, 'kawan02', '+60121230002');
  for (let i = 0; i < RULES.nicknames.points; i += 1) await draw(token);
  expect((await club.post(nicknamesPath, {}, token)).json()).toMatchObject({
    message: 'msg.tooFrequent',
    typ: 'board',
  });
});

test('a nickname that is typed, taken or forged is refused, and visitors are', async () => {
  const [token, other] = [
    await registerPlayer(club, 'kawan03', '+60121230003'),
    await registerPlayer(club, 'kawan04', '+60121230004'),
  ];
  const [drawn] = await draw(token);
  const put = async (body: unknown, as = token) =>
    (await club.put(boardPath, body, as)).json().message;
  expect(await put({ nickname: 'Boss', proof: drawn?.proof })).toBe('msg.invalidRequest');
  expect(await put({ ...drawn, proof: 'mine' })).toBe('msg.invalidRequest');
  expect(await put(drawn, other)).toBe('msg.invalidRequest');
  expect((await club.get(boardPath)).statusCode).toBe(401);
  expect((await club.del(boardPath)).statusCode).toBe(401);
});
