import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { settings } from '../../platform/store/schema/club.ts';
import type { Db } from '../../platform/store/store.ts';

/**
 * The club's maintenance flag. The time is what players are told; the flag alone decides, so the club
 * never opens by itself in the middle of a maintenance that takes longer.
 */
export const maintenanceState = async (db: Db): Promise<MaintenanceAnswer> => {
  const [row] = await db.select().from(settings).limit(1);
  if (!row?.maintenance) return { maintenance: 0, mDateTime: null };
  return { maintenance: 1, mDateTime: row.maintenanceUntil?.toISOString() ?? null };
};
