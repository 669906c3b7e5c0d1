import { asc, eq } from 'drizzle-orm';
import type { Both } from '#engine/core/rules/duel.ts';
import type { OnChange } from '../../../platform/requests/change.ts';
import { duels, rounds } from '../../../platform/store/schema/rounds.ts';
import type { Store, Tx } from '../../../platform/store/store.ts';
import type { Games } from '../games.ts';
import { type LoadedRound, lockRound } from '../load.ts';
import type { Duels, ServedDuel } from './games.ts';

export interface DuelDeps {
  store: Store;
  games: Games;
  duels: Duels;
  onChange: OnChange;
  /** A match could not be made or settled, for a reason that is no player's fault: the sweep will try again. */
  onError: (error: unknown) => void;
}

type DuelRow = typeof duels.$inferSelect;

/** A match with both its rounds, by seat. */
export interface LoadedDuel {
  rules: ServedDuel;
  row: DuelRow;
  sides: Both<LoadedRound>;
}

/** The match of its row and its rounds; throws when they do not belong together. */
export const toDuel = (
  { duels: served }: Pick<DuelDeps, 'duels'>,
  row: DuelRow,
  found: readonly (LoadedRound | null)[],
): LoadedDuel => {
  const rules = served.get(row.game);
  const [first, second] = [0, 1].map((seat) => found.find((each) => each?.row.seat === seat));
  if (!rules || !first || !second) throw new Error(`match ${row.id} has not two sides`);
  return { rules, row, sides: [first, second] };
};

/**
 * A match and both its rounds, locked until the transaction ends: the match first, then the rounds by
 * id, so that two who want it wait for each other and never both. Null: there is none.
 */
export const lockDuel = async (
  tx: Tx,
  deps: { games: Games; duels: Duels },
  id: number,
): Promise<LoadedDuel | null> => {
  const [row] = await tx.select().from(duels).where(eq(duels.id, id)).for('update');
  if (!row) return null;
  const ids = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(eq(rounds.duelId, id))
    .orderBy(asc(rounds.id));
  const found: (LoadedRound | null)[] = [];
  for (const each of ids) found.push(await lockRound(tx, deps.games, each.id));
  return toDuel(deps, row, found);
};
