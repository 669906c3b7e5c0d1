import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { FOR_GOOD, PAUSE_DAYS, ResponsibleGamingAnswer } from '#contract/responsibleGaming.ts';
import { Refusal } from '../../platform/refusal.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { NOW, refusal, seatAt } from '../rounds/testSeat.ts';
import { pausePlay, readResponsibleGaming, setLimit } from './responsibleGaming.ts';

const HOUR = 3_600_000;

oneStore('playing responsibly', (store) => {
  const limit = (playerId: number, dailyLimit: number | null, now = NOW) =>
    setLimit(store(), { playerId, dailyLimit, now });
  const read = async (playerId: number, now = NOW) =>
    ResponsibleGamingAnswer.parse(await readResponsibleGaming(store(), playerId, now));
  const paramsOf = (run: Promise<unknown>) =>
    run.then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.extras.params : error),
    );

  test('nobody has a limit or a pause who did not ask for one', async () => {
    const me = await seatAt(store(), {});
    const answer = await read(me.playerId);
    expect(answer).toMatchObject({
      dailyLimit: null,
      coming: null,
      stakedToday: 0,
      pausedUntil: null,
    });
    expect(answer.months.map(({ month }) => month)).toHaveLength(12);
    expect(answer.months.at(-1)).toEqual({ month: '2026-03', staked: 0, won: 0 });
    expect(answer.months[0]?.month).toBe('2025-04');
  });

  test('[bets-safe] a stake above what is left of the day is refused and changes nothing', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    await limit(me.playerId, 5_00);
    const { round } = await me.open('squidgame', 4_00);
    await me.move('squidgame', round.id, 0, { kind: 'quit' });
    const before = await me.fingerprint();
    expect(await refusal(me.open('squidgame', 1_25))).toBe('409 msg.dailyLimit (bet)');
    expect(await paramsOf(me.open('rock-scissor-paper', 2_00))).toEqual(['1.00']);
    expect(await me.fingerprint()).toBe(before);
    await me.open('squidgame', 1_00);
    expect((await read(me.playerId)).stakedToday).toBe(5_00);
    expect(await refusal(me.open('rock-scissor-paper', 1_00))).toBe('409 msg.dailyLimit (bet)');
    // A round without a stake is no stake.
    expect((await me.open('fto', 0)).round.status).toBe('open');
  });

  test('each crack of a nest counts, and those that come at once too', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    await limit(me.playerId, 1_00);
    const { round } = await me.open('lucky-egg', 0);
    for (let egg = 0; egg < 4; egg += 1)
      await me.move('lucky-egg', round.id, egg, { kind: 'crack', egg }, { bet: 20 });
    const tries = [20, 40, 20].map((bet, i) =>
      refusal(me.move('lucky-egg', round.id, 4, { kind: 'crack', egg: 4 + i }, { bet })),
    );
    expect((await Promise.all(tries)).filter((each) => each === null).length).toBeLessThan(2);
    expect((await read(me.playerId)).stakedToday).toBeLessThanOrEqual(1_00);
    // Midnight in Malaysia begins another day.
    const tomorrow = NOW + 12 * HOUR;
    expect((await read(me.playerId, tomorrow - 1)).stakedToday).toBeGreaterThan(0);
    expect((await read(me.playerId, tomorrow)).stakedToday).toBe(0);
  });

  test('a lower limit holds at once, a higher one after 24 hours', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    const { playerId } = me;
    await limit(playerId, 10_00);
    await limit(playerId, 5_00);
    expect(await read(playerId)).toMatchObject({ dailyLimit: 5_00, coming: null });
    await limit(playerId, 8_00);
    const at = new Date(NOW + 24 * HOUR).toISOString();
    expect(await read(playerId)).toMatchObject({
      dailyLimit: 5_00,
      coming: { limit: 8_00, at },
    });
    expect(await refusal(me.open('squidgame', 6_00))).toBe('409 msg.dailyLimit (bet)');
    expect(await read(playerId, NOW + DAY_MS)).toMatchObject({ dailyLimit: 8_00, coming: null });
    const late = { now: NOW + DAY_MS };
    expect((await me.open('squidgame', 6_00, late)).round.bet).toBe(6_00);
    // The same limit again takes a waiting one back.
    await limit(playerId, null, NOW + DAY_MS);
    await limit(playerId, 8_00, NOW + DAY_MS);
    expect(await read(playerId, NOW + DAY_MS)).toMatchObject({ dailyLimit: 8_00, coming: null });
    expect(await read(playerId, NOW + 3 * DAY_MS)).toMatchObject({
      dailyLimit: 8_00,
      coming: null,
    });
    await limit(playerId, null, NOW + DAY_MS);
    expect((await read(playerId, NOW + 2 * DAY_MS)).dailyLimit).toBeNull();
  });

  test('a pause keeps rounds shut until it is over, and never gets shorter', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    const { playerId } = me;
    const { round } = await me.open('squidgame', 1_00);
    await pausePlay(store(), { playerId, days: 7, now: NOW });
    expect((await read(playerId)).pausedUntil).toBe(new Date(NOW + 7 * DAY_MS).toISOString());
    expect(await refusal(pausePlay(store(), { playerId, days: 1, now: NOW }))).toBe(
      '409 msg.updateFailed',
    );
    const before = await me.fingerprint();
    for (const game of ['fto', 'lucky-egg'])
      expect(await refusal(me.open(game, 0))).toBe('409 msg.paused');
    expect(await paramsOf(me.open('rock-scissor-paper', 1_00))).toEqual([
      '2026-03-17T04:00:00.000Z',
    ]);
    expect(await me.fingerprint()).toBe(before);
    // What was begun is played to its end.
    await me.move('squidgame', round.id, 0, { kind: 'quit' });
    expect((await me.open('fto', 0, { now: NOW + 7 * DAY_MS })).round.status).toBe('open');
    expect((await read(playerId, NOW + 7 * DAY_MS)).pausedUntil).toBeNull();
  });

  test('half a year, a year, for good: what is over never is asked for, and none is undone', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    const { playerId } = me;
    for (const days of [183, 365] as const) {
      await pausePlay(store(), { playerId, days, now: NOW });
      const until = new Date(NOW + days * DAY_MS).toISOString();
      expect((await read(playerId)).pausedUntil).toBe(until);
    }
    const forGood = { playerId, days: null, now: NOW } as const;
    await pausePlay(store(), forGood);
    await pausePlay(store(), forGood);
    expect((await read(playerId)).pausedUntil).toBe(FOR_GOOD);
    for (const days of PAUSE_DAYS)
      expect(await refusal(pausePlay(store(), { playerId, days, now: NOW }))).toBe(
        '409 msg.updateFailed',
      );
    for (const later of [0, 4_000 * DAY_MS])
      expect(await refusal(me.open('fto', 0, { now: NOW + later }))).toBe('409 msg.pausedForGood');
  });

  test('months tell what was staked and won', async () => {
    const me = await seatAt(store(), { coins: 100_00 });
    const { round } = await me.open('squidgame', 2_00);
    const panel = (await me.draws(round.id)).below(2);
    await me.move('squidgame', round.id, 0, { kind: 'step', panel });
    await me.move('squidgame', round.id, 1, { kind: 'take' });
    const lost = await me.open('squidgame', 1_00);
    await me.move('squidgame', lost.round.id, 0, { kind: 'quit' });
    expect((await read(me.playerId)).months.at(-1)).toEqual({
      month: '2026-03',
      staked: 3_00,
      won: 3_84,
    });
    expect((await read(me.playerId, NOW + 60 * DAY_MS)).months.at(-3)?.staked).toBe(3_00);
  });
});
