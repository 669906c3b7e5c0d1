import { and, eq, lte, sql } from 'drizzle-orm';
import { HEARTBEAT_SECONDS } from '#contract/activity.ts';
import type { Language } from '#contract/languages.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { players, sessions } from '../../platform/store/schema/players.ts';
import { pushMessages, pushSubscriptions } from '../../platform/store/schema/push.ts';
import { type Db, rowsOf } from '../../platform/store/store.ts';
import { kindsAt, PUSH_KINDS, type PushKind } from './kinds.ts';

const stamp = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

interface Queued {
  playerId: number;
  kind: PushKind;
  /** What it tells of; the same is queued once. */
  ref: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Queues what is to be pushed, in the transaction that writes what it tells of; nothing for a player who
 * wants no notifications, or has no device that shows them.
 */
export const queuePush = async (db: Db, { playerId, kind, ref, now }: Queued): Promise<void> => {
  await db.execute(sql`
    insert into ${pushMessages} (player_id, kind, ref, created_at, due_at, give_up_at)
    select s.player_id, ${kind}::text, ${ref}::text, ${stamp(now)}, ${stamp(now)},
      ${stamp(now + PUSH_KINDS[kind].forMs)}
    from ${pushSubscriptions} s join ${players} p on p.id = s.player_id
    where s.player_id = ${playerId} and p.notify
    on conflict do nothing`);
};

/** A message that this process alone sends now, and where to. */
export interface Claimed {
  id: number;
  playerId: number;
  kind: PushKind;
  ref: string;
  language: Language;
  /** This one included. */
  tries: number;
  giveUpAt: number;
  subscription: {
    id: string;
    endpoint: string;
    keys: { p256dh: string; auth: string };
    /** Before this one, in a row. */
    refusals: number;
  };
}

/** Who was seen so short a time ago looks at the club, whose page tells them. */
const HERE_MS = 2 * HEARTBEAT_SECONDS * 1000;

/**
 * Takes messages whose time has come, in one statement: they are `sending` from then on, whatever becomes
 * of this process. Not at night but for what is urgent, not to a device whose session is over or that
 * subscribed by another VAPID key, and not while the player has a page of the club before them. What is over
 * soonest comes first: a match that waits is not kept behind a message to everybody.
 */
export const claimPushes = async (
  db: Db,
  { publicKey, now, most }: { publicKey: string; now: number; most: number },
): Promise<Claimed[]> => {
  const rows = await rowsOf<Omit<Claimed, 'id' | 'playerId'> & { id: unknown; playerId: unknown }>(
    db,
    sql`
    with due as (
      select m.id, p.language, s.id as subscription, s.endpoint, s.p256dh, s.auth, s.refusals
      from ${pushMessages} m
      join ${pushSubscriptions} s on s.player_id = m.player_id
      join ${sessions} t on t.token_hash = s.token_hash
      join ${players} p on p.id = m.player_id
      where m.state = 'waiting' and m.due_at <= ${stamp(now)} and m.give_up_at > ${stamp(now)}
        and m.kind in ${kindsAt(now)} and p.notify and s.public_key = ${publicKey}
        and t.ended_at is null and t.expires_at > ${stamp(now)}
        and not exists (
          select from ${activities} a
          where a.player_id = m.player_id and a.seen_at > ${stamp(now - HERE_MS)} and a.ended_at is null)
      order by m.give_up_at limit ${most} for update of m skip locked)
    update ${pushMessages} m set state = 'sending', tries = m.tries + 1
    from due where due.id = m.id
    returning m.id, m.player_id as "playerId", m.kind, m.ref, due.language, m.tries,
      extract(epoch from m.give_up_at)::float8 * 1000 as "giveUpAt",
      json_build_object('id', due.subscription, 'endpoint', due.endpoint,
        'keys', json_build_object('p256dh', due.p256dh, 'auth', due.auth),
        'refusals', due.refusals) as subscription`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), playerId: Number(row.playerId) }));
};

/** What became of a message that was claimed. */
export const endPush = async (
  db: Db,
  id: number,
  state: 'sent' | 'needless' | 'givenUp',
): Promise<void> => {
  await db.update(pushMessages).set({ state }).where(eq(pushMessages.id, id));
};

/** It was not sent for certain: it waits for its next turn. */
export const waitPush = async (db: Db, id: number, dueAt: number): Promise<void> => {
  await db
    .update(pushMessages)
    .set({ state: 'waiting', dueAt: new Date(dueAt) })
    .where(eq(pushMessages.id, id));
};

/** The time of what still waits, or was under way when its process died, is over. */
export const giveUpPushes = async (db: Db, now: number): Promise<void> => {
  await db
    .update(pushMessages)
    .set({ state: 'givenUp' })
    .where(
      and(
        sql`${pushMessages.state} in ('waiting', 'sending')`,
        lte(pushMessages.giveUpAt, new Date(now)),
      ),
    );
};
