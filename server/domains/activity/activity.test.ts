import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ActivityId,
  activityEndPath,
  activityHeartbeatPath,
  activityStartPath,
} from '#contract/activity.ts';
import { ResponsibleGamingAnswer, responsibleGamingPath } from '#contract/responsibleGaming.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { oneStore } from '../../platform/store/testStore.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

oneStore('how long a player is here', (store) => {
  let club: TestApp;
  let token: string;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
    token = await registerPlayer(club, 'Kenyalang1', '+60123456781');
  });
  afterAll(() => club.close());

  const start = async (by = token) =>
    ActivityId.parse((await club.post(activityStartPath, {}, by)).json()).sessionId;
  const beat = (sessionId: string, by = token) =>
    club.post(activityHeartbeatPath, { sessionId }, by);
  const end = (sessionId: string, by = token) => club.post(activityEndPath, { sessionId }, by);
  const minutes = async () =>
    ResponsibleGamingAnswer.parse((await club.get(responsibleGamingPath, token)).json())
      .minutesHere;

  test('[call-activity] from the start to the end, or to the last heartbeat; the club’s day at midnight', async () => {
    // The clock of the test stands at noon in Malaysia.
    const one = await start();
    await club.deps.clock.advance(25 * MINUTE);
    expect((await end(one)).statusCode).toBe(200);
    await club.deps.clock.advance(HOUR);
    expect(await minutes()).toEqual({ today: 25, week: 25 });
    // Its end is told twice, an hour late: it stays as it was.
    expect((await end(one)).statusCode).toBe(200);
    expect(await minutes()).toEqual({ today: 25, week: 25 });

    const cut = await start();
    await club.deps.clock.advance(10 * MINUTE);
    expect((await beat(cut)).statusCode).toBe(200);
    await club.deps.clock.advance(HOUR);
    expect(await minutes()).toEqual({ today: 35, week: 35 });

    // Over midnight: ten minutes before it, twenty after.
    await club.deps.clock.advance(
      24 * HOUR - (club.deps.clock.now() % (24 * HOUR)) - 8 * HOUR - 10 * MINUTE,
    );
    const night = await start();
    await club.deps.clock.advance(30 * MINUTE);
    await end(night);
    expect(await minutes()).toEqual({ today: 20, week: 65 });
    await club.deps.clock.advance(6 * 24 * HOUR);
    expect(await minutes()).toEqual({ today: 0, week: 20 });
  });

  test('[call-activity] a heartbeat of what is over, of another player or of nothing is refused', async () => {
    const other = await registerPlayer(club, 'Helang2', '+60123456782');
    const mine = await start();
    const refused = async (answer: ReturnType<typeof beat>) => {
      const { message, field } = (await answer).json();
      return [(await answer).statusCode, message, field];
    };
    const invalid = [400, 'msg.invalidSessionId', 'sessionId'];
    expect(await refused(beat(mine, other))).toEqual(invalid);
    expect(await refused(beat('nothing'))).toEqual(invalid);
    // Nobody ends another's.
    await end(mine, other);
    expect((await beat(mine)).statusCode).toBe(200);
    await end(mine);
    expect(await refused(beat(mine))).toEqual(invalid);
    expect((await club.post(activityStartPath, {})).statusCode).toBe(401);
  });

  test('the operator sees it', async () => {
    await end(await start());
    const deps = { ...club.deps, broadcast: () => {}, drop: () => {} };
    const { lines } = await runCommand(deps, 'player show', { uid: 'Kenyalang1' }, 'siti');
    expect(lines.join('\n')).toMatch(/^hereWeek +\d+ min$/m);
  });

  test('[call-activity] two windows at the same time are counted once, and are two visits to the operator', async () => {
    const other = await registerPlayer(club, 'Merak3', '+60123456783');
    const desk = await start(other);
    await club.deps.clock.advance(10 * MINUTE);
    const second = await start(other);
    await club.deps.clock.advance(10 * MINUTE);
    await end(desk, other);
    await club.deps.clock.advance(5 * MINUTE);
    await beat(second, other);
    const here = await club.get(responsibleGamingPath, other);
    expect(ResponsibleGamingAnswer.parse(here.json()).minutesHere).toEqual({ today: 25, week: 25 });
    const deps = { ...club.deps, broadcast: () => {}, drop: () => {} };
    const { data, lines } = await runCommand(
      deps,
      'player visits',
      { uid: 'Merak3', limit: '2' },
      'siti',
    );
    expect(data).toMatchObject([
      { minutes: 15, isEnded: false },
      { minutes: 20, isEnded: true },
    ]);
    expect(lines[0]).toMatch(/\(last seen\) +15 min$/);
    expect(lines[1]).toMatch(/ 20 min$/);
    // A server whose clock is behind notes a heartbeat before the start.
    const ahead = await start(other);
    const startedAt = new Date(club.deps.clock.now() + MINUTE);
    await store().db.update(activities).set({ startedAt }).where(eq(activities.id, ahead));
    const still = await club.get(responsibleGamingPath, other);
    expect(ResponsibleGamingAnswer.parse(still.json()).minutesHere).toEqual({
      today: 25,
      week: 25,
    });
  });
});
