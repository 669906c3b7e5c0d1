import { count, gt, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { settings } from '../../platform/store/schema/club.ts';
import { sessions } from '../../platform/store/schema/players.ts';
import { pushMessages, pushSubscriptions } from '../../platform/store/schema/push.ts';
import type { Db } from '../../platform/store/store.ts';

/** How it stands with pushes, for the operator. */
export interface PushStatus {
  /** Null: they are made when they are next needed. */
  publicKey: string | null;
  /** Reached by the present key. */
  devices: number;
  waiting: number;
  /** Of the last 24 hours. */
  sent: number;
  givenUp: number;
}

export const pushStatus = async (db: Db, now: number): Promise<PushStatus> => {
  const [club] = await db.select({ publicKey: settings.vapidPublic }).from(settings);
  const isOpen = sql`${sessions.tokenHash} = ${pushSubscriptions.tokenHash}
    and ${isNull(sessions.endedAt)} and ${gt(sessions.expiresAt, new Date(now))}`;
  const [reached] = await db
    .select({ devices: count() })
    .from(pushSubscriptions)
    .innerJoin(sessions, isOpen)
    .where(sql`${pushSubscriptions.publicKey} = ${club?.publicKey ?? null}`);
  const of = (state: string) =>
    sql<number>`(count(*) filter (where ${pushMessages.state} = ${state}))::int`;
  const [counted] = await db
    .select({ waiting: of('waiting'), sent: of('sent'), givenUp: of('givenUp') })
    .from(pushMessages)
    .where(gt(pushMessages.createdAt, new Date(now - DAY_MS)));
  return {
    publicKey: club?.publicKey ?? null,
    devices: reached?.devices ?? 0,
    ...(counted ?? { waiting: 0, sent: 0, givenUp: 0 }),
  };
};
