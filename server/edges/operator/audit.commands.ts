import { and, desc, eq, gte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LimitArg, Since } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { command } from '../../platform/operator/command.ts';
import { audit } from '../../platform/store/schema/audit.ts';

/** What `run.ts` writes beside an action. */
const Detail = z.object({
  args: z.optional(z.record(z.string(), z.unknown())),
  outcome: z.optional(z.string()),
});

const LONGEST = 120;
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;

export const auditCommands = {
  'audit list': command({
    args: z.object({
      since: Since,
      actor: z.optional(z.string()),
      limit: LimitArg,
    }),
    target: () => null,
    async run({ store }, { since, actor, limit }) {
      const rows = await store.db
        .select()
        .from(audit)
        .where(
          and(
            since && gte(audit.at, since),
            actor === undefined ? undefined : eq(audit.actor, actor),
          ),
        )
        .orderBy(desc(audit.id))
        .limit(limit);
      const data = rows.map(({ detail, at, ...row }) => {
        const { args = {}, outcome = null } = Detail.safeParse(detail).data ?? {};
        return { ...row, at: at.toISOString(), args, outcome };
      });
      const lines = inColumns(
        data.map((row) => [
          row.at,
          row.actor,
          row.action,
          row.target ?? '-',
          row.outcome ?? 'unfinished',
          shortened(JSON.stringify(row.args)),
        ]),
      );
      return { data, lines };
    },
  }),
};
