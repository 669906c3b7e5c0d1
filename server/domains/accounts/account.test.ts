import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UID_CHANGE_DAYS } from '#contract/account.ts';
import { DAY_MS } from '#contract/day.ts';
import { PlayerAnswer } from '#contract/refresh.ts';
import { type From, openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { players } from '../../platform/store/schema/players.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { credit } from '../ledger/ledger.ts';
import { steppedUp } from './testStepUp.ts';

oneStore('the account', (store) => {
  let club: TestApp;
  let next = 1000;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  const join = (uid: string, password?: string) =>
    registerPlayer(club, uid, `+601234${next++}7`, password);
  const put = async (path: string, body: unknown, token: string, from?: From) => {
    const answer = await club.put(path, body, token, from);
    return [answer.statusCode, answer.json()];
  };
  /** By who proves before that they are the player. */
  const change = async (path: string, body: unknown, token: string) =>
    put(path, body, token, await steppedUp(club, token));
  const me = async (token: string) => PlayerAnswer.parse((await club.get('player', token)).json());
  const row = async (uid: string) => {
    const [found] = await store().db.select().from(players).where(eq(players.uid, uid));
    return found;
  };

  describe('UID', () => {
    test('[settings-uid] a new UID takes the place of the old one, and keeps everything else', async () => {
      const token = await join('Belian01');
      const { id = 0 } = (await row('Belian01')) ?? {};
      const earned = { playerId: id, type: 'FINDTHEODD', amount: 10_00 } as const;
      await store().transaction((tx) => credit(tx, { ...earned, now: club.deps.clock.now() }));
      expect(await change('player/uid', { uid: 'Belian02' }, token)).toEqual([
        200,
        { message: 'msg.uidUpdated', uid: 'Belian02' },
      ]);
      expect(await me(token)).toMatchObject({ uid: 'Belian02', coin: { balance: 10_00 } });
      const history = (await club.get('transactions', token)).json();
      expect(history.transactions).toHaveLength(1);
      expect((await row('Belian02'))?.id).toBe(id);
      const login = (uid: string) => club.post('login', { uid, password: 'secret12' });
      expect((await login('Belian01')).json()).toMatchObject({ message: 'msg.wrongLogin' });
      expect((await login('belian02')).statusCode).toBe(200);
      // Somebody else may have the old one now.
      expect((await club.post('register/uid', { uid: 'Belian01' })).statusCode).toBe(200);
    });

    test('[settings-uid] a taken one is refused in whatever case; nothing changes', async () => {
      await join('Jelutong1');
      const token = await join('Perupok1');
      for (const uid of ['Jelutong1', 'jELUTONG1'])
        expect(await change('player/uid', { uid }, token)).toEqual([
          409,
          { message: 'msg.accountExists', typ: 'uid', field: 'uid' },
        ]);
      expect(await row('Perupok1')).toMatchObject({ uidChangedAt: null });
    });

    test('[settings-uid] the case of the own one may change; the same one again changes nothing', async () => {
      const token = await join('Medang11');
      expect((await change('player/uid', { uid: 'Medang11' }, token))[0]).toBe(200);
      expect(await row('Medang11')).toMatchObject({ uidChangedAt: null });
      expect((await change('player/uid', { uid: 'MEDANG11' }, token))[0]).toBe(200);
      expect((await change('player/uid', { uid: 'MEDANG11' }, token))[0]).toBe(200);
      expect(await me(token)).toMatchObject({ uid: 'MEDANG11' });
    });

    test('[settings-uid] once changed it stays for 30 days; the refusal names the day it opens', async () => {
      const token = await join('Resak123');
      await change('player/uid', { uid: 'Resak124' }, token);
      const opens = new Date(club.deps.clock.now() + UID_CHANGE_DAYS * DAY_MS);
      const [month = '', day = ''] = opens.toISOString().slice(5, 10).split('-');
      const refusal = [
        409,
        {
          message: 'msg.unableToChangeUid',
          typ: 'uid',
          field: 'uid',
          params: [`${day}/${month}/${opens.getUTCFullYear()}`],
        },
      ];
      expect(await change('player/uid', { uid: 'Resak125' }, token)).toEqual(refusal);
      club.deps.clock.advance((UID_CHANGE_DAYS - 1) * DAY_MS);
      expect(await change('player/uid', { uid: 'Resak125' }, token)).toEqual(refusal);
      expect(await me(token)).toMatchObject({ uid: 'Resak124' });
      club.deps.clock.advance(DAY_MS);
      expect((await change('player/uid', { uid: 'Resak125' }, token))[0]).toBe(200);
    });

    test('[settings-uid] of many who want one UID at once, one gets it', async () => {
      const tokens = [];
      for (let i = 0; i < 5; i += 1) tokens.push(await join(`Nibong${i}0`));
      const answers = await Promise.all(
        tokens.map((token, i) =>
          change('player/uid', { uid: i % 2 ? 'Rumbia99' : 'rUMBIA99' }, token),
        ),
      );
      expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(answers.filter(([, body]) => body.message === 'msg.accountExists')).toHaveLength(4);
    });

    test('[settings-uid] of several changes of one player at once, one is made', async () => {
      const token = await join('Pulai111');
      const proven = await steppedUp(club, token);
      const answers = await Promise.all(
        ['Pulai112', 'Pulai113', 'Pulai114'].map((uid) =>
          put('player/uid', { uid }, token, proven),
        ),
      );
      expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409]);
      const won = answers.find(([status]) => status === 200)?.[1];
      expect(await me(token)).toMatchObject({ uid: won.uid });
    });

    test.each(['short', '1abcdef', 'abcdefg', 'abc 1234', '', null])(
      '[settings-uid] [valid-uid] %j is no UID',
      async (uid) => {
        const token = await join(`Kasai${next}`);
        expect(await change('player/uid', { uid }, token)).toEqual([
          400,
          { message: 'msg.invalidUid', typ: 'uid', field: 'uid' },
        ]);
      },
    );
  });

  describe('full name', () => {
    test('[settings-name] the name is changed, without the spaces around it', async () => {
      const token = await join('Gerutu11');
      expect(
        await change('player/name', { fullName: '  Siti Nurhaliza binti Tarudin ' }, token),
      ).toEqual([200, { fullName: 'Siti Nurhaliza binti Tarudin' }]);
      expect(await me(token)).toMatchObject({ fullName: 'Siti Nurhaliza binti Tarudin' });
    });

    test.each(['', ' ', 'A', 'R2D2', '<b>Ali</b>', 'x'.repeat(81), 7, null])(
      '[valid-rest] [settings-name] %j is no full name; nothing changes',
      async (fullName) => {
        const token = await join(`Kembang${next}`);
        expect(await change('player/name', { fullName }, token)).toEqual([
          400,
          { message: 'msg.invalidFullName', typ: 'name', field: 'fullName' },
        ]);
        expect(await me(token)).toMatchObject({ fullName: 'Aminah binti Yusof' });
      },
    );
  });

  describe('password', () => {
    const login = async (uid: string, password: string) =>
      (await club.post('login', { uid, password })).statusCode;

    test('the new one opens the account, the old one no more; the session stays', async () => {
      const token = await join('Simpoh11');
      const change = { current: 'secret12', password: 'merdeka57' };
      expect(await put('player/password', change, token)).toEqual([200, { done: true }]);
      expect((await club.get('player', token)).statusCode).toBe(200);
      expect(await login('Simpoh11', 'secret12')).toBe(400);
      expect(await login('Simpoh11', 'merdeka57')).toBe(200);
      expect(club.logged.join('\n')).not.toContain('merdeka57');
    });

    test('a wrong current one, the same one again and a bad one are refused; nothing changes', async () => {
      const token = await join('Petai111');
      const ask = (current: unknown, password: unknown) =>
        put('player/password', { current, password }, token);
      expect(await ask('wrong123', 'merdeka57')).toEqual([
        400,
        { message: 'msg.wrongPassword', typ: 'password', field: 'current' },
      ]);
      expect(await ask('', 'merdeka57')).toEqual([
        400,
        { message: 'msg.wrongPassword', typ: 'password', field: 'current' },
      ]);
      expect(await ask('secret12', 'secret12')).toEqual([
        409,
        { message: 'msg.updateFailed', typ: 'password', field: 'password' },
      ]);
      expect(await ask('secret12', 'abc 123')).toEqual([
        400,
        { message: 'msg.passwordAlphanumeric', typ: 'password', field: 'password' },
      ]);
      expect(await login('Petai111', 'secret12')).toBe(200);
    });

    test('of two changes at once, one is made', async () => {
      const token = await join('Keranji1');
      const passwords = ['merdeka57', 'merdeka63'];
      const answers = await Promise.all(
        passwords.map((password) =>
          put('player/password', { current: 'secret12', password }, token),
        ),
      );
      const won = passwords[answers.findIndex(([status]) => status === 200)] ?? '';
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(await login('Keranji1', won)).toBe(200);
    });

    test('the eleventh wrong one in a quarter of an hour must wait', async () => {
      const token = await join('Rambai11');
      const body = { current: 'wrong123', password: 'merdeka57' };
      const answers = [];
      for (let i = 0; i < 11; i += 1) answers.push(await put('player/password', body, token));
      expect(answers.map(([status]) => status)).toEqual([...Array(10).fill(400), 429]);
      expect(answers[10]?.[1]).toMatchObject({ message: 'msg.tooFrequent', typ: 'password' });
    });
  });

  test('language and the wish for notifications are kept, and told with the refresh', async () => {
    const token = await join('Langsat1');
    expect(await put('player/language', { language: 'zh' }, token)).toEqual([200, { done: true }]);
    expect(await put('player/notify', { notify: false }, token)).toEqual([200, { done: true }]);
    expect(await me(token)).toMatchObject({ language: 'zh', notify: false });
    expect((await put('player/language', { language: 'fr' }, token))[0]).toBe(400);
    expect((await put('player/notify', { notify: 'yes' }, token))[0]).toBe(400);
    expect(await me(token)).toMatchObject({ language: 'zh', notify: false });
  });

  test.each([
    ['player/uid', { uid: 'Nobody01' }],
    ['player/name', { fullName: 'Nobody' }],
    ['player/password', { current: 'secret12', password: 'merdeka57' }],
    ['player/language', { language: 'zh' }],
    ['player/notify', { notify: false }],
  ])('%s is for players', async (path, body) => {
    const answer = await club.put(path, body);
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'msg.sessionExpired']);
  });

  test('players of the normal platform are sent to support by either login', async () => {
    const token = await join('Biasa123');
    const setPlatform = (platform: 'vip' | 'normal') =>
      store().db.update(players).set({ platform }).where(eq(players.uid, 'Biasa123'));
    await setPlatform('normal');
    const login = await club.post('login', { uid: 'Biasa123', password: 'secret12' });
    const notVip = [409, { message: 'msg.notVip', typ: 'login' }];
    expect([login.statusCode, login.json()]).toEqual(notVip);
    const byToken = await club.post('player/login', { token });
    expect([byToken.statusCode, byToken.json()]).toEqual(notVip);
    // Whose account it is, is told to nobody without the password.
    const guess = await club.post('login', { uid: 'Biasa123', password: 'wrong123' });
    expect(guess.json()).toMatchObject({ message: 'msg.wrongLogin' });
    await setPlatform('vip');
    expect((await club.post('player/login', { token })).statusCode).toBe(200);
  });
});
