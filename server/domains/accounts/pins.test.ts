import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PIN_TRIES, PinAnswer } from '#contract/account.ts';
import { OTP_MINUTES } from '#contract/session.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { pause } from '../../platform/clock.ts';
import { otps, pins, players } from '../../platform/store/schema/players.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { rowsOf } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { credit } from '../ledger/ledger.ts';
import { askPinCode, givePin } from './testPin.ts';

const PIN = '246802';
const WRONG = '111111';
/** Who waits for a lock in this test's own database. */
const WAITING = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

eachStore('the transaction PIN', (store) => {
  let club: TestApp;
  let next = 100;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  /** A player with 500.00 coins; `token` is their session. */
  const newPlayer = async () => {
    next += 1;
    const uid = `Cempaka${next}`;
    const phone = `+60129876${next}`;
    const token = await registerPlayer(club, uid, phone);
    const [row] = await store().db.select().from(players).where(eq(players.uid, uid));
    const playerId = row?.id ?? 0;
    const line = { playerId, type: 'FINDTHEODD', amount: 500_00 } as const;
    await store().transaction((tx) => credit(tx, { ...line, now: club.deps.clock.now() }));
    return { token, playerId, phone };
  };
  const redeem = async (token: string, pin: string, requestId: string = randomUUID()) => {
    const answer = await club.post('redemptions', { requestId, coins: 50_00, pin }, token);
    const { message, count, field } = answer.json();
    return answer.statusCode === 200 ? 'done' : [answer.statusCode, message, count, field];
  };
  const stateOf = async (token: string) =>
    PinAnswer.parse((await club.get('player/pin', token)).json());
  const locked = [409, 'msg.pinLocked', undefined, 'pin'];
  const wrong = (left: number) => [400, 'msg.wrongTransactionPin', left, 'pin'];

  describe('is set', () => {
    test('by a code sent to the player’s own phone, once', async () => {
      const { token, phone } = await newPlayer();
      expect(await stateOf(token)).toEqual({
        isSet: false,
        triesLeft: PIN_TRIES,
        phone: `+60••••••${phone.slice(-3)}`,
      });
      const code = await askPinCode(club, token);
      expect(club.sent.at(-1)).toMatchObject({ phone, language: 'en', minutes: OTP_MINUTES });
      const set = await club.put('player/pin', { ...code, pin: PIN }, token);
      expect([set.statusCode, set.json().isSet]).toEqual([200, true]);
      expect((await club.get('player', token)).json().hasPin).toBe(true);
      const again = await club.put('player/pin', { ...code, pin: WRONG }, token);
      expect([again.statusCode, again.json()]).toEqual([
        400,
        { message: 'msg.otpExpired', typ: 'pin', field: 'otp' },
      ]);
      expect(await redeem(token, PIN)).toBe('done');
    });

    test('not by a wrong code, which says how often one may still try', async () => {
      const { token } = await newPlayer();
      const { otpId, otp } = await askPinCode(club, token);
      const wrongCode = otp === '000000' ? '000001' : '000000';
      for (const count of [4, 3, 2, 1, 0]) {
        const body = { otpId, otp: wrongCode, pin: PIN };
        const answer = await club.put('player/pin', body, token);
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          { message: 'msg.incorrectVerificationCode', typ: 'pin', field: 'otp', count },
        ]);
      }
      const late = await club.put('player/pin', { otpId, otp, pin: PIN }, token);
      expect(late.json().message).toBe('msg.otpExpired');
      expect((await stateOf(token)).isSet).toBe(false);
    });

    test('not by a code that is too old, another’s, or was sent for a registration', async () => {
      const [mine, theirs] = [await newPlayer(), await newPlayer()];
      const stolen = await askPinCode(club, theirs.token);
      const taken = await club.put('player/pin', { ...stolen, pin: PIN }, mine.token);
      expect(taken.json().message).toBe('msg.incorrectVerificationCode');
      const asked = await club.post('register/otp', { phone: mine.phone, language: 'en' });
      const other = { otpId: asked.json().otpId, otp: club.sent.at(-1)?.code };
      const misused = await club.put('player/pin', { ...other, pin: PIN }, mine.token);
      expect(misused.json().message).toBe('msg.incorrectVerificationCode');
      club.deps.clock.advance(60_000);
      const code = await askPinCode(club, mine.token);
      club.deps.clock.advance(OTP_MINUTES * 60_000);
      const old = await club.put('player/pin', { ...code, pin: PIN }, mine.token);
      expect([old.statusCode, old.json().message]).toEqual([400, 'msg.otpExpired']);
    });

    test('by one of many that use the same code at once', async () => {
      const { token } = await newPlayer();
      const code = await askPinCode(club, token);
      const all = ['100001', '100002', '100003', '100004'];
      const answers = await Promise.all(
        all.map((pin) => club.put('player/pin', { ...code, pin }, token)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
      const winner = all[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
      expect(await redeem(token, winner)).toBe('done');
    });

    test.each(['12345', '1234567', '12a456', '', 123456, null])('never as %j', async (pin) => {
      const { token } = await newPlayer();
      const code = await askPinCode(club, token);
      const answer = await club.put('player/pin', { ...code, pin }, token);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'msg.wrongTransactionPin', typ: 'pin', field: 'pin' },
      ]);
    });

    test('a second code within a minute must wait, and after the first was used need not', async () => {
      const { token } = await newPlayer();
      const code = await askPinCode(club, token);
      const soon = await club.post('player/pin/otp', {}, token);
      expect([soon.statusCode, soon.json()]).toEqual([
        429,
        { message: 'msg.tooFrequent', typ: 'pinOtp', seconds: 60, params: ['60'] },
      ]);
      await club.put('player/pin', { ...code, pin: PIN }, token);
      await askPinCode(club, token);
    });
  });

  describe('is asked for when coins are redeemed', () => {
    test('[valid-rest] and refuses whoever has none, or gives a wrong one', async () => {
      const { token } = await newPlayer();
      expect(await redeem(token, PIN)).toEqual([409, 'msg.pinNotSet', undefined, 'pin']);
      await givePin(club, token, PIN);
      expect(await redeem(token, WRONG)).toEqual(wrong(4));
      expect(await redeem(token, WRONG)).toEqual(wrong(3));
      // What can't be a PIN is no try at one.
      expect(await redeem(token, '12')).toEqual([400, 'msg.wrongTransactionPin', undefined, 'pin']);
      expect((await stateOf(token)).triesLeft).toBe(3);
      expect(await redeem(token, PIN)).toBe('done');
      expect((await stateOf(token)).triesLeft).toBe(PIN_TRIES);
    });

    test('five wrong in a row lock it, over a restart too, until a new one is set', async () => {
      const { token } = await newPlayer();
      await givePin(club, token, PIN);
      for (const left of [4, 3, 2]) expect(await redeem(token, WRONG)).toEqual(wrong(left));
      const again = await openTestApp({ store: store() });
      again.deps.clock.advance(club.deps.clock.now() - again.deps.clock.now());
      const body = { requestId: randomUUID(), coins: 50_00, pin: WRONG };
      expect((await again.post('redemptions', body, token)).json().count).toBe(1);
      await again.close();
      expect(await redeem(token, WRONG)).toEqual(wrong(0));
      expect(await redeem(token, PIN)).toEqual(locked);
      expect(await stateOf(token)).toMatchObject({ isSet: true, triesLeft: 0 });
      await givePin(club, token, '975310');
      expect(await redeem(token, PIN)).toEqual(wrong(4));
      expect(await redeem(token, '975310')).toBe('done');
    });

    test('a right one with too few coins is right all the same', async () => {
      const { token, playerId } = await newPlayer();
      await givePin(club, token, PIN);
      for (const left of [4, 3, 2, 1]) expect(await redeem(token, WRONG)).toEqual(wrong(left));
      const body = { requestId: randomUUID(), coins: 1_000_00, pin: PIN };
      const answer = await club.post('redemptions', body, token);
      expect(answer.json().message).toBe('msg.insufficientBalance');
      const [row] = await store().db.select().from(pins).where(eq(pins.playerId, playerId));
      expect(row?.wrongTries).toBe(0);
    });

    test('wrong tries at once count one by one', async () => {
      const { token } = await newPlayer();
      await givePin(club, token, PIN);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => redeem(token, String(111_111 + i))),
      );
      expect(answers.filter((answer) => answer[1] === 'msg.pinLocked')).toHaveLength(7);
      const left = answers.flatMap(([, message, count]) =>
        message === 'msg.wrongTransactionPin' ? [count] : [],
      );
      expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
      expect(await redeem(token, PIN)).toEqual(locked);
    });

    test('a right guess that was compared before the fifth wrong one counted opens nothing', async () => {
      const { token, playerId } = await newPlayer();
      await givePin(club, token, PIN);
      let guess: Promise<unknown> = Promise.resolve();
      await store().transaction(async (tx) => {
        await tx.update(pins).set({ wrongTries: PIN_TRIES }).where(eq(pins.playerId, playerId));
        guess = redeem(token, PIN);
        // The embedded database has one connection: there the guess comes after this by itself.
        const isWaiting = async () =>
          store().kind === 'pglite' || (await rowsOf(tx, WAITING)).length > 0;
        while (!(await isWaiting())) await pause(5);
      });
      expect(await guess).toEqual(locked);
    });

    test('five wrong at once are five', async () => {
      const { token } = await newPlayer();
      await givePin(club, token, PIN);
      await Promise.all(Array.from({ length: 5 }, () => redeem(token, WRONG)));
      expect(await redeem(token, PIN)).toEqual(locked);
    });

    test('right tries at once are all right', async () => {
      const { token } = await newPlayer();
      await givePin(club, token, PIN);
      const requestId = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => redeem(token, PIN, requestId)),
      );
      expect(new Set(answers)).toEqual(new Set(['done']));
      expect((await club.get('redemptions', token)).json().redemptions).toHaveLength(1);
    });

    test('a request that was answered is answered again, whatever PIN comes with it', async () => {
      const { token } = await newPlayer();
      await givePin(club, token, PIN);
      const requestId = randomUUID();
      const ask = (pin: string) =>
        club.post('redemptions', { requestId, coins: 50_00, pin }, token);
      const first = await ask(PIN);
      expect((await ask(WRONG)).json()).toEqual(first.json());
      expect((await stateOf(token)).triesLeft).toBe(PIN_TRIES);
    });
  });

  test('neither a PIN nor a trace of it is kept with requests, answered or logged', async () => {
    const { token, playerId } = await newPlayer();
    await givePin(club, token, PIN);
    expect(await redeem(token, PIN)).toBe('done');
    const requestId = randomUUID();
    await givePin(club, token, '864201');
    await club.post('redemptions', { requestId, coins: 50_00, pin: '864201' }, token);
    const { db } = store();
    const kept = await db.select().from(requests).where(eq(requests.playerId, playerId));
    // The same wish under another PIN hashes alike: nothing of the PIN is in the hash.
    expect(new Set(kept.map(({ bodyHash }) => bodyHash)).size).toBe(1);
    const [row] = await db.select().from(pins).where(eq(pins.playerId, playerId));
    expect(row?.pinHash).toMatch(/^\$argon2id\$/);
    const written = JSON.stringify([kept, row, await db.select().from(otps), club.logged]);
    for (const secret of [PIN, '864201']) expect(written).not.toContain(`"${secret}"`);
  });

  test('a visitor has none', async () => {
    expect((await club.get('player/pin')).statusCode).toBe(401);
    expect((await club.post('player/pin/otp', {})).statusCode).toBe(401);
    const body = { otpId: randomUUID(), otp: '123456', pin: PIN };
    expect((await club.put('player/pin', body)).statusCode).toBe(401);
  });
});
