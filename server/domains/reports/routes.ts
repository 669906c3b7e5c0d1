import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  QaReportAnswer,
  QaReportsAnswer,
  QaReportsQuery,
  qaReportPath,
  qaReportsPath,
  REPORT_FILE_BYTES,
  REPORT_FILES,
  ReportAnswer,
  ReportNumber,
  ReportRequest,
  reportsPath,
} from '#contract/reports.ts';
import type { Routes } from '../../platform/deps.ts';
import { agentOf } from '../../platform/identity/agent.ts';
import { playerOnly, sessionOf, staffOnly } from '../../platform/identity/auth.ts';
import { pictureKind } from '../../platform/pictures/picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readFiles } from './files.ts';
import { groupRoutes } from './groups.routes.ts';
import { createReportReader } from './reader.ts';
import { findReport, keepReport, listReports, REPORT_TYP } from './reports.ts';

const ReportId = z.object({ id: ReportNumber });
/** How many come at once. */
const LISTED = 50;

type Row = Awaited<ReturnType<typeof listReports>>[number];
const listed = ({ id, uid, game, build, note, createdAt, closedBy }: Row) => ({
  id: String(id),
  uid,
  game,
  build,
  note,
  createdAt: createdAt.toISOString(),
  isClosed: closedBy !== null,
});

const base64 = (bytes: Uint8Array | null): string | null =>
  bytes && Buffer.from(bytes).toString('base64');

/** What QA reads of the reports. */
const qaRoutes: Routes = (app, deps) => {
  const { db } = deps.store;
  app.get(
    API_BASE + qaReportsPath,
    {
      schema: {
        summary: 'Reports of problems, newest first; for the role qa alone',
        tags: ['reports'],
        security: [{ session: [] }],
        querystring: QaReportsQuery,
        response: { 200: QaReportsAnswer },
      },
      config: { typ: 'qaReports' },
      onRequest: staffOnly(deps, 'qa'),
    },
    async ({ query: { before, all, text, group, ...others } }) => {
      const ofGroup = group === undefined ? undefined : Number(group);
      const filter = { ...others, group: ofGroup, isAll: all === '1', text: text || undefined };
      const last = before === undefined ? undefined : Number(before);
      const rows = await listReports(db, { ...filter, before: last }, LISTED + 1);
      const reports = rows.slice(0, LISTED).map(listed);
      return { reports, next: rows.length > LISTED ? (reports.at(-1)?.id ?? null) : null };
    },
  );
  app.get(
    API_BASE + qaReportPath(':id'),
    {
      schema: {
        summary: 'One report with its files; for the role qa alone',
        tags: ['reports'],
        security: [{ session: [] }],
        params: ReportId,
        response: { 200: QaReportAnswer },
      },
      config: { typ: 'qaReport' },
      onRequest: staffOnly(deps, 'qa'),
    },
    async ({ params }) => {
      const found = await findReport(db, Number(params.id));
      if (!found) throw new Refusal('msg.notFound');
      const { report, uid } = found;
      const { picture } = report;
      const type = picture && pictureKind(picture)?.type;
      return {
        ...listed({ ...report, uid }),
        recording: base64(report.recording),
        picture: picture && `data:${type};base64,${base64(picture)}`,
        group: report.groupId === null ? null : String(report.groupId),
      };
    },
  );
};

/** A player's problem in a game, with what their device recorded of it. */
export const reportRoutes: Routes = (app, deps) => {
  qaRoutes(app, deps);
  groupRoutes(app, deps);
  const { store, clock, limits } = deps;
  const reader = createReportReader();
  app.addHook('onClose', () => reader.close());
  app.post(
    API_BASE + reportsPath,
    {
      schema: {
        summary: 'Report a problem in a game: a note, and the files `recording` and `picture`',
        tags: ['reports'],
        security: [{ session: [] }],
        body: ReportRequest,
        response: { 200: ReportAnswer },
      },
      config: {
        typ: REPORT_TYP,
        upload: { files: REPORT_FILES.length, bytes: REPORT_FILE_BYTES },
      },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      await limits.take('report', String(playerId));
      await limits.take('reportClub', 'all');
      const files = await readFiles(request.uploads, reader);
      const { browser, system } = agentOf(request.headers['user-agent'] ?? '');
      const device = [browser, system].filter(Boolean).join(', ') || null;
      const reporter = { playerId, device };
      return (await keepReport(store, reporter, request.body, files, clock.now())).answer;
    },
  );
};
