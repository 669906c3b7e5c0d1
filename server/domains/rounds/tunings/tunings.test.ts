import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { gameStatePath } from '#contract/rounds.ts';
import {
  approvalPath,
  figuresPath,
  rollbackPath,
  TuningsAnswer,
  tuningsPath,
  withdrawalPath,
} from '#contract/tunings.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { refusedOf } from '#games/gate/testTunings.ts';
import { gameOf } from '#games/registry.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { audit } from '../../../platform/store/schema/audit.ts';
import { settings } from '../../../platform/store/schema/club.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { loginAs, operatorOf } from './testDesigner.ts';

const { version: FIRST, defaults } = squidTuning;
const short = { ...defaults, steps: firstSteps(5) };
const tiny = { ...defaults, steps: firstSteps(3) };

oneStore('versions of tunings', (store) => {
  let club: TestApp;
  let wei: string;
  let amir: string;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
    wei = await loginAs(club, 'designer', 'Pereka11', '+60123456781');
    amir = await loginAs(club, 'designer', 'Pereka22', '+60123456782');
  });
  afterAll(() => club.close());
  beforeEach(async () => {
    await store().db.execute(sql`truncate tunings`);
    await store().db.update(settings).set({ kind: 'demo' });
  });
  const isReal = () => store().db.update(settings).set({ kind: 'real' });

  const list = async (by = wei, game: GameKey = 'squidgame') =>
    TuningsAnswer.parse((await club.get(tuningsPath(game), by)).json());
  const said = ({ statusCode, json }: Awaited<ReturnType<TestApp['post']>>) => {
    const { message, params, ...rest } = json();
    return message ? [statusCode, message, ...(params ?? [])] : rest;
  };
  const warned = (values: unknown) => demandGame(servedGames, 'squidgame').judge(values).warnings;
  const publish = async (values: unknown, base = FIRST, more: object = {}, by = wei) =>
    said(
      await club.post(
        tuningsPath('squidgame'),
        {
          requestId: randomUUID(),
          values,
          base,
          reason: 'shorter',
          confirmed: warned(values),
          ...more,
        },
        by,
      ),
    );
  const decide = async (pathOf: typeof approvalPath, version: number, by = amir) =>
    said(await club.post(pathOf('squidgame', String(version)), undefined, by));
  const rollBack = async (version: number, base: number, by = wei) =>
    said(
      await club.post(
        rollbackPath('squidgame', String(version)),
        { requestId: randomUUID(), base, reason: 'it was better' },
        by,
      ),
    );

  test('[inspector] what loses the high prizes is published by who confirms it alone', async () => {
    const warning = 'It pays 1.92× at most, where the game’s own numbers pay up to 983.04×.';
    const one = { ...defaults, steps: firstSteps(1) };
    const refused = [400, 'msg.tuningUnconfirmed', warning];
    expect(await publish(one, FIRST, { confirmed: undefined })).toEqual(refused);
    expect(await publish(one, FIRST, { confirmed: ['yes'] })).toEqual(refused);
    expect((await list()).inForce).toBe(FIRST);
    expect(await publish(one, FIRST, { confirmed: [warning] })).toMatchObject({
      status: 'published',
    });
    expect((await list()).versions[0]?.warnings).toEqual([warning]);
  });

  test('[inspector] the list has the defaults, what they return, and what is in force', async () => {
    const { inForce, versions, code, isApprovalNeeded } = await list();
    expect([inForce, isApprovalNeeded]).toEqual([FIRST, false]);
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      version: FIRST,
      origin: 'code',
      status: 'published',
      author: 'defaults',
      isMine: false,
      values: defaults,
      faults: [],
      return: 0.96,
      base: FIRST,
      approver: null,
    });
    expect(code).toEqual({ version: FIRST, values: defaults, hash: versions[0]?.hash });
  });

  test('[inspector] what is published is in force for the next round at once; an open one keeps its own', async () => {
    const ani = await registerPlayer(club, `Ani${randomUUID().slice(0, 6)}1`, await phone());
    const open = async () =>
      (await club.post('games/squidgame/rounds', openBody(), ani)).json().round.tuningVersion;
    await operatorOf(club)('coins adjust', { ...(await uidOf(ani)), amount: '50', reason: 'play' });
    expect(await open()).toBe(FIRST);
    expect(await publish(short)).toEqual({ version: FIRST + 1, status: 'published' });
    const state = (await club.get(gameStatePath('squidgame'), ani)).json();
    expect([state.tuningVersion, state.round?.tuningVersion]).toEqual([FIRST + 1, FIRST]);
    expect((await list()).inForce).toBe(FIRST + 1);
    // Another process of the club: nothing of what it knows is older than the table.
    const other = await openTestApp({ store: { ...store() } });
    expect((await other.get(gameStatePath('squidgame'), ani)).json()).toMatchObject({
      tuningVersion: FIRST + 1,
      tuning: short,
      round: { tuningVersion: FIRST, tuning: defaults },
    });
    await other.close();
    const budi = await registerPlayer(club, `Budi${randomUUID().slice(0, 6)}1`, await phone());
    const theirs = await club.get(gameStatePath('squidgame'), budi);
    expect(theirs.json()).toMatchObject({ tuning: short, tuningVersion: FIRST + 1 });
  });
  let phones = 0;
  const phone = async () => {
    phones += 1;
    return `+6012345${String(6000 + phones)}`;
  };
  const uidOf = async (token: string) => ({ uid: (await club.get('player', token)).json().uid });
  const openBody = () => ({ requestId: randomUUID(), clientSeed: 'mine', bet: 1_00 });

  test('[inspector] a repeated publish is one; another body under its id is refused', async () => {
    await list();
    const requestId = randomUUID();
    const [a, b] = await Promise.all([
      publish(short, FIRST, { requestId }),
      publish(short, FIRST, { requestId }),
    ]);
    expect(a).toEqual({ version: FIRST + 1, status: 'published' });
    expect(b).toEqual(a);
    expect(await publish(tiny, FIRST, { requestId })).toEqual([409, 'msg.requestMismatch']);
    expect((await list()).versions).toHaveLength(2);
  });

  test('[inspector] of two who publish over the same version, one is told so', async () => {
    await list();
    const both = await Promise.all([publish(short), publish(tiny, FIRST, {}, amir)]);
    expect(both).toContainEqual({ version: FIRST + 1, status: 'published' });
    expect(both).toContainEqual([409, 'msg.tuningStale']);
    expect((await list()).versions).toHaveLength(2);
  });

  test.each([
    ['no reason', { reason: '  ' }],
    ['a long reason', { reason: 'a'.repeat(201) }],
    ['no base', { base: null }],
    ['no id', { requestId: 'x' }],
  ])('[inspector] %s is refused', async (_, more) => {
    expect(await publish(short, FIRST, more)).toEqual([400, 'msg.invalidRequest']);
  });

  describe.each(GAME_KEYS)('[inspector] of %s', (game) => {
    test('every illegal tuning is refused in the words of the gate', async () => {
      const { inForce } = await list(wei, game);
      for (const changes of refusedOf(game)) {
        const values = JSON.parse(
          JSON.stringify({ ...Object(gameOf(game).tuning.defaults), ...Object(changes) }),
        );
        const body = { requestId: randomUUID(), values, base: inForce, reason: 'mischief' };
        const judged = judgeTuning(gameOf(game), values);
        const faults = judged.isServed ? ['none'] : judged.faults.map(faultText);
        expect(said(await club.post(tuningsPath(game), body, wei))).toEqual([
          400,
          'msg.tuningRefused',
          ...faults,
        ]);
      }
      expect((await list(wei, game)).versions).toHaveLength(1);
    });
  });

  test('[inspector] in a real club a second person approves, never the author', async () => {
    await list();
    await isReal();
    expect(await publish(short)).toEqual({ version: FIRST + 1, status: 'pending' });
    expect((await list()).versions[0]).toMatchObject({ status: 'pending', isMine: true });
    expect((await list(amir)).versions[0]).toMatchObject({ isMine: false });
    expect((await list()).inForce).toBe(FIRST);
    expect(await decide(approvalPath, FIRST + 1, wei)).toEqual([403, 'msg.forbidden']);
    expect(await decide(approvalPath, FIRST + 1)).toEqual({
      version: FIRST + 1,
      status: 'published',
    });
    const { inForce, versions } = await list();
    expect(inForce).toBe(FIRST + 1);
    expect(versions[0]).toMatchObject({ author: 'Pereka11', approver: 'Pereka22' });
    expect(await decide(approvalPath, FIRST + 1)).toEqual([409, 'msg.updateFailed']);
    expect(await decide(approvalPath, FIRST)).toEqual([409, 'msg.updateFailed']);
    expect(await decide(approvalPath, 99)).toEqual([404, 'msg.notFound']);
  });

  test('[inspector] what is in force, or waits to be, is not published again', async () => {
    await list();
    await isReal();
    expect(await publish(defaults)).toEqual([409, 'msg.tuningRepeated', String(FIRST)]);
    expect(await rollBack(FIRST, FIRST)).toEqual([409, 'msg.tuningRepeated', String(FIRST)]);
    await publish(short);
    const repeated = [409, 'msg.tuningRepeated', String(FIRST + 1)];
    expect(await publish(short, FIRST, { reason: 'once more' }, amir)).toEqual(repeated);
    await decide(withdrawalPath, FIRST + 1);
    expect(await publish(short)).toMatchObject({ status: 'pending' });
    // What waits for another one than is in force can't come any more: it may be published anew.
    await publish(tiny);
    await decide(approvalPath, FIRST + 3);
    expect(await publish(short, FIRST + 3)).toMatchObject({ status: 'pending' });
  });

  test('[inspector] an author who took another name still can not approve', async () => {
    await list();
    await isReal();
    await publish(short);
    const named = (uid: string) =>
      store().db.update(players).set({ uid }).where(eq(players.uidLower, 'pereka11'));
    await named('Pereka99');
    expect(await decide(approvalPath, FIRST + 1, wei)).toEqual([403, 'msg.forbidden']);
    await named('Pereka11');
  });

  test('[inspector] what waits while another comes into force can not be approved; it is withdrawn', async () => {
    await list();
    await isReal();
    await publish(short);
    await publish(tiny, FIRST, {}, amir);
    expect(await decide(approvalPath, FIRST + 2, wei)).toMatchObject({ status: 'published' });
    expect(await decide(approvalPath, FIRST + 1)).toEqual([409, 'msg.tuningStale']);
    expect(await decide(withdrawalPath, FIRST + 1)).toMatchObject({ status: 'withdrawn' });
    expect(await decide(withdrawalPath, FIRST + 1)).toEqual([409, 'msg.updateFailed']);
    expect(await decide(withdrawalPath, FIRST + 2)).toEqual([409, 'msg.updateFailed']);
    expect(await rollBack(FIRST + 1, FIRST + 2)).toEqual([409, 'msg.updateFailed']);
    expect((await list()).inForce).toBe(FIRST + 2);
  });

  test('[inspector] going back is a new version with the old values, in force at once', async () => {
    await list();
    await publish(short);
    await isReal();
    expect(await rollBack(FIRST, FIRST)).toEqual([409, 'msg.tuningStale']);
    expect(await rollBack(FIRST, FIRST + 1)).toEqual({ version: FIRST + 2, status: 'published' });
    const { inForce, versions } = await list();
    expect(inForce).toBe(FIRST + 2);
    expect(versions[0]).toMatchObject({
      values: defaults,
      base: FIRST + 1,
      reason: 'it was better',
      origin: 'published',
    });
    expect(versions).toHaveLength(3);
    expect(await rollBack(77, FIRST + 2)).toEqual([404, 'msg.notFound']);
  });

  test.each([
    ['', 200],
    ['?days=60', 200],
    ['?days=61', 400],
    ['?days=0', 400],
    ['?days=1e1', 400],
    ['?by=device', 200],
    ['?by=uid', 400],
  ])('[inspector] figures%s are answered %i', async (query, status) => {
    expect((await club.get(figuresPath('squidgame') + query, wei)).statusCode).toBe(status);
  });

  test('[inspector] every try is in the audit with its outcome', async () => {
    await list();
    await publish(short);
    await publish(tiny);
    await publish({ ...defaults, steps: firstSteps(40) }, FIRST + 1);
    const rows = await store()
      .db.select()
      .from(audit)
      .where(eq(audit.actor, 'Pereka11'))
      .orderBy(audit.id);
    const last = rows.slice(-3).map(({ action, target, detail }) => ({ action, target, detail }));
    const line = (outcome: string) => ({
      action: 'tuning publish',
      target: 'squidgame',
      detail: { args: expect.objectContaining({ reason: 'shorter' }), outcome },
    });
    expect(last).toEqual([
      line('done'),
      line('msg.tuningStale'),
      line('msg.tuningRefused; steps: at most 20 entries, not 40'),
    ]);
  });

  test('[inspector] [roles] is of the role designer alone, every call of it', async () => {
    const qa = await loginAs(club, 'qa', 'Semak66', '+60123456786');
    const player = await registerPlayer(club, 'Pipit55', '+60123456785');
    const operator = await registerPlayer(club, 'Siti777', '+60123456784');
    const isHers = eq(players.uid, 'Siti777');
    await store().db.update(players).set({ role: 'operator' }).where(isHers);
    const body = { requestId: randomUUID(), values: short, base: FIRST, reason: 'why' };
    const calls = [
      (by?: string) => club.get(tuningsPath('squidgame'), by),
      (by?: string) => club.get(figuresPath('squidgame'), by),
      (by?: string) => club.post(tuningsPath('squidgame'), body, by),
      (by?: string) => club.post(rollbackPath('squidgame', '2'), body, by),
      (by?: string) => club.post(approvalPath('squidgame', '2'), undefined, by),
      (by?: string) => club.post(withdrawalPath('squidgame', '2'), undefined, by),
    ];
    for (const call of calls) {
      for (const by of [qa, player, operator])
        expect(said(await call(by))).toEqual([403, 'msg.invalidRole']);
      expect((await call()).statusCode).toBe(401);
    }
    expect(said(await club.get(tuningsPath('poker'), wei))).toEqual([400, 'msg.invalidGame']);
    expect((await store().db.select().from(tunings)).length).toBe(0);
  });
});
