import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** One row: what holds for the whole club. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    /** What the club was made as, at its first start, and stays; null: it was never started. */
    kind: text({ enum: ['demo', 'real'] }),
    /** Fingerprint of the key that its server seeds are sealed with; null: it was never started. */
    seedKey: text(),
    /** What pushes are signed with, the private key sealed; null: none were made since the last rotation. */
    vapidPublic: text(),
    vapidPrivate: text(),
    maintenance: boolean().notNull().default(false),
    /** When it began; clocks stand still from then on. */
    maintenanceSince: time(),
    /** When it ends, as players are told. */
    maintenanceUntil: time(),
  },
  (t) => [check('settings_one_row', sql`${t.id} = 1`)],
);

export const options = pgTable('options', { name: text().primaryKey(), value: text().notNull() });
