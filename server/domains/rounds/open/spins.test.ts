import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { WheelView } from '#games/spin-wheel/shapes.ts';
import { deposits, rewards } from '../../../platform/store/schema/money.ts';
import { players } from '../../../platform/store/schema/players.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { NOW, refusal, seatAt } from '../testSeat.ts';

const GAME = 'spin-wheel';
/** NOW is noon in Malaysia. */
const MIDNIGHT = NOW + DAY_MS / 2;
const spunOf = ({ round }: RoundAnswer) => WheelView.parse(round.view).spun;

eachStore('the wau bulan on the server', (store) => {
  test('[wheel-rules] only verified accounts spin', async () => {
    const me = await seatAt(store(), { sen: 60_00 });
    const mine = eq(players.id, me.playerId);
    await store().db.update(players).set({ verifiedAt: null }).where(mine);
    await me.state(GAME);
    const before = await me.fingerprint();
    expect((await me.state(GAME)).refusal).toBe('msg.notVerified');
    expect(await refusal(me.open(GAME, 0))).toBe('409 msg.notVerified');
    expect(await me.fingerprint()).toBe(before);
  });

  test('[wheel-rules] every RM30 of deposits is a spin, and no spin is made twice', async () => {
    const me = await seatAt(store(), { sen: 29_99 });
    expect(await me.state(GAME)).toMatchObject({ remain: 0, nextAt: null });
    expect((await me.state(GAME)).refusal).toBe('msg.noMoreChances');
    expect(await refusal(me.open(GAME, 0))).toBe('409 msg.noMoreChances');
    const more = { playerId: me.playerId, reference: randomUUID(), recordedBy: 'test' };
    await store()
      .db.insert(deposits)
      .values({ ...more, sen: 45_00, at: new Date(NOW) });
    expect(await me.state(GAME)).toMatchObject({ remain: 2, refusal: null });
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => me.open(GAME, 0, { requestId })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ remain: 1, nextAt: null, round: { status: 'settled' } });
    const results = await Promise.all(Array.from({ length: 10 }, () => refusal(me.open(GAME, 0))));
    expect(results.filter((each) => each === null)).toHaveLength(1);
    expect(results.filter((each) => each === '409 msg.noMoreChances')).toHaveLength(9);
    expect((await me.state(GAME, NOW + DAY_MS)).remain).toBe(0);
  });

  test('[wheel-rules] what a spin wins is a reward in money, and no coins', async () => {
    const me = await seatAt(store(), { sen: 16 * 30_00 });
    const won: number[] = [];
    for (let spin = 0; spin < 16; spin += 1) {
      const answer = await me.open(GAME, 0);
      const { sen } = spunOf(answer);
      if (sen > 0) won.push(sen);
      expect(answer.round).toMatchObject({ bet: 0, won: 0, status: 'settled' });
      expect(answer.coin.balance).toBe(0);
    }
    const mine = eq(rewards.playerId, me.playerId);
    const rows = await store().db.select().from(rewards).where(mine).orderBy(rewards.id);
    expect(rows.map(({ sen, status }) => [sen, status])).toEqual(
      won.map((sen) => [sen, 'pending']),
    );
    expect(await me.lines()).toEqual([]);
  });

  test('[wheel-rules] sixteen spins a Malaysian day; the rest waits for midnight', async () => {
    const me = await seatAt(store(), { sen: 20 * 30_00 });
    const late = MIDNIGHT - 1_000;
    for (let spin = 0; spin < 16; spin += 1) await me.open(GAME, 0, { now: late - spin });
    const state = await me.state(GAME, late);
    expect(state).toMatchObject({
      remain: 0,
      nextAt: MIDNIGHT,
      refusal: 'msg.noMoreChances',
    });
    const tries = me.open(GAME, 0, { now: late });
    await expect(tries).rejects.toMatchObject({
      key: 'msg.noMoreChances',
      extras: { seconds: 1 },
    });
    expect(await me.state(GAME, MIDNIGHT)).toMatchObject({ remain: 4, nextAt: null });
    for (let spin = 0; spin < 4; spin += 1) await me.open(GAME, 0, { now: MIDNIGHT });
    expect(await me.state(GAME, MIDNIGHT)).toMatchObject({ remain: 0, nextAt: null });
  });

  test('the whole ledger is sound after all of this', async () => {
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
