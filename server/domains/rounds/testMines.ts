import { sql } from 'drizzle-orm';
import type { Store } from '../../platform/store/store.ts';

/** Tables in which a transaction may die. */
const WRITTEN = [
  'requests',
  'rounds',
  'round_steps',
  'postings',
  'entries',
  'lots',
  'lot_holds',
  'holds',
  'accounts',
  'player_events',
  'seeds',
  'rewards',
  'event_tries',
  'event_answers',
  'event_weeks',
  'event_prizes',
  'week_prizes',
];

/** Tests' own: lets a transaction die at the n-th row it writes, whatever process it runs in. */
export const layMines = async ({ db }: Store) => {
  await db.execute(sql`create sequence crash_countdown minvalue -1000 start 1`);
  await db.execute(sql`
    create function crash_here() returns trigger language plpgsql as $$ begin
      if nextval('crash_countdown') = 0 then raise exception 'crashed here'; end if;
      return new;
    end $$`);
  for (const table of WRITTEN)
    await db.execute(sql`
      create trigger a_crash before insert or update on ${sql.identifier(table)}
      for each row execute function crash_here()`);
};
/** From now on the n-th row written dies, where `rows` is -n; above zero, none does. */
export const armMine = ({ db }: Store, rows: number) =>
  db.execute(sql`select setval('crash_countdown', ${rows}::bigint)`);
