import { hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { openTestApp, registerPlayer, sealed, type TestApp } from '../../edges/testApp.ts';
import { createLimits, RULES } from '../../platform/limits/limits.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import { createSeedCipher, KEY_BYTES } from '../../platform/secrets/seedCipher.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { otps } from '../../platform/store/schema/players.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { askPinCode, givePin } from './testPin.ts';

const MINUTE = 60_000;

oneStore('codes cost money', (store) => {
  const open: TestApp[] = [];
  const openClub = async (options: Parameters<typeof openTestApp>[0] = {}) => {
    const club = await openTestApp({ store: store(), ...options });
    open.push(club);
    return club;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((club) => club.close()));
  });

  /** Asks for a visitor's code from an address of its own, or from `ip`. */
  let addresses = 0;
  const ask = async ({ app }: TestApp, phone: string, ip?: string) => {
    addresses += 1;
    const answer = await app.inject({
      method: 'POST',
      url: `${API_BASE}register/otp`,
      remoteAddress: ip ?? `2001:db8:${addresses.toString(16)}::9`,
      headers: { [EDATA_HEADER]: 'true' },
      payload: sealed({ phone, language: 'en' }),
    });
    return `${answer.statusCode} ${answer.json().message ?? 'sent'}`;
  };
  /** The nth number of the block behind 012-`block`. */
  const numberIn = (block: number, n: number) => `+6012${block}${String(n).padStart(4, '0')}`;
  const alarms = ({ logged }: TestApp) =>
    logged.map((line) => JSON.parse(line)).filter(({ budget }) => budget !== undefined);

  describe('so they go to mobile phones of the countries served alone', () => {
    test.each([
      ['Britain', '+447400123456'],
      ['the United States', '+12025550123'],
      ['Jamaica', '+18765551234'],
      ['Cuba', '+5351234567'],
      ['Lithuania', '+37061234567'],
      ['a neighbour', '+6591234567'],
      ['a satellite', '+881612345678'],
      ['an international network', '+883510012345678'],
      ['international premium rate', '+979123456789'],
    ])('not to %s: %s', async (_, phone) => {
      const club = await openClub();
      expect(await ask(club, phone)).toMatch(/^400 msg\.(phoneCountry|invalidPhone)$/);
      expect(club.sent).toEqual([]);
    });

    test.each([
      ['premium rate', '+60600123456'],
      ['premium rate', '+601600123456'],
      ['free of charge', '+601800123456'],
      ['a landline', '+60378901234'],
      ['satellite', '+87077312345'],
    ])('not to %s: %s', async (_, phone) => {
      const club = await openClub();
      expect(await ask(club, phone)).toBe('400 msg.invalidPhone');
      expect(club.sent).toEqual([]);
    });

    test('where others are served, neither their premium, personal nor paging numbers are', async () => {
      const club = await openClub({ env: { SMS_COUNTRIES: 'MY,SG,US,GB' } });
      for (const phone of ['+19002345678', '+447031234567', '+447640123456'])
        expect(await ask(club, phone)).toBe('400 msg.invalidPhone');
      for (const phone of ['+18765551234', '+447781123456', '+14165550123'])
        expect(await ask(club, phone)).toBe('400 msg.phoneCountry');
      for (const phone of ['+12025550123', '+447400123456', '+6591234567'])
        expect(await ask(club, phone)).toBe('200 sent');
      const offered = (await club.get('register/countries')).json();
      expect(offered).toEqual({ countries: ['MY', 'SG', 'US', 'GB'] });
    });

    test('a member from a country no longer served is told so too', async () => {
      const before = await openClub({ env: { SMS_COUNTRIES: 'MY,SG' } });
      const token = await registerPlayer(before, 'Orkid2026', '+6581234567');
      const club = await openClub();
      const refused = await club.post('player/pin/otp', {}, token);
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'msg.phoneCountry']);
    });

    test('and who asked for another is recorded', async () => {
      const club = await openClub();
      await store().db.delete(securityEvents);
      await ask(club, '+447400123456');
      await ask(club, '+601600123456');
      await club.deps.security.settled();
      const rows = await store().db.select().from(securityEvents);
      expect(rows).toMatchObject([
        { kind: 'codeRefused', reason: 'GB' },
        { kind: 'codeRefused', reason: 'notMobile' },
      ]);
    });
  });

  describe('so a budget ends what limits by phone and address let through', () => {
    test('of a program with a new address for every number of one block', async () => {
      const club = await openClub();
      const answers: string[] = [];
      for (let n = 0; n < RULES.otpBlock.points + 20; n += 1)
        answers.push(await ask(club, numberIn(770, n)));
      expect(club.sent).toHaveLength(RULES.otpBlock.points);
      expect(new Set(answers.slice(RULES.otpBlock.points))).toEqual(
        new Set(['429 msg.tooFrequent']),
      );
      expect(await ask(club, numberIn(771, 0))).toBe('200 sent');
      expect(alarms(club)).toMatchObject([{ level: 50, budget: 'otpBlock', purpose: 'register' }]);
    });

    test('of one with a new address and a new block each time, and the alarm is raised once', async () => {
      const club = await openClub({ env: { SMS_PER_DAY: '12' } });
      for (let n = 0; n < 30; n += 1) await ask(club, numberIn(200 + n, n));
      expect(club.sent).toHaveLength(12);
      expect(alarms(club)).toMatchObject([{ level: 50, budget: 'otpDay', purpose: 'register' }]);
      // A refused code leaves nothing to wait for.
      expect(await ask(club, numberIn(229, 29))).toBe('429 msg.tooFrequent');
    });

    test('of one address with many numbers', async () => {
      const club = await openClub();
      for (let n = 0; n < RULES.otpAddress.points + 20; n += 1)
        await ask(club, numberIn(300 + n, n), '203.0.113.9');
      expect(club.sent).toHaveLength(RULES.otpAddress.points);
      expect(alarms(club)).toMatchObject([{ budget: 'otpAddress', purpose: 'register' }]);
    });

    test('of a member who asks for code after code', async () => {
      const club = await openClub();
      const token = await registerPlayer(club, 'Orkid2028', numberIn(441, 0));
      club.sent.length = 0;
      for (let n = 0; n < RULES.otpPlayer.points + 10; n += 1) {
        await club.post('player/pin/otp', {}, token);
        club.deps.clock.advance(MINUTE);
      }
      expect(club.sent).toHaveLength(RULES.otpPlayer.points);
    });

    test.runIf(process.env.TEST_REDIS_URL)('of one that goes to several servers', async () => {
      const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
      // Budgets of a day stay on Redis: these are this test's own.
      const keyPrefix = `${crypto.randomUUID()}:`;
      const own = redis.duplicate({ keyPrefix });
      onTestFinished(async () => {
        const left = await redis.keys(`${keyPrefix}*`);
        expect(await redis.del(...left)).toBeGreaterThan(0);
        own.disconnect();
        redis.disconnect();
      });
      await new Promise((resolve) => own.once('ready', resolve));
      const limits = [createLimits(testCipher, own, 12), createLimits(testCipher, own, 12)];
      const clubs = await Promise.all(limits.map((each) => openClub({ limits: each })));
      for (let n = 0; n < 30; n += 1) {
        const club = clubs[n % 2];
        if (club) await ask(club, numberIn(500 + n, n));
      }
      expect(clubs.flatMap(({ sent }) => sent)).toHaveLength(12);
      expect(clubs.flatMap(alarms)).toHaveLength(1);
    });
  });

  describe('so strangers ask for many', () => {
    test('and the member’s own still comes, at once, from the same address', async () => {
      const club = await openClub({ env: { SMS_PER_DAY: '12' } });
      const phone = numberIn(442, 0);
      const token = await registerPlayer(club, 'Orkid2027', phone);
      for (let n = 0; n < 100; n += 1) {
        await ask(club, phone, '127.0.0.1');
        if (n % 2) club.deps.clock.advance(MINUTE);
      }
      // And until the day's budget of visitors is used up.
      for (let n = 1; n < 100; n += 1) await ask(club, numberIn(442, n));
      expect(await ask(club, numberIn(443, 0))).toBe('429 msg.tooFrequent');
      club.sent.length = 0;
      await givePin(club, token, '246802');
      expect(club.sent).toMatchObject([{ phone }]);
      await askPinCode(club, token);
    });

    test('and who joins with that phone has codes still, from elsewhere, without a wait', async () => {
      const club = await openClub();
      const phone = numberIn(445, 0);
      for (let stranger = 0; stranger < 2; stranger += 1)
        for (let n = 0; n < 20; n += 1) {
          await ask(club, phone, `203.0.113.${stranger}`);
          club.deps.clock.advance(MINUTE);
        }
      await ask(club, phone, '203.0.113.9');
      expect(club.sent).toHaveLength(2 * RULES.otpPhoneAsker.points + 1);
      // At the very moment a stranger asked.
      for (let n = 0; n < 3; n += 1) {
        expect(await ask(club, phone, '198.51.100.7')).toBe('200 sent');
        expect(await ask(club, phone, '198.51.100.7')).toBe('429 msg.tooFrequent');
        club.deps.clock.advance(MINUTE);
      }
      // And nobody's phone rings without end.
      for (let n = 0; n < 20; n += 1) await ask(club, phone, `192.0.2.${n}`);
      expect(club.sent).toHaveLength(RULES.otpPhone.points);
    });

    test('and neither code lets the other wait, or spoils it', async () => {
      const club = await openClub();
      const phone = numberIn(444, 0);
      const token = await registerPlayer(club, 'Orkid2029', phone);
      expect(await ask(club, phone)).toBe('200 sent');
      const code = await askPinCode(club, token);
      club.deps.clock.advance(MINUTE);
      expect(await ask(club, phone)).toBe('200 sent');
      const set = await club.put('player/pin', { ...code, pin: '246802' }, token);
      expect(set.statusCode).toBe(200);
    });
  });

  test('who reads the table finds no code by trying them all', async () => {
    const club = await openClub();
    await ask(club, numberIn(446, 0));
    const [row] = await store()
      .db.select()
      .from(otps)
      .where(eq(otps.phone, numberIn(446, 0)));
    const { id = '', codeHash = '', purpose } = row ?? {};
    const code = club.sent.at(-1)?.code ?? '';
    const texts = [
      code,
      `${id}:${code}`,
      `${purpose}:${id}:${code}`,
      `otp:${purpose}:${id}:${code}`,
    ];
    for (const encoding of ['hex', 'base64url'] as const)
      for (const text of texts) expect(hash('sha256', text, encoding)).not.toBe(codeHash);
    // With another key it is another one.
    const another = createSeedCipher(randomBytes(KEY_BYTES));
    expect(keyedHash(testCipher, texts[3] ?? '')).toBe(codeHash);
    expect(keyedHash(another, texts[3] ?? '')).not.toBe(codeHash);
  });
});
