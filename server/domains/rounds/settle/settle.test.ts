import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { meanwhile } from '../../../platform/store/testMeanwhile.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { NOW, seatAt, type TestSeat } from '../testSeat.ts';
import { IDLE_MS, sweepRounds } from './settle.ts';

eachStore('what a sweep settles', (store) => {
  /** Somebody with a stake on a bridge. */
  const atBridge = async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const { round } = await me.open('squidgame', 2_00);
    const quit = (now: number) => me.move('squidgame', round.id, 0, { kind: 'quit' }, { now });
    return { me, round, quit };
  };
  const set = (id: string, to: Partial<typeof rounds.$inferInsert>) =>
    store()
      .db.update(rounds)
      .set(to)
      .where(eq(rounds.id, Number(id)));
  /** As between two questions: no clock runs. */
  const stopClock = (id: string) => set(id, { deadlineAt: null, touchedAt: new Date(NOW) });
  /** What the player's pages were told since. */
  const watch = (me: TestSeat) => {
    const before = me.changes.length;
    return () => me.changes.slice(before).map(({ topic, coin }) => [topic, coin.pending]);
  };

  test('a passed round, once; its coins are told', async () => {
    const { me, round } = await atBridge();
    const told = watch(me);
    const late = (round.deadlineAt ?? 0) + MOVE_GRACE_MS + 1;
    expect(await sweepRounds(me.deps, late - 1)).toBe(0);
    expect(told()).toEqual([]);
    const another = () => sweepRounds(me.deps, late);
    const second = { ...me.deps, store: meanwhile(store(), 'transaction', another) };
    expect(await sweepRounds(second, late)).toBe(0);
    expect(told()).toEqual([['coins', 0]]);
    expect((await me.state('squidgame', late)).last?.id).toBe(round.id);
    expect(await sweepRounds(me.deps, late + IDLE_MS)).toBe(0);
  });

  test('no round that its player has left while it was looked for', async () => {
    const { me, round, quit } = await atBridge();
    const told = watch(me);
    const inTime = (round.deadlineAt ?? 0) + MOVE_GRACE_MS;
    const left = { ...me.deps, store: meanwhile(store(), 'transaction', () => quit(inTime)) };
    expect(await sweepRounds(left, inTime + 1)).toBe(0);
    expect(told()).toEqual([['coins', 0]]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('an idle round: its stake goes back, told and counted once', async () => {
    const { me, round } = await atBridge();
    await stopClock(round.id);
    const told = watch(me);
    const late = NOW + IDLE_MS + 1;
    expect(await sweepRounds(me.deps, late - 1)).toBe(0);
    expect(await sweepRounds(me.deps, late)).toBe(1);
    expect(told()).toEqual([['coins', 0]]);
    expect(await me.available()).toBe(5_00);
    expect(await sweepRounds(me.deps, late)).toBe(0);
  });

  test('an idle round that holds no stake: counted, and there is nothing to tell', async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const { id } = (await me.open('lucky-egg', 0)).round;
    await stopClock(id);
    const told = watch(me);
    expect(await sweepRounds(me.deps, NOW + IDLE_MS + 1)).toBe(1);
    expect(told()).toEqual([]);
    expect((await me.state('lucky-egg', NOW + IDLE_MS + 1)).last).toMatchObject({
      id,
      status: 'settled',
    });
  });

  type Bridge = Awaited<ReturnType<typeof atBridge>>;
  test.each<[what: string, left: number, act: (of: Bridge, now: number) => Promise<unknown>]>([
    ['was left', 3_00, ({ quit }, now) => quit(now)],
    [
      'was played on',
      3_00,
      ({ round }, now) => set(round.id, { touchedAt: new Date(now - IDLE_MS) }),
    ],
    [
      'has a clock again',
      3_00,
      ({ round }, now) => set(round.id, { deadlineAt: new Date(now + 1_000) }),
    ],
    ['another sweep settled', 5_00, ({ me }, now) => sweepRounds(me.deps, now)],
  ])('no idle round that %s while it was looked for', async (_what, left, act) => {
    const bridge = await atBridge();
    const { me, round, quit } = bridge;
    await stopClock(round.id);
    const late = NOW + IDLE_MS + 1;
    const interrupted = meanwhile(store(), 'transaction', () => act(bridge, late));
    expect(await sweepRounds({ ...me.deps, store: interrupted }, late)).toBe(0);
    expect(await me.available(late)).toBe(left);
    expect((await checkLedger(store())).problems).toEqual([]);
    // Nothing is left for the other tests' sweeps.
    if ((await me.state('squidgame', late)).round) await quit(late);
  });
});
