import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OTP_MINUTES } from '#contract/session.ts';
import { otps, players, sessions } from '../store/schema/players.ts';
import { openTestApp, registerPlayer, type TestApp } from '../testApp.ts';

let club: TestApp;
beforeAll(async () => {
  club = await openTestApp();
});
afterAll(() => club.close());

let next = 1000;
const newPhone = () => `+601234${next++}7`;

const askCode = async (phone: string) => {
  const answer = await club.post('register/otp', { phone, language: 'ms' });
  const { otpId } = answer.json<{ otpId: string }>();
  return { otpId, otp: club.sent.at(-1)?.code ?? '' };
};

const form = (values: Record<string, unknown>) => ({
  fullName: "Tan Mei-Ling a/p O'Brien",
  password: 'secret12',
  terms: true,
  language: 'zh',
  ...values,
});

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

test('a session goes on while it is used, and ends 90 days after its login all the same', async () => {
  const token = await registerPlayer(club, 'Penyu77x', newPhone());
  for (const days of [29, 29, 29, 2]) {
    club.deps.clock.advance(days * 24 * 60 * 60_000);
    expect((await club.get('player', token)).statusCode).toBe(200);
  }
  club.deps.clock.advance(24 * 60 * 60_000);
  expect((await club.get('player', token)).json()).toMatchObject({ message: 'msg.sessionExpired' });
});

describe('UID', () => {
  test('[register-uid-check] a free UID is available, a taken one is not, in whatever case', async () => {
    const free = await club.post('register/uid', { uid: 'Merbau77' });
    expect([free.statusCode, free.json()]).toEqual([200, { message: 'msg.uidAvailable' }]);
    await registerPlayer(club, 'Merbau77', newPhone());
    const taken = await club.post('register/uid', { uid: 'mERBAU77' });
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      { message: 'msg.accountExists', typ: 'uid', field: 'uid' },
    ]);
  });

  test.each(['a1b2c', 'a1b2c3d4e5f6g7h8', 'abcdef', '1abcdef', 'abc 123', 'äbc1234', '', 7, null])(
    '[valid-uid] %j is refused by the check, the registration and the login',
    async (uid) => {
      const invalid = { message: 'msg.invalidUid', field: 'uid' };
      expect((await club.post('register/uid', { uid })).json()).toEqual({ ...invalid, typ: 'uid' });
      const otp = { phone: newPhone(), otpId: crypto.randomUUID(), otp: '123456' };
      expect((await club.post('register', form({ ...otp, uid }))).json()).toEqual({
        ...invalid,
        typ: 'register',
      });
      expect((await club.post('login', { uid, password: 'x' })).json()).toMatchObject(invalid);
    },
  );

  test('[register-uid-check] of many that register one UID at once, one gets it', async () => {
    const forms = [];
    for (let i = 0; i < 6; i += 1) {
      const phone = newPhone();
      forms.push(form({ uid: i % 2 ? 'Rotan123' : 'rOTAN123', phone, ...(await askCode(phone)) }));
    }
    const answers = await Promise.all(forms.map((each) => club.post('register', each)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const rows = await club.deps.store.db.select().from(players);
    expect(rows.filter((row) => row.uidLower === 'rotan123')).toHaveLength(1);
  });
});

