import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import { DevicesAnswer, devicePath, devicesPath } from '#contract/devices.ts';
import type { Routes } from '../../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../../platform/identity/auth.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

/** The devices a player was logged in to on, ended one by one. */
export const deviceRoutes: Routes = (app, deps) => {
  const { store, clock, realtime, security } = deps;
  const shared = { tags: ['account'], security: [{ session: [] }] };
  const guarded = { config: { typ: 'devices' as const }, onRequest: playerOnly(deps) };
  const noteEnd = (request: FastifyRequest) =>
    security.record({
      kind: 'forcedLogout',
      reason: 'devices',
      playerId: sessionOf(request).playerId,
      ip: request.ip,
    });

  app.get(
    API_BASE + devicesPath,
    {
      schema: {
        ...shared,
        summary: 'The devices the account was logged in to on',
        response: { 200: DevicesAnswer },
      },
      ...guarded,
    },
    async (request) => {
      const known = await listDevices(store.db, sessionOf(request), clock.now());
      return {
        devices: known.map((device) => ({
          ...device,
          createdAt: device.createdAt.toISOString(),
          seenAt: device.seenAt.toISOString(),
        })),
      };
    },
  );

  app.delete(
    API_BASE + devicePath(':id'),
    {
      schema: {
        ...shared,
        summary: 'Log a device out and forget it',
        params: z.object({ id: z.string() }),
        response: { 200: Done },
      },
      ...guarded,
    },
    async (request) => {
      const session = sessionOf(request);
      const { playerId, tokenHash } = session;
      const { isOut, isOwn } = await endDevice(deps, session, request.params.id);
      if (isOut) realtime.drop(playerId, isOwn ? undefined : tokenHash);
      if (isOut) noteEnd(request);
      return { done: true as const };
    },
  );

  app.delete(
    API_BASE + devicesPath,
    {
      schema: {
        ...shared,
        summary: 'Log every other device out and forget it',
        response: { 200: Done },
      },
      ...guarded,
    },
    async (request) => {
      const session = sessionOf(request);
      const isOut = await endOtherDevices(deps, session);
      realtime.drop(session.playerId, session.tokenHash);
      if (isOut) noteEnd(request);
      return { done: true as const };
    },
  );
};
