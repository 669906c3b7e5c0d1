import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_BASE } from '#contract/api.ts';
import { DAY_MS } from '#contract/day.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { qaReportsPath } from '#contract/reports.ts';
import { tuningsPath } from '#contract/tunings.ts';
import { askPinCode, givePin } from '../../domains/accounts/testPin.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, sealed, type TestApp } from '../../edges/testApp.ts';
import { RULES } from '../limits/limits.ts';
import { securityEvents } from '../store/schema/security.ts';
import { oneStore } from '../store/testStore.ts';
import { ROWS_AN_HOUR } from './log.ts';

const PASSWORD = 'secret12';
const PIN = '246802';

oneStore('the security log', (store) => {
  let club: TestApp;
  let next = 100;
  beforeEach(async () => {
    club = await openTestApp({ store: store() });
    await store().db.delete(securityEvents);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.close();
  });

  const join = async () => {
    next += 1;
    const uid = `Kenanga${next}`;
    return { uid, token: await registerPlayer(club, uid, `+60123454${next}`) };
  };
  const rows = async () => {
    await club.deps.security.settled();
    return store().db.select().from(securityEvents).orderBy(asc(securityEvents.id));
  };
  /** What was recorded, without what is the same each time: `login password`. */
  const told = async () =>
    (await rows()).map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
  const login = (uid: string, password: string, remoteAddress = '203.0.113.77') =>
    club.app.inject({
      method: 'POST',
      url: `${API_BASE}login`,
      remoteAddress,
      headers: { [EDATA_HEADER]: 'true' },
      payload: sealed({ uid, password }),
    });
  const operator = (name: string, args: object) => {
    const deps = { ...club.deps, broadcast: () => {}, drop: () => {} };
    return runCommand(deps, name, args, 'siti');
  };

  test('knows who came, who failed, and who was put out, by whom', async () => {
    const { uid } = await join();
    await login(uid, 'wrong123');
    await login('Nobody99', 'wrong123');
    const second = await login(uid, PASSWORD);
    await club.post('logout', undefined, second.json().token);
    await login(uid, PASSWORD);
    await operator('player role', { uid, role: 'operator' });
    await login(uid, PASSWORD);
    await club.post('player/login', { token: 'x'.repeat(43) });
    expect(await told()).toEqual([
      'login registration',
      'loginFailed wrongPassword',
      'loginFailed unknownUid',
      'login password',
      'forcedLogout otherDevice',
      'logout',
      'login password',
      'forcedLogout operator',
      'roleChanged player to operator',
      'loginFailed role',
      'loginFailed token',
    ]);
    const [registered, wrong, unknown] = await rows();
    expect(registered?.playerId).toBeGreaterThan(0);
    expect(wrong).toMatchObject({
      playerId: registered?.playerId,
      address: '203.0.113.0/24',
      at: new Date(club.deps.clock.now()),
    });
    expect(unknown?.playerId).toBeNull();
  });

  test('knows wrong codes, PINs and passwords, and pages of other sites', async () => {
    const { token } = await join();
    const { otpId, otp } = await askPinCode(club, token);
    const wrong = otp === '000000' ? '000001' : '000000';
    await club.put('player/pin', { otpId, otp: wrong, pin: PIN }, token);
    await club.put('player/pin', { otpId, otp, pin: PIN }, token);
    await club.put('player/pin', { otpId, otp, pin: PIN }, token);
    for (let i = 0; i < 6; i += 1) {
      const body = { requestId: randomUUID(), coins: 50_00, pin: '111111' };
      await club.post('redemptions', body, token);
    }
    await club.put('player/password', { current: 'wrong123', password: 'other123' }, token);
    await club.put('player/password', { current: PASSWORD, password: 'other123' }, token);
    await club.app.inject({
      method: 'POST',
      url: `${API_BASE}login`,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect((await told()).slice(1)).toEqual([
      'codeFailed pin',
      'pinSet',
      'codeFailed pin expired',
      ...Array(4).fill('pinFailed wrong'),
      'pinFailed last',
      'pinFailed locked',
      'passwordFailed',
      'passwordChanged',
      'originRefused',
    ]);
    const all = await rows();
    expect(new Set(all.slice(0, -1).map(({ playerId }) => playerId)).size).toBe(1);
    expect(all.at(-1)).toMatchObject({ playerId: null, address: '127.0.0.0/24' });
  });

  test("knows a call of a role that is another's", async () => {
    const { token } = await join();
    const asked = [qaReportsPath, tuningsPath('squidgame')];
    for (const path of asked) expect((await club.get(path, token)).statusCode).toBe(403);
    const all = await rows();
    expect(await told()).toEqual([
      'login registration',
      'roleRefused player as qa',
      'roleRefused player as designer',
    ]);
    expect(new Set(all.map(({ playerId }) => playerId)).size).toBe(1);
  });

  test('tells a lockout once, about whom it locks out, however many tries follow', async () => {
    const { uid } = await join();
    const { points } = RULES.loginUid;
    for (let i = 0; i < points + 20; i += 1) await login(uid, 'wrong123');
    expect((await told()).slice(1)).toEqual([
      ...Array(points).fill('loginFailed wrongPassword'),
      'limitReached loginUid',
    ]);
    const [registered, ...others] = await rows();
    expect(others.at(-1)).toMatchObject({ playerId: registered?.playerId });
  });

  test('stands in the structured log too, and keeps no secret anywhere', async () => {
    const { uid, token } = await join();
    await givePin(club, token, PIN);
    // A password in the field of the UID.
    await login('hunter2hunter2', 'wrong123');
    await login(uid, 'wrong123', '2001:db8:77:1::9');
    const lines = club.logged.map((line) => JSON.parse(line)).filter((line) => line.security);
    expect(lines.map((line) => line.security)).toEqual((await rows()).map(({ kind }) => kind));
    expect(lines.at(-1)).toMatchObject({
      security: 'loginFailed',
      reason: 'wrongPassword',
      player: (await rows())[0]?.playerId,
      address: '2001:db8:77::/48',
    });
    const kept = JSON.stringify([lines, await rows()]);
    const code = club.sent.at(-1)?.code ?? '';
    for (const secret of [PASSWORD, 'wrong123', 'hunter2', token, PIN, `"${code}"`, '77:1'])
      expect(kept).not.toContain(secret);
  });

  test('fails and slows nothing while the table is away, and is complete when it is back', async () => {
    const { uid } = await join();
    await club.deps.security.settled();
    const { db } = store();
    const insert = db.insert.bind(db);
    let letGo = () => {};
    const held = new Promise<never>((_, reject) => {
      letGo = () => reject(new Error('the connection is gone'));
    });
    vi.spyOn(db, 'insert').mockImplementation((table) =>
      (table as unknown) === securityEvents ? ({ values: () => held } as never) : insert(table),
    );
    // Answered while the first row is still being written.
    expect((await login(uid, 'wrong123')).statusCode).toBe(400);
    expect((await login(uid, PASSWORD)).statusCode).toBe(200);
    letGo();
    await club.deps.security.settled();
    expect(club.logged.join()).toContain('security events not written');
    vi.restoreAllMocks();
    expect((await login(uid, 'wrong123')).statusCode).toBe(400);
    expect(await told()).toEqual([
      'login registration',
      'loginFailed wrongPassword',
      'login password',
      'forcedLogout otherDevice',
      'loginFailed wrongPassword',
    ]);
  });

  test('a flood of one kind writes so many rows an hour, and leaves the others theirs', async () => {
    const { security, clock } = club.deps;
    for (let i = 0; i < ROWS_AN_HOUR + 500; i += 1) {
      security.record({ kind: 'originRefused', ip: '203.0.113.9' });
      if (i % 500 === 0) await security.settled();
    }
    security.record({ kind: 'login' });
    expect(await rows()).toHaveLength(ROWS_AN_HOUR + 1);
    clock.advance(60 * 60_000);
    security.record({ kind: 'originRefused' });
    expect(await rows()).toHaveLength(ROWS_AN_HOUR + 2);
  });

  test('is searched by the operator', async () => {
    const { uid } = await join();
    await login(uid, 'wrong123', '198.51.100.4');
    club.deps.clock.advance(DAY_MS);
    await login('Nobody99', 'wrong123');
    const list = async (args: object) => (await operator('security list', args)).data;
    const failed = { at: '2026-06-01T04:01:00.000Z', kind: 'loginFailed', uid };
    expect(await list({ player: uid.toLowerCase(), kind: 'loginFailed' })).toEqual([
      {
        ...failed,
        address: '198.51.100.0/24',
        source: expect.stringMatching(/^[\w-]{6}$/),
        reason: 'wrongPassword',
      },
    ]);
    expect(await list({ address: '198.51.100.4' })).toHaveLength(1);
    expect(await list({ address: '198.51.100.200' })).toEqual([]);
    expect(await list({ address: '198.51.100.0/24' })).toHaveLength(1);
    expect(await list({ address: '203.0.113.0/24' })).toMatchObject([{ reason: 'unknownUid' }]);
    expect(await list({ since: '2026-06-02' })).toMatchObject([{ uid: null }]);
    expect(await list({ limit: '1' })).toHaveLength(1);
    expect((await operator('security list', {})).lines.at(-1)).toMatch(
      new RegExp(`^2026-06-01T04:00:00.000Z +login +${uid} +[0-9.]+0/24 +[\\w-]{6} +registration$`),
    );
    await expect(list({ kind: 'weather' })).rejects.toThrow('--kind is one of login, loginFailed');
    await expect(list({ player: 'Nobody99' })).rejects.toThrow('there is no player Nobody99');
  });
});
