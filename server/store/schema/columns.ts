import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * The columns that mean the same in every table. Amounts of coins are bigint hundredths (JavaScript
 * numbers: the checks keep them far below 2^53), times are timestamps to the millisecond.
 */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const coins = () => bigint({ mode: 'number' });
/** Another row's `id`. */
export const ref = () => bigint({ mode: 'number' });
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
