import { desc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { OTHER_VALUES } from '#contract/tunings.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import type { Db } from '../../../platform/store/store.ts';
import { type Games, type GateWords, parseTuning, type ServedGame } from '../games.ts';

export interface PinnedTuning {
  version: number;
  /** As stored and as sent to the player. */
  values: Record<string, unknown>;
  /** What the values are known by, before a bet and after. */
  hash: string;
  /** As the game's rules take it. */
  parsed: unknown;
}

type Values = PinnedTuning['values'];

/** What is known of values, each found out when it is first asked for. */
interface Known {
  hash?: string;
  judged?: GateWords;
  parsed?: { tuning: unknown };
}

/** The values of each game that were met last, by their text. */
const met = new WeakMap<ServedGame, LRUCache<string, Known>>();
/** More than a game's versions of a day. */
const KEPT = 32;

const knownOf = (game: ServedGame, values: unknown): Known => {
  const ofGame =
    met.get(game) ?? new LRUCache<string, Known>({ max: KEPT, memoMethod: () => ({}) });
  met.set(game, ofGame);
  return ofGame.memo(JSON.stringify(values) ?? '');
};

const parsedBy = (game: ServedGame, values: Values, known: Known): unknown => {
  known.parsed ??= { tuning: parseTuning(game, values) };
  return known.parsed.tuning;
};

/** A tuning as it is stored, parsed. Throws where the values are not the game's. */
export const pinned = (
  game: ServedGame,
  { version, values, hash }: Omit<PinnedTuning, 'parsed'>,
): PinnedTuning => ({
  version,
  values,
  hash,
  parsed: parsedBy(game, values, knownOf(game, values)),
});

/** What decides about a published row. */
export type ServedRow = Pick<
  typeof tunings.$inferSelect,
  'version' | 'values' | 'hash' | 'origin' | 'base'
>;

const judgedBy = (game: ServedGame, { values, hash }: ServedRow, known: Known): GateWords => {
  known.hash ??= hashTuning(values);
  if (known.hash !== hash) return { faults: [OTHER_VALUES], warnings: [] };
  known.judged ??= game.judge(values);
  return known.judged;
};

/** Why a version may not be served, and what its author had to confirm. */
export const judgedRow = (game: ServedGame, row: ServedRow): GateWords =>
  judgedBy(game, row, knownOf(game, row.values));

/** True where a row has defaults from before those the game has now. */
const isOutdated = (game: ServedGame, { origin, base }: ServedRow): boolean =>
  origin === 'code' && base < game.tuning.version;

/**
 * The newest published row of a game as new rounds are played by it; null where it may not be: it fails
 * the gate (games/gate/gate.ts), was changed by hand, or has defaults from before those of the code.
 */
export const served = (game: ServedGame, row: ServedRow | null): PinnedTuning | null => {
  if (!row || isOutdated(game, row)) return null;
  const { version, values, hash } = row;
  const known = knownOf(game, values);
  if (judgedBy(game, row, known).faults.length > 0) return null;
  return { version, values, hash, parsed: parsedBy(game, values, known) };
};

/** Every version of a game as it stands, the newest first. */
export const readVersions = (db: Db, game: ServedGame) =>
  db.select().from(tunings).where(eq(tunings.game, game.key)).orderBy(desc(tunings.version));
type Versions = Awaited<ReturnType<typeof readVersions>>;

const publishedOf = (versions: Versions): Versions =>
  versions.filter(({ status }) => status === 'published');

/** The newest row that passes; null: none. */
const newestGood = (game: ServedGame, rows: readonly ServedRow[]): ServedRow | null =>
  rows.find((row) => judgedRow(game, row).faults.length === 0) ?? null;

/**
 * The number that the version after these takes. Of two who decided by the same versions one finds it
 * taken: so nothing is ever put above a version that was not known.
 */
export const nextVersion = (game: ServedGame, versions: Versions): number =>
  versions[0] ? versions[0].version + 1 : game.tuning.version;

/** Nobody else changes a game's versions until the transaction's end. */
export const lockTunings = async (tx: Db, game: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tunings'), hashtext(${game}))`);
};

/** Enters the defaults as the next version, unless another process takes its number first. */
const enterDefaults = async (
  db: Db,
  game: ServedGame,
  version: number,
  now: number,
): Promise<void> => {
  // A tuning is an object of plain values: its schema says so.
  const values = game.tuning.defaults as Values;
  await db
    .insert(tunings)
    .values({
      game: game.key,
      version,
      values,
      hash: hashTuning(values),
      origin: 'code',
      status: 'published',
      base: game.tuning.version,
      createdAt: new Date(now),
      createdBy: 'defaults',
    })
    .onConflictDoNothing();
};

/**
 * The tuning new rounds get: the newest published version that passes the gate (games/gate/gate.ts), whatever
 * stands in the table. A game's own defaults are entered, as the next version, at the first need and
 * where others of its defaults are in force; a version somebody published stays in force when the code
 * has new defaults.
 */
export const tuningInForce = async (
  db: Db,
  game: ServedGame,
  now: number,
): Promise<PinnedTuning> => {
  const goodOf = (versions: Versions): ServedRow | null => {
    const found = newestGood(game, publishedOf(versions));
    return found && !isOutdated(game, found) ? found : null;
  };
  const found = goodOf(await readVersions(db, game));
  if (found) return pinned(game, found);
  const entered = await db.transaction(async (tx) => {
    await lockTunings(tx, game.key);
    const versions = await readVersions(tx, game);
    const meanwhile = goodOf(versions);
    if (meanwhile) return meanwhile;
    await enterDefaults(tx, game, nextVersion(game, versions), now);
    return newestGood(game, publishedOf(await readVersions(tx, game)));
  });
  if (!entered) throw new Error(`${game.key} has no tuning that may be served`);
  return pinned(game, entered);
};

/** The published versions that should be in force and fail, the newest first: each is above the newest that passes. */
const refusedOf = (game: ServedGame, rows: readonly ServedRow[]): ServedRow[] => {
  const inForce = newestGood(game, rows);
  const lastOwn = newestGood(
    game,
    rows.filter(({ origin }) => origin === 'published'),
  );
  return rows.filter(
    ({ version, origin }) =>
      version > (inForce?.version ?? 0) ||
      (origin === 'published' && version > (lastOwn?.version ?? 0)),
  );
};

/** True where a published row has a second person's yes, or is the code's own defaults. */
const isApproved = (game: ServedGame, row: Versions[number]): boolean =>
  row.origin === 'code'
    ? row.base < game.tuning.version || row.hash === hashTuning(Object(game.tuning.defaults))
    : row.approvedBy !== null && row.approvedBy !== row.createdBy;

/**
 * The published versions that nobody approved, the newest first: those above the last one that somebody
 * did. One that has the values of an approved version before it goes back to them, and needs no yes.
 */
const unapprovedOf = (game: ServedGame, rows: Versions): Versions => {
  const approved = new Set<string>();
  const isFine = new Map<number, boolean>();
  for (const row of rows.toReversed()) {
    const fine = approved.has(row.hash) || isApproved(game, row);
    if (fine) approved.add(row.hash);
    isFine.set(row.version, fine);
  }
  const lastFine = rows.findIndex(({ version }) => isFine.get(version));
  return lastFine < 0 ? rows : rows.slice(0, lastFine);
};

/**
 * Throws when versions are not served that somebody wanted in force, and says why, or when some are published
 * that nobody approved, where that `isNeeded`: an operator's alarm. It ends when a newer one is published.
 */
export const alarmOfTunings = async (
  db: Db,
  games: Games,
  { isNeeded }: { isNeeded: boolean },
): Promise<void> => {
  const refused: string[] = [];
  const unapproved: string[] = [];
  for (const game of games.values()) {
    const rows = publishedOf(await readVersions(db, game));
    const nameOf = ({ version }: ServedRow) => `${game.key}, version ${version}`;
    for (const row of refusedOf(game, rows))
      refused.push(`${nameOf(row)}: ${judgedRow(game, row).faults.join('; ')}`);
    if (isNeeded) unapproved.push(...unapprovedOf(game, rows).map(nameOf));
  }
  const said = [];
  if (refused.length > 0) said.push(`tunings that are not served: ${refused.join(' | ')}`);
  if (unapproved.length > 0) said.push(`tunings nobody approved: ${unapproved.join(' | ')}`);
  if (said.length > 0) throw new Error(said.join('. '));
};
