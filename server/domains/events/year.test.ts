import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf, dayStart } from '#contract/day.ts';
import type { InboxPayload } from '#contract/inbox.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { eventPrizes, eventWeeks } from '../../platform/store/schema/events.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { sessions } from '../../platform/store/schema/players.ts';
import { pushMessages, pushSubscriptions } from '../../platform/store/schema/push.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { openAddress } from './address.ts';
import { claimPrize } from './claim.ts';
import kept from './holidays.json' with { type: 'json' };
import { spinWeek } from './spin.ts';
import { almostDone, crowd, OPENS, rightOf, runEvent, testEvent } from './testEvent.ts';
import { answerQuestion } from './tries.ts';
import { keepEvents } from './upkeep.ts';
import { listWinners, markSent } from './winners.ts';
import { workdayAfter } from './workdays.ts';

const WEEKS = 52;
/** Until the addresses of all but the last weeks are deleted. */
const DAYS = WEEKS * 7 + 75;
const KEY = 'quiz-of-a-year';
const ADDRESS = {
  name: 'Aminah',
  street: '12, Jalan Kenyalang',
  postcode: '93300',
  city: 'Kuching',
  state: 'Sarawak',
} as const;

test('working days leave out weekends and the holidays of the kept list', () => {
  const holidays = new Set(
    Object.entries(kept).flatMap(([year, days]) => days.map((day) => `${year}-${day}`)),
  );
  for (const day of ['2024-10-09', '2025-12-22', '2026-02-13', '2026-08-20', '2027-01-02']) {
    const ends = workdayAfter(dayStart(day), 14);
    const between = Array.from({ length: 40 }, (_, at) => dayOf(dayStart(day) + (at + 1) * DAY_MS));
    const working = between.filter((each) => {
      const isWeekend = ['Sat', 'Sun'].includes(new Date(each).toUTCString().slice(0, 3));
      return !isWeekend && !holidays.has(each);
    });
    expect(ends).toBe(working[13]);
  }
  // Three working days after a Friday before Chinese New Year of 2026, which is Tuesday and Wednesday.
  expect(workdayAfter(dayStart('2026-02-13'), 3)).toBe('2026-02-20');
  for (const days of Object.values(kept)) {
    expect(days).toEqual(days.toSorted());
    for (const day of ['01-01', '05-01', '08-31', '09-16', '12-25']) expect(days).toContain(day);
  }
});

const titleOf = ({ title }: InboxPayload): string =>
  /^(Claim|Your prize was forfeited|Your prize is in the post)/.exec(title?.en ?? '')?.[0] ?? '';

