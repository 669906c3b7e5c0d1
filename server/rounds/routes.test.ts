import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GameStateAnswer, RoundAnswer } from '#contract/rounds.ts';
import type { FtoState } from '#games/fto/rules.ts';
import { gameFlags, rounds } from '../store/schema.ts';
import { openTestApp, registerPlayer, type TestApp } from '../testApp.ts';

let club: TestApp;
let token = '';

beforeAll(async () => {
  club = await openTestApp();
  token = await registerPlayer(club, 'Cardplayer1', '+60123456702');
}, 60_000);
afterAll(() => club.close());

const messageOf = (answer: { statusCode: number; json: () => { message: string } }) =>
  `${answer.statusCode} ${answer.json().message}`;

test('[fto-rules] a question over HTTP: asked, answered, paid, broadcast', async () => {
  const broadcast = vi.spyOn(club.parts.realtime, 'broadcast');
  const before = GameStateAnswer.parse((await club.get('games/fto/round', token)).json());
  expect(before).toMatchObject({ round: null, remain: 10, serverNow: club.parts.clock.now() });
  const open = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
  const opened = RoundAnswer.parse((await club.post('games/fto/rounds', open, token)).json());
  const { id } = opened.round;
  const moves = `games/fto/rounds/${id}/moves`;
  const next = { requestId: randomUUID(), step: 0, move: { kind: 'next' } };
  expect((await club.post(moves, next, token)).statusCode).toBe(200);
  club.parts.clock.advance(3_000);
  const [row] = await club.parts.store.db
    .select()
    .from(rounds)
    .where(eq(rounds.id, Number(id)));
  const cell = (row?.state as FtoState | undefined)?.asked?.odd;
  const move = { kind: 'answer', question: 1, cell };
  const answer = { requestId: randomUUID(), step: 1, move };
  const judged = RoundAnswer.parse((await club.post(moves, answer, token)).json());
  expect(judged).toMatchObject({
    coin: { balance: 1_00 },
    remain: 9,
    round: { won: 1_00, step: 2 },
  });
  expect(broadcast).toHaveBeenCalledOnce();
  expect(broadcast.mock.calls[0]?.[1]).toMatchObject({ topic: 'coins', coin: { balance: 1_00 } });
  const second = { ...answer, requestId: randomUUID() };
  expect(messageOf(await club.post(moves, second, token))).toBe('409 msg.invalidQuestion');
  const again = { ...open, requestId: randomUUID() };
  expect(messageOf(await club.post('games/fto/rounds', again, token))).toBe('409 msg.roundOpen');
});

test('[game-maintenance] what is not played here, or not now, is refused with its message', async () => {
  const open = () => ({ requestId: randomUUID(), clientSeed: 'mine', bet: 0 });
  const at = (path: string, body: object) => club.post(path, body, token).then(messageOf);
  expect(await at('games/roulette/rounds', open())).toBe('404 msg.invalidGame');
  expect(await at('games/fto/rounds', { ...open(), bet: 1 })).toBe('400 msg.invalidRequest');
  expect(await at('games/fto/rounds', { ...open(), clientSeed: '' })).toBe(
    '400 msg.invalidRequest',
  );
  expect(await at('games/fto/rounds', { ...open(), clientSeed: 'a:b' })).toBe(
    '400 msg.invalidRequest',
  );
  const move = { requestId: randomUUID(), step: 0, move: { kind: 'next' } };
  expect(await at('games/fto/rounds/77777/moves', move)).toBe('404 msg.roundNotFound');
  expect(await at('games/fto/rounds/abc/moves', move)).toBe('400 msg.roundNotFound');
  expect(messageOf(await club.get('games/nothing/round', token))).toBe('404 msg.invalidGame');
  expect((await club.get('games/fto/round')).statusCode).toBe(401);
  const other = await registerPlayer(club, 'Cardplayer2', '+60123456703');
  await club.parts.store.db.insert(gameFlags).values([
    { game: 'fto', maintenance: true },
    { game: 'squidgame', maintenance: true },
  ]);
  const closed = await club.post('games/fto/rounds', open(), other);
  expect(messageOf(closed)).toBe('409 msg.gameMaintenance');
  const bridge = { ...open(), bet: 100 };
  expect(await at('games/squidgame/rounds', bridge)).toBe('409 msg.gameMaintenance');
  // What stands open there can still be seen, and so can the reason.
  const state = await club.get('games/squidgame/round', other);
  expect(GameStateAnswer.parse(state.json())).toMatchObject({ refusal: 'msg.gameMaintenance' });
});
