import { and, desc, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LimitArg, Since } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { command } from '../../platform/operator/command.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { SECURITY_KINDS } from '../../platform/security/kinds.ts';
import { sourceOf } from '../../platform/security/log.ts';
import { players } from '../../platform/store/schema/players.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';

export const securityCommands = {
  'security list': command({
    args: z.object({
      kind: z.optional(z.enum(SECURITY_KINDS, `--kind is one of ${SECURITY_KINDS.join(', ')}.`)),
      player: z.optional(z.string()),
      address: z.optional(z.string()),
      since: Since,
      limit: LimitArg,
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
