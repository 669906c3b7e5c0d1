import type { GameKey } from '#contract/games.ts';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import type { Db } from '../../../platform/store/store.ts';
import { type ServedGame, servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { judgedRow, readVersions, tuningInForce } from './inForce.ts';
import { type By, isApprovalNeeded, isAuthor } from './publish.ts';
import { exactWays } from './ways.ts';

/** How many are listed: the newest, and the one in force. */
const LISTED = 100;

type Row = Awaited<ReturnType<typeof readVersions>>[number];

/** What is announced as the game's return: that of the usual way, where something is staked. */
const returnOf = (game: ServedGame, { hash, values }: Row): number | null =>
  game.plan.kind === 'free' ? null : (exactWays(game, { hash, values })[0]?.mean ?? null);

const told = (game: ServedGame, row: Row, by: By): TuningVersion => {
  const { version, origin, status, values, hash, base, reason, createdBy, approvedBy } = row;
  const { faults, warnings } = judgedRow(game, row);
  return {
    version,
    origin,
    status,
    values,
    hash,
    base,
    reason,
    faults: [...faults],
    warnings: [...warnings],
    return: faults.length > 0 ? null : returnOf(game, row),
    author: createdBy,
    isMine: isAuthor(row, by),
    approver: approvedBy,
    createdAt: row.createdAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
  };
};

/** The versions of a game as `by` sees them, the newest first. */
export const tuningVersions = async (
  db: Db,
  key: GameKey,
  by: By,
  now: number,
): Promise<TuningsAnswer> => {
  const game = demandGame(servedGames, key);
  const { version: inForce } = await tuningInForce(db, game, now);
  const rows = await readVersions(db, game);
  const { version, defaults } = game.tuning;
  return {
    inForce,
    code: { version, values: defaults, hash: hashTuning(Object(defaults)) },
    isApprovalNeeded: await isApprovalNeeded(db),
    versions: rows
      .filter((row, at) => at < LISTED || row.version === inForce)
      .map((row) => told(game, row, by)),
  };
};
