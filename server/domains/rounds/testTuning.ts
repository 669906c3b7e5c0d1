import { hashTuning } from '#engine/core/fair/canonical.ts';
import { tunings } from '../../platform/store/schema/games.ts';
import type { Db } from '../../platform/store/store.ts';

/** Tests' own: writes a version into the table as somebody with the database's password would. */
export const insertTuning = async (
  db: Db,
  game: string,
  version: number,
  values: object,
  more: Partial<typeof tunings.$inferInsert> = {},
): Promise<void> => {
  await db.insert(tunings).values({
    game,
    version,
    values: values as Record<string, unknown>,
    hash: hashTuning(values),
    origin: 'published',
    status: 'published',
    base: version - 1,
    createdAt: new Date(0),
    createdBy: 'by hand',
    ...more,
  });
};
