import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/**
 * The columns that mean the same in every table. Amounts of coins are bigint hundredths (JavaScript
 * numbers: the checks keep them far below 2^53), times are timestamps to the millisecond.
 */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const coins = () => bigint({ mode: 'number' });
/** Another row's `id`. */
export const ref = () => bigint({ mode: 'number' });
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
/**
 * What a player's list goes by, newest first. Not the id itself: for the latest of one player the database
 * may then go through everybody's rows by their primary key, which takes long where the player's are old.
 */
export const newest = (column: PgColumn): SQL => sql`(-${column})`;
