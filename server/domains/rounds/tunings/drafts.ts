import { and, count, desc, eq } from 'drizzle-orm';
import { DRAFT_LENGTH, MOST_DRAFTS, type TuningDraft } from '#contract/drafts.ts';
import type { GameKey } from '#contract/games.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { tuningDrafts } from '../../../platform/store/schema/games.ts';
import type { Db, Tx } from '../../../platform/store/store.ts';
import { lockTunings } from './inForce.ts';
import { TUNING_TYP } from './publish.ts';

export const readTuningDrafts = async (
  db: Db,
  game: GameKey,
): Promise<{ drafts: TuningDraft[] }> => {
  const rows = await db
    .select()
    .from(tuningDrafts)
    .where(eq(tuningDrafts.game, game))
    .orderBy(desc(tuningDrafts.at), tuningDrafts.name);
  return { drafts: rows.map(({ game: _, at, ...row }) => ({ ...row, at: at.toISOString() })) };
};

interface Kept extends Pick<TuningDraft, 'name' | 'values' | 'base' | 'author'> {
  game: GameKey;
  /** Of the draft it is written over; null: there is none. */
  version: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Keeps a draft. Throws 400 `msg.invalidRequest` for values that are too long, 409 `msg.updateFailed` where another
 * one stands under its name than was read, or there are too many.
 */
export const keepTuningDraft = async (
  tx: Tx,
  { game, name, values, base, author, version, now }: Kept,
): Promise<void> => {
  if (JSON.stringify(values ?? null).length > DRAFT_LENGTH)
    throw new Refusal('msg.invalidRequest', { typ: TUNING_TYP, field: 'values' });
  await lockTunings(tx, game);
  const isIt = and(eq(tuningDrafts.game, game), eq(tuningDrafts.name, name));
  const [before] = await tx
    .select({ version: tuningDrafts.version })
    .from(tuningDrafts)
    .where(isIt);
  const [all] = await tx
    .select({ number: count() })
    .from(tuningDrafts)
    .where(eq(tuningDrafts.game, game));
  const isOneMore = !before && (all?.number ?? 0) >= MOST_DRAFTS;
  if ((before?.version ?? null) !== version || isOneMore)
    throw new Refusal('msg.updateFailed', { typ: TUNING_TYP });
  const kept = { values, base, author, at: new Date(now), version: (version ?? 0) + 1 };
  if (before) await tx.update(tuningDrafts).set(kept).where(isIt);
  else await tx.insert(tuningDrafts).values({ game, name, ...kept });
};

export const dropTuningDraft = async (tx: Tx, game: GameKey, name: string): Promise<void> => {
  await tx
    .delete(tuningDrafts)
    .where(and(eq(tuningDrafts.game, game), eq(tuningDrafts.name, name)));
};
