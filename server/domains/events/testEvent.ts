import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { rowsOf, type Store } from '../../platform/store/store.ts';
import type { EventFile } from './file.ts';
import { publishEvent, writeEvent } from './write.ts';

/** Tests' own: when the first week opens. */
export const OPENS = Date.UTC(2026, 5, 1, 0);

const inAll = (text: string) => ({ en: text, zh: text, ms: text });
const question = (number: number, right: number) => ({
  text: inAll(`Question ${number} of the week`),
  options: ['one', 'two', 'three'].map(inAll),
  right,
  reason: number % 2 === 0 ? inAll('Since it is so') : null,
});
/** Which option is right, by the question's number. */
export const rightOf = (number: number): number => number % 3;

/** An event of so many weeks from `opens` on, each of seven days, with two days more to spin. */
export const testEvent = (
  key: string,
  {
    weeks = 2,
    opens = OPENS,
    ...changes
  }: Partial<Omit<EventFile, 'weeks'>> & { weeks?: number; opens?: number } = {},
): EventFile => ({
  key,
  title: inAll('A quiz'),
  intro: inAll('{{event.qualifiers}} win'),
  terms: [inAll('Within {{event.claimDays}} days')],
  video: null,
  qualifiers: 50,
  claimDays: 5,
  warnDays: 2,
  sendDays: 14,
  prizes: [
    { key: 'tickets', name: inAll('Tickets'), kind: 'tickets', winners: 15, tickets: 2 },
    { key: 'bonus', name: inAll('A bonus'), kind: 'bonus', winners: 35, sen: 10_00 },
  ],
  ...changes,
  weeks: Array.from({ length: weeks }, (_, at) => {
    const start = opens + at * 7 * DAY_MS;
    const closes = start + 7 * DAY_MS;
    return {
      opens: start,
      closes,
      spinsUntil: closes + 2 * DAY_MS,
      questions: [1, 2, 3, 4, 5].map((number) => question(number, rightOf(number))),
    };
  }),
});

/** Writes an event and shows it to players; answers the ids of its weeks. */
export const runEvent = async (store: Store, event: EventFile, now = OPENS): Promise<number[]> => {
  await store.transaction(async (tx) => {
    await writeEvent(tx, testCipher, event, now);
    await publishEvent(tx, event.key, now);
  });
  const rows = await rowsOf<{ id: number | string }>(
    store.db,
    sql`select w.id from event_weeks w join events e on e.id = w.event_id
      where e.key = ${event.key} order by w.number`,
  );
  return rows.map(({ id }) => Number(id));
};

let crowds = 0;

/** So many players at once; answers their ids. */
export const crowd = async (store: Store, size: number): Promise<number[]> => {
  crowds += 1;
  const name = `crowd${crowds}x${randomUUID().slice(0, 8)}`;
  const rows = await rowsOf<{ id: number | string }>(
    store.db,
    sql`insert into players (uid, uid_lower, full_name, phone, password_hash, created_at)
      select ${name}::text || n, ${name}::text || n, 'Of a crowd', ${name}::text || n, '-', now()
      from generate_series(1, ${size}::integer) n returning id`,
  );
  return rows.map(({ id }) => Number(id));
};

/** Has players answer all questions of a week right but the last one, which is open for them. */
export const almostDone = async (
  store: Store,
  weekId: number,
  ids: readonly number[],
  now: number,
): Promise<void> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const all = sql`unnest(${`{${ids.join()}}`}::bigint[]) as p(id)`;
  await store.db.execute(sql`insert into event_readers (event_id, player_id, read_at)
    select w.event_id, p.id, ${at} from event_weeks w, ${all} where w.id = ${weekId}
    on conflict do nothing`);
  await store.db.execute(sql`insert into event_tries
    (week_id, player_id, started_at, answered, hits, asked_at)
    select ${weekId}::bigint, p.id, ${at}, 4, 4, ${at} from ${all}`);
  await store.db.execute(sql`insert into event_answers
    (try_id, number, chosen, is_right, asked_at, answered_at)
    select t.id, n, n % 3, true, ${at}, ${at} from event_tries t, generate_series(1, 4) n
    where t.week_id = ${weekId} and t.player_id = any(${`{${ids.join()}}`}::bigint[])`);
};
