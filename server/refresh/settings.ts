import { asc } from 'drizzle-orm';
import { isGameKey } from '#contract/games.ts';
import type { MaintenanceAnswer, VipsAnswer } from '#contract/refresh.ts';
import { DATES, type SetDates } from '#games/dates.ts';
import { listBanners } from '../club/banners.ts';
import { runningPromotions } from '../club/promotions.ts';
import { datesSet } from '../rounds/flags.ts';
import { options, settings } from '../store/schema/club.ts';
import { gameFlags } from '../store/schema/games.ts';
import type { Db } from '../store/store.ts';

/** The dates of the games for which an operator set them. */
const setDates = (flags: readonly (typeof gameFlags.$inferSelect)[]): SetDates => {
  const set: SetDates = {};
  for (const { game, ...row } of flags) {
    if (!isGameKey(game)) continue;
    const dates = datesSet(DATES[game], row);
    if (dates) set[game] = dates;
  }
  return set;
};

/** What everyone may see: the links, banners, the promotions that run at `now`, games' set dates. */
export const publicData = async (db: Db, now: number): Promise<VipsAnswer> => {
  return {
    options: await db.select().from(options).orderBy(asc(options.name)),
    banners: await listBanners(db),
    promotions: await runningPromotions(db, now),
    gameDates: setDates(await db.select().from(gameFlags)),
  };
};

/**
 * The club's maintenance flag. The time is what players are told; the flag alone decides, so the club
 * never opens by itself in the middle of a maintenance that takes longer.
 */
export const maintenanceState = async (db: Db): Promise<MaintenanceAnswer> => {
  const [row] = await db.select().from(settings).limit(1);
  if (!row?.maintenance) return { maintenance: 0, mDateTime: null };
  return { maintenance: 1, mDateTime: row.maintenanceUntil?.toISOString() ?? null };
};

/** The games that are under maintenance. */
export const gamesInMaintenance = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db.select().from(gameFlags);
  return new Set(rows.filter((row) => row.maintenance).map((row) => row.game));
};
