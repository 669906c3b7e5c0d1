import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { drawPrize } from '#games/lucky-egg/rules.ts';
import { EggView } from '#games/lucky-egg/shapes.ts';
import { eggTuning } from '#games/lucky-egg/tuning.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { sweepRounds } from './settle/settle.ts';
import { NOW, refusal, seatAt, type TestSeat } from './testSeat.ts';

const { sessionMs, eggs } = eggTuning.defaults;
const crack = (egg: number) => ({ kind: 'crack', egg });

eachStore('the golden nest on the server', (store) => {
  /** What the next egg will pay, a multiplier. */
  const timesOf = async (me: TestSeat, id: string) =>
    drawPrize(eggTuning.defaults, await me.draws(id)).times;

  test('[egg-rules] each crack is charged and paid at once, by what was in the egg', async () => {
    const me = await seatAt(store(), { coins: 50_00 });
    const opened = await me.open('lucky-egg', 0);
    expect(opened.coin).toMatchObject({ balance: 50_00, pending: 0 });
    expect(opened.round).toMatchObject({ bet: 0, deadlineAt: NOW + sessionMs });
    const { id } = opened.round;
    const lines = ['FINDTHEODD 5000'];
    let coins = 50_00;
    let won = 0;
    for (let egg = 0; egg < eggs; egg += 1) {
      const bet = 20 + 10 * egg;
      const paid = Math.floor((bet * (await timesOf(me, id))) / UNIT);
      const { round, coin } = await me.move('lucky-egg', id, egg, crack(egg), { bet });
      lines.push(`LUCKYEGG -${bet}`, ...(paid > 0 ? [`LUCKYEGG ${paid}`] : []));
      coins += paid - bet;
      won += paid;
      expect(coin).toMatchObject({ balance: coins, pending: 0 });
      expect(round.won).toBe(won);
    }
    const { last } = await me.state('lucky-egg');
    expect(last).toMatchObject({ status: 'settled', bet: 12 * 20 + 660, won });
    expect(EggView.parse(last?.view).end?.why).toBe('empty');
    expect(await me.lines()).toEqual(lines);
  });

  test('[bets-safe] a crack without a stake, with a wrong one or with too few coins changes nothing', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    const { id } = (await me.open('lucky-egg', 0)).round;
    const before = await me.fingerprint();
    const stake = (bet: number | undefined, egg = 0) =>
      refusal(me.move('lucky-egg', id, 0, crack(egg), { bet }));
    for (const bet of [undefined, 0, 19, 21, 5_01, 20.5, -20, Number.NaN])
      expect(await stake(bet)).toBe('400 msg.invalidRequest (bet)');
    expect(await stake(1_10)).toBe('409 msg.insufficientCoins');
    expect(await stake(20, 99)).toBe('409 msg.invalidRequest');
    const quit = me.move('lucky-egg', id, 0, { kind: 'quit' }, { bet: 20 });
    expect(await refusal(quit)).toBe('400 msg.invalidRequest (bet)');
    const poor = await seatAt(store(), { coins: 19 });
    expect((await poor.state('lucky-egg')).refusal).toBe('msg.insufficientBalance');
    expect(await refusal(poor.open('lucky-egg', 0))).toBe('409 msg.insufficientBalance');
    expect(await me.fingerprint()).toBe(before);
    // A bet belongs to no move of the other games.
    const bridge = (await me.open('squidgame', 50)).round;
    const step = { kind: 'step', panel: 0 };
    expect(await refusal(me.move('squidgame', bridge.id, 0, step, { bet: 50 }))).toBe(
      '400 msg.invalidRequest (bet)',
    );
    // Nor a round to another game.
    expect(await refusal(me.move('lucky-egg', bridge.id, 0, step))).toBe('404 msg.roundNotFound');
  });

  test('[bets-safe] 100 equal cracks at once are charged once; the last coins are staked once', async () => {
    const me = await seatAt(store(), { coins: 3_00 });
    const { id } = (await me.open('lucky-egg', 0)).round;
    const paid = payoutOf(2_00, await timesOf(me, id));
    const requestId = randomUUID();
    const once = () => me.move('lucky-egg', id, 0, crack(3), { bet: 2_00, requestId });
    const answers = await Promise.all(Array.from({ length: 100 }, once));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await me.coin()).toMatchObject({ balance: 1_00 + paid, pending: 0 });
    const other = me.move('lucky-egg', id, 0, crack(3), { bet: 1_00, requestId });
    expect(await refusal(other)).toBe('409 msg.requestMismatch');

    const poor = await seatAt(store(), { coins: 1_00 });
    const nest = (await poor.open('lucky-egg', 0)).round;
    const won = await timesOf(poor, nest.id);
    const results = await Promise.all([
      refusal(poor.move('lucky-egg', nest.id, 0, crack(0), { bet: 1_00 })),
      refusal(poor.open('squidgame', 1_00)),
    ]);
    const taken = results.filter((each) => each === null).length;
    // Both only when the egg was cracked first and paid the bridge's bet.
    expect(taken).toBeGreaterThanOrEqual(1);
    if (won < 1_00) expect(taken).toBe(1);
  });

  test('[egg-rules] when the time is over the eggs fly away and nothing is charged', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    const { id } = (await me.open('lucky-egg', 0)).round;
    const late = NOW + sessionMs + MOVE_GRACE_MS + 1;
    const tooLate = me.move('lucky-egg', id, 0, crack(0), { bet: 20, now: late });
    expect(await refusal(tooLate)).toBe('409 msg.invalidRequest');
    const { last } = await me.state('lucky-egg', late);
    expect(EggView.parse(last?.view).end?.why).toBe('time');
    const second = (await me.open('lucky-egg', 0, { now: late })).round;
    const left = await me.move('lucky-egg', second.id, 0, { kind: 'quit' }, { now: late });
    expect(left.round.status).toBe('settled');
    const third = (await me.open('lucky-egg', 0, { now: late })).round;
    // With nobody there the sweep does it.
    await sweepRounds(me.deps, late + sessionMs + MOVE_GRACE_MS + 1);
    expect((await me.state('lucky-egg', late)).last?.id).toBe(third.id);
    expect(await me.lines()).toEqual(['FINDTHEODD 100']);
    expect(me.changes.filter(({ playerId }) => playerId === me.playerId)).toEqual([]);
  });

  test('[egg-rules] a nest whose time is over is no reason not to open the next', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    const first = (await me.open('lucky-egg', 0)).round;
    const inTime = NOW + sessionMs + MOVE_GRACE_MS;
    expect(await refusal(me.open('lucky-egg', 0, { now: inTime }))).toBe('409 msg.roundOpen');
    const { round } = await me.open('lucky-egg', 0, { now: inTime + 1 });
    expect(round).toMatchObject({ status: 'open', nonce: first.nonce + 1 });
    await me.move('lucky-egg', round.id, 0, { kind: 'quit' }, { now: inTime + 1 });
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
