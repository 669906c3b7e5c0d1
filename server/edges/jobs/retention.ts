import { ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#contract/day.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import { SEED_ACTION } from '../../platform/audit/once.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { devices } from '../../platform/store/schema/devices.ts';
import { heldPhones } from '../../platform/store/schema/heldPhones.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { otps, sessions } from '../../platform/store/schema/players.ts';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { telegramProofs } from '../../platform/store/schema/telegram.ts';
import type { Store } from '../../platform/store/store.ts';

/** Rows deleted at a time: nobody waits long for them. */
const BATCH = 1000;

interface Kept {
  /** As docs/operator.md names it. */
  what: string;
  table: PgTable;
  /** What a row's days are counted from. */
  from: AnyPgColumn | SQL;
  days: number;
  /** Rows that go; all when not said. */
  only?: SQL;
}

/**
 * How long what is written is kept. A client repeats a call for minutes, and an operator goes on with a
 * sending for as long as its requests are known. The books and the record of rounds stay for good.
 */
export const RETENTION = {
  requests: {
    what: 'answers to requests',
    table: requests,
    from: requests.createdAt,
    days: KEPT_DAYS.requests,
  },
  otps: { what: 'one-time codes', table: otps, from: otps.createdAt, days: KEPT_DAYS.codes },
  telegram: {
    what: 'used proofs of Telegram',
    table: telegramProofs,
    from: telegramProofs.usedAt,
    days: 1,
  },
  sessions: {
    what: 'sessions that are over',
    table: sessions,
    from: sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt})`,
    days: KEPT_DAYS.sessions,
  },
  security: {
    what: 'the security log',
    table: securityEvents,
    from: securityEvents.at,
    days: KEPT_DAYS.security,
  },
  devices: {
    what: 'devices that are known',
    table: devices,
    from: devices.seenAt,
    days: KEPT_DAYS.cookie,
  },
  activities: {
    what: 'how long players were here',
    table: activities,
    from: activities.seenAt,
    days: 60,
  },
  reports: { what: 'reports of problems', table: reports, from: reports.createdAt, days: 180 },
  pushes: { what: 'what was pushed', table: pushMessages, from: pushMessages.createdAt, days: 30 },
  inbox: { what: 'messages', table: inbox, from: inbox.createdAt, days: KEPT_DAYS.inbox },
  heldPhones: {
    what: 'numbers that were given up, from the day they are free',
    table: heldPhones,
    from: heldPhones.until,
    days: 1,
  },
  audit: {
    what: 'the audit',
    table: audit,
    from: audit.at,
    // Seven years, as account books are kept.
    days: 7 * 365,
    // What was written at the first start is not written again.
    only: ne(audit.action, SEED_ACTION),
  },
} satisfies Record<string, Kept>;

/** Deletes what has been kept for its time. */
export const forgetOld = async ({ db }: Store, now: number): Promise<void> => {
  const all: readonly Kept[] = Object.values(RETENTION);
  for (const { table, from, days, only } of all) {
    const end = new Date(now - days * DAY_MS).toISOString();
    const isOld = sql`${from} < ${end}::timestamptz and ${only ?? sql`true`}`;
    for (let gone = BATCH; gone === BATCH; ) {
      const batch = sql`select ctid from ${table} where ${isOld} limit ${BATCH}`;
      gone = (await db.delete(table).where(sql`ctid in (${batch})`).returning({ one: sql`1` }))
        .length;
    }
  }
};
