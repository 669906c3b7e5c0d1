import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { GameKey } from '#contract/games.ts';
import { MOST_GROUPS, type ReportGroup, type ReportGroupRequest } from '#contract/reportGroups.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Change } from '../../platform/requests/change.ts';
import { reportGroups, reports } from '../../platform/store/schema/reports.ts';
import type { Db, Tx } from '../../platform/store/store.ts';
import { closeReports } from './closing.ts';
import type { Signs } from './signs.ts';

const partsOf = (build: string): number[] => build.split('.').map(Number);

/** Whether a version of the app is that one, or came after it. */
const isSince = (build: string, other: string): boolean => {
  const [parts, others] = [partsOf(build), partsOf(other)];
  const differs = parts.findIndex((part, at) => part !== others[at]);
  return differs === -1 || (parts[differs] ?? 0) > (others[differs] ?? 0);
};

/**
 * The group of a report that is about to be written; one without an error has its own. A closed one is open again,
 * unless the report was made with a version from before the one that mends it.
 */
export const joinGroup = async (
  tx: Tx,
  game: GameKey,
  { build, state, error }: Signs,
  now: number,
): Promise<number> => {
  const isSign = and(
    eq(reportGroups.game, game),
    eq(reportGroups.state, state),
    eq(reportGroups.error, error),
  );
  const [made] = await tx
    .insert(reportGroups)
    .values({ game, state, error })
    .onConflictDoNothing()
    .returning({ id: reportGroups.id });
  if (made) return made.id;
  const [group] = await tx.select().from(reportGroups).where(isSign).for('update');
  if (!group) throw new Error('a group was not written');
  const { id, mendedIn, closedAt, version } = group;
  const isOld = mendedIn !== '' && build !== '' && !isSince(build, mendedIn);
  if (closedAt && !isOld)
    await tx
      .update(reportGroups)
      .set({ closedAt: null, backAt: new Date(now), version: version + 1 })
      .where(eq(reportGroups.id, id));
  return id;
};

const namesOf = (column: typeof reports.build | typeof reports.device) =>
  sql<string[]>`coalesce(array_agg(distinct ${column}) filter (where ${column} is not null), '{}')`;

/** Characters of a player's words that stand in a list. */
const MOST_SAID = 200;

interface GroupQuery {
  /** The closed ones, too. */
  isAll: boolean;
  id?: number | undefined;
  game?: GameKey | undefined;
}

/** Groups that have reports, those with the latest ones first. */
export const listGroups = async (
  db: Db,
  { isAll, id: only, game }: GroupQuery,
): Promise<ReportGroup[]> => {
  const lastAt = sql<Date>`max(${reports.createdAt})`.mapWith(reports.createdAt);
  const rows = await db
    .select({
      group: reportGroups,
      reports: sql<number>`count(*)`.mapWith(Number),
      players: sql<number>`count(distinct ${reports.playerId})`.mapWith(Number),
      waiting:
        sql<number>`count(distinct ${reports.playerId}) filter (where ${reports.closedAt} is null)`.mapWith(
          Number,
        ),
      said: sql<string>`left((array_agg(${reports.note} order by ${reports.id} desc))[1], ${MOST_SAID})`,
      firstAt: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt),
      lastAt,
      builds: namesOf(reports.build),
      devices: namesOf(reports.device),
    })
    .from(reportGroups)
    .innerJoin(reports, eq(reports.groupId, reportGroups.id))
    .where(
      and(
        isAll ? undefined : isNull(reportGroups.closedAt),
        only === undefined ? undefined : eq(reportGroups.id, only),
        game === undefined ? undefined : eq(reportGroups.game, game),
      ),
    )
    .groupBy(reportGroups.id)
    .orderBy(desc(lastAt), desc(reportGroups.id))
    .limit(MOST_GROUPS);
  return rows.map(({ group: { id, closedAt, backAt, ...group }, firstAt, ...row }) => ({
    ...group,
    ...row,
    id: String(id),
    firstAt: firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    isClosed: closedAt !== null,
    isBack: backAt !== null && closedAt === null,
  }));
};

/** Changes a group; see `reportGroupPath` (contract/reportGroups.ts). Answers what its players are to be told. */
export const changeGroup = async (
  tx: Tx,
  id: number,
  { version, isClosed, ...values }: ReportGroupRequest,
  { operator, now }: { operator: string; now: number },
): Promise<Change[]> => {
  const [group] = await tx.select().from(reportGroups).where(eq(reportGroups.id, id)).for('update');
  if (!group) throw new Refusal('msg.notFound');
  if (group.version !== version) throw new Refusal('msg.updateFailed');
  const closedAt = isClosed ? (group.closedAt ?? new Date(now)) : null;
  await tx
    .update(reportGroups)
    .set({ ...values, closedAt, version: version + 1 })
    .where(eq(reportGroups.id, id));
  if (!isClosed) return [];
  return closeReports(tx, eq(reports.groupId, id), { operator, answer: '', now });
};
