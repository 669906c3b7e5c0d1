import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { startJobs } from '../../edges/jobs/jobs.ts';
import { openTestApp, registerPlayer } from '../../edges/testApp.ts';
import { OWN_CLOCK } from '../../platform/hostClock.ts';
import { isClubClosed } from '../../platform/http/closed.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { GAME, handOf, match, serverOn, switchLive } from '../rounds/duels/testTable.ts';
import { IDLE_MS, sweepRounds } from '../rounds/settle/settle.ts';
import { TEST_CLOCK_MS, testGames } from '../rounds/testGame.ts';
import { NOW, refusal, seatAt } from '../rounds/testSeat.ts';
import { NO_VIDEOS } from '../verification/testUpload.ts';
import { closeClub, openClub } from './closing.ts';

/** Longer than any clock of any game. */
const CLOSED_MS = 3 * 3_600_000;
const low = { kind: 'guess', low: true };

eachStore('a club that was closed', (store) => {
  const statusOf = async (id: string) =>
    (
      await store()
        .db.select()
        .from(rounds)
        .where(eq(rounds.id, Number(id)))
    )[0]?.status;

  test('gives every clock the time back that it was closed', async () => {
    const seat = await seatAt(store(), { games: testGames });
    const { round } = await seat.open('guess', 0);
    const closedAt = NOW + TEST_CLOCK_MS - 1000;
    await closeClub(store(), null, closedAt);
    const opened = closedAt + CLOSED_MS;
    expect(await openClub(store(), opened)).toBe(CLOSED_MS);
    await sweepRounds(seat.deps, opened);
    const { round: after } = await seat.state('guess', opened);
    expect(after).toMatchObject({ id: round.id, step: 0, deadlineAt: opened + 1000 });
    const { round: moved } = await seat.move('guess', round.id, 0, low, { now: opened + 1000 });
    expect(moved.step).toBe(1);
  });

  test('gives no more: what had run out before is settled, what runs out later too', async () => {
    const [late, slow] = [
      await seatAt(store(), { games: testGames }),
      await seatAt(store(), { games: testGames }),
    ];
    const over = await late.open('guess', 0);
    const closedAt = NOW + TEST_CLOCK_MS + MOVE_GRACE_MS + 1;
    const running = await slow.open('guess', 0, { now: closedAt - 1 });
    await closeClub(store(), null, closedAt);
    const opened = closedAt + CLOSED_MS;
    await openClub(store(), opened);
    const tooLate = late.move('guess', over.round.id, 0, low, { now: opened });
    expect(await refusal(tooLate)).toBe('409 msg.invalidAnswer');
    const end = opened - 1 + TEST_CLOCK_MS + MOVE_GRACE_MS + 1;
    const missed = slow.move('guess', running.round.id, 0, low, { now: end });
    expect(await refusal(missed)).toBe('409 msg.invalidAnswer');
  });

  test('counts from its first closing, and closing or opening twice gives nothing twice', async () => {
    const seat = await seatAt(store(), { games: testGames });
    const { round } = await seat.open('guess', 0);
    await closeClub(store(), new Date(NOW + DAY_MS), NOW + 1000);
    await closeClub(store(), null, NOW + 60_000);
    expect(await openClub(store(), NOW + CLOSED_MS)).toBe(CLOSED_MS - 1000);
    expect(await openClub(store(), NOW + CLOSED_MS + 5000)).toBe(0);
    const { round: after } = await seat.state('guess', NOW + CLOSED_MS);
    expect(after?.deadlineAt).toBe((round.deadlineAt ?? 0) + CLOSED_MS - 1000);
    const [row] = await store().db.select().from(settings);
    expect(row).toMatchObject({
      maintenance: false,
      maintenanceSince: null,
      maintenanceUntil: null,
    });
  });

  test('keeps a round without a clock that could not be gone on with', async () => {
    const seat = await seatAt(store(), { coins: 10_00 });
    const { round } = await seat.open('fto', 0);
    expect(round.deadlineAt).toBe(null);
    await closeClub(store(), null, NOW + 1000);
    const opened = NOW + 1000 + IDLE_MS;
    await openClub(store(), opened);
    await sweepRounds(seat.deps, opened);
    expect(await statusOf(round.id)).toBe('open');
    await sweepRounds(seat.deps, opened + IDLE_MS);
    expect(await statusOf(round.id)).toBe('settled');
  });

  test('settles nothing while it is closed', async () => {
    const club = await openTestApp({ store: store() });
    const { clock, realtime } = club.deps;
    const seat = await seatAt(store(), { games: testGames });
    const { round } = await seat.open('guess', 0, { now: clock.now() });
    await closeClub(store(), null, clock.now());
    clock.advance(TEST_CLOCK_MS * 2);
    const errors: unknown[] = [];
    const onError = (_job: string, error: unknown) => void errors.push(error);
    await startJobs({
      rounds: seat.deps,
      push: club.deps,
      realtime,
      clock,
      hostClock: OWN_CLOCK,
      videos: NO_VIDEOS,
      onError,
    })();
    expect((await seat.state('guess', clock.now() - TEST_CLOCK_MS * 2)).round?.step).toBe(0);
    await openClub(store(), clock.now());
    await startJobs({
      rounds: seat.deps,
      push: club.deps,
      realtime,
      clock,
      hostClock: OWN_CLOCK,
      videos: NO_VIDEOS,
      onError,
    })();
    expect(await statusOf(round.id)).toBe('open');
    expect(errors).toEqual([]);
    await club.close();
  });
});

