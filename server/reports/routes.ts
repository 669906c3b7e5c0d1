import { API_BASE } from '#contract/api.ts';
import { ErrorBody } from '#contract/errors.ts';
import {
  REPORT_FILE_BYTES,
  REPORT_FILES,
  ReportAnswer,
  ReportRequest,
  reportsPath,
} from '#contract/reports.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import type { Routes } from '../deps.ts';
import { readFiles } from './files.ts';
import { keepReport, REPORT_TYP } from './reports.ts';

/** A player's problem in a game, with what their device recorded of it. */
export const reportRoutes: Routes = (app, deps) => {
  const { store, clock, limits } = deps;
  app.post(
    API_BASE + reportsPath,
    {
      schema: {
        summary: 'Report a problem in a game: a note, and the files `recording` and `picture`',
        tags: ['reports'],
        security: [{ session: [] }],
        body: ReportRequest,
        response: { 200: ReportAnswer, '4xx': ErrorBody },
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
      const files = await readFiles(request.uploads);
      return (await keepReport(store, playerId, request.body, files, clock.now())).answer;
    },
  );
};
