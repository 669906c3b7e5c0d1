import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { RoundAnswer } from '#contract/rounds.ts';
import { loginPath } from '#contract/session.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../../edges/testApp.ts';
import { players, sessions } from '../../../platform/store/schema/players.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { closeClub, openClub } from '../../club/closing.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { credit } from '../../ledger/ledger.ts';

const STAKE = 20;
const COINS = 5_00;
let people = 0;

eachStore('moves on what the last one left', (store) => {
  const apps: TestApp[] = [];
  const openApp = async () => {
    const app = await openTestApp({ store: store() });
    apps.push(app);
    return app;
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const app of apps.splice(0)) await app.close();
  });

  /** Somebody with coins and an open nest, of which one egg is cracked. */
  const atNest = async (club: TestApp) => {
    people += 1;
    const uid = `Nestfinder${people}`;
    const token = await registerPlayer(club, uid, `+6012${3_000_000 + people}`);
    const found = await store().db.select().from(players).where(eq(players.uid, uid));
    const playerId = found[0]?.id ?? 0;
    const now = club.deps.clock.now();
    await store().transaction((tx) => credit(tx, { playerId, type: 'ADJUST', amount: COINS, now }));
    const open = async () => {
      const nest = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
      const opened = await club.post('games/lucky-egg/rounds', nest, token);
      return RoundAnswer.parse(opened.json()).round.id;
    };
    const move = (round: string, body: object, { via = club, as = token } = {}) =>
      via.post(`games/lucky-egg/rounds/${round}/moves`, body, as);
    const id = await open();
    const crack = (
      step: number,
      {
        round = id,
        requestId = randomUUID(),
        ...from
      }: Partial<Parameters<typeof move>[2]> & {
        round?: string;
        requestId?: string;
      } = {},
    ) => move(round, { requestId, step, move: { kind: 'crack', egg: step }, bet: STAKE }, from);
    expect((await crack(0)).statusCode).toBe(200);
    const leave = (step: number) =>
      move(id, { requestId: randomUUID(), step, move: { kind: 'quit' } });
    const malformed = () => move(id, { step: 'x' });
    return { uid, playerId, open, crack, leave, malformed };
  };
  type Nest = Awaited<ReturnType<typeof atNest>>;

  const told = ({ statusCode, json }: Awaited<ReturnType<Nest['crack']>>) =>
    statusCode === 200 ? RoundAnswer.parse(json()).round.step : `${statusCode} ${json().message}`;

  test('the next move is one statement; the first of a session’s minute reads the session', async () => {
    const club = await openApp();
    const { crack } = await atNest(club);
    const run = vi.spyOn(store(), 'run');
    const unprepared = vi.spyOn(store().db._.session, 'prepareQuery');
    const statements = () => run.mock.calls.map(([{ name }]) => name);
    expect(told(await crack(1))).toBe(2);
    expect(statements()).toEqual(['round_write']);
    run.mockClear();
    club.deps.clock.advance(60_000);
    expect(told(await crack(2))).toBe(3);
    expect(statements()).toEqual(['session_and_round', 'round_write']);
    expect(unprepared).not.toHaveBeenCalled();
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test.each([
    ['squidgame', 1_00, { kind: 'quit' }, ['coins']],
    ['rock-scissor-paper', 1_00, { kind: 'throw', hand: 'rock' }, []],
    ['fto', 0, { kind: 'next' }, []],
  ])(
    'the first move of a round of %s with a stake of %i is one statement as well, and tells what it pays',
    async (game, bet, move, told) => {
      const club = await openApp();
      const { uid } = await atNest(club);
      const { token } = (await club.post(loginPath, { uid, password: 'secret12' })).json();
      const opening = { requestId: randomUUID(), clientSeed: 'mine', bet };
      const opened = await club.post(`games/${game}/rounds`, opening, token);
      const moves = `games/${game}/rounds/${RoundAnswer.parse(opened.json()).round.id}/moves`;
      const run = vi.spyOn(store(), 'run');
      const broadcast = vi.spyOn(club.deps.realtime, 'broadcast');
      const moved = await club.post(moves, { requestId: randomUUID(), step: 0, move }, token);
      expect(RoundAnswer.parse(moved.json()).round.step).toBe(1);
      expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['round_write']);
      expect(broadcast.mock.calls.map(([, { topic }]) => topic)).toEqual(told);
      expect((await checkLedger(store())).problems).toEqual([]);
    },
  );

  test('[bets-safe] a move of a round that is over does not move the one at hand', async () => {
    const club = await openApp();
    const { open, crack, leave } = await atNest(club);
    expect((await leave(1)).statusCode).toBe(200);
    const round = await open();
    expect(told(await crack(0, { round }))).toBe(1);
    // The step the round at hand waits for, of the round before it.
    expect(told(await crack(1))).toBe('409 msg.invalidRequest');
    expect(told(await crack(1, { round }))).toBe(2);
  });

  test('what is no round’s number is refused before it is looked up', async () => {
    const club = await openApp();
    const { crack } = await atNest(club);
    for (const round of ['12x', 'x12', '9'.repeat(16)])
      expect(told(await crack(1, { round }))).toBe('400 msg.roundNotFound');
    expect(told(await crack(1, { round: '9'.repeat(15) }))).toBe('404 msg.roundNotFound');
  });

  test('a session that was ended meanwhile moves nothing', async () => {
    const club = await openApp();
    const { uid, crack } = await atNest(club);
    const again = await club.post(loginPath, { uid, password: 'secret12' });
    const { token: newer } = again.json<{ token: string }>();
    expect(told(await crack(1))).toBe('401 msg.otherDevice');
    expect(told(await crack(1, { as: newer }))).toBe(2);
    await store()
      .db.update(sessions)
      .set({ endedAt: new Date(club.deps.clock.now()), endReason: 'operator' });
    expect(told(await crack(2, { as: newer }))).toBe('401 msg.sessionExpired');
  });

  test('a session that was ended is told so, whatever it sends', async () => {
    const club = await openApp();
    const { uid, malformed } = await atNest(club);
    expect(told(await malformed())).toBe('400 msg.invalidRequest');
    const other = await atNest(club);
    expect(told(await other.crack(1))).toBe(2);
    await club.post(loginPath, { uid: other.uid, password: 'secret12' });
    expect(told(await other.malformed())).toBe('401 msg.otherDevice');
    expect(told(await other.malformed())).toBe('401 msg.otherDevice');
    await club.post(loginPath, { uid, password: 'secret12' });
    expect(told(await malformed())).toBe('401 msg.otherDevice');
  });

  test('a session whose days are over, and one whose role has changed, move nothing', async () => {
    const club = await openApp();
    const late = await atNest(club);
    const past = new Date(club.deps.clock.now() - 1);
    await store()
      .db.update(sessions)
      .set({ expiresAt: past })
      .where(eq(sessions.playerId, late.playerId));
    expect(told(await late.crack(1))).toBe('401 msg.sessionExpired');
    const risen = await atNest(club);
    await store()
      .db.update(players)
      .set({ role: 'operator' })
      .where(eq(players.id, risen.playerId));
    expect(told(await risen.crack(1))).toBe('403 msg.invalidRole');
  });

  test('a club that was closed refuses, and gives the clock its time back when it opens', async () => {
    const club = await openApp();
    const { clock } = club.deps;
    const { crack } = await atNest(club);
    const before = RoundAnswer.parse((await crack(1)).json()).round.deadlineAt ?? 0;
    await closeClub(store(), null, clock.now());
    expect(told(await crack(2))).toBe('503 msg.systemMaintenance');
    await openClub(store(), clock.now());
    expect(told(await crack(2))).toBe(3);
    // Nobody called while it was closed this time: what is at hand has the old clock.
    await closeClub(store(), null, clock.now());
    clock.advance(5_000);
    await openClub(store(), clock.now());
    const { round } = RoundAnswer.parse((await crack(3)).json());
    expect(round).toMatchObject({ step: 4, deadlineAt: before + 5_000 });
  });

  test('[bets-safe] another server has moved on: nothing is played or charged twice', async () => {
    const [one, two] = [await openApp(), await openApp()];
    const { crack } = await atNest(one);
    expect(told(await crack(1, { via: two }))).toBe(2);
    expect(told(await crack(1))).toMatch(/^409 /);
    expect(told(await crack(2))).toBe(3);
    expect(told(await crack(3, { via: two }))).toBe(4);
    const requestId = randomUUID();
    const answers = await Promise.all([
      crack(4, { requestId }),
      crack(4, { requestId, via: two }),
      crack(4, { requestId }),
    ]);
    expect(answers.map(told)).toEqual([5, 5, 5]);
    const coins = answers.map((answer) => RoundAnswer.parse(answer.json()).coin);
    expect(new Set(coins.map((coin) => JSON.stringify(coin))).size).toBe(1);
    expect(told(await crack(4, { requestId }))).toBe(5);
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
