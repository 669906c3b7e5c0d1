import { and, desc, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SECURITY_KINDS } from '../security/kinds.ts';
import { sourceOf } from '../security/log.ts';
import { players } from '../store/schema/players.ts';
import { securityEvents } from '../store/schema/security.ts';
import { Limit, Since } from './args.ts';
import { playerOf } from './club.commands.ts';
import { inColumns } from './columns.ts';
import { command } from './command.ts';

export const securityCommands = {
  'security list': command({
    args: z.object({
      kind: z.optional(z.enum(SECURITY_KINDS, `--kind is one of ${SECURITY_KINDS.join(', ')}.`)),
      player: z.optional(z.string()),
      address: z.optional(z.string()),
      since: Since,
      limit: Limit,
    }),
    target: () => null,
    async run(deps, { kind, player, address, since, limit }) {
      const { store, security } = deps;
      await security.settled();
      const isFrom = address?.includes('/')
        ? eq(securityEvents.address, address)
        : address && eq(securityEvents.source, sourceOf(deps.cipher, address));
      const rows = await store.db
        .select({
          at: securityEvents.at,
          kind: securityEvents.kind,
          uid: players.uid,
          address: securityEvents.address,
          source: sql<string | null>`left(${securityEvents.source}, 6)`,
          reason: securityEvents.reason,
        })
        .from(securityEvents)
        .leftJoin(players, eq(players.id, securityEvents.playerId))
        .where(
          and(
            kind && eq(securityEvents.kind, kind),
            player ? eq(securityEvents.playerId, (await playerOf(store, player)).id) : undefined,
            isFrom || undefined,
            since && gte(securityEvents.at, since),
          ),
        )
        .orderBy(desc(securityEvents.id))
        .limit(limit);
      const data = rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
      return {
        data,
        lines: inColumns(data.map((row) => Object.values(row).map((value) => value ?? '-'))),
      };
    },
  }),
};
