import * as z from 'zod/mini';
import { API_BASE } from '#contract/api.ts';
import {
  ReportGroupRequest,
  ReportGroupsAnswer,
  ReportGroupsQuery,
  reportGroupPath,
  reportGroupsPath,
} from '#contract/reportGroups.ts';
import { ReportNumber } from '#contract/reports.ts';
import type { Routes } from '../../platform/deps.ts';
import { sessionOf, staffOnly } from '../../platform/identity/auth.ts';
import { changeGroup, listGroups } from './groups.ts';

const GroupId = z.object({ id: ReportNumber });

/** What QA reads and says of reports that share what went wrong. */
export const groupRoutes: Routes = (app, deps) => {
  const { store, clock, limits, realtime } = deps;
  const shared = {
    tags: ['reports'],
    security: [{ session: [] }],
    response: { 200: ReportGroupsAnswer },
  };
  const guarded = { config: { typ: 'qaReports' }, onRequest: staffOnly(deps, 'qa') } as const;

  app.get(
    API_BASE + reportGroupsPath,
    {
      schema: { ...shared, summary: 'Reports by what they share', querystring: ReportGroupsQuery },
      ...guarded,
    },
    async ({ query: { id, game, all } }) => {
      const only = id === undefined ? undefined : Number(id);
      return { groups: await listGroups(store.db, { id: only, game, isAll: all === '1' }) };
    },
  );

  app.put(
    API_BASE + reportGroupPath(':id'),
    {
      schema: {
        ...shared,
        summary: 'Say of reports who looks after them, and close them; answers all groups',
        params: GroupId,
        body: ReportGroupRequest,
      },
      ...guarded,
    },
    async (request) => {
      const { uid, playerId } = sessionOf(request);
      await limits.take('mutation', String(playerId));
      const id = Number(request.params.id);
      const by = { operator: uid, now: clock.now() };
      const changes = await store.transaction((tx) => changeGroup(tx, id, request.body, by));
      for (const change of changes) realtime.broadcast(change.playerId, change);
      return { groups: await listGroups(store.db, { isAll: true }) };
    },
  );
};
