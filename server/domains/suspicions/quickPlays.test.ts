import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { FtoState } from '#games/fto/rules.ts';
import { ftoTuning } from '#games/fto/tuning.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { seatAt } from '../rounds/testSeat.ts';
import { suspectQuickPlays } from './quickPlays.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

oneStore('whose answers are too quick', (store) => {
  /** Somebody who answers each question `tookMs` after it came; `wrong` of them wrong. */
  const sit = async () => {
    const me = await seatAt(store());
    return {
      playerId: me.playerId,
      async play(start: number, tookMs: (question: number) => number, wrong = 0) {
        let now = start;
        const { id } = (await me.open('fto', 0, { now })).round;
        for (let question = 1; question <= 10; question += 1) {
          await me.move('fto', id, 2 * question - 2, { kind: 'next' }, { now });
          const [row] = await store()
            .db.select()
            .from(rounds)
            .where(eq(rounds.id, Number(id)));
          const odd = (row?.state as FtoState | undefined)?.asked?.odd ?? 0;
          now += tookMs(question);
          const cell = question <= wrong ? (odd + 1) % 4 : odd;
          const answer = { kind: 'answer', question, cell };
          await me.move('fto', id, 2 * question - 1, answer, { now });
          now += 2_000;
        }
        return { id, now };
      },
    };
  };
  const found = async (of: { playerId: number }) => {
    const mine = eq(suspicions.playerId, of.playerId);
    const rows = await store().db.select().from(suspicions).where(mine);
    return rows.map(({ playerId, kind, day, seen }) => ({ playerId, kind, day, seen }));
  };

  test('a program that answers as soon as it may is noted, once a day, with what was seen', async () => {
    const me = await sit();
    const { id, now } = await me.play(NOW, () => ftoTuning.defaults.leastMs);
    for (let look = 0; look < 3; look += 1) await suspectQuickPlays(store().db, now);
    expect(await found(me)).toEqual([
      {
        playerId: me.playerId,
        kind: 'quick-answers',
        day: '2026-03-10',
        seen: `Find the odd, round ${id}: 10 right answers within 1.00 s of their question, the fastest after 0.40 s.`,
      },
    ]);
  });

  test('a program that waits a little, and is always right, is noted on its third day', async () => {
    const me = await sit();
    for (let day = 0; day < 3; day += 1) {
      const { now } = await me.play(NOW + day * (DAY_MS + 60_000), () => 1_200);
      await suspectQuickPlays(store().db, now);
      if (day < 2) expect(await found(me)).toEqual([]);
    }
    expect(await found(me)).toMatchObject([
      {
        playerId: me.playerId,
        kind: 'perfect-rounds',
        day: '2026-03-12',
        seen: 'Find the odd: 3 rounds in 7 days with every answer right, each within 1.20 s on average.',
      },
    ]);
  });

  test.each([
    ['who is right at a person’s speed every day', () => 1_900, 0],
    ['who taps wildly and is quick, mostly wrong', () => 500, 8],
    ['who is lucky four times', (question: number) => (question <= 4 ? 600 : 2_500), 0],
  ] as const)('%s is not', async (_who, tookMs, wrong) => {
    const me = await sit();
    for (let day = 0; day < 4; day += 1) {
      const { now } = await me.play(NOW + day * (DAY_MS + 60_000), tookMs, wrong);
      await suspectQuickPlays(store().db, now);
    }
    expect(await found(me)).toEqual([]);
  });

  test('what has been looked at long ago is not looked at again', async () => {
    const me = await sit();
    const { now } = await me.play(NOW, () => 500);
    await suspectQuickPlays(store().db, now + 3 * 3_600_000);
    expect(await found(me)).toEqual([]);
  });
});
