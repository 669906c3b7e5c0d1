import { desc, eq } from 'drizzle-orm';
import { tunings } from '../store/schema/games.ts';
import type { Db } from '../store/store.ts';
import { parseTuning, type ServedGame } from './games.ts';

export interface PinnedTuning {
  version: number;
  /** As stored and as sent to the player. */
  values: Record<string, unknown>;
  /** As the game's rules take it. */
  parsed: unknown;
}

/** The last tuning of each game that was parsed, with the text it was parsed from. */
const parsedLast = new WeakMap<ServedGame, { text: string; parsed: unknown }>();

/** A tuning as it is stored, parsed; a round's steps all have the same, so the last one is kept. */
export const pinned = (
  game: ServedGame,
  row: { version: number; values: Record<string, unknown> },
): PinnedTuning => {
  const text = JSON.stringify(row.values);
  const last = parsedLast.get(game);
  if (last?.text === text) return { ...row, parsed: last.parsed };
  const parsed = parseTuning(game, row.values);
  parsedLast.set(game, { text, parsed });
  return { ...row, parsed };
};

/**
 * The tuning new rounds get: the highest version there is. A game's own defaults are entered under
 * their version at the first need.
 */
export const tuningInForce = async (
  db: Db,
  game: ServedGame,
  now: number,
): Promise<PinnedTuning> => {
  const read = async () => {
    const [row] = await db
      .select({ version: tunings.version, values: tunings.values })
      .from(tunings)
      .where(eq(tunings.game, game.key))
      .orderBy(desc(tunings.version))
      .limit(1);
    return row;
  };
  const found = await read();
  if (found && found.version >= game.tuning.version) return pinned(game, found);
  await db
    .insert(tunings)
    .values({
      game: game.key,
      version: game.tuning.version,
      // A tuning is an object of plain values: its schema says so.
      values: game.tuning.defaults as Record<string, unknown>,
      createdAt: new Date(now),
      createdBy: 'defaults',
    })
    .onConflictDoNothing();
  const entered = await read();
  if (!entered) throw new Error(`${game.key} has no tuning`);
  return pinned(game, entered);
};