describe('registration', () => {
  test.each([
    ['ab1', 'msg.passwordTooShort'],
    ['abcdef', 'msg.passwordAlphanumeric'],
    ['123456', 'msg.passwordAlphanumeric'],
    ['abc 123', 'msg.passwordAlphanumeric'],
    ['abc12!', 'msg.passwordAlphanumeric'],
    ['abcdefgh12345678', 'msg.passwordTooLong'],
  ])('[valid-password] the password %j is refused with %s', async (password, message) => {
    const body = form({
      uid: 'Cengal11',
      password,
      phone: newPhone(),
      otpId: crypto.randomUUID(),
      otp: '123456',
    });
    const answer = await club.post('register', body);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message, typ: 'register', field: 'password' },
    ]);
  });

  test.each([false, undefined, 'true'])(
    '[valid-terms] terms %j are not accepted terms',
    async (terms) => {
      const body = form({
        uid: 'Cengal11',
        terms,
        phone: newPhone(),
        otpId: crypto.randomUUID(),
        otp: '123456',
      });
      expect((await club.post('register', body)).json()).toEqual({
        message: 'msg.acceptTerms',
        typ: 'register',
        field: 'terms',
      });
    },
  );

  test('[register-otp] a code goes to the phone in its language and opens the account once', async () => {
    const phone = newPhone();
    const asked = await club.post('register/otp', { phone, language: 'ms' });
    expect(asked.json()).toMatchObject({
      expiresAt: new Date(club.deps.clock.now() + OTP_MINUTES * 60_000).toISOString(),
      demoCode: club.sent.at(-1)?.code,
    });
    expect(club.sent.at(-1)).toMatchObject({ phone, language: 'ms', minutes: OTP_MINUTES });
    const code = { phone, otpId: asked.json().otpId, otp: club.sent.at(-1)?.code };
    const first = await club.post(
      'register',
      form({ uid: 'Keruing1', referrer: 'Merbau77', ...code }),
    );
    expect(first.json()).toMatchObject({ uid: 'Keruing1', tgBind: false });
    const again = await club.post('register', form({ uid: 'Keruing2', ...code }));
    expect(again.json()).toEqual({ message: 'msg.otpExpired', typ: 'register', field: 'otp' });
    club.deps.clock.advance(60_000);
    const other = { phone, ...(await askCode(phone)) };
    expect((await club.post('register', form({ uid: 'Keruing2', ...other }))).json()).toEqual({
      message: 'msg.phoneExists',
      typ: 'register',
      field: 'phone',
    });
  });

  test('[register-otp] [error-catalogue] of two registrations at once with one code one fails, whatever their UIDs', async () => {
    const phone = newPhone();
    const code = { phone, ...(await askCode(phone)) };
    const uids = ['Bintangor1', 'Bintangor2'];
    const answers = await Promise.all(
      uids.map((uid) => club.post('register', form({ uid, ...code }))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toEqual({
      message: 'msg.registerFailed',
      typ: 'register',
    });
    const rows = await club.deps.store.db.select().from(players);
    expect(rows.filter((row) => row.phone === phone)).toHaveLength(1);
  });

  test('[register-otp] [valid-rest] a wrong code says how many tries are left, then the code is over', async () => {
    const phone = newPhone();
    const { otpId, otp } = await askCode(phone);
    const attempt = (code: string) =>
      club.post('register', form({ uid: 'Meranti1', phone, otpId, otp: code }));
    for (const count of [4, 3, 2, 1, 0]) {
      const answer = await attempt(wrongCode(otp));
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'msg.invalidOtp', typ: 'register', field: 'otp', count },
      ]);
    }
    expect((await attempt(otp)).json()).toMatchObject({ message: 'msg.otpExpired' });
  });

  test('[register-otp] a code is bound to its phone and its request', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const { otpId, otp } = await askCode(phone);
    const stolen = await club.post('register', form({ uid: 'Meranti2', phone: other, otpId, otp }));
    expect(stolen.json()).toMatchObject({ message: 'msg.invalidOtp' });
    const guessed = form({ uid: 'Meranti2', phone, otpId: crypto.randomUUID(), otp });
    expect((await club.post('register', guessed)).json()).toMatchObject({
      message: 'msg.invalidOtp',
    });
    expect(
      (await club.post('register', form({ uid: 'Meranti2', phone, otpId, otp }))).statusCode,
    ).toBe(200);
  });

  test('[register-otp] [valid-rest] an expired code is refused with its own message', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    club.deps.clock.advance(OTP_MINUTES * 60_000);
    expect((await club.post('register', form({ uid: 'Meranti3', phone, ...code }))).json()).toEqual(
      {
        message: 'msg.otpExpired',
        typ: 'register',
        field: 'otp',
      },
    );
  });

  test('[register-otp] one code asked for twice at once goes out once, again after a minute', async () => {
    const phone = newPhone();
    const before = club.sent.length;
    const answers = await Promise.all(
      [1, 2, 3].map(() => club.post('register/otp', { phone, language: 'en' })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429, 429]);
    expect(club.sent.length).toBe(before + 1);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json()).toEqual({
      message: 'msg.tooFrequent',
      typ: 'otp',
      seconds: 60,
      params: ['60'],
    });
    club.deps.clock.advance(60_000);
    expect((await club.post('register/otp', { phone, language: 'en' })).statusCode).toBe(200);
  });

  test.each(['+60111', '+6099999999999', '0123456789', '+1234567890123456'])(
    '[register-otp] [valid-rest] %s is no phone number',
    async (phone) => {
      const answer = await club.post('register/otp', { phone, language: 'en' });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'msg.invalidPhone', typ: 'otp', field: 'phone' },
      ]);
    },
  );

  test('a gateway that fails is 503 and leaves nothing to wait for', async () => {
    const phone = newPhone();
    const fail = vi.spyOn(club.deps.sender, 'sendCode').mockRejectedValueOnce(new Error(phone));
    expect((await club.post('register/otp', { phone, language: 'en' })).statusCode).toBe(503);
    fail.mockRestore();
    expect((await club.post('register/otp', { phone, language: 'en' })).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  test('a login by UID in any case and password opens a session, logout ends it', async () => {
    await registerPlayer(club, 'Nyatoh42', newPhone());
    const answer = await club.post('login', { uid: 'nyatoh42', password: 'secret12' });
    expect(answer.json()).toMatchObject({ uid: 'Nyatoh42', fullName: 'Aminah binti Yusof' });
    const { token } = answer.json<{ token: string }>();
    expect((await club.get('player', token)).statusCode).toBe(200);
    const traded = await club.post('player/login', { token });
    expect(traded.json()).toEqual(answer.json());
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

  test('a wrong password and an unknown UID are answered the same, in the same time', async () => {
    await registerPlayer(club, 'Balau555', newPhone());
    const timed = async (uid: string) => {
      const start = performance.now();
      const answer = await club.post('login', { uid, password: 'wrong123' });
      return { ms: performance.now() - start, said: [answer.statusCode, answer.json()] };
    };
    await timed('Nobody01');
    // One after the other, so that a busy machine slows both alike.
    const known = [];
    const unknown = [];
    for (let pair = 0; pair < 9; pair += 1) {
      known.push(await timed('Balau555'));
      unknown.push(await timed('Nobody02'));
    }
    for (const { said } of [...known, ...unknown]) {
      expect(said).toEqual([400, { message: 'msg.wrongLogin', typ: 'login' }]);
    }
    const fastest = (tries: { ms: number }[]) => Math.min(...tries.map(({ ms }) => ms));
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
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

test('without demo the code comes by SMS alone', async () => {
  const quiet = await openTestApp({ env: { DEMO: 'false' }, store: club.deps.store });
  const answer = await quiet.post('register/otp', { phone: newPhone(), language: 'en' });
  expect(Object.keys(answer.json()).sort()).toEqual(['expiresAt', 'otpId', 'resendAt']);
  await quiet.close();
});