oneStore('a year of weeks on a clock that is stepped', (store) => {
  test('[quiz-rules] warned, forfeited, posted in time or late, forgotten: each on its day, once', async () => {
    const deps = { store: store(), cipher: testCipher };
    const { db } = store();
    const weekIds = await runEvent(
      store(),
      testEvent(KEY, {
        weeks: WEEKS,
        qualifiers: 3,
        prizes: [{ ...testEvent('any').prizes[0]!, winners: 3 }],
      }),
    );
    // Prompt claims at once; last in the last moment, and is posted late; idle never.
    const [prompt = 0, last = 0, idle = 0] = await crowd(store(), 3);
    const at = new Date(OPENS);
    const tokenHash = randomUUID();
    await db
      .insert(sessions)
      .values({ tokenHash, playerId: idle, createdAt: at, lastSeenAt: at, expiresAt: at });
    const device = { endpoint: 'https://push.example/1', p256dh: '-', auth: '-', publicKey: '-' };
    await db
      .insert(pushSubscriptions)
      .values({ ...device, playerId: idle, tokenHash, createdAt: at });

    const win = async (playerId: number, week: number, now: number) => {
      const own = { playerId, key: KEY, week: String(week) };
      await answerQuestion(store(), {
        ...own,
        requestId: randomUUID(),
        question: 5,
        chosen: rightOf(5),
        now,
      });
      const spin = { ...own, requestId: randomUUID(), clientSeed: 'year', now };
      return (await spinWeek(deps, spin)).answer.prize;
    };
    const claim = (playerId: number, id: string, now: number) =>
      claimPrize(deps, { playerId, id, requestId: randomUUID(), address: ADDRESS, now });
    /** Two processes look after the events, at the same time where there is something to do. */
    const keep = async (now: number, isBusy: boolean) => {
      const both = isBusy
        ? [keepEvents(deps, now), keepEvents(deps, now)]
        : [keepEvents(deps, now)];
      return (await Promise.all(both)).flat();
    };
    const stateOf = async (id: string) =>
      (
        await db
          .select()
          .from(eventPrizes)
          .where(eq(eventPrizes.id, Number(id)))
      )[0];

    const told: { day: number; playerId: number }[] = [];
    const promised: { id: string; claimedAt: number }[] = [];
    const lates: { id: string; claimBy: number }[] = [];
    const unclaimed: string[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      const now = OPENS + day * DAY_MS;
      const week = Math.floor(day / 7) + 1;
      if (day % 7 === 0 && week <= WEEKS) {
        const ids = [prompt, last, idle];
        await almostDone(store(), weekIds[week - 1] ?? 0, ids, now);
        const [first, second, third] = [
          await win(prompt, week, now),
          await win(last, week, now),
          await win(idle, week, now),
        ];
        await claim(prompt, first.id, now);
        promised.push({ id: first.id, claimedAt: now });
        lates.push({ id: second.id, claimBy: Date.parse(second.claimBy) });
        unclaimed.push(third.id);
        expect(Date.parse(second.claimBy)).toBe(now + 5 * DAY_MS);
      }
      // In the very last moment, before both processes look.
      for (const { id, claimBy } of lates.filter((each) => each.claimBy === now)) {
        await expect(claim(last, id, claimBy)).rejects.toThrow('msg.eventEnded');
        await claim(last, id, claimBy - 1);
      }
      for (const change of await keep(now, [3, 5].includes(day % 7)))
        told.push({ day, playerId: change.playerId });
      for (const { id, claimedAt } of promised) {
        const row = await (now === claimedAt + 7 * DAY_MS ? stateOf(id) : undefined);
        if (row) {
          await markSent(store(), Number(id), { operator: 'siti', now });
          expect(openAddress(testCipher, row.id, row.sealedAddress ?? '')).toEqual(ADDRESS);
          expect(row.sendBy).toBe(workdayAfter(claimedAt, 14));
        }
      }
    }
    // Warned two days before, forfeited after five; who claimed at once hears of neither.
    const daysOf = (playerId: number) =>
      told.filter((each) => each.playerId === playerId).map(({ day }) => day);
    const weeks = Array.from({ length: WEEKS }, (_, week) => week * 7);
    expect(daysOf(prompt)).toEqual([]);
    expect(daysOf(last)).toEqual(weeks.map((day) => day + 3));
    expect(daysOf(idle)).toEqual(weeks.flatMap((day) => [day + 3, day + 5]));
    const messagesOf = async (playerId: number) => {
      const rows = await db
        .select()
        .from(inbox)
        .where(eq(inbox.playerId, playerId))
        .orderBy(asc(inbox.id));
      return Object.groupBy(
        rows.map(({ payload }) => titleOf(payload)),
        (title) => title,
      );
    };
    const counted = async (playerId: number) =>
      Object.fromEntries(
        Object.entries(await messagesOf(playerId)).map(([title, all]) => [title, all?.length]),
      );
    expect(await counted(prompt)).toEqual({ 'Your prize is in the post': WEEKS });
    expect(await counted(last)).toEqual({ Claim: WEEKS });
    expect(await counted(idle)).toEqual({ Claim: WEEKS, 'Your prize was forfeited': WEEKS });
    const pushed = await db.select().from(pushMessages).where(eq(pushMessages.playerId, idle));
    expect(pushed).toHaveLength(2 * WEEKS);
    const states = async (ids: readonly string[]) => {
      const rows = await db
        .select()
        .from(eventPrizes)
        .where(inArray(eventPrizes.id, ids.map(Number)));
      return [...new Set(rows.map(({ state }) => state))];
    };
    expect(await states(unclaimed)).toEqual(['forfeited']);
    expect(await states(promised.map(({ id }) => id))).toEqual(['sent']);
    // What was claimed and not posted by its day is late, and shown as such.
    const end = OPENS + DAYS * DAY_MS;
    const late = await listWinners(db, { lateAt: end });
    expect(late.map(({ prize }) => String(prize.id)).toSorted()).toEqual(
      lates.map(({ id }) => id).toSorted(),
    );
    const first = await stateOf(lates[0]?.id ?? '');
    const dayBefore = await listWinners(db, { lateAt: dayStart(first?.sendBy ?? '') });
    expect(dayBefore.map(({ prize }) => prize.id)).not.toContain(first?.id);
    // An address goes 90 days after its sending, not before.
    const sent = and(eq(eventPrizes.playerId, prompt), eq(eventPrizes.state, 'sent'));
    const addressed = (await db.select().from(eventPrizes).where(sent)).filter(
      ({ sealedAddress }) => sealedAddress,
    );
    expect(
      addressed.every(({ sentAt }) => (sentAt?.getTime() ?? 0) >= end - DAY_MS - 90 * DAY_MS),
    ).toBe(true);
    expect(addressed.length).toBeGreaterThan(0);
    expect(addressed.length).toBeLessThan(WEEKS);
    const revealed = await db.select().from(eventWeeks).where(inArray(eventWeeks.id, weekIds));
    for (const { revealedAt, spinsUntil, sealedSeed } of revealed)
      expect([revealedAt, sealedSeed]).toEqual([spinsUntil, null]);
  });
});
