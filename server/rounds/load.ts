import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Round } from '#contract/rounds.ts';
import { createDraws } from '#engine/fair/draws.ts';
import type { Draws } from '#engine/round/rules.ts';
import { ApiError } from '../http/apiError.ts';
import type { OnChange } from '../ledger/change.ts';
import { rounds, seeds, tunings } from '../store/schema.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import type { Games, ServedGame } from './games.ts';
import type { LiveRounds } from './live.ts';
import { type PinnedTuning, pinned } from './tunings.ts';

/** The family of these calls in an error's `typ`. */
export const ROUND_TYP = 'round';

export interface RoundParts {
  store: Store;
  games: Games;
  onChange: OnChange;
  /** Matches between players; without it none are played here. */
  live?: LiveRounds;
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
  now: number;
}

export type RoundRow = typeof rounds.$inferSelect;

/** A round with all it needs to go on. It holds the secret seed: only `toRound` may leave. */
export interface LoadedRound {
  game: ServedGame;
  row: RoundRow;
  serverSeed: string;
  serverSeedHash: string;
  /** True when the seed is out of use and was shown. */
  isRevealed: boolean;
  tuning: PinnedTuning;
}

/** The game of a key; throws 404 `msg.invalidGame`. */
export const gameOf = (games: Games, key: string): ServedGame => {
  const game = games.get(key);
  if (!game) throw new ApiError(404, 'msg.invalidGame', { typ: ROUND_TYP });
  return game;
};

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      row: rounds,
      serverSeed: seeds.serverSeed,
      serverSeedHash: seeds.serverSeedHash,
      revealedAt: seeds.revealedAt,
      values: tunings.values,
    })
    .from(rounds)
    .innerJoin(seeds, eq(seeds.id, rounds.seedId))
    .innerJoin(
      tunings,
      and(eq(tunings.game, rounds.game), eq(tunings.version, rounds.tuningVersion)),
    )
    .where(where)
    .orderBy(desc(rounds.id))
    .limit(1);

type Selected = Awaited<ReturnType<typeof select>>[number];

const toLoaded = (games: Games, found: Selected | undefined): LoadedRound | null => {
  const game = found && games.get(found.row.game);
  if (!found || !game) return null;
  const { values, revealedAt, ...rest } = found;
  const tuning = pinned(game, { version: found.row.tuningVersion, values });
  return { ...rest, game, isRevealed: revealedAt !== null, tuning };
};

/** A round, locked until the transaction ends; null when there is none. */
export const lockRound = async (tx: Tx, games: Games, id: number): Promise<LoadedRound | null> =>
  toLoaded(games, (await select(tx, eq(rounds.id, id)).for('update', { of: rounds }))[0]);

/** A round as it stands; null when there is none. */
export const readRound = async (db: Db, games: Games, id: number): Promise<LoadedRound | null> =>
  toLoaded(games, (await select(db, eq(rounds.id, id)))[0]);

/** The player's latest round of a game, open or over; null when there was none. */
export const latestRound = async (
  db: Db,
  games: Games,
  playerId: number,
  game: string,
): Promise<LoadedRound | null> => {
  const where = and(eq(rounds.playerId, playerId), eq(rounds.game, game));
  return toLoaded(games, (await select(db, where))[0]);
};

/** The draws of one step: 0 opens, every move or timeout counts one. */
export const drawsOf = (
  round: { serverSeed: string; row: Pick<RoundRow, 'clientSeed' | 'nonce'> },
  step: number,
): Draws =>
  createDraws({
    serverSeed: round.serverSeed,
    clientSeed: round.row.clientSeed,
    nonce: round.row.nonce,
    round: step,
  });

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
  openedAt: row.openedAt.getTime(),
  deadlineAt: row.deadlineAt?.getTime() ?? null,
  view: { ...game.rules.view(tuning.parsed, row.state) },
});
