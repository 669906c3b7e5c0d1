import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Done } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import { DevicesAnswer, devicePath, devicesPath } from '#contract/devices.ts';
import { ErrorBody } from '#contract/errors.ts';
import { endSession } from '../accounts/sessions.ts';
import { playerOnly, sessionOf } from '../auth.ts';
import type { Routes } from '../deps.ts';
import { deviceNamed } from '../sightings/caller.ts';
import { devices } from '../store/schema/devices.ts';
import { sessions } from '../store/schema/players.ts';
import { listDevices } from './devices.ts';

/** The devices a player was logged in to on, ended one by one. */
export const deviceRoutes: Routes = (app, deps) => {
  const { store, clock, realtime } = deps;
  const shared = { tags: ['account'], security: [{ session: [] }] };
  const guarded = { config: { typ: 'devices' }, onRequest: playerOnly(deps) };

  app.get(
    API_BASE + devicesPath,
    {
      schema: {
        ...shared,
        summary: 'The devices the account was logged in to on',
        response: { 200: DevicesAnswer, '4xx': ErrorBody },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const here = deviceNamed(request);
      const known = await listDevices(store.db, playerId, clock.now());
      return {
        devices: known.map((device) => ({
          ...device,
          createdAt: device.createdAt.toISOString(),
          seenAt: device.seenAt.toISOString(),
          isThis: device.id === here,
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
        response: { 200: Done, '4xx': ErrorBody },
      },
      ...guarded,
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const { id } = request.params;
      const open = await store.db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(
          and(eq(sessions.playerId, playerId), eq(sessions.device, id), isNull(sessions.endedAt)),
        );
      for (const { tokenHash } of open) await endSession(store.db, clock, tokenHash);
      if (open.length > 0) realtime.drop(playerId);
      await store.db
        .delete(devices)
        .where(and(eq(devices.playerId, playerId), eq(devices.hash, id)));
      return { done: true as const };
    },
  );
};