eachStore('a club that was closed in the middle of a match', (store) => {
  test('lets both sides go on where they stood', async () => {
    await switchLive(store(), true);
    const server = serverOn(store());
    const [first, second] = await match(server);
    await first.move(handOf('rock'));
    await closeClub(store(), null, NOW + 1000);
    const opened = NOW + CLOSED_MS;
    await openClub(store(), opened);
    await sweepRounds(server, opened);
    const { round } = await second.state(opened);
    expect(round).toMatchObject({ game: GAME, status: 'open' });
    const thrown = await second.move(handOf('paper'), opened);
    expect(thrown.events.map(({ kind }) => kind)).toContain('thrown');
  });
});

eachStore('a club that is closed', (store) => {
  afterEach(() => openClub(store(), NOW));

  test('refuses every call but those that tell of it and let people come and go', async () => {
    const club = await openTestApp({ store: store() });
    const token = await registerPlayer(club, 'Merbau77', '+60123456787');
    await closeClub(store(), null, club.deps.clock.now());
    const { paths } = (await club.get('docs/json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const answered: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      for (const method of Object.keys(methods).filter((each) => each !== 'head')) {
        const answer = await club.app.inject({
          method: method.toUpperCase() as 'GET',
          url,
          // A session that is over is refused as such.
          headers: url.endsWith('/logout') ? {} : { authorization: `Bearer ${token}` },
        });
        if (answer.statusCode !== 503) answered.push(`${method} ${path}`);
        else expect(answer.json().message).toBe('msg.systemMaintenance');
      }
    }
    expect(answered.sort()).toEqual([
      'get /api/maintenance',
      'get /api/player',
      'get /api/vips',
      'post /api/login',
      'post /api/login/telegram',
      'post /api/logout',
      'post /api/player/login',
    ]);
    expect((await club.get('nothing')).statusCode).toBe(404);
    expect((await club.app.inject('/healthz')).statusCode).toBe(200);
    await club.close();
  });

  test('a move it refused is played when it is open again, once', async () => {
    const club = await openTestApp({ store: store() });
    const { clock } = club.deps;
    const token = await registerPlayer(club, 'Merbau78', '+60123456788');
    const play = (path: string, body: object) => club.post(`games/fto/${path}`, body, token);
    const seed = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
    const { round } = (await play('rounds', seed)).json();
    const moves = `rounds/${round.id}/moves`;
    const next = { requestId: randomUUID(), step: 0, move: { kind: 'next' } };
    const asked = (await play(moves, next)).json().round;
    await closeClub(store(), null, clock.now());
    const move = { kind: 'answer', question: 1, cell: 0 };
    const answer = { requestId: randomUUID(), step: 1, move };
    expect((await play(moves, answer)).json()).toEqual({
      message: 'msg.systemMaintenance',
      typ: 'round',
    });
    expect((await club.get('games/fto/round', token)).statusCode).toBe(503);
    clock.advance(CLOSED_MS);
    expect(await isClubClosed(store())).toBe(true);
    await openClub(store(), clock.now());
    const open = (await club.get('games/fto/round', token)).json().round;
    expect(open.deadlineAt).toBe(asked.deadlineAt + CLOSED_MS);
    const [once, again] = [await play(moves, answer), await play(moves, answer)];
    expect(once.statusCode).toBe(200);
    expect(again.json()).toEqual(once.json());
    await club.close();
  });
});
