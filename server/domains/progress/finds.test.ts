import { expect, test } from 'vitest';
import { DAY_MS, dayStart } from '#contract/day.ts';
import { progressFinds } from '../../platform/store/schema/progress.ts';
import { roundSteps } from '../../platform/store/schema/rounds.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { coinBalance } from '../ledger/balance.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { collect, collectForgotten } from './collect.ts';
import { readProgress } from './progress.ts';
import { testRounds } from './testRounds.ts';

const TODAY = '2026-03-10';
const NOW = dayStart(TODAY) + 13 * 3_600_000;
const NOON = NOW - 3_600_000;

eachStore('what is found in the nest', (store) => {
  /** A session of a day, an egg a minute from noon on; null: nothing lay beside its prize. */
  const opens = async (playerId: number, day: string, finds: readonly (string | null)[]) => {
    const [roundId = 0] = await testRounds(store(), playerId, [
      { day, game: 'lucky-egg', status: 'open' },
    ]);
    const prize = { kind: 'none', times: 0 };
    await store()
      .db.insert(roundSteps)
      .values(
        finds.map((find, egg) => ({
          roundId,
          step: egg + 1,
          events: [{ kind: 'cracked', egg, prize, ...(find && { find }) }],
          multiplier: 0,
          credited: 0,
          at: new Date(dayStart(day) + 12 * 3_600_000 + egg * 60_000),
        })),
      );
    // One session at a time.
    await store().db.execute(
      `update rounds set status = 'settled', settled_at = touched_at where id = ${roundId}`,
    );
  };
  const shown = async (playerId: number, now = NOW) =>
    (await readProgress(store().db, playerId, now)).progress?.finds;
  const minute = (egg: number) => new Date(NOON + egg * 60_000).toISOString();

  test('is told once each, with when it was found first, and pays nothing', async () => {
    const [me, other] = [await testPlayer(store()), await testPlayer(store())];
    await opens(me, TODAY, [null, 'fig', 'leaf', 'fig']);
    await opens(other, TODAY, ['bell']);
    const mine = [
      { find: 'fig', at: minute(1) },
      { find: 'leaf', at: minute(2) },
    ];
    expect(await shown(me)).toEqual(mine);
    await Promise.all([collect(store(), me, NOW), collect(store(), me, NOW)]);
    expect(await shown(me)).toEqual(mine);
    expect((await coinBalance(store().db, me, NOW)).balance).toBe(0);
  });

  test('is kept for good, looked at or not, and found again it stays as it was', async () => {
    const me = await testPlayer(store());
    await opens(me, TODAY, ['fig']);
    await collectForgotten(store(), NOW + DAY_MS);
    const later = NOW + 300 * DAY_MS;
    await opens(me, '2027-01-04', ['fig', 'thread']);
    expect(await shown(me, later)).toEqual([
      { find: 'fig', at: minute(0) },
      {
        find: 'thread',
        at: new Date(dayStart('2027-01-04') + 12 * 3_600_000 + 60_000).toISOString(),
      },
    ]);
    expect(await store().db.$count(progressFinds)).toBeGreaterThan(0);
  });
});
