import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { type Db, rowsOf } from '../../../platform/store/store.ts';

/** So long after its end a round's steps are rows of their own. */
export const PACK_DAYS = 90;
/** Rounds packed at a time: nobody waits long for them. */
const BATCH = 500;

/**
 * Packs the steps of rounds that ended long ago into a row for each round, which takes a fraction of the
 * room: nothing of the record is lost, and it can be checked as before. Answers how many rounds it packed.
 */
export const packOldSteps = async (db: Db, now: number): Promise<number> => {
  const end = new Date(now - PACK_DAYS * DAY_MS).toISOString();
  for (let packed = 0; ; ) {
    // Ids grow with time: where none of the first is old, none of the others is.
    const rows = await rowsOf(
      db,
      sql`with first as (
          select s.round_id from round_steps s where s.step = 0 order by s.round_id limit ${BATCH}
        ), old as (
          select r.id from rounds r join first on first.round_id = r.id
            where r.settled_at < ${end}::timestamptz
        ), gone as (
          delete from round_steps s using old where s.round_id = old.id returning s.*
        )
        insert into packed_steps (round_id, steps)
          select g.round_id, jsonb_agg(to_jsonb(g) - 'round_id' order by g.step)
          from gone g group by g.round_id
        returning round_id`,
    );
    packed += rows.length;
    if (rows.length < BATCH) return packed;
  }
};
