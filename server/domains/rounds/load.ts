import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { Round } from '#contract/rounds.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import type { Draws } from '#engine/core/rules/rules.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import { type Db, rowsOf, type Tx } from '../../platform/store/store.ts';
import type { Games, ServedGame } from './games.ts';
import { secretOf } from './seeds/seeds.ts';
import { type PinnedTuning, pinned } from './tunings/inForce.ts';

/** The family of these calls in an error's `typ`. */
export const ROUND_TYP: ErrorTyp = 'round';

/** A session that the statement which writes the move is to prove. */
interface Unproven {
  tokenHash: string;
  /** Proves it by itself, and reads the round; throws where the session doesn't hold. */
  prove(): Promise<LoadedRound | null>;
}

/** A move as it came, and whose it is. */
export interface MovePlayed {
  playerId: number;
  game: string;
  roundId: string;
  requestId: string;
  /** The step the player saw when choosing. */
  step: number;
  move: unknown;
  /** What the move stakes, in hundredths of a coin, in a game that is staked move by move. */
  bet?: number | undefined;
  /** The round, where it was read on the way here. */
  cached?: LoadedRound | null | undefined;
  /** Of a caller whose session came from memory, as `cached` did. */
  unproven?: Unproven | undefined;
  /** Told of the round as the move has left it, once that is committed. */
  onPlayed?: ((round: LoadedRound) => void) | undefined;
  now: number;
}

export type RoundRow = typeof rounds.$inferSelect;

/** The server seed of a round: sealed while it is secret, then null and published instead. */
interface RoundSeed {
  sealedSeed: string | null;
  serverSeed: string | null;
  serverSeedHash: string;
}

/** A round with all it needs to go on. It holds the rules' private state: only `toRound` may leave. */
export interface LoadedRound extends RoundSeed {
  game: ServedGame;
  row: RoundRow;
  tuning: PinnedTuning;
}

/** The game of a key; throws 404 `msg.invalidGame`. */
export const demandGame = (games: Games, key: string): ServedGame => {
  const game = games.get(key);
  if (!game) throw new Refusal('msg.invalidGame', { typ: ROUND_TYP });
  return game;
};

/** A round's row as JSON has it: the columns' own names, times as texts. */
type JsonRow = Record<string, unknown>;

/** What `round_read` (store/functions/rounds.sql) answers of a round. */
export interface FoundRound extends RoundSeed {
  row: JsonRow;
  /** Null where the version of its numbers is gone. */
  values: Record<string, unknown> | null;
  hash: string | null;
}

/** A round that can't go on: the version of the numbers it was opened with is not there. An operator's to mend. */
export class TuningMissing extends Error {
  override readonly name = 'TuningMissing';

  constructor({ id, game, tuningVersion }: Pick<RoundRow, 'id' | 'game' | 'tuningVersion'>) {
    super(`round ${id}: version ${tuningVersion} of ${game}'s numbers is not there`);
  }
}

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const FIELDS = Object.values(getTableColumns(rounds)).map((column) => {
  const name = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { field: camel(name), name, isTime: column.columnType === 'PgTimestamp' };
});

/** The row as the table's own type has it: every column is in it, so nothing is left out. */
const toRow = (found: JsonRow): RoundRow => {
  const row: JsonRow = {};
  for (const { field, name, isTime } of FIELDS) {
    const value = found[name];
    row[field] = isTime && typeof value === 'string' ? new Date(value) : value;
  }
  return row as RoundRow;
};

/** The round as it is worked with; null when there is none. Throws `TuningMissing`. */
export const toLoaded = (
  games: Games,
  found: FoundRound | null | undefined,
): LoadedRound | null => {
  if (!found) return null;
  const { values, hash, row: json, ...rest } = found;
  const row = toRow(json);
  const game = games.get(row.game);
  if (!game) return null;
  if (!values || hash === null) throw new TuningMissing(row);
  return { ...rest, row, game, tuning: pinned(game, { version: row.tuningVersion, values, hash }) };
};

const ask = async (db: Db, games: Games, called: SQL): Promise<LoadedRound | null> => {
  const [row] = await rowsOf<{ found: FoundRound | null }>(db, sql`select ${called} as found`);
  return toLoaded(games, row?.found);
};

/** A round, locked until the transaction ends; null when there is none. */
export const lockRound = (tx: Tx, games: Games, id: number): Promise<LoadedRound | null> =>
  ask(tx, games, sqlCall('round_lock', { of_round: id }));

/** A round as it stands; null when there is none. */
export const readRound = (db: Db, games: Games, id: number): Promise<LoadedRound | null> =>
  ask(db, games, sqlCall('round_read', { of_round: id }));

/** The player's latest round of a game, open or over; null when there was none. */
export const latestRound = (
  db: Db,
  games: Games,
  playerId: number,
  game: string,
): Promise<LoadedRound | null> =>
  ask(db, games, sqlCall('round_latest', { owner: playerId, of_game: game }));

/** The draws of one step: 0 opens, every move or timeout counts one. The seed is opened here alone. */
export const drawsOf = (
  cipher: SeedCipher,
  {
    row: { clientSeed, nonce },
    ...seed
  }: Omit<RoundSeed, 'serverSeed'> & { row: Pick<RoundRow, 'clientSeed' | 'nonce'> },
  step: number,
): Draws => createDraws({ serverSeed: secretOf(cipher, seed), clientSeed, nonce, round: step });

/** What the player may see of a round: never the seed, never the private state. */
export const toRound = ({ game, row, serverSeedHash, tuning }: LoadedRound): Round => ({
  id: String(row.id),
  game: row.game,
  mode: row.mode,
  step: row.step,
  status: row.status,
  bet: row.bet,
  won: row.won,
  seedId: String(row.seedId),
  serverSeedHash,
  clientSeed: row.clientSeed,
  nonce: row.nonce,
  tuningVersion: tuning.version,
  tuning: tuning.values,
  tuningHash: tuning.hash,
  openedAt: row.openedAt.getTime(),
  deadlineAt: row.deadlineAt?.getTime() ?? null,
  view: { ...game.rules.view(tuning.parsed, row.state) },
});
