import { Readable } from 'node:stream';
import { API_BASE } from '#contract/api.ts';
import { OwnData, OwnDataRequest, ownDataPath } from '#contract/ownData.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { stepUpOf } from '../accounts/index.ts';
import { ownData } from './file.ts';

/** A player takes along what the club keeps on them. */
export const ownDataRoutes: Routes = (app, deps) => {
  const { store, clock, limits, security } = deps;
  app.post(
    API_BASE + ownDataPath,
    {
      schema: {
        summary: 'One file with all that the club keeps on the player',
        tags: ['account'],
        security: [{ session: [], stepUp: [] }],
        body: OwnDataRequest,
        response: { 200: OwnData },
      },
      config: { typ: 'ownData' },
      onRequest: playerOnly(deps),
    },
    async (request, reply) => {
      const { playerId } = sessionOf(request);
      await store.transaction(stepUpOf(clock, request).prove);
      await limits.take('ownDataPlayer', String(playerId));
      await limits.take('ownDataClub', 'all');
      security.record({ kind: 'dataTaken', playerId, ip: request.ip });
      const file = Readable.from(ownData(store.db, { playerId, now: clock.now() }));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="hornbill-club-my-data.json"')
        .header('cache-control', 'no-store')
        .send(file as never);
    },
  );
};
