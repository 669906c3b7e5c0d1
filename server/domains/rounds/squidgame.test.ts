import { expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { SquidView } from '#games/squidgame/shapes.ts';
import { ladderOf, squidTuning } from '#games/squidgame/tuning.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { sweepRounds } from './settle/settle.ts';
import { gameState } from './state.ts';
import { NOW, refusal, seatAt, type TestSeat } from './testSeat.ts';

const { clockMs } = squidTuning.defaults;
const steps = squidTuning.defaults.steps.length;

eachStore('the glass bridge on the server', (store) => {
  const step = async (me: TestSeat, id: string, at: number, isSafe: boolean, now = NOW) => {
    const safe = (await me.draws(id)).below(2);
    const panel = isSafe ? safe : 1 - safe;
    return me.move('squidgame', id, at, { kind: 'step', panel }, { now });
  };

  test('[squid-rules] the last step is paid by itself: 983.04 times the bet', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    for (let at = 0; at < steps - 1; at += 1) {
      const { round } = await step(me, id, at, true);
      expect(SquidView.parse(round.view).multiplier).toBe(ladderOf(squidTuning.defaults)[at + 1]);
    }
    const arrived = await step(me, id, steps - 1, true);
    expect(arrived.round).toMatchObject({ status: 'settled', won: 983_04 });
    expect(arrived.coin).toMatchObject({ balance: 983_04, pending: 0 });
  });

  test('[squid-rules] a fall loses the bet, and so does quitting', async () => {
    const me = await seatAt(store(), { coins: 3_00 });
    const first = (await me.open('squidgame', 1_00)).round;
    // Nothing is to be had before the first step.
    const early = me.move('squidgame', first.id, 0, { kind: 'take' });
    expect(await refusal(early)).toBe('409 msg.invalidRequest');
    const fell = await step(me, first.id, 0, false);
    expect(fell.round).toMatchObject({ status: 'settled', won: 0 });
    const second = (await me.open('squidgame', 1_00)).round;
    await step(me, second.id, 0, true);
    const quit = await me.move('squidgame', second.id, 1, { kind: 'quit' });
    expect(quit.round).toMatchObject({ status: 'settled', won: 0 });
    expect(quit.coin).toMatchObject({ balance: 1_00, pending: 0 });
    expect(await me.lines()).toEqual(['FINDTHEODD 300', 'SQUIDGAME -100', 'SQUIDGAME -100']);
  });

  test("[squid-rules] the bridge's clock runs on from step to step and takes the bet at its end", async () => {
    const me = await seatAt(store(), { coins: 2_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    const crossed = await step(me, id, 0, true, NOW + 30_000);
    expect(crossed.round.deadlineAt).toBe(NOW + clockMs);
    const late = NOW + clockMs + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, late - 1)).toBe(0);
    const take = me.move('squidgame', id, 1, { kind: 'take' }, { now: late });
    expect(await refusal(take)).toBe('409 msg.invalidRequest');
    const { last } = await me.state('squidgame', late);
    expect(SquidView.parse(last?.view).end?.why).toBe('time');
    expect(await me.coin(late)).toMatchObject({ balance: 1_00, pending: 0 });
    const second = (await me.open('squidgame', 1_00, { now: late })).round;
    // With nobody there the sweep does it.
    expect(await sweepRounds(me.deps, late + clockMs + MOVE_GRACE_MS + 1)).toBe(1);
    expect(await me.coin(late)).toMatchObject({ balance: 0, pending: 0 });
    expect((await me.state('squidgame', late)).last?.id).toBe(second.id);
  });

  test('[squid-resume] the open round comes back as it stood, with its deadline, wherever one looks', async () => {
    const me = await seatAt(store(), { coins: 2_00 });
    const { id } = (await me.open('squidgame', 1_00)).round;
    const { round } = await step(me, id, 0, true, NOW + 1_000);
    // Nothing of it is in the process: other deps over the same database know as much.
    const elsewhere = { ...me.deps, onChange: () => {} };
    const found = await gameState(elsewhere, me.playerId, 'squidgame', NOW + 60_000);
    expect(found).toMatchObject({ round, last: null, serverNow: NOW + 60_000 });
    expect(await refusal(me.open('squidgame', 1_00, { now: NOW + 60_000 }))).toBe(
      '409 msg.roundOpen',
    );
    const taken = await me.move('squidgame', id, 1, { kind: 'take' }, { now: NOW + 61_000 });
    expect(taken.coin).toMatchObject({ balance: 2_92, pending: 0 });
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
