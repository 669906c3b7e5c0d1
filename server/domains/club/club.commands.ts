import * as z from 'zod/mini';
import { OnOff } from '../../platform/operator/args.ts';
import { command } from '../../platform/operator/command.ts';
import { closeClub, openClub } from './closing.ts';
import { maintenanceState } from './maintenance.ts';

export const clubCommands = {
  maintenance: command({
    args: z.object({
      state: OnOff,
      until: z.optional(
        z.iso.datetime({
          offset: true,
          error: '--until must be a time like 2026-12-31T18:00:00+08:00.',
        }),
      ),
    }),
    target: () => 'club',
    async run({ store, clock }, { state, until }) {
      const now = clock.now();
      if (state === 'off') {
        const closedMs = await openClub(store, now);
        const given = `Open rounds have the ${Math.round(closedMs / 1000)} seconds back it was closed.`;
        const data = { ...(await maintenanceState(store.db)), closedMs };
        return { data, lines: [`The club: maintenance off.${closedMs > 0 ? ` ${given}` : ''}`] };
      }
      await closeClub(store, until ? new Date(until) : null, now);
      const data = await maintenanceState(store.db);
      const end = data.mDateTime ? ` until ${data.mDateTime}` : '';
      return { data, lines: [`The club: maintenance on${end}.`] };
    },
  }),
};
