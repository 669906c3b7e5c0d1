import { hash } from 'node:crypto';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { dayEnd, dayStart } from '#contract/day.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { GameKey } from '#contract/games.ts';
import type { ReportAnswer, ReportRequest } from '#contract/reports.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import { players } from '../../platform/store/schema/players.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import type { Db, Store, Tx } from '../../platform/store/store.ts';
import type { ReportFiles } from './files.ts';
import { joinGroup } from './groups.ts';

export const REPORT_TYP: ErrorTyp = 'report';

const digestOf = (bytes: Uint8Array | undefined): string | null =>
  bytes ? hash('sha256', bytes) : null;

/** Who reports, and on what: browser and system, null where they say nothing. */
interface Reporter {
  playerId: number;
  device: string | null;
}

const NO_SIGNS = { build: '', state: '', error: '' };

/** Writes a report into the group of its kind; answers its number. `now`: epoch milliseconds. */
export const writeReport = async (
  tx: Tx,
  { playerId, device }: Reporter,
  { game, note }: Pick<ReportRequest, 'game' | 'note'>,
  { recording, picture }: ReportFiles,
  now: number,
): Promise<number> => {
  const groupId = await joinGroup(tx, game, recording?.signs ?? NO_SIGNS, now);
  const [row] = await tx
    .insert(reports)
    .values({
      playerId,
      game,
      note,
      picture,
      device,
      groupId,
      createdAt: new Date(now),
      build: recording?.signs.build ?? null,
      recording: recording?.bytes ?? null,
    })
    .returning({ id: reports.id });
  if (!row) throw new Error('a report was not written');
  return row.id;
};

/** Keeps a report, once per request id. Throws 409 `msg.requestMismatch`. */
export const keepReport = (
  store: Store,
  reporter: Reporter,
  { requestId, game, note }: ReportRequest,
  files: ReportFiles,
  now: number,
): Promise<Committed<ReportAnswer>> => {
  const { playerId } = reporter;
  const digests = [digestOf(files.recording?.bytes), digestOf(files.picture ?? undefined)];
  const body = { game, note, files: digests };
  const request = { playerId, requestId, kind: 'report', typ: REPORT_TYP, body, now };
  return idempotent(store, request, async (tx) => {
    const id = await writeReport(tx, reporter, { game, note }, files, now);
    return { answer: { id: String(id) }, changes: [] };
  });
};

const LISTED = {
  id: reports.id,
  uid: players.uid,
  game: reports.game,
  build: reports.build,
  note: reports.note,
  createdAt: reports.createdAt,
  closedBy: reports.closedBy,
  answer: reports.answer,
};

export interface ReportQuery {
  /** The closed ones, too. */
  isAll: boolean;
  playerId?: number | undefined;
  game?: GameKey | undefined;
  /** The number of a group. */
  group?: number | undefined;
  /** In number, UID, build or note, in whatever case. */
  text?: string | undefined;
  /** Only those before this number. */
  before?: number | undefined;
  /** Malaysian days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const SEARCHED = sql`lower(concat_ws(' ', ${reports.id}, ${players.uid}, ${reports.build}, ${reports.note}))`;

/** Reports without their files, newest first, at most so many. */
export const listReports = (
  db: Db,
  { isAll, playerId, game, group, text, before, from, to }: ReportQuery,
  most = 1000,
) =>
  db
    .select(LISTED)
    .from(reports)
    .innerJoin(players, eq(players.id, reports.playerId))
    .where(
      and(
        isAll ? undefined : isNull(reports.closedAt),
        playerId === undefined ? undefined : eq(reports.playerId, playerId),
        game === undefined ? undefined : eq(reports.game, game),
        group === undefined ? undefined : eq(reports.groupId, group),
        text === undefined ? undefined : sql`strpos(${SEARCHED}, lower(${text})) > 0`,
        before === undefined ? undefined : lt(reports.id, before),
        from === undefined ? undefined : gte(reports.createdAt, new Date(dayStart(from))),
        to === undefined ? undefined : lt(reports.createdAt, new Date(dayEnd(to))),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(most);

/** A report whole, with its player's UID; null: there is none of that number. */
export const findReport = async (db: Db, id: number) => {
  const [row] = await db
    .select({ report: reports, uid: players.uid })
    .from(reports)
    .innerJoin(players, eq(players.id, reports.playerId))
    .where(eq(reports.id, id));
  return row ?? null;
};
