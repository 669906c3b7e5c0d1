import { hash } from 'node:crypto';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { dayEnd, dayStart } from '#contract/day.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { GameKey } from '#contract/games.ts';
import type { InboxPayload } from '#contract/inbox.ts';
import type { ReportAnswer, ReportRequest } from '#contract/reports.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import { players } from '../../platform/store/schema/players.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import type { ReportFiles } from './files.ts';

export const REPORT_TYP: ErrorTyp = 'report';

const digestOf = (bytes: Uint8Array | undefined): string | null =>
  bytes ? hash('sha256', bytes) : null;

/** Keeps a report, once per request id. Throws 409 `msg.requestMismatch`. */
export const keepReport = (
  store: Store,
  playerId: number,
  { requestId, game, note }: ReportRequest,
  { recording, picture }: ReportFiles,
  now: number,
): Promise<Committed<ReportAnswer>> => {
  const files = [digestOf(recording?.bytes), digestOf(picture ?? undefined)];
  const body = { game, note, files };
  const request = { playerId, requestId, kind: 'report', typ: REPORT_TYP, body, now };
  return idempotent(store, request, async (tx) => {
    const [row] = await tx
      .insert(reports)
      .values({
        playerId,
        game,
        note,
        picture,
        createdAt: new Date(now),
        build: recording?.build ?? null,
        recording: recording?.bytes ?? null,
      })
      .returning({ id: reports.id });
    if (!row) throw new Error('a report was not written');
    return { answer: { id: String(row.id) }, changes: [] };
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
  { isAll, playerId, game, text, before, from, to }: ReportQuery,
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

/** What the player reads; `answer` comes as the operator wrote it. */
const messageOf = (id: number, answer: string): InboxPayload => {
  const more = answer && `\n${answer}`;
  return {
    title: {
      en: `Your report ${id} is closed`,
      zh: `您的问题报告 ${id} 已处理完毕`,
      ms: `Laporan anda ${id} telah ditutup`,
    },
    desc: {
      en: `Thank you for telling us. We looked at what happened in your game.${more}`,
      zh: `感谢您的反馈。我们已经查看了您那局游戏的情况。${more}`,
      ms: `Terima kasih kerana memberitahu kami. Kami telah menyemak apa yang berlaku dalam permainan anda.${more}`,
    },
    way: 'games',
  };
};

/** Closes an open report and tells its player; null: there is none of that number that is open. */
export const closeReport = (
  store: Store,
  id: number,
  { operator, answer, now }: { operator: string; answer: string; now: number },
): Promise<Change | null> =>
  store.transaction(async (tx) => {
    const [row] = await tx
      .update(reports)
      .set({ closedAt: new Date(now), closedBy: operator, answer })
      .where(and(eq(reports.id, id), isNull(reports.closedAt)))
      .returning({ playerId: reports.playerId });
    if (!row) return null;
    await sendMessage(tx, { playerId: row.playerId, payload: messageOf(id, answer), now });
    return recordChange(tx, row.playerId, 'inbox', now);
  });
