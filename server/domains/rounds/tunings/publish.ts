import { and, eq } from 'drizzle-orm';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { GameKey } from '#contract/games.ts';
import type { PublishAnswer } from '#contract/tunings.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settings } from '../../../platform/store/schema/club.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import type { Db, Tx } from '../../../platform/store/store.ts';
import { type ServedGame, servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { lockTunings, nextVersion, readVersions, tuningInForce } from './inForce.ts';

export const TUNING_TYP: ErrorTyp = 'tuning';

/** Who changes something: a designer's account with its UID, or an operator. */
export interface By {
  name: string;
  playerId: number | null;
}

/** Throws as contract/tunings.ts says. */
const refuse = (
  key:
    | 'msg.tuningRefused'
    | 'msg.tuningRepeated'
    | 'msg.tuningStale'
    | 'msg.tuningUnconfirmed'
    | 'msg.forbidden'
    | 'msg.notFound'
    | 'msg.updateFailed',
  params?: string[],
): never => {
  throw new Refusal(key, { typ: TUNING_TYP, ...(params && { params }) });
};

/** True in a real club: there what is published waits for a second person. */
export const isApprovalNeeded = async (db: Db): Promise<boolean> =>
  (await db.select({ kind: settings.kind }).from(settings))[0]?.kind === 'real';

const demandPassing = (game: ServedGame, values: unknown): void => {
  const { faults } = game.judge(values);
  if (faults.length > 0) refuse('msg.tuningRefused', [...faults]);
};

const demandConfirmed = (game: ServedGame, { values, confirmed }: Published): void => {
  const { warnings } = game.judge(values);
  if (warnings.some((warning) => !confirmed.includes(warning)))
    refuse('msg.tuningUnconfirmed', [...warnings]);
};

/** Locks the game's versions; throws unless `base` is in force, by which the author judged. */
const demandBase = async (tx: Tx, game: ServedGame, base: number, now: number): Promise<void> => {
  await lockTunings(tx, game.key);
  if ((await tuningInForce(tx, game, now)).version !== base) refuse('msg.tuningStale');
};

interface Wanted {
  game: GameKey;
  values: unknown;
  /** The version it was made from. */
  base: number;
  reason: string;
  by: By;
  /** Epoch milliseconds. */
  now: number;
}

interface Published extends Wanted {
  /** The gate's warnings that the author stands by. */
  confirmed: readonly string[];
}

type Row = typeof tunings.$inferSelect;

/** Enters values as the next version; throws where one that is in force, or waits as they would, has the same. */
const enter = async (
  tx: Tx,
  game: ServedGame,
  { values, base, reason, by, now }: Wanted,
  status: 'pending' | 'published',
): Promise<PublishAnswer> => {
  // The gate has passed them: an object of plain values.
  const passed = values as Record<string, unknown>;
  const hash = hashTuning(passed);
  const versions = await readVersions(tx, game);
  const isLikeIt = (row: Row) =>
    row.version === base || (status === 'pending' && row.status === status && row.base === base);
  const same = versions.find((row) => row.hash === hash && isLikeIt(row));
  if (same) refuse('msg.tuningRepeated', [String(same.version)]);
  const version = nextVersion(game, versions);
  await tx.insert(tunings).values({
    game: game.key,
    version,
    values: passed,
    hash,
    origin: 'published',
    status,
    base,
    reason,
    createdAt: new Date(now),
    createdBy: by.name,
    authorId: by.playerId,
  });
  return { version, status };
};

/**
 * Puts values in force for new rounds, in a real club once they are approved. Throws as contract/tunings.ts says;
 * then nothing has changed.
 */
export const publishTuning = async (tx: Tx, wanted: Published): Promise<PublishAnswer> => {
  const game = demandGame(servedGames, wanted.game);
  await demandBase(tx, game, wanted.base, wanted.now);
  demandPassing(game, wanted.values);
  demandConfirmed(game, wanted);
  return enter(tx, game, wanted, (await isApprovalNeeded(tx)) ? 'pending' : 'published');
};

type Named = Pick<Wanted, 'game' | 'by' | 'now'> & { version: number };

const rowOf = async (tx: Tx, { game, version }: Pick<Named, 'game' | 'version'>) => {
  const [row] = await tx
    .select()
    .from(tunings)
    .where(and(eq(tunings.game, game), eq(tunings.version, version)));
  return row ?? refuse('msg.notFound');
};

const setRow = async (
  tx: Tx,
  { game, version }: Row,
  set: Partial<typeof tunings.$inferInsert>,
): Promise<void> => {
  await tx
    .update(tunings)
    .set(set)
    .where(and(eq(tunings.game, game), eq(tunings.version, version)));
};

/** True for whoever made a version; an operator by their name, a designer by their account. */
export const isAuthor = (
  { authorId, createdBy }: Pick<Row, 'authorId' | 'createdBy'>,
  by: By,
): boolean => authorId === by.playerId && (authorId !== null || createdBy === by.name);

/** Puts a version that waits in force; never for its author. Throws as contract/tunings.ts says. */
export const approveTuning = async (tx: Tx, named: Named): Promise<PublishAnswer> => {
  const { by, version, now } = named;
  const game = demandGame(servedGames, named.game);
  await lockTunings(tx, game.key);
  const row = await rowOf(tx, named);
  if (row.status !== 'pending') refuse('msg.updateFailed');
  if (isAuthor(row, by)) refuse('msg.forbidden');
  await demandBase(tx, game, row.base, now);
  demandPassing(game, row.values);
  const status = 'published';
  await setRow(tx, row, { status, approvedBy: by.name, approvedAt: new Date(now) });
  return { version, status };
};

/** Ends the wait of a version, whoever made it. Throws as contract/tunings.ts says. */
export const withdrawTuning = async (tx: Tx, named: Named): Promise<PublishAnswer> => {
  await lockTunings(tx, named.game);
  const row = await rowOf(tx, named);
  if (row.status !== 'pending') refuse('msg.updateFailed');
  await setRow(tx, row, { status: 'withdrawn' });
  return { version: named.version, status: 'withdrawn' };
};

/**
 * A new version with the values of an old one, at once in force: they were before, so nobody has to approve
 * them again. Throws as contract/tunings.ts says.
 */
export const rollBackTuning = async (
  tx: Tx,
  { version, ...wanted }: Omit<Wanted, 'values'> & { version: number },
): Promise<PublishAnswer> => {
  const game = demandGame(servedGames, wanted.game);
  await demandBase(tx, game, wanted.base, wanted.now);
  const { status, values } = await rowOf(tx, { game: wanted.game, version });
  if (status !== 'published') refuse('msg.updateFailed');
  demandPassing(game, values);
  return enter(tx, game, { ...wanted, values }, 'published');
};
