import { expect, test } from 'vitest';
import { DAY_MS, dayStart } from '#contract/day.ts';
import { type ProgressAnswer, ProgressAnswer as Shape } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { pausePlay, setLimit } from '../responsibleGaming/responsibleGaming.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { collect, collectForgotten, setStanding } from './collect.ts';
import { favourite } from './goals.ts';
import { readProgress } from './progress.ts';
import { dayAfter } from './streak.ts';
import { testRounds } from './testRounds.ts';

/** A Tuesday, at one in the afternoon. */
const TODAY = '2026-03-10';
const HOUR = 3_600_000;
const at = (day: string) => dayStart(day) + 13 * HOUR;
const NOW = at(TODAY);
const MONDAY = '2026-03-09';

eachStore('what the club remembers', (store) => {
  const read = async (playerId: number, now = NOW): Promise<ProgressAnswer> =>
    Shape.parse(await readProgress(store().db, playerId, now));
  const shown = async (playerId: number, now = NOW) => {
    const { progress } = await read(playerId, now);
    if (!progress) throw new Error('nothing is told');
    return progress;
  };
  const coins = async (playerId: number, now = NOW) =>
    (await coinBalance(store().db, playerId, now)).balance;
  const playsOn = (playerId: number, days: readonly string[]) =>
    testRounds(
      store(),
      playerId,
      days.map((day) => ({ day })),
    );
  /** What a job that runs then pays to one of all the players of these tests. */
  const forgotten = async (playerId: number, now: number) =>
    (await collectForgotten(store(), now)).filter((change) => change.playerId === playerId);
  const lastDays = (count: number, until = TODAY) =>
    Array.from({ length: count }, (_, i) => dayAfter(until, i + 1 - count));

  test('nobody who never played has anything, and nothing is due', async () => {
    const me = await testPlayer(store());
    const progress = await shown(me);
    expect(progress).toMatchObject({
      streak: { days: 0, best: 0, isPlayedToday: false, hasPass: true },
      bests: [],
      due: 0,
    });
    expect(progress.goals.map(({ kind, done }) => [kind, done])).toEqual([
      ['days', 0],
      ['paid', 0],
      ['won', 0],
    ]);
    expect(progress.weekEnds).toBe(new Date(dayStart('2026-03-16')).toISOString());
    expect(await collect(store(), me, NOW)).toBeNull();
  });

  test('days in a row pay once they are enough, once, and two who ask at a time get it once', async () => {
    const me = await testPlayer(store());
    await playsOn(me, lastDays(PROGRESS.streakDays, '2026-03-08'));
    expect((await shown(me)).due).toBe(PROGRESS.streakCoins + PROGRESS.goalCoins);
    const changes = await Promise.all([1, 2, 3].map(() => collect(store(), me, NOW)));
    expect(changes.filter(Boolean)).toHaveLength(1);
    expect(await coins(me)).toBe(PROGRESS.streakCoins + PROGRESS.goalCoins);
    expect(await shown(me)).toMatchObject({ due: 0, streak: { days: PROGRESS.streakDays } });
    expect(await collect(store(), me, NOW + DAY_MS)).toBeNull();
    const { transactions } = await listTransactions(store().db, me, {});
    expect(transactions.map(({ type, note }) => [type, note])).toEqual([
      ['ADJUST', 'Weekly goal reached'],
      ['ADJUST', `${PROGRESS.streakDays} days in a row`],
    ]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('a day ends at midnight in Malaysia', async () => {
    const me = await testPlayer(store());
    await playsOn(me, ['2026-03-08', MONDAY]);
    const midnight = dayStart(TODAY);
    expect((await shown(me, midnight - 1)).streak).toMatchObject({ days: 2, isPlayedToday: true });
    expect((await shown(me, midnight)).streak).toMatchObject({ days: 2, isPlayedToday: false });
  });

  test('goals count the week alone, and a round that is open or given back is not won', async () => {
    const me = await testPlayer(store());
    await testRounds(store(), me, [
      { day: '2026-03-08', won: 3_00 },
      { day: MONDAY, won: 2_00 },
      { day: MONDAY, game: 'squidgame', bet: 1_00, won: 1_50 },
      { day: MONDAY, game: 'squidgame', bet: 1_00, won: 1_00 },
      { day: TODAY, game: 'squidgame', bet: 1_00, won: 1_50, status: 'voided' },
      { day: TODAY, game: 'squidgame', bet: 1_00, status: 'open' },
    ]);
    const { goals } = await shown(me);
    expect(goals.map(({ kind, done }) => [kind, done])).toEqual([
      ['days', 2],
      ['paid', 1],
      ['won', 1],
    ]);
  });

  test('what a week asks to win is the staked game that was begun most before it, all week', async () => {
    const me = await testPlayer(store());
    const weekBefore = lastDays(5, '2026-03-07');
    const egg = weekBefore.map((day) => ({ day, game: 'lucky-egg', bet: 20 }));
    await testRounds(store(), me, [
      ...egg,
      { day: '2026-03-08', game: 'squidgame', bet: 1_00 },
      ...weekBefore.map((day) => ({ day, game: 'spin-wheel' })),
    ]);
    const asked = async (now: number) => (await shown(me, now)).goals.at(-1)?.game;
    expect(await asked(NOW)).toBe('lucky-egg');
    await testRounds(
      store(),
      me,
      Array.from({ length: 9 }, () => ({ day: TODAY, game: 'rock-scissor-paper', bet: 1_00 })),
    );
    expect(await asked(at('2026-03-15'))).toBe('lucky-egg');
    expect(await asked(at('2026-03-16'))).toBe('rock-scissor-paper');
  });

  test('neither the free game nor the one of deposits is asked to be won', () => {
    const played = (game: string, begun: number) => ({ game, begun, paid: 0, won: 0 });
    expect(favourite([played('fto', 9), played('spin-wheel', 8)])).toBe('squidgame');
    expect(favourite([played('fto', 9), played('lucky-egg', 1)])).toBe('lucky-egg');
  });

  test('a goal that was reached is paid in the week after as well, and each week anew', async () => {
    const me = await testPlayer(store());
    await playsOn(me, [MONDAY, '2026-03-11', '2026-03-13']);
    const nextTuesday = at('2026-03-17');
    expect((await shown(me, nextTuesday)).due).toBe(PROGRESS.goalCoins);
    await collect(store(), me, nextTuesday);
    await playsOn(me, ['2026-03-16', '2026-03-18', '2026-03-20']);
    await collect(store(), me, at('2026-03-21'));
    expect(await coins(me, at('2026-03-21'))).toBe(2 * PROGRESS.goalCoins);
  });

  test('the best round of each game is kept, the earlier of two alike', async () => {
    const me = await testPlayer(store());
    const [, first] = await testRounds(store(), me, [
      { day: MONDAY, game: 'squidgame', bet: 1_00, won: 2_00 },
      { day: MONDAY, game: 'squidgame', bet: 2_00, won: 9_00 },
      { day: TODAY, game: 'squidgame', bet: 3_00, won: 9_00 },
    ]);
    expect((await shown(me)).bests).toMatchObject([
      { game: 'squidgame', roundId: String(first), bet: 2_00, won: 9_00 },
    ]);
    await collect(store(), me, NOW);
    const later = at('2026-06-10');
    expect((await shown(me, later)).bests).toMatchObject([{ roundId: String(first) }]);
    const [better] = await testRounds(store(), me, [
      { day: '2026-06-10', game: 'squidgame', bet: 1_00, won: 9_01 },
    ]);
    expect((await shown(me, later)).bests).toMatchObject([{ roundId: String(better) }]);
  });

  test('where a round is open is told, the last begun first, however the rest stands', async () => {
    const me = await testPlayer(store());
    await testRounds(store(), me, [
      { day: MONDAY, game: 'squidgame', bet: 1_00, status: 'open' },
      { day: TODAY, game: 'lucky-egg', status: 'open' },
      { day: TODAY, game: 'fto' },
    ]);
    expect((await read(me)).openIn).toEqual(['lucky-egg', 'squidgame']);
    await setStanding(store(), { playerId: me, isOn: false, now: NOW });
    expect((await read(me)).openIn).toEqual(['lucky-egg', 'squidgame']);
  });

  test('turned off nothing is told, counted or paid; turned on again it begins today', async () => {
    const me = await testPlayer(store());
    await playsOn(me, lastDays(PROGRESS.streakDays));
    await setStanding(store(), { playerId: me, isOn: false, now: NOW });
    expect(await read(me)).toEqual({ standing: 'off', openIn: [], progress: null });
    expect(await collect(store(), me, NOW)).toBeNull();
    expect(await forgotten(me, NOW + DAY_MS)).toEqual([]);
    await setStanding(store(), { playerId: me, isOn: true, now: NOW });
    expect((await shown(me)).streak).toMatchObject({ days: 1, isPlayedToday: true });
  });

  test('it rests during a pause and once the day’s limit is staked', async () => {
    const [paused, limited] = [await testPlayer(store()), await testPlayer(store(), 10_00, NOW)];
    await pausePlay(store(), { playerId: paused, days: 1, now: NOW });
    expect(await read(paused)).toEqual({ standing: 'resting', openIn: [], progress: null });
    expect((await read(paused, NOW + DAY_MS)).standing).toBe('on');
    await setLimit(store(), { playerId: limited, dailyLimit: 1_00, now: NOW });
    expect((await read(limited)).standing).toBe('on');
  });

  test('what nobody asks for is paid by itself the day after, once', async () => {
    const me = await testPlayer(store());
    await playsOn(me, lastDays(PROGRESS.streakDays, MONDAY));
    expect(await forgotten(me, NOW)).toHaveLength(1);
    expect(await forgotten(me, NOW)).toEqual([]);
  });

  test('what is reached after the player looked is paid the day after, too', async () => {
    const me = await testPlayer(store());
    await playsOn(me, [TODAY]);
    await collect(store(), me, NOW);
    await testRounds(store(), me, [
      { day: TODAY, won: 1_00 },
      { day: TODAY, won: 1_00 },
    ]);
    // Soon after midnight a round of yesterday may still be played.
    const midnight = dayStart(dayAfter(TODAY));
    expect(await forgotten(me, midnight + HOUR)).toEqual([]);
    expect(await forgotten(me, midnight + 4 * HOUR)).toHaveLength(1);
  });
});
