import { hash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EDATA_HEADER } from '#contract/envelope.ts';
import {
  type From,
  openTestApp,
  sealed,
  type TestApp,
  tryToRegister,
} from '../../edges/testApp.ts';
import { addressKey } from '../../platform/limits/address.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { players } from '../../platform/store/schema/players.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { NOTED } from './budgets.ts';

const HOUR = 60 * 60 * 1000;
const DEVICE = 'AAAAAAAAAAAAAAAAAAAAAA';
let people = 0;

oneStore('accounts made in one place', (store) => {
  let club: TestApp;
  /** What the place of a test is made of: no test meets another's. */
  let place = 0;
  beforeEach(async () => {
    place += 1;
    club = await openTestApp({ store: store() });
  });
  afterEach(() => club.close());

  const home = (): string => `203.0.113.${place}`;
  const device = (number: number): string => `${DEVICE}${place * 100 + number}`.slice(-22);
  const join = async (from: From, via = club) => {
    people += 1;
    const number = String(people).padStart(4, '0');
    const person = { uid: `Jati${number}`, phone: `+6012345${number}` };
    const answer = await tryToRegister(via, person, from);
    const { message, seconds } = answer.json<{ message?: string; seconds?: number }>();
    return { uid: person.uid, status: answer.statusCode, message, seconds, answer };
  };
  const statuses = (list: readonly { status: number }[], status: number) =>
    list.filter((each) => each.status === status).length;
  const noted = (kind: (typeof suspicions.$inferSelect)['kind']) =>
    store()
      .db.select({ uid: players.uid, seen: suspicions.seen })
      .from(suspicions)
      .innerJoin(players, eq(players.id, suspicions.playerId))
      .where(eq(suspicions.kind, kind))
      .orderBy(asc(suspicions.id));

  test('a program gets twelve accounts an hour and forty a day out of an address, at once, over two servers, after a restart', async () => {
    const second = await openTestApp({ store: store() });
    const flood = async () => {
      const tries = Array.from({ length: 30 }, (_, at) =>
        join({ address: home() }, at % 2 === 0 ? club : second),
      );
      return Promise.all(tries);
    };
    const first = await flood();
    await second.close();
    expect([statuses(first, 200), statuses(first, 429)]).toEqual([12, 18]);
    const restarted = await openTestApp({ store: store() });
    expect(await join({ address: home() }, restarted)).toMatchObject({
      status: 429,
      message: 'msg.tooFrequent',
      seconds: HOUR / 1000,
    });
    await restarted.close();
    let made = 12;
    for (let hour = 1; hour < 24; hour += 1) {
      club.deps.clock.advance(HOUR);
      while ((await join({ address: home() })).status === 200) made += 1;
    }
    expect(made).toBe(40);
    club.deps.clock.advance(HOUR);
    expect((await join({ address: home() })).status).toBe(200);
    expect((await noted('accounts-at-address')).length).toBeGreaterThanOrEqual(
      40 - NOTED.address + 1,
    );
  });

  test('one device makes five accounts a day, wherever it is carried; from the fourth an operator looks', async () => {
    const phone = device(1);
    const uids: string[] = [];
    for (let trip = 0; trip < 5; trip += 1) {
      const joined = await join({ address: `198.51.${place}.${trip}`, device: phone });
      expect(joined.status).toBe(200);
      uids.push(joined.uid);
    }
    const next = await join({ address: `198.51.${place}.9`, device: phone });
    expect(next).toMatchObject({ status: 429, message: 'msg.tooFrequent' });
    // Refused before a code was sent for nothing.
    expect(club.sent.some(({ phone: to }) => to.endsWith(next.uid.slice(-4)))).toBe(false);
    expect(await noted('accounts-on-device')).toEqual([
      {
        uid: uids[3],
        seen: `4 accounts were made on one device in 30 days: ${uids.slice(0, 4).reverse().join(', ')}.`,
      },
      {
        uid: uids[4],
        seen: `5 accounts were made on one device in 30 days: ${uids.slice(0, 5).reverse().join(', ')}.`,
      },
    ]);
  });

  test('a family with one tablet, and a cafe with one address, meet nothing', async () => {
    for (let member = 0; member < NOTED.device - 1; member += 1)
      expect((await join({ address: home(), device: device(1) })).status).toBe(200);
    for (let guest = 0; guest < NOTED.address - NOTED.device; guest += 1)
      expect((await join({ address: home(), device: device(2 + guest) })).status).toBe(200);
    const uids = new Set(
      (await store().db.select({ uid: players.uid }).from(players).orderBy(asc(players.id)))
        .map(({ uid }) => uid)
        .slice(-(NOTED.address - 1)),
    );
    const all = [...(await noted('accounts-on-device')), ...(await noted('accounts-at-address'))];
    expect(all.filter(({ uid }) => uids.has(uid))).toEqual([]);
  });

  test('a wrong code, a taken UID and a refused try cost nothing of the budget', async () => {
    const from = { address: home(), device: device(1) };
    const { uid } = await join(from);
    for (let tried = 0; tried < 20; tried += 1)
      await club.post('register/uid', { uid }, undefined, from);
    for (let made = 1; made < 5; made += 1) expect((await join(from)).status).toBe(200);
  });

  test('a device is given a name of its own that no script reads; what is kept are hashes', async () => {
    const ask = { phone: '+60123459999', language: 'en' };
    const { headers } = await club.post('register/otp', ask, undefined, { address: home() });
    const [, name] =
      /^device=([\w-]{22}); Max-Age=31536000; Path=\/api\/; HttpOnly; SameSite=Strict$/.exec(
        String(headers['set-cookie']),
      ) ?? [];
    expect(name).toBeDefined();
    const joined = await join({ address: home(), device: name ?? '' });
    expect(joined.answer.headers['set-cookie']).toBeUndefined();
    const kept = await store()
      .db.select({ kind: sightings.kind, hash: sightings.hash })
      .from(sightings)
      .innerJoin(players, eq(players.id, sightings.playerId))
      .where(eq(players.uid, joined.uid))
      .orderBy(sightings.kind);
    expect(kept).toEqual([
      { kind: 'address', hash: keyedHash(testCipher, addressKey(home())) },
      { kind: 'device', hash: hash('sha256', name ?? '', 'base64url') },
    ]);
    // Nobody finds the address by trying them all.
    expect(kept[0]?.hash).not.toBe(hash('sha256', addressKey(home()), 'base64url'));
    // What is no name of ours is replaced.
    const odd = await club.post('register/otp', ask, undefined, { device: "x' or 1=1" });
    expect(odd.headers['set-cookie']).toMatch(/^device=[\w-]{22};/);
  });

  test('behind TLS the name of a device is one that no subdomain can set', async () => {
    const env = { TRUST_PROXY: 'loopback' };
    const own = await openTestApp({ store: store(), env });
    const ask = (cookie: string) =>
      own.app.inject({
        method: 'POST',
        url: '/api/register/otp',
        headers: { 'x-forwarded-proto': 'https', [EDATA_HEADER]: 'true', cookie },
        payload: sealed({ phone: '+60123459998', language: 'en' }),
      });
    const { headers } = await ask(`device=${device(3)}`);
    const [, name] =
      /^__Host-device=([\w-]{22}); Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/.exec(
        String(headers['set-cookie']),
      ) ?? [];
    expect(name).toBeDefined();
    expect((await ask(`__Host-device=${name}`)).headers['set-cookie']).toBeUndefined();
    await own.close();
  });
});
