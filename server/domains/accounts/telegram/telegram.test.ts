import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type InboxAnswer, inboxPath } from '#contract/inbox.ts';
import { PlayerAnswer, VipsAnswer } from '#contract/refresh.ts';
import type { LoginAnswer } from '#contract/session.ts';
import { type TelegramProof, telegramLoginPath, telegramPath } from '#contract/telegram.ts';
import { forgetOld } from '../../../edges/jobs/retention.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { securityEvents } from '../../../platform/store/schema/security.ts';
import { telegramProofs } from '../../../platform/store/schema/telegram.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { askResetCode } from '../testReset.ts';
import { steppedUp } from '../testStepUp.ts';
import { BOT_TOKEN, signedLaunch, signedLogin } from './testSigner.ts';

let members = 0;
/** Users of Telegram nobody is bound to. */
let users = 5_000_000_000;
const newUser = () => {
  users += 1;
  return users;
};

oneStore('an account and Telegram', (store) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await openTestApp({ store: store(), env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
  });
  afterAll(() => club.close());

  const now = () => club.deps.clock.now();
  const join = async () => {
    members += 1;
    const uid = `Cempaka${members}`;
    const phone = `+60129${String(members).padStart(6, '0')}`;
    return { uid, phone, token: await registerPlayer(club, uid, phone) };
  };
  const bind = async (token: string, proof: TelegramProof) =>
    club.put(telegramPath, proof, token, await steppedUp(club, token));
  const unbind = async (token: string) =>
    club.del(telegramPath, token, await steppedUp(club, token));
  const login = (proof: TelegramProof) => club.post(telegramLoginPath, proof);
  const isBound = async (token: string) =>
    PlayerAnswer.parse((await club.get('player', token)).json()).tgBind;
  const said = ({ statusCode, json }: Awaited<ReturnType<typeof login>>) =>
    `${statusCode} ${json<{ message?: string }>().message}`;
  const newest = async (uid: string) => {
    await club.deps.security.settled();
    const [player] = await store().db.select().from(players).where(eq(players.uid, uid));
    const rows = await store()
      .db.select()
      .from(securityEvents)
      .where(and(eq(securityEvents.playerId, player?.id ?? 0), ne(securityEvents.kind, 'stepUp')));
    return rows.map(({ kind, reason }) => [kind, reason].filter(Boolean).join(' '));
  };

  test.each([
    ['login page', signedLogin],
    ['launch data', signedLaunch],
  ] as const)('[settings-telegram] is bound, logged in to and unbound: %s', async (_, sign) => {
    const { uid, token } = await join();
    const user = newUser();
    expect(await isBound(token)).toBe(false);
    expect((await bind(token, sign(user, now()))).json()).toEqual({ done: true });
    expect(await isBound(token)).toBe(true);
    const told = (await club.get(inboxPath, token)).json<InboxAnswer>().messages;
    expect(told).toMatchObject([{ payload: { way: 'setting' }, isRead: false }]);

    club.deps.clock.advance(1_000);
    expect((await bind(token, sign(user, now()))).json(), 'once more').toEqual({ done: true });
    expect((await club.get(inboxPath, token)).json()).toMatchObject({ unreadCount: 1 });

    club.deps.clock.advance(1_000);
    const entered = (await login(sign(user, now()))).json<LoginAnswer>();
    expect(entered).toMatchObject({ uid, role: 'player', tgBind: true, tgRegister: false });
    expect(said(await club.get('player', token)), 'one session an account').toBe(
      '401 msg.otherDevice',
    );

    expect((await unbind(entered.token)).json()).toEqual({ done: true });
    expect((await unbind(entered.token)).json(), 'once more').toEqual({ done: true });
    expect(await isBound(entered.token)).toBe(false);
    club.deps.clock.advance(1_000);
    expect(said(await login(sign(user, now())))).toBe('409 msg.telegramNotBound');
    expect(await newest(uid)).toEqual([
      'login registration',
      'telegramBound',
      'telegramBound',
      'login telegram',
      'forcedLogout otherDevice',
      'telegramUnbound',
    ]);
  });

  test('[settings-telegram] one bound elsewhere is refused, and free once it is unbound there', async () => {
    const [first, second] = [await join(), await join()];
    const user = newUser();
    await bind(first.token, signedLogin(user, now()));
    club.deps.clock.advance(1_000);
    const proof = signedLogin(user, now());
    expect(said(await bind(second.token, proof))).toBe('409 msg.telegramBoundElsewhere');
    expect(await newest(second.uid)).toContain('telegramFailed boundElsewhere');
    await unbind(first.token);
    expect(said(await bind(second.token, proof)), 'the refused proof is used up').toBe(
      '400 msg.authDataTooOld',
    );
    club.deps.clock.advance(1_000);
    expect((await bind(second.token, signedLogin(user, now()))).statusCode).toBe(200);
  });

  test('[settings-telegram] of two who bind the same at once one has it', async () => {
    const both = [await join(), await join()];
    const user = newUser();
    const answers = await Promise.all([
      bind(both[0]?.token ?? '', signedLogin(user, now())),
      bind(both[1]?.token ?? '', signedLaunch(user, now())),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a proof is good once, whatever for and however often at once', async () => {
    const { token } = await join();
    const user = newUser();
    const proof = signedLogin(user, now());
    expect((await bind(token, proof)).statusCode).toBe(200);
    expect(said(await login(proof))).toBe('400 msg.authDataTooOld');
    club.deps.clock.advance(1_000);
    const next = signedLogin(user, now());
    const tries = await Promise.all(Array.from({ length: 5 }, () => login(next)));
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a proof that is wrong or old changes nothing, and ends no session', async () => {
    const { uid, token } = await join();
    const user = newUser();
    const proof = signedLogin(user, now());
    const forged = { ...proof, data: { ...proof.data, id: '1' } };
    const old = signedLogin(user, now() - 301_000);
    for (const ask of [(wrong: TelegramProof) => bind(token, wrong), login]) {
      expect(said(await ask(forged))).toBe('400 msg.hashMismatch');
      expect(said(await ask(old))).toBe('400 msg.authDataTooOld');
      expect(said(await ask({ kind: 'login', data: 7 } as never))).toMatch(/^400 msg\./);
    }
    expect(await isBound(token)).toBe(false);
    expect(await newest(uid)).toContain('telegramFailed hashMismatch');
  });

  test('who may not log in by password may not by Telegram', async () => {
    const { uid, token } = await join();
    const user = newUser();
    await bind(token, signedLogin(user, now()));
    const { db } = store();
    const attempt = async (change: Partial<typeof players.$inferInsert>) => {
      await db.update(players).set(change).where(eq(players.uid, uid));
      club.deps.clock.advance(1_000);
      return said(await login(signedLogin(user, now())));
    };
    expect(await attempt({ platform: 'normal' })).toBe('409 msg.notVip');
    expect(await attempt({ platform: 'vip', role: 'qa' })).toBe('403 msg.invalidRole');
    expect(await attempt({ role: 'operator' })).toBe('403 msg.invalidRole');
  });

  test('who is unbound while logging in gets no session', async () => {
    const { uid, token } = await join();
    const user = newUser();
    await bind(token, signedLogin(user, now()));
    club.deps.clock.advance(1_000);
    const { transaction } = store();
    const spy = vi.spyOn(store(), 'transaction').mockImplementationOnce(async (run) => {
      await store().db.update(players).set({ tgUserId: null }).where(eq(players.uid, uid));
      return transaction(run);
    });
    expect(said(await login(signedLogin(user, now())))).toBe('409 msg.telegramNotBound');
    spy.mockRestore();
    expect((await club.get('player', token)).statusCode, 'the session of before stays').toBe(200);
  });

  test('a password set anew by a code unbinds: whoever had the account may have bound theirs', async () => {
    const { uid, phone, token } = await join();
    const user = newUser();
    await bind(token, signedLogin(user, now()));
    const code = await askResetCode(club, uid, phone);
    const answer = await club.post('login/reset', { uid, ...code, password: 'another34' });
    expect(answer.statusCode).toBe(200);
    club.deps.clock.advance(1_000);
    expect(said(await login(signedLogin(user, now())))).toBe('409 msg.telegramNotBound');
  });

  describe('registration by who has no account [catalogue]', () => {
    const tokenFor = async (user: number) =>
      (await login(signedLogin(user, now()))).json<{ registerToken: string }>().registerToken;
    const register = async (registerToken: string) => {
      members += 1;
      const [uid, phone] = [`Cempaka${members}`, `+60129${String(members).padStart(6, '0')}`];
      const from = { address: `10.9.${members % 250}.1` };
      const asked = await club.post('register/otp', { phone, language: 'en' }, undefined, from);
      const otp = club.sent.findLast((message) => message.phone === phone)?.code;
      const body = {
        uid,
        fullName: 'Aminah binti Yusof',
        password: 'secret12',
        phone,
        otp,
        otpId: asked.json().otpId,
        terms: true,
        isOfAge: true,
        language: 'en',
        registerToken,
      };
      const answer = await club.post('register', body, undefined, from);
      club.deps.clock.advance(60_000);
      return { uid, answer };
    };

    test('binds their Telegram, which opens the account from then on', async () => {
      const user = newUser();
      const { uid, answer } = await register(await tokenFor(user));
      expect(answer.json<LoginAnswer>()).toMatchObject({ uid, tgBind: true, tgRegister: true });
      const { token } = answer.json<LoginAnswer>();
      expect(PlayerAnswer.parse((await club.get('player', token)).json())).toMatchObject({
        tgBind: true,
        tgRegister: true,
      });
      expect((await newest(uid)).sort()).toEqual(['login registration', 'telegramBound']);
      const told = (await club.get(inboxPath, token)).json<InboxAnswer>();
      expect(told).toMatchObject({
        unreadCount: 1,
        messages: [{ payload: { way: 'setting' }, isRead: false }],
      });
      expect((await login(signedLogin(user, now()))).json<LoginAnswer>().uid).toBe(uid);
    });

    test('of one Telegram account makes one account', async () => {
      const token = await tokenFor(newUser());
      expect((await register(token)).answer.statusCode).toBe(200);
      const { uid, answer } = await register(token);
      expect(said(answer)).toBe('409 msg.telegramBoundElsewhere');
      const rows = await store().db.select().from(players).where(eq(players.uid, uid));
      expect(rows).toEqual([]);
    });

    test('is refused with a token that is another’s, changed or half an hour old', async () => {
      const token = await tokenFor(newUser());
      const [user = '', until = '', signature = ''] = token.split('.');
      for (const forged of [
        `${Number(user) + 1}.${until}.${signature}`,
        `${user}.${Number(until) + 1}.${signature}`,
        `${user}.${until}.${'A'.repeat(43)}`,
        '',
        'x',
      ])
        expect(said((await register(forged)).answer)).toBe('400 msg.invalidRegisterToken');
      club.deps.clock.advance(30 * 60_000);
      expect(said((await register(token)).answer)).toBe('400 msg.invalidRegisterToken');
    });
  });

  test('binding needs a session, and has a limit', async () => {
    const alone = (token: string, proof: TelegramProof) => club.put(telegramPath, proof, token);
    expect((await alone('x'.repeat(43), signedLogin(1, now()))).statusCode).toBe(401);
    const { token } = await join();
    const wrong = signedLogin(newUser(), now(), {}, `${BOT_TOKEN}x`);
    for (let i = 0; i < 30; i += 1) expect((await alone(token, wrong)).statusCode).toBe(400);
    expect(said(await alone(token, wrong))).toBe('429 msg.tooFrequent');
  });

  test('used proofs are kept for a day, and are then too old by far', async () => {
    const { token } = await join();
    await bind(token, signedLogin(newUser(), now()));
    await forgetOld(store(), now() + 25 * 60 * 60 * 1000);
    expect(await store().db.select().from(telegramProofs)).toEqual([]);
  });
});

describe('the entry points', () => {
  test('are told of where the club has a bot, by its id alone', async () => {
    const club = await openTestApp({ env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
    const token = await registerPlayer(club, 'Cempaka999', '+60128999999');
    const visitor = await club.get('vips');
    expect(VipsAnswer.parse(visitor.json()).telegramBot).toBe('123456789');
    expect(PlayerAnswer.parse((await club.get('player', token)).json()).telegramBot).toBe(
      '123456789',
    );
    expect(visitor.body + club.logged.join()).not.toContain(BOT_TOKEN);
    await club.close();
  });

  test('are not there where it has none', async () => {
    const club = await openTestApp();
    const token = await registerPlayer(club, 'Cempaka999', '+60128999999');
    expect((await club.get('vips')).json()).not.toHaveProperty('telegramBot');
    const proof = signedLogin(7, club.deps.clock.now());
    const answers = [
      await club.put(telegramPath, proof, token),
      await club.post(telegramLoginPath, proof),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await club.close();
  });
});
