import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { crowd, OPENS, rightOf, runEvent, testEvent } from '../events/testEvent.ts';
import { answerQuestion, askQuestion, readTerms } from '../events/tries.ts';
import { noteSighting } from '../sightings/sightings.ts';
import { suspectQuickQuizzes } from './quickQuizzes.ts';

const KEY = 'quiz-quick';

oneStore('whose quiz is too quick', (store) => {
  /** Somebody who takes so long for each of the five questions. */
  const sit = async (playerId: number, tookMs: readonly number[], key = KEY): Promise<number> => {
    let now = OPENS;
    const own = { playerId, key, week: '1' };
    await readTerms(store().db, { ...own, now });
    for (const [at, took] of tookMs.entries()) {
      await askQuestion(store(), { ...own, now });
      now += took;
      const given = { question: at + 1, chosen: rightOf(at + 1), requestId: crypto.randomUUID() };
      await answerQuestion(store(), { ...own, ...given, now });
      now += 1_500;
    }
    return now;
  };
  const found = async () => {
    const rows = await store()
      .db.select()
      .from(suspicions)
      .orderBy(suspicions.playerId, suspicions.kind);
    return rows.map(({ playerId, kind, seen }) => ({ playerId, kind, seen }));
  };

  test('[quiz-rules] a program, its twins and many accounts of a device are noted once, people are not', async () => {
    await runEvent(store(), testEvent(KEY));
    const [quick = 0, twin = 0, other = 0, wife = 0, man = 0, person = 0] = await crowd(store(), 6);
    await sit(quick, [300, 310, 320, 330, 4_000]);
    await sit(twin, [3_000, 4_200, 2_900, 5_100, 3_300]);
    await sit(other, [3_020, 4_190, 2_930, 5_080, 3_340]);
    // Four of five alike are none.
    await sit(person, [3_020, 4_190, 2_930, 5_080, 4_340]);
    await sit(wife, [6_000, 7_000, 8_000, 3_000, 4_000]);
    const now = await sit(man, [5_000, 9_000, 3_500, 6_100, 7_300]);
    const caller = (device: string, address: string) => ({ device, address });
    await noteSighting(store().db, { playerId: wife, caller: caller('a tablet', 'home') }, now);
    await noteSighting(store().db, { playerId: man, caller: caller('a tablet', 'home') }, now);
    await noteSighting(store().db, { playerId: person, caller: caller('a phone', 'home') }, now);
    for (let look = 0; look < 2; look += 1) await suspectQuickQuizzes(store().db, now);
    const name = `Quiz ${KEY}, week 1`;
    const rows = await store().db.execute(sql`select id, uid from players`);
    const uids = new Map(
      (rows as unknown as { rows: { id: number; uid: string }[] }).rows.map(({ id, uid }) => [
        Number(id),
        uid,
      ]),
    );
    const shared = `${name}: 2 of those who qualified are on one device.`;
    const alike = (id: number) =>
      `${name}: each of 5 answers took as long as that of ${uids.get(id)}.`;
    expect(await found()).toEqual([
      {
        playerId: quick,
        kind: 'unread-questions',
        seen: `${name}: 4 answers sooner than the question can be read, the fastest after 0.30 s.`,
      },
      { playerId: twin, kind: 'equal-times', seen: alike(other) },
      { playerId: other, kind: 'equal-times', seen: alike(twin) },
      { playerId: wife, kind: 'quiz-accounts', seen: shared },
      { playerId: man, kind: 'quiz-accounts', seen: shared },
    ]);
  });
});
