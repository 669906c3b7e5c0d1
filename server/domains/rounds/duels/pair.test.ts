import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { gameFlags } from '../../../platform/store/schema/games.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { oneStore, openTestStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import type { RoundDeps } from '../deps.ts';
import { sweepRounds } from '../settle/settle.ts';
import { NOW, refusal } from '../testSeat.ts';
import { insertTuning } from '../testTuning.ts';
import {
  clearTable,
  GAME,
  handOf,
  type Seated,
  seat,
  serverOn,
  switchLive,
  throwBoth,
} from './testTable.ts';

const { seekMs, decideMs } = rpsTuning.defaults;
const over = (now: number, ms: number) => now + ms + MOVE_GRACE_MS + 1;

const phaseOf = async (each: Seated, now = NOW) => {
  const { round, last } = await each.state(now);
  return (round ?? last)?.view.phase;
};
const phases = (list: readonly Seated[], now = NOW) =>
  Promise.all(list.map((each) => phaseOf(each, now)));

/** A server whose process dies between opening a round and looking for an opponent. */
const withoutPairing = ({ live, ...rest }: RoundDeps): RoundDeps =>
  live ? { ...rest, live: { ...live, seeking: async () => {} } } : rest;

oneStore('looking for an opponent', (store) => {
  beforeAll(() => switchLive(store(), true));
  afterEach(async () => {
    await clearTable(store());
    await switchLive(store(), true);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('[rps-live] two who bet the same meet at once, and are told of it; the first is told by a broadcast', async () => {
    const server = serverOn(store());
    const [ani, budi] = [await seat(server), await seat(server)];
    const sought = await ani.seek(500);
    expect(sought.events).toEqual([{ kind: 'sought' }]);
    expect(sought.round).toMatchObject({ mode: 'live', bet: 500, deadlineAt: NOW + seekMs });
    expect(sought.round.view).toMatchObject({ phase: 'seeking', isLive: true });
    server.changes.length = 0;
    await budi.seek(500);
    expect(server.changes.map(({ playerId, topic }) => `${playerId} ${topic}`)).toEqual([
      `${budi.playerId} coins`,
      `${ani.playerId} round`,
      `${budi.playerId} round`,
    ]);
    const names = await store()
      .db.select({ id: players.id, uid: players.uid })
      .from(players)
      .where(eq(players.id, budi.playerId));
    const opponent = (await ani.state()).round?.view.opponent;
    expect(opponent).toMatch(/^te\*\*\*.$/);
    expect(opponent).not.toBe(names[0]?.uid);
    expect(await phases([ani, budi])).toEqual(['throwing', 'throwing']);
  });

  test('[rps-live] other bets, other numbers and other games do not meet', async () => {
    const server = serverOn(store());
    const [ani, budi, cik] = [await seat(server), await seat(server), await seat(server)];
    await ani.seek(500);
    await budi.seek(1000);
    await insertTuning(store().db, GAME, rpsTuning.version + 1, rpsTuning.defaults);
    await cik.seek(500);
    expect(await sweepRounds(server, NOW)).toBe(0);
    expect(await phases([ani, budi, cik])).toEqual(['seeking', 'seeking', 'seeking']);
  });

  test('[rps-live] no other bets are taken than the fixed ones: none is a sign for two to meet', async () => {
    const ani = await seat(serverOn(store()));
    for (const bet of [1, 99, 101, 4_99, 5_01, 10_01, 50_00])
      expect(await refusal(ani.seek(bet))).toBe('400 msg.invalidRequest (bet)');
    expect(await ani.coins()).toEqual({ available: 100_00, pending: 0 });
    for (const bet of rpsTuning.defaults.liveBets) {
      await ani.seek(bet);
      await ani.move({ kind: 'quit' });
    }
  });

  test('nobody meets themselves, whatever is repeated or opened at once', async () => {
    const server = serverOn(store());
    const ani = await seat(server);
    const requestId = randomUUID();
    const tries = await Promise.all([
      ...Array.from({ length: 8 }, () => refusal(ani.seek(500, NOW, requestId))),
      ...Array.from({ length: 8 }, () => refusal(ani.seek(500))),
    ]);
    expect(new Set(tries)).toEqual(new Set([null, '409 msg.roundOpen']));
    await sweepRounds(server, NOW);
    expect(await phaseOf(ani)).toBe('seeking');
    expect(await ani.coins()).toEqual({ available: 95_00, pending: 500 });
  });

  test('who has looked longest meets first', async () => {
    const server = serverOn(store());
    const list = [await seat(server), await seat(server), await seat(server)];
    const alone = withoutPairing(server);
    for (const each of list) await each.seek(500, NOW, randomUUID(), alone);
    await sweepRounds(server, NOW);
    expect(await phases(list)).toEqual(['throwing', 'throwing', 'seeking']);
  });

  test('[rps-live] nobody in 15 s: the house is offered, or to look on; the bet stays what it is', async () => {
    const server = serverOn(store());
    const ani = await seat(server);
    await ani.seek(500);
    const alone = over(NOW, seekMs);
    expect(await phaseOf(ani, alone - 1)).toBe('seeking');
    expect(await phaseOf(ani, alone)).toBe('alone');
    expect((await ani.move({ kind: 'wait' }, alone)).events).toEqual([{ kind: 'sought' }]);
    const again = over(alone, seekMs);
    expect(await phaseOf(ani, again)).toBe('alone');
    const begun = await ani.move({ kind: 'house' }, again);
    expect(begun.events).toEqual([{ kind: 'began', opponent: null }]);
    expect(begun.round.view).toMatchObject({ phase: 'throwing', isLive: false });
    expect(await ani.coins(again)).toEqual({ available: 95_00, pending: 500 });
    // Against the house nobody drops in any more.
    const budi = await seat(server);
    await budi.seek(500, again);
    await sweepRounds(server, again);
    expect(await phaseOf(budi, again)).toBe('seeking');
    await ani.move(handOf('rock'), again);
  });

  test('[rps-live] leaving the search gives the bet back', async () => {
    const server = serverOn(store());
    const [ani, budi] = [await seat(server), await seat(server)];
    await ani.seek(500);
    const left = await ani.move({ kind: 'quit' });
    expect(left.events).toMatchObject([{ kind: 'ended', why: 'void' }]);
    expect(left.round.status).toBe('voided');
    expect(await ani.coins()).toEqual({ available: 100_00, pending: 0 });
    await budi.seek(500);
    expect(await phaseOf(budi)).toBe('seeking');
  });

  test('a search nobody looks after is over at last, and the bet is back', async () => {
    const server = serverOn(store());
    const ani = await seat(server);
    await ani.seek(500);
    const alone = over(NOW, seekMs);
    expect(await sweepRounds(server, alone)).toBe(1);
    expect(await sweepRounds(server, over(alone, decideMs))).toBe(1);
    expect(await ani.coins()).toEqual({ available: 100_00, pending: 0 });
  });

  test('who was found alone is still found by the next to come, until they have decided', async () => {
    const server = serverOn(store());
    const [ani, budi, cik] = [await seat(server), await seat(server), await seat(server)];
    await ani.seek(500);
    const alone = over(NOW, seekMs);
    await ani.state(alone);
    await budi.seek(500, alone);
    expect(await phases([ani, budi], alone)).toEqual(['throwing', 'throwing']);
    // The offer was overtaken by the match: the house is not played any more.
    expect(await refusal(ani.move({ kind: 'wait' }, alone))).toBe('409 msg.invalidRequest');
    await cik.seek(500, alone);
    expect(await phaseOf(cik, over(alone, seekMs))).toBe('alone');
  });

  test('[rps-live] switched off, no live round is opened, no match made, and one under way is played on', async () => {
    const server = serverOn(store());
    const [ani, budi, cik, dol] = [
      await seat(server),
      await seat(server),
      await seat(server),
      await seat(server),
    ];
    await ani.seek(500);
    await budi.seek(500);
    await cik.seek(1000);
    await switchLive(store(), false);
    expect(await refusal(dol.seek(1000))).toBe('409 msg.invalidRequest');
    expect(await dol.state()).toMatchObject({ isLive: false, round: null });
    const throwing = await throwBoth([ani, budi], ['rock', 'scissors']);
    expect(throwing.events[0]).toMatchObject({ result: 'lose' });
    await switchLive(store(), true);
    await dol.seek(1000, NOW, randomUUID(), withoutPairing(server));
    await store().db.update(gameFlags).set({ maintenance: true });
    await sweepRounds(server, NOW);
    const waiting = await store()
      .db.select({ step: rounds.step })
      .from(rounds)
      .where(and(eq(rounds.bet, 1000), eq(rounds.status, 'open')));
    expect(waiting).toEqual([{ step: 0 }, { step: 0 }]);
  });

  test('a server that stops before it has looked leaves nobody waiting: the next sweep pairs', async () => {
    const server = serverOn(store());
    const dying = withoutPairing(server);
    const [ani, budi] = [await seat(server), await seat(server)];
    await ani.seek(500, NOW, randomUUID(), dying);
    await budi.seek(500, NOW, randomUUID(), dying);
    expect(await phases([ani, budi])).toEqual(['seeking', 'seeking']);
    await sweepRounds(serverOn(store()), NOW);
    expect(await phases([ani, budi])).toEqual(['throwing', 'throwing']);
  });

  test('[rps-live] forty who come at once at two servers are all paired, each with one other', async () => {
    const servers = [serverOn(store()), serverOn(store())];
    const list: Seated[] = [];
    for (let made = 0; made < 40; made += 1) list.push(await seat(servers[made % 2] as RoundDeps));
    await Promise.all(list.map((each, index) => each.seek(index < 20 ? 500 : 1000)));
    const seated = await store()
      .db.select({ bet: rounds.bet, duelId: rounds.duelId, seat: rounds.seat })
      .from(rounds)
      .where(eq(rounds.status, 'open'))
      .orderBy(asc(rounds.duelId), asc(rounds.seat));
    expect(seated).toHaveLength(40);
    for (let at = 0; at < 40; at += 2) {
      const [first, second] = [seated[at], seated[at + 1]];
      expect(first?.duelId).not.toBeNull();
      expect(second).toEqual({ bet: first?.bet, duelId: first?.duelId, seat: 1 });
      expect(first?.seat).toBe(0);
      expect(seated.filter(({ duelId }) => duelId === first?.duelId)).toHaveLength(2);
    }
  });

  test('seekers who come, leave and look on at once end in a match or with their bet', async () => {
    const server = serverOn(store());
    const list: Seated[] = [];
    for (let made = 0; made < 16; made += 1) list.push(await seat(server));
    await Promise.all(
      list.map(async (each, index) => {
        await each.seek(500);
        if (index % 4 === 0) await refusal(each.move({ kind: 'quit' }));
        if (index % 4 === 1) await refusal(each.move({ kind: 'house' }));
      }),
    );
    await sweepRounds(server, NOW);
    const found = await phases(list);
    // At most one is left over to look on.
    expect(found.filter((phase) => phase === 'seeking').length).toBeLessThan(2);
    for (const each of list) {
      const { available, pending } = await each.coins();
      expect(available + pending).toBe(100_00);
    }
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  '[rps-live] two processes on one PostgreSQL: a match is made at one and played at both',
  async () => {
    const store = await openTestStore('postgres');
    try {
      await switchLive(store, true);
      const [here, there] = [serverOn(store), serverOn(store)];
      const both = [await seat(here), await seat(there)] as const;
      for (const each of both) await each.seek(500);
      await throwBoth(both, ['rock', 'scissors']);
      // Each server tells its own sockets; whoever moved last told the other's player.
      expect(there.changes).toContainEqual(
        expect.objectContaining({ playerId: both[0].playerId, topic: 'round' }),
      );
      const end = await throwBoth(both, ['rock', 'scissors']);
      expect(end.events.at(-1)).toMatchObject({ kind: 'ended', why: 'lost' });
      expect(await both[0].coins()).toEqual({ available: 104_70, pending: 0 });
      expect((await checkLedger(store)).problems).toEqual([]);
    } finally {
      await store.close();
    }
  },
);
