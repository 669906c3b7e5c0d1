import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OTP_MINUTES } from '#contract/session.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { players } from '../../platform/store/schema/players.ts';
import { meanwhile } from '../../platform/store/testMeanwhile.ts';

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
  isOfAge: true,
  language: 'zh',
  ...values,
});

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

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

  test.each([false, undefined, 'true'])(
    'an age declared as %j opens no account',
    async (isOfAge) => {
      const body = form({
        uid: 'Cengal12',
        isOfAge,
        phone: newPhone(),
        otpId: crypto.randomUUID(),
        otp: '123456',
      });
      const answer = await club.post('register', body);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'msg.underAge', typ: 'register', field: 'isOfAge' },
      ]);
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

  test('[register-otp] [error-catalogue] of two registrations whose one code was right for both one fails, whatever their UIDs', async () => {
    const phone = newPhone();
    const code = { phone, ...(await askCode(phone)) };
    const register = (at: TestApp, uid: string) => at.post('register', form({ uid, ...code }));
    let first: Awaited<ReturnType<typeof register>> | undefined;
    const comesFirst = async () => {
      first = await register(club, 'Bintangor1');
    };
    // One transaction finds the code right, the second uses it up.
    const store = meanwhile(club.deps.store, 'transaction', comesFirst, 2);
    const late = await openTestApp({ store });
    const second = await register(late, 'Bintangor2');
    await late.close();
    expect(first?.statusCode).toBe(200);
    expect([second.statusCode, second.json()]).toEqual([
      409,
      { message: 'msg.registerFailed', typ: 'register' },
    ]);
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

test('without demo the code comes by SMS alone', async () => {
  const quiet = await openTestApp({ env: { DEMO: 'false' }, store: club.deps.store });
  const answer = await quiet.post('register/otp', { phone: newPhone(), language: 'en' });
  expect(Object.keys(answer.json()).sort()).toEqual(['expiresAt', 'otpId', 'resendAt']);
  await quiet.close();
});
