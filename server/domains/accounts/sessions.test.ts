import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { otps, players, sessions } from '../../platform/store/schema/players.ts';
import { dummyHash, hashPassword } from './passwords.ts';

let club: TestApp;
beforeAll(async () => {
  club = await openTestApp();
});
afterAll(() => club.close());

let next = 1000;
const newPhone = () => `+601234${next++}7`;

test('a session goes on while it is used, and ends 90 days after its login all the same', async () => {
  const token = await registerPlayer(club, 'Penyu77x', newPhone());
  for (const days of [29, 29, 29, 2]) {
    club.deps.clock.advance(days * 24 * 60 * 60_000);
    expect((await club.get('player', token)).statusCode).toBe(200);
  }
  club.deps.clock.advance(24 * 60 * 60_000);
  expect((await club.get('player', token)).json()).toMatchObject({ message: 'msg.sessionExpired' });
});

describe('sessions', () => {
  test('a login by UID in any case and password opens a session, logout ends it', async () => {
    await registerPlayer(club, 'Nyatoh42', newPhone());
    const answer = await club.post('login', { uid: 'nyatoh42', password: 'secret12' });
    expect(answer.json()).toMatchObject({ uid: 'Nyatoh42', fullName: 'Aminah binti Yusof' });
    const { token } = answer.json<{ token: string }>();
    expect((await club.get('player', token)).statusCode).toBe(200);
    expect((await club.post('logout', undefined, token)).statusCode).toBe(200);
    expect((await club.post('logout', undefined, token)).statusCode).toBe(200);
    expect((await club.get('player', token)).json()).toEqual({
      message: 'msg.sessionExpired',
      typ: 'refresh',
    });
    expect((await club.post('player/login', { token })).json()).toEqual({
      message: 'msg.invalidToken',
      typ: 'login',
    });
  });

  test('[call-login-token] a link’s token is traded once for a session of its own, however often it comes', async () => {
    await registerPlayer(club, 'Nyatoh43', newPhone());
    const login = await club.post('login', { uid: 'Nyatoh43', password: 'secret12' });
    const { token, ...who } = login.json<{ token: string }>();
    const uses = await Promise.all(
      Array.from({ length: 5 }, () => club.post('player/login', { token })),
    );
    const [traded, ...late] = uses.sort((one, other) => one.statusCode - other.statusCode);
    const fresh = traded?.json();
    expect(fresh).toEqual({ ...who, token: expect.not.stringMatching(token) });
    for (const use of late)
      expect([use.statusCode, use.json()]).toEqual([
        400,
        { message: 'msg.invalidToken', typ: 'login' },
      ]);
    // Where the link's session was in use, one is told why it is over.
    expect((await club.get('player', token)).json()).toMatchObject({ message: 'msg.otherDevice' });
    expect((await club.get('player', fresh.token)).statusCode).toBe(200);
  });

  test('a wrong password and an unknown UID are answered the same, after the same work', async () => {
    await registerPlayer(club, 'Balau555', newPhone());
    // What hashing costs is all that would tell them apart: the work is counted, since times are noisy.
    let hashes = 0;
    const counter = createHook({
      init(_id, type) {
        if (type === 'ARGON2REQUEST') hashes += 1;
      },
    });
    const tried = async (uid: string) => {
      hashes = 0;
      const answer = await club.post('login', { uid, password: 'wrong123' });
      return { hashes, said: [answer.statusCode, answer.json()] };
    };
    // The first unknown UID brings the hash that all of them are compared with.
    await tried('Nobody01');
    counter.enable();
    for (const uid of ['Balau555', 'Nobody02', 'Balau555', 'Nobody03'])
      expect(await tried(uid)).toEqual({
        hashes: 1,
        said: [400, { message: 'msg.wrongLogin', typ: 'login' }],
      });
    counter.disable();
  });

  test('what an unknown UID’s password is compared with costs as much as a player’s', async () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4);
    expect(costOf(await dummyHash())).toEqual(costOf(await hashPassword('secret12')));
  });

  test('a second login takes the place of the first, which is told so', async () => {
    const first = await registerPlayer(club, 'Kapur123', newPhone());
    const login = await club.post('login', { uid: 'Kapur123', password: 'secret12' });
    expect((await club.get('player', login.json().token)).statusCode).toBe(200);
    expect((await club.get('player', first)).json()).toEqual({
      message: 'msg.otherDevice',
      typ: 'refresh',
    });
  });

  test('of logins at the same time, each on a device of its own, one session stays', async () => {
    const uid = 'Kapur124';
    await registerPlayer(club, uid, newPhone());
    const logIn = async (n: number) => {
      const from = { address: `10.7.7.${n}` };
      const answer = await club.post('login', { uid, password: 'secret12' }, undefined, from);
      return answer.json<{ token: string }>().token;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      const tokens = await Promise.all([1, 2, 3, 4].map(logIn));
      const answers = await Promise.all(tokens.map((token) => club.get('player', token)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  test('a session that is used stays, one left alone for a month is over', async () => {
    const token = await registerPlayer(club, 'Sena1234', newPhone());
    const days = (n: number) => club.deps.clock.advance(n * 86_400_000);
    days(29);
    expect((await club.get('player', token)).statusCode).toBe(200);
    days(29);
    expect((await club.get('player', token)).statusCode).toBe(200);
    days(31);
    expect((await club.get('player', token)).statusCode).toBe(401);
  });

  test('neither tokens, passwords nor codes are kept, nor anything of them logged', async () => {
    const phone = newPhone();
    const token = await registerPlayer(club, 'Tualang9', phone);
    const { db } = club.deps.store;
    const kept = JSON.stringify([
      await db.select().from(sessions),
      await db.select().from(otps),
      await db.select({ hash: players.passwordHash }).from(players),
    ]);
    const code = club.sent.at(-1)?.code ?? '';
    for (const secret of [token, 'secret12', `"${code}"`]) expect(kept).not.toContain(secret);
    const logged = club.logged.join('\n');
    for (const secret of [token, 'secret12', `"${code}"`, phone])
      expect(logged).not.toContain(secret);
  });

  test('an operator has no place among players', async () => {
    const token = await registerPlayer(club, 'Gaharu01', newPhone());
    await club.deps.store.db.update(players).set({ role: 'operator' });
    expect((await club.get('player', token)).json()).toEqual({
      message: 'msg.invalidRole',
      typ: 'refresh',
    });
    await club.deps.store.db.update(players).set({ role: 'player' });
  });

  test('the eleventh wrong login of a UID must wait', async () => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) {
      answers.push(await club.post('login', { uid: 'Victim01', password: 'wrong123' }));
    }
    expect(answers.map((answer) => answer.statusCode)).toEqual([...Array(10).fill(400), 429]);
    expect(answers[10]?.json()).toMatchObject({ message: 'msg.tooFrequent', typ: 'login' });
    expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
