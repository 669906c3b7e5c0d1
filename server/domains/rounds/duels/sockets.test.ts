import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  REALTIME_EVENT,
  REALTIME_NAMESPACE,
  REALTIME_PATH,
  RealtimeChange,
} from '#contract/realtime.ts';
import {
  GameStateAnswer,
  gameStatePath,
  movePath,
  openRoundPath,
  RoundAnswer,
} from '#contract/rounds.ts';
import type { RpsMove } from '#games/rock-scissor-paper/shapes.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { pause } from '../../../platform/clock.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { credit } from '../../ledger/ledger.ts';
import { GAME, switchLive } from './testTable.ts';

let club: TestApp;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  club = await openTestApp();
  await switchLive(club.deps.store, true);
  await club.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await club.close();
});

/** A player with a page open: the calls, and the topics the page was told of. */
const visitor = async (uid: string, phone: string, address: string) => {
  const token = await registerPlayer(club, uid, phone);
  const socket = io(url + REALTIME_NAMESPACE, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
  });
  sockets.push(socket);
  const told: RealtimeChange[] = [];
  socket.on(REALTIME_EVENT, (input) => told.push(RealtimeChange.parse(input)));
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const state = async () =>
    GameStateAnswer.parse((await club.get(gameStatePath(GAME), token)).json());
  return {
    told,
    state,
    seek: async () => {
      const body = { requestId: randomUUID(), clientSeed: 'mine', bet: 500, mode: 'live' };
      return RoundAnswer.parse(
        (await club.post(openRoundPath(GAME), body, token, { address })).json(),
      );
    },
    move: async (move: RpsMove) => {
      const { round } = await state();
      const body = { requestId: randomUUID(), step: round?.step, move };
      const answer = await club.post(movePath(GAME, round?.id ?? ''), body, token);
      return RoundAnswer.parse(answer.json());
    },
    /** Waits until the page was told so many changes; the topics of them. */
    async topics(count: number) {
      while (told.length < count) await pause(20);
      return told.map(({ topic }) => topic);
    },
  };
};

test('[rps-live] a match is told over the sockets: found, thrown, and paid to who was not asking', async () => {
  const ani = await visitor('Merbau77', '+60123456787', '203.0.113.7');
  const budi = await visitor('Keruing1', '+60123456797', '203.0.113.8');
  const { store, clock } = club.deps;
  for (const { id } of await store.db.select({ id: players.id }).from(players))
    await store.transaction((tx) =>
      credit(tx, { playerId: id, type: 'FINDTHEODD', amount: 1_000, now: clock.now() }),
    );
  await ani.seek();
  await budi.seek();
  expect(await ani.topics(2)).toEqual(['coins', 'round']);
  expect(await budi.topics(2)).toEqual(['coins', 'round']);
  expect((await ani.state()).round?.view).toMatchObject({ phase: 'throwing', opponent: 'Ke***1' });

  // One hand in: nobody is told. The next change of Budi's page is about both.
  await ani.move({ kind: 'throw', hand: 'rock' });
  await budi.move({ kind: 'throw', hand: 'scissors' });
  expect(await ani.topics(3)).toEqual(['coins', 'round', 'round']);
  expect(budi.told).toHaveLength(2);

  await budi.move({ kind: 'throw', hand: 'scissors' });
  await ani.move({ kind: 'throw', hand: 'rock' });
  // Ani has it in the answer, and the coins; Budi is told of the match, with the coins as they are.
  expect(await ani.topics(4)).toEqual(['coins', 'round', 'round', 'coins']);
  expect(await budi.topics(3)).toEqual(['coins', 'round', 'round']);
  expect(ani.told.at(-1)?.coin).toMatchObject({ balance: 1_470, pending: 0 });
  expect(budi.told.at(-1)?.coin).toMatchObject({ balance: 500, pending: 0 });
  expect(ani.told.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect((await budi.state()).coin).toEqual(budi.told.at(-1)?.coin);
});
