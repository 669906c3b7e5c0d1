import { and, desc, eq, gte } from 'drizzle-orm';
import { tunings } from '../store/schema/games.ts';
import type { Db } from '../store/store.ts';
import { type Games, parseTuning, type ServedGame } from './games.ts';

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

/** What was said of the values of each game that were judged lately, by their text. */
const judged = new WeakMap<ServedGame, Map<string, readonly string[]>>();
/** More than a game's versions of a day. */
const KEPT = 32;

const faultsOf = (game: ServedGame, values: unknown): readonly string[] => {
  const known = judged.get(game) ?? new Map<string, readonly string[]>();
  judged.set(game, known);
  const text = JSON.stringify(values);
  const before = known.get(text);
  if (before) return before;
  const faults = game.faultsOf(values);
  if (known.size >= KEPT) known.clear();
  known.set(text, faults);
  return faults;
};

type Row = Pick<typeof tunings.$inferSelect, 'version' | 'values'>;

/** True for the version of a table's row by which new rounds of a game may be opened. */
export const isServed = (game: ServedGame, { version, values }: Row): boolean =>
  version >= game.tuning.version && faultsOf(game, values).length === 0;

/** The versions of a game that are no older than its own defaults, the newest first. */
const readVersions = (db: Db, { key, tuning }: ServedGame): Promise<Row[]> =>
  db
    .select({ version: tunings.version, values: tunings.values })
    .from(tunings)
    .where(and(eq(tunings.game, key), gte(tunings.version, tuning.version)))
    .orderBy(desc(tunings.version));

/**
 * The tuning new rounds get: the highest version that passes the gate (games/gate.ts), whatever stands
 * in the table. A game's own defaults are entered at the first need: under their version, or the
 * next free one where other values have theirs.
 */
export const tuningInForce = async (
  db: Db,
  game: ServedGame,
  now: number,
): Promise<PinnedTuning> => {
  const rows = await readVersions(db, game);
  const found = rows.find((row) => isServed(game, row));
  if (found) return pinned(game, found);
  await db
    .insert(tunings)
    .values({
      game: game.key,
      version: Math.max(game.tuning.version, ...rows.map(({ version }) => version + 1)),
      // A tuning is an object of plain values: its schema says so.
      values: game.tuning.defaults as Record<string, unknown>,
      createdAt: new Date(now),
      createdBy: 'defaults',
    })
    .onConflictDoNothing();
  const entered = (await readVersions(db, game)).find((row) => isServed(game, row));
  if (!entered) throw new Error(`${game.key} has no tuning that may be served`);
  return pinned(game, entered);
};

/** Throws when the table has tunings that are not served, and says why: an operator's alarm. */
export const alarmOfTunings = async (db: Db, games: Games): Promise<void> => {
  const refused: string[] = [];
  for (const game of games.values()) {
    for (const { version, values } of await readVersions(db, game)) {
      const faults = faultsOf(game, values);
      if (faults.length > 0) refused.push(`${game.key}, version ${version}: ${faults.join('; ')}`);
    }
  }
  if (refused.length > 0) throw new Error(`tunings that are not served: ${refused.join(' | ')}`);
};
