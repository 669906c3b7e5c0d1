import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundPath } from '#contract/fairness.ts';
import { QaRoundAnswer, qaRoundPath } from '#contract/qaRounds.ts';
import { RoundAnswer } from '#contract/rounds.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { rotateSeed } from '../seeds/rotate.ts';
import { seatAt } from '../testSeat.ts';
import { loginAs } from '../tunings/testDesigner.ts';
import { qaRound } from './history.ts';

let club: TestApp;
let player = '';
let qa = '';
beforeAll(async () => {
  club = await openTestApp();
  player = await registerPlayer(club, 'Tiong55', '+60123456711');
  qa = await loginAs(club, 'qa', 'Semak55', '+60123456712');
});
afterAll(() => club.close());

const post = async (path: string, body: object) =>
  (await club.post(path, { requestId: randomUUID(), ...body }, player)).json();

/** A question that is asked; answers what the player was told at each step. */
const play = async () => {
  const opened = RoundAnswer.parse(
    await post('games/fto/rounds', { clientSeed: 'mine', bet: 0 }),
  ).round;
  const move = { kind: 'next' };
  const moves = `games/fto/rounds/${opened.id}/moves`;
  const asked = RoundAnswer.parse(await post(moves, { step: 0, move })).round;
  return [opened, asked] as const;
};

test('[replay] any player’s round is opened by QA as its player saw it, its seed kept secret', async () => {
  const told = await play();
  const { id } = told[0];
  const read = async () => QaRoundAnswer.parse((await club.get(qaRoundPath(id), qa)).json());
  const { uid, record, seen } = await read();
  expect(uid).toBe('Tiong55');
  expect(record.serverSeed).toBeNull();
  expect(record).toEqual((await club.get(roundPath(id), player)).json());
  expect(seen).toEqual(told.map(({ view, deadlineAt }) => ({ view, deadlineAt })));

  club.deps.clock.advance(60_000);
  await club.get('games/fto/round', player);
  const late = await read();
  expect(late.record.steps.at(-1)?.by).toBe('timeout');
  expect(late.seen).toHaveLength(late.record.steps.length);
  expect(late.seen.at(-1)?.view).toEqual(late.record.round.view);
});

test('[replay] a seed that was revealed is in it', async () => {
  const { store, clock } = club.deps;
  const { playerId, deps, open, move } = await seatAt(store, { coins: 5_00 });
  const { id } = (await open('squidgame', 50)).round;
  await move('squidgame', id, 0, { kind: 'quit' });
  await rotateSeed(deps, { playerId, requestId: randomUUID(), now: clock.now() });
  const { record, seen } = await qaRound(deps, id);
  expect(record.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(seen).toHaveLength(2);
});

test('[replay] [roles] nobody but QA opens it, and what is no round is not found', async () => {
  const refused = await club.get(qaRoundPath('1'), player);
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'msg.invalidRole']);
  expect((await club.get(qaRoundPath('1'))).statusCode).toBe(401);
  for (const none of ['999999999', 'abc', '1e3', '0x1', `${'9'.repeat(30)}`]) {
    const answer = await club.get(qaRoundPath(none), qa);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'msg.noHistoryFound']);
  }
});
