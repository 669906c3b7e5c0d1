import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LimitArg } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { command } from '../../platform/operator/command.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { activities } from '../../platform/store/schema/activities.ts';

const MINUTE_MS = 60_000;

export const activityCommands = {
  'player visits': command({
    args: z.object({ uid: z.string(), limit: LimitArg }),
    target: () => null,
    async run({ store }, { uid, limit }) {
      const player = await playerOf(store, uid);
      const rows = await store.db
        .select()
        .from(activities)
        .where(eq(activities.playerId, player.id))
        .orderBy(desc(activities.startedAt))
        .limit(limit);
      const data = rows.map(({ startedAt, seenAt, endedAt }) => ({
        began: startedAt.toISOString(),
        lastSeen: seenAt.toISOString(),
        minutes: Math.floor((seenAt.getTime() - startedAt.getTime()) / MINUTE_MS),
        // Left, or still there or cut off: then nothing told of the end.
        isEnded: endedAt !== null,
      }));
      const lines = inColumns(
        data.map(({ began, lastSeen, minutes, isEnded }) => [
          began,
          isEnded ? lastSeen : `${lastSeen} (last seen)`,
          `${minutes} min`,
        ]),
      );
      return { data, lines };
    },
  }),
};
