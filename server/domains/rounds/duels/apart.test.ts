import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { players } from '../../../platform/store/schema/players.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { sightings } from '../../../platform/store/schema/sightings.ts';
import { suspicions } from '../../../platform/store/schema/suspicions.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { forgetSightings, KNOWN_MS, noteSighting } from '../../sightings/sightings.ts';
import type { RoundDeps } from '../deps.ts';
import { sweepRounds } from '../settle/settle.ts';
import { NOW } from '../testSeat.ts';
import { apartAmong, REMATCH_MS, sameHands } from './apart.ts';
import { clearTable, type Seated, seat, serverOn, switchLive } from './testTable.ts';

oneStore('who does not meet', (store) => {
  beforeAll(() => switchLive(store(), true));
  afterEach(async () => {
    await clearTable(store());
    await store().db.delete(sightings);
    await store().db.delete(suspicions);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  /** Somebody at the table, seen on a device and at an address. */
  const from = async (deps: RoundDeps, device: string, address: string, now = NOW) => {
    const player = await seat(deps);
    const { playerId } = player;
    await noteSighting(store().db, { playerId, caller: { device, address } }, now);
    return player;
  };
  const isMet = async (each: Seated, now = NOW) =>
    (await each.state(now)).round?.view.phase === 'throwing';
  /** All give up what they still play or look for: nothing is left to run out. */
  const leave = async (people: readonly Seated[], now: number) => {
    for (const each of people)
      if ((await each.state(now)).round) await each.move({ kind: 'quit' }, now);
  };
  const noted = async () => {
    const rows = await store().db.select().from(suspicions);
    return rows.map(({ playerId, kind, seen }) => ({ playerId, kind, seen }));
  };

  test.each([
    ['device', ['phone', 'home'], ['phone', 'cafe'], /on the same device\. They were not matched/],
    ['address', ['phone', 'home'], ['tablet', 'home'], /at the same network address\. They/],
  ] as const)(
    '[rps-live] two on one %s look on; the next to come meets the first, and an operator hears of it',
    async (_what, one, two, said) => {
      const server = serverOn(store());
      const [ani, budi] = [await from(server, one[0], one[1]), await from(server, two[0], two[1])];
      await ani.seek();
      await budi.seek();
      for (let look = 0; look < 3; look += 1) await sweepRounds(server, NOW);
      expect([await isMet(ani), await isMet(budi)]).toEqual([false, false]);
      expect(await noted()).toEqual(
        [ani, budi].map(({ playerId }) => ({
          playerId,
          kind: 'same-hands',
          seen: expect.stringMatching(said),
        })),
      );
      const cik = await from(server, 'other', 'elsewhere');
      await cik.seek();
      expect([await isMet(ani), await isMet(budi), await isMet(cik)]).toEqual([true, false, true]);
    },
  );

  test('[rps-live] of a whole network that looks on an operator is told who, in few words', async () => {
    const { db } = store();
    const at = new Date(NOW);
    const network = Array.from({ length: 300 }, (_, n) => ({
      uid: `Network${n}`,
      uidLower: `network${n}`,
      fullName: 'Aminah binti Yusof',
      phone: `+6014${1_000_000 + n}`,
      passwordHash: '',
      declaredOfAgeAt: at,
      createdAt: at,
    }));
    const made = await db.insert(players).values(network).returning({ id: players.id });
    const ids = made.map(({ id }) => id);
    const seen = { kind: 'address', hash: 'carrier', registeredAt: null, seenAt: at } as const;
    await db.insert(sightings).values(ids.map((playerId) => ({ ...seen, playerId })));
    const apart = await apartAmong(db, ids, NOW);
    const told = await sameHands(db, apart, { game: 'rock-scissor-paper', bet: 1_00 });
    expect(told.map(({ playerId }) => playerId).sort((a, b) => a - b)).toEqual(ids);
    for (const { seen: words } of told) {
      expect(words.match(/Network\d+ at the same network address/g)).toHaveLength(10);
      expect(words).toContain(', 289 more. They were not matched.');
    }
  });

  test('[rps-live] an account of the same phone is known by it after a month of other phones', async () => {
    const server = serverOn(store());
    const [ani, budi] = [await from(server, 'phone', 'a'), await from(server, 'phone', 'b')];
    const caller = { device: 'new', address: 'c' };
    await noteSighting(store().db, { playerId: budi.playerId, caller }, NOW);
    await forgetSightings(store().db, NOW + KNOWN_MS.device);
    await ani.seek(500, NOW + KNOWN_MS.device);
    await budi.seek(500, NOW + KNOWN_MS.device);
    expect(await isMet(ani, NOW + KNOWN_MS.device)).toBe(false);
    await leave([ani, budi], NOW + KNOWN_MS.device);
  });

  test('[rps-live] an address is forgotten after a day, a device after a month: its next user is another', async () => {
    const server = serverOn(store());
    const [ani, budi] = [await from(server, 'a', 'home'), await from(server, 'b', 'home')];
    const later = NOW + KNOWN_MS.address + 1;
    const kinds = async () => (await store().db.select().from(sightings)).map(({ kind }) => kind);
    await forgetSightings(store().db, later - 1);
    expect(await kinds()).toHaveLength(4);
    await forgetSightings(store().db, later);
    expect(await kinds()).toEqual(['device', 'device']);
    await ani.seek(500, later);
    await budi.seek(500, later);
    expect(await isMet(ani, later)).toBe(true);
    await leave([ani, budi], later);
    await forgetSightings(store().db, NOW + KNOWN_MS.device + 1);
    expect(await kinds()).toEqual([]);
  });

  test('[rps-live] who looks on for days is known as long as they look', async () => {
    const server = serverOn(store());
    const ani = await from(server, 'a', 'home');
    await ani.seek();
    await forgetSightings(store().db, NOW + 2 * KNOWN_MS.device);
    const budi = await from(server, 'b', 'home');
    await budi.seek();
    expect([await isMet(ani), await isMet(budi)]).toEqual([false, false]);
  });

  test('[rps-live] the same two meet once in 24 hours, whatever the match became and whatever they bet', async () => {
    const server = serverOn(store());
    const [ani, budi] = [await from(server, 'a', 'a'), await from(server, 'b', 'b')];
    await ani.seek();
    await budi.seek();
    await budi.state();
    await budi.move({ kind: 'quit' });
    for (const bet of [500, 1000]) {
      const now = NOW + REMATCH_MS - 1;
      await ani.seek(bet, now);
      await budi.seek(bet, now);
      await sweepRounds(server, now);
      expect([await isMet(ani, now), await isMet(budi, now)]).toEqual([false, false]);
      await leave([ani, budi], now);
    }
    await ani.seek(500, NOW + REMATCH_MS);
    await budi.seek(500, NOW + REMATCH_MS);
    expect(await isMet(ani, NOW + REMATCH_MS)).toBe(true);
    await leave([ani, budi], NOW + REMATCH_MS);
    expect(await noted()).toEqual([]);
  });

  test('[rps-live] whoever comes from wherever: no two of a place or of the last day meet, all others do', async () => {
    const place = fc.record({ device: fc.nat(4).map(String), address: fc.nat(4).map(String) });
    let evening = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(place, { minLength: 2, maxLength: 8 }),
        fc.array(fc.nat(7), { minLength: 4, maxLength: 24 }),
        async (places, comers) => {
          evening += 1;
          const servers = [serverOn(store()), serverOn(store())];
          const people: Seated[] = [];
          for (const { device, address } of places)
            people.push(
              await from(servers[0] as RoundDeps, `${evening} ${device}`, `${evening} ${address}`),
            );
          const isKept = (one: number, other: number) =>
            places[one]?.device === places[other]?.device ||
            places[one]?.address === places[other]?.address;
          const met = new Set<string>();
          const idOf = new Map(people.map(({ playerId }, at) => [playerId, at]));
          const open = and(eq(rounds.status, 'open'), isNotNull(rounds.duelId));
          // Some come at once at two servers; then all leave, and some come again.
          for (let at = 0; at < comers.length; at += 6) {
            const here = [...new Set(comers.slice(at, at + 6).map((each) => each % people.length))];
            await Promise.all(
              here.map((each, turn) =>
                people[each]?.seek(500, NOW, randomUUID(), servers[turn % 2] as RoundDeps),
              ),
            );
            await sweepRounds(servers[1] as RoundDeps, NOW);
            const seated = await store().db.select().from(rounds).where(open);
            const pairs = Map.groupBy(seated, ({ duelId }) => duelId);
            for (const sides of pairs.values()) {
              const [one = -1, other = -1] = sides
                .map(({ playerId }) => idOf.get(playerId) ?? -1)
                .sort((a, b) => a - b);
              expect(isKept(one, other)).toBe(false);
              expect(met.has(`${one} ${other}`)).toBe(false);
              met.add(`${one} ${other}`);
            }
            const playing = new Set(seated.map(({ playerId }) => idOf.get(playerId)));
            const left = here.filter((each) => !playing.has(each)).sort((a, b) => a - b);
            for (const one of left)
              for (const other of left)
                if (one < other)
                  expect(isKept(one, other) || met.has(`${one} ${other}`)).toBe(true);
            await leave(people, NOW);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
