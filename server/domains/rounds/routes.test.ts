import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RotateSeedAnswer, RoundRecord, RoundsAnswer, SeedsAnswer } from '#contract/fairness.ts';
import { GameStateAnswer, RoundAnswer } from '#contract/rounds.ts';
import { TransactionsAnswer } from '#contract/transactions.ts';
import type { FtoState } from '#games/fto/rules.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import { players } from '../../platform/store/schema/players.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import type { Db } from '../../platform/store/store.ts';
import { credit } from '../ledger/ledger.ts';
import { roundDeps } from './routes.ts';

let club: TestApp;
let token = '';

beforeAll(async () => {
  club = await openTestApp();
  token = await registerPlayer(club, 'Cardplayer1', '+60123456702');
});
afterAll(() => club.close());

const messageOf = (answer: { statusCode: number; json: () => { message: string } }) =>
  `${answer.statusCode} ${answer.json().message}`;

test('[fto-rules] a question over HTTP: asked, answered, paid, broadcast', async () => {
  const broadcast = vi.spyOn(club.deps.realtime, 'broadcast');
  const before = GameStateAnswer.parse((await club.get('games/fto/round', token)).json());
  expect(before).toMatchObject({ round: null, remain: 10, serverNow: club.deps.clock.now() });
  const open = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
  const opened = RoundAnswer.parse((await club.post('games/fto/rounds', open, token)).json());
  const { id } = opened.round;
  const moves = `games/fto/rounds/${id}/moves`;
  const next = { requestId: randomUUID(), step: 0, move: { kind: 'next' } };
  expect((await club.post(moves, next, token)).statusCode).toBe(200);
  const soon = { requestId: randomUUID(), step: 1 };
  const first = { ...soon, move: { kind: 'answer', question: 1, cell: 0 } };
  // A program's answer, from memory and from the database.
  for (let tried = 0; tried < 2; tried += 1)
    expect(messageOf(await club.post(moves, first, token))).toBe('429 msg.tooFrequent');
  club.deps.clock.advance(3_000);
  const [row] = await club.deps.store.db
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
  for (const path of ['games/fto/round', 'seeds', 'rounds', 'rounds/1', 'qa/rounds/1'])
    expect([path, (await club.get(path)).json()]).toMatchObject([
      path,
      { message: 'msg.sessionExpired', typ: 'round' },
    ]);
  const other = await registerPlayer(club, 'Cardplayer2', '+60123456703');
  await club.deps.store.db.insert(gameFlags).values([
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

test('[bets-safe] a bet over HTTP: refused with its field, staked, listed, recorded, rotated', async () => {
  const own = await registerPlayer(club, 'Bridgeplayer1', '+60123456704');
  const at = (path: string, body: object) => club.post(path, body, own);
  const open = (bet: unknown) =>
    at('games/squidgame/rounds', { requestId: randomUUID(), clientSeed: 'mine', bet });
  await club.deps.store.db.delete(gameFlags);
  expect(messageOf(await open(100))).toBe('409 msg.insufficientBalance');
  const [player] = await club.deps.store.db
    .select()
    .from(players)
    .where(eq(players.uid, 'Bridgeplayer1'));
  const line = { playerId: player?.id ?? 0, type: 'ADJUST', amount: 5_00 } as const;
  await club.deps.store.transaction((tx) => credit(tx, { ...line, now: club.deps.clock.now() }));
  for (const bet of ['100', 100.5, -1, 0, 20_01, 1e300, null])
    expect((await open(bet)).json()).toEqual({
      message: 'msg.invalidRequest',
      typ: 'round',
      field: 'bet',
    });
  const opened = RoundAnswer.parse((await open(1_00)).json());
  expect(opened.coin).toMatchObject({ balance: 5_00, pending: 1_00 });
  const { id } = opened.round;
  const rotate = () => at('seeds/rotate', { requestId: randomUUID() });
  expect(messageOf(await rotate())).toBe('409 msg.roundOpen');
  const quit = { requestId: randomUUID(), step: 0, move: { kind: 'quit' } };
  expect((await at(`games/squidgame/rounds/${id}/moves`, quit)).statusCode).toBe(200);
  const { commitment, revealed } = RotateSeedAnswer.parse((await rotate()).json());
  const seeds = SeedsAnswer.parse((await club.get('seeds', own)).json());
  expect(seeds).toEqual({ commitment, revealed: [revealed] });
  const list = RoundsAnswer.parse((await club.get('rounds?game=squidgame', own)).json());
  expect(list.rounds.map((round) => [round.id, round.isRevealed])).toEqual([[id, true]]);
  const record = RoundRecord.parse((await club.get(`rounds/${id}`, own)).json());
  expect(record).toMatchObject({ serverSeed: revealed.serverSeed, round: { won: 0 } });
  expect(messageOf(await club.get(`rounds/${id}`, token))).toBe('404 msg.noHistoryFound');
  expect(messageOf(await club.get('rounds/abc', own))).toBe('404 msg.noHistoryFound');
  expect((await club.get('rounds?game=chess', own)).statusCode).toBe(400);
  const now = new Date(club.deps.clock.now()).toISOString();
  const later = await club.get(`rounds?from=${new Date(Date.parse(now) + 1).toISOString()}`, own);
  expect([later.statusCode, later.json().rounds]).toEqual([200, []]);
  expect((await club.get(`rounds?from=${now}`, own)).json().rounds).toHaveLength(1);
  const history = TransactionsAnswer.parse((await club.get('transactions', own)).json());
  expect(history.transactions.map(({ type, roundId }) => [type, roundId])).toEqual([
    ['SQUIDGAME', id],
    ['ADJUST', null],
  ]);
});

test('[rps-live] whoever looks for an opponent is known by device and address first; who plays the house is not', async () => {
  const { db } = club.deps.store;
  const uid = 'Handplayer1';
  const own = await registerPlayer(club, uid, '+60123456705');
  const seen = () =>
    db
      .select({ kind: sightings.kind, seenAt: sightings.seenAt })
      .from(sightings)
      .innerJoin(players, eq(players.id, sightings.playerId))
      .where(eq(players.uid, uid))
      .orderBy(sightings.kind);
  const open = (mode: string) => {
    const body = { requestId: randomUUID(), clientSeed: 'mine', bet: 1_00, mode };
    return club.post('games/rock-scissor-paper/rounds', body, own, { device: 'a-tablet' });
  };
  const before = await seen();
  club.deps.clock.advance(1_000);
  await open('house');
  expect(await seen()).toEqual(before);
  const seenAt = new Date(club.deps.clock.now());
  await open('live');
  const after = await seen();
  expect(after.filter((each) => Number(each.seenAt) === Number(seenAt))).toEqual([
    { kind: 'address', seenAt },
    { kind: 'device', seenAt },
  ]);
});

test('a match that can’t be made is logged, and refuses nobody', async () => {
  const lost = 'the database is lost';
  const select = () => {
    throw new Error(lost);
  };
  const db = { select } as unknown as Db;
  const { live } = roundDeps({ ...club.deps, store: { ...club.deps.store, db } });
  club.logged.length = 0;
  await live?.seeking(1, club.deps.clock.now());
  const [line] = club.logged.map((text) => JSON.parse(text));
  expect(line).toMatchObject({
    msg: 'a match could not be made or settled',
    err: { stack: expect.stringContaining(lost) },
  });
});
