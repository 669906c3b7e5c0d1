import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { localisedFigures } from '#contract/figures.ts';
import type { Promotion } from '#contract/promotions.ts';
import { promotions } from '../../platform/store/schema/content.ts';
import type { Db, Store, Tx } from '../../platform/store/store.ts';

type PromotionRow = typeof promotions.$inferSelect;
type NewPromotion = Omit<PromotionRow, 'id'>;

const toPromotion = ({ startsAt, endsAt, ...rest }: PromotionRow): Promotion => ({
  ...rest,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/** What runs at `now`, the newest first, with the club's figures in its texts. */
export const runningPromotions = async (db: Db, now: number): Promise<Promotion[]> => {
  const at = new Date(now);
  const rows = await db
    .select()
    .from(promotions)
    .where(
      and(lte(promotions.startsAt, at), or(isNull(promotions.endsAt), gt(promotions.endsAt, at))),
    )
    .orderBy(desc(promotions.startsAt), desc(promotions.id));
  return rows.map(toPromotion).map((promotion) => ({
    ...promotion,
    title: localisedFigures(promotion.title),
    description: localisedFigures(promotion.description),
  }));
};

/** All there ever were and will be, by the day they start. */
export const listPromotions = async (db: Db): Promise<Promotion[]> => {
  const rows = await db
    .select()
    .from(promotions)
    .orderBy(asc(promotions.startsAt), asc(promotions.id));
  return rows.map(toPromotion);
};

/** Writes a promotion whose pictures are kept. Answers its id. */
export const addPromotion = async (tx: Tx, promotion: NewPromotion): Promise<number> => {
  const [row] = await tx.insert(promotions).values(promotion).returning({ id: promotions.id });
  if (!row) throw new Error('a promotion was not written');
  return row.id;
};

/** Ends a promotion that runs; what else it is is answered, null when there is none. */
export const endPromotion = (
  store: Store,
  id: number,
  now: number,
): Promise<'ended' | 'over' | 'to come' | null> =>
  store.transaction(async (tx) => {
    const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
    if (!row) return null;
    if (row.startsAt.getTime() > now) return 'to come';
    if (row.endsAt && row.endsAt.getTime() <= now) return 'over';
    await tx
      .update(promotions)
      .set({ endsAt: new Date(now) })
      .where(eq(promotions.id, id));
    return 'ended';
  });

/** False when there is no such promotion. */
export const removePromotion = async (store: Store, id: number): Promise<boolean> => {
  const gone = await store.db.delete(promotions).where(eq(promotions.id, id)).returning();
  return gone.length > 0;
};
