import { asc, eq } from 'drizzle-orm';
import type { Localised } from '#contract/localised.ts';
import type { Banner } from '#contract/refresh.ts';
import { banners } from '../../platform/store/schema/content.ts';
import type { Db, Store, Tx } from '../../platform/store/store.ts';

type BannerRow = typeof banners.$inferSelect;

const toBanner = (row: BannerRow): Banner => ({
  id: row.id,
  img_en: row.imgEn,
  img_zh: row.imgZh,
  img_ms: row.imgMs,
  link_en: row.linkEn,
  link_zh: row.linkZh,
  link_ms: row.linkMs,
});

/** The banners as they are shown, the first one first. */
export const listBanners = async (db: Db): Promise<Banner[]> => {
  const rows = await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map(toBanner);
};

/** The banners' ids in their order, locked, so that two who change it come one after the other. */
const lockOrder = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .select({ id: banners.id })
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id))
    .for('update');
  return rows.map(({ id }) => id);
};

const writeOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  for (const [at, id] of ids.entries())
    await tx
      .update(banners)
      .set({ position: at + 1 })
      .where(eq(banners.id, id));
};

/** Puts a banner after the others; `img` names kept pictures. Answers its id. */
export const addBanner = async (
  tx: Tx,
  { img, link }: { img: Localised; link: Localised },
): Promise<number> => {
  const ids = await lockOrder(tx);
  const [row] = await tx
    .insert(banners)
    .values({
      position: ids.length + 1,
      imgEn: img.en,
      imgZh: img.zh,
      imgMs: img.ms,
      linkEn: link.en,
      linkZh: link.zh,
      linkMs: link.ms,
    })
    .returning({ id: banners.id });
  if (!row) throw new Error('a banner was not written');
  await writeOrder(tx, [...ids, row.id]);
  return row.id;
};

/** False when there is no such banner. */
export const removeBanner = async (store: Store, id: number): Promise<boolean> => {
  const gone = await store.db.delete(banners).where(eq(banners.id, id)).returning();
  return gone.length > 0;
};

/** Takes a banner to a place counted from 1; a place beyond the end is the end. False: no banner. */
export const moveBanner = (store: Store, id: number, place: number): Promise<boolean> =>
  store.transaction(async (tx) => {
    const ids = await lockOrder(tx);
    if (!ids.includes(id)) return false;
    const others = ids.filter((each) => each !== id);
    await writeOrder(tx, others.toSpliced(place - 1, 0, id));
    return true;
  });
