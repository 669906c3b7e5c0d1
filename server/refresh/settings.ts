import { and, asc, desc, gt, isNull, lte, or } from 'drizzle-orm';
import type { MaintenanceAnswer, VipsAnswer } from '#contract/refresh.ts';
import { type Clock, dateOf } from '../clock.ts';
import { banners, gameFlags, options, promotions, settings } from '../store/schema.ts';
import type { Db } from '../store/store.ts';

/** What everyone may see: options (the links), banners, the promotions that run now. */
export const publicData = async (db: Db, clock: Clock): Promise<VipsAnswer> => {
  const now = dateOf(clock);
  const running = and(
    lte(promotions.startsAt, now),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
  );
  const [optionRows, bannerRows, promotionRows] = await Promise.all([
    db.select().from(options).orderBy(asc(options.name)),
    db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
    db.select().from(promotions).where(running).orderBy(desc(promotions.startsAt)),
  ]);
  return {
    options: optionRows,
    banners: bannerRows.map((row) => ({
      id: row.id,
      img_en: row.imgEn,
      img_zh: row.imgZh,
      img_ms: row.imgMs,
      link_en: row.linkEn,
      link_zh: row.linkZh,
      link_ms: row.linkMs,
    })),
    promotions: promotionRows.map(({ id, title, description, img, startsAt, endsAt }) => ({
      id,
      title,
      description,
      img,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
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
