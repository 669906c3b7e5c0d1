import * as z from 'zod/mini';
import { command } from '../../platform/operator/command.ts';
import { pushStatus } from './status.ts';
import { rotateVapidKeys } from './vapid.ts';

export const pushCommands = {
  'push status': command({
    args: z.object({}),
    target: () => null,
    async run({ store, clock }) {
      const data = await pushStatus(store.db, clock.now());
      const { publicKey, devices, waiting, sent, givenUp } = data;
      const lines = [
        `VAPID public key: ${publicKey ?? 'made when it is next needed'}`,
        `Devices that are reached: ${devices}`,
        `In the last 24 hours: ${sent} sent, ${waiting} waiting, ${givenUp} given up`,
      ];
      return { data, lines };
    },
  }),

  'push rotate': command({
    args: z.object({}),
    target: () => 'club',
    async run({ store, clock }) {
      const { devices } = await pushStatus(store.db, clock.now());
      await rotateVapidKeys(store.db);
      const lines = [
        'The VAPID keys are gone; the server makes new ones.',
        `${devices} devices are reached again once the club is next opened on them.`,
      ];
      return { data: { devices }, lines };
    },
  }),
};
