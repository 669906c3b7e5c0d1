import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { RpsView } from '#games/rock-scissor-paper/shapes.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { sweepRounds } from './settle/settle.ts';
import { unfairRounds } from './testFair.ts';
import { NOW, refusal, seatAt } from './testSeat.ts';

const GAME = 'rock-scissor-paper';
const { throwMs, showMs, seekMs, decideMs } = rpsTuning.defaults;

eachStore('rock, scissors, paper on the server', (store) => {
  test('[rps-rules] a match is thrown to two wins, and pays even money', async () => {
    const ends = new Set<string>();
    while (ends.size < 2) {
      const me = await seatAt(store(), { coins: 1_00 });
      const { id } = (await me.open(GAME, 1_00)).round;
      for (let step = 0; ; step += 1) {
        const hand = (['rock', 'scissors', 'paper'] as const)[step % 3];
        const { round, coin } = await me.move(GAME, id, step, { kind: 'throw', hand });
        const { score, end } = RpsView.parse(round.view);
        if (round.status === 'open') {
          expect(Math.max(...score)).toBeLessThan(2);
          expect(round.deadlineAt).toBe(NOW + throwMs + showMs);
          continue;
        }
        expect(end?.why).toBe(score[0] === 2 ? 'won' : 'lost');
        expect(coin).toMatchObject({ balance: score[0] === 2 ? 2_00 : 0, pending: 0 });
        ends.add(end?.why ?? '');
        break;
      }
    }
  });

  test('[bets-safe] the id of a match against the house opens none against a player', async () => {
    const me = await seatAt(store(), { coins: 2_00 });
    const requestId = randomUUID();
    const opened = await me.open(GAME, 1_00, { requestId });
    expect(await me.open(GAME, 1_00, { requestId, mode: 'house' })).toEqual(opened);
    expect(await refusal(me.open(GAME, 1_00, { requestId, mode: 'live' }))).toBe(
      '409 msg.requestMismatch',
    );
    expect(await me.coin()).toMatchObject({ balance: 2_00, pending: 1_00 });
    await me.move(GAME, opened.round.id, 0, { kind: 'quit' });
  });

  test('[rps-rules] each throw not made is one lost, by a clock of its own', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    await me.open(GAME, 1_00);
    const first = NOW + throwMs + showMs + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, first - 1)).toBe(0);
    expect(await sweepRounds(me.deps, first)).toBe(1);
    const { round } = await me.state(GAME, first);
    expect(RpsView.parse(round?.view).score).toEqual([0, 1]);
    // The second throw begins when the first was settled, not when it was due.
    expect(round?.deadlineAt).toBe(first + throwMs + showMs);
    const second = first + throwMs + showMs + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, second)).toBe(1);
    expect((await me.state(GAME, second)).last).toMatchObject({ status: 'settled', won: 0 });
    expect(await me.coin(second)).toMatchObject({ balance: 0, pending: 0 });
  });

  test('[rps-resume] the open match comes back with its throws and its deadline', async () => {
    const me = await seatAt(store(), { coins: 2_00 });
    const { id } = (await me.open(GAME, 1_00)).round;
    const throwing = { kind: 'throw', hand: 'paper' };
    const { round } = await me.move(GAME, id, 0, throwing, { now: NOW + 5_000 });
    const found = await me.state(GAME, NOW + 9_000);
    expect(found.round).toEqual(round);
    const quit = await me.move(GAME, id, 1, { kind: 'quit' }, { now: NOW + 9_500 });
    expect(quit.coin).toMatchObject({ balance: 1_00, pending: 0 });
  });

  test('[bets-safe] where nobody was found to play with, the bet comes back with its line', async () => {
    await store().db.insert(gameFlags).values({ game: GAME, isLive: true });
    const me = await seatAt(store(), { coins: 6_00 });
    const sought = await me.open(GAME, 5_00, { mode: 'live' });
    expect(sought.round).toMatchObject({ mode: 'live', deadlineAt: NOW + seekMs });
    expect(sought.events).toEqual([{ kind: 'sought' }]);
    expect((await me.state(GAME)).isLive).toBe(true);
    const left = await me.move(GAME, sought.round.id, 0, { kind: 'quit' });
    expect(left.round).toMatchObject({ status: 'voided', bet: 5_00, won: 0 });
    expect(left.coin).toMatchObject({ balance: 6_00, pending: 0 });
    // With nobody there, looking ends by itself, and so does the question what to do then.
    await me.open(GAME, 5_00, { mode: 'live' });
    const alone = NOW + seekMs + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, alone)).toBe(1);
    const { round } = await me.state(GAME, alone);
    expect(RpsView.parse(round?.view).phase).toBe('alone');
    const over = alone + decideMs + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, over)).toBe(1);
    expect((await me.state(GAME, over)).last?.status).toBe('voided');
    expect(await me.lines()).toEqual([
      'FINDTHEODD 600',
      'ROCKPAPERSCISSORS -500',
      'ROCKPAPERSCISSORS 500',
      'ROCKPAPERSCISSORS -500',
      'ROCKPAPERSCISSORS 500',
    ]);
    expect(await me.coin(over)).toMatchObject({ balance: 6_00, pending: 0 });
  });

  test('[rps-rules] who found nobody may play the house for the same bet', async () => {
    const me = await seatAt(store(), { coins: 1_00 });
    const { id } = (await me.open(GAME, 1_00, { mode: 'live' })).round;
    const { round } = await me.move(GAME, id, 0, { kind: 'house' });
    expect(RpsView.parse(round.view)).toMatchObject({ phase: 'throwing', isLive: false });
    const quit = await me.move(GAME, id, 1, { kind: 'quit' });
    expect(quit.coin).toMatchObject({ balance: 0, pending: 0 });
  });

  test('the whole ledger is sound after all of this, and every round fair', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
    expect(await unfairRounds(store())).toEqual([]);
  });
});
