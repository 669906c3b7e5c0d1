import { and, desc, eq, gte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayStart } from '#games/dates.ts';
import { audit } from '../store/schema/audit.ts';
import { Moment, momentOf } from './args.ts';
import { inColumns } from './columns.ts';
import { command } from './command.ts';

const PAGE = 50;
const limitText = '--limit is a number from 1 to 1000.';

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
      since: z.optional(Moment),
      actor: z.optional(z.string()),
      limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]{0,2}|1000)$/, limitText))),
    }),
    target: () => null,
    async run({ store }, { since, actor, limit }) {
      const rows = await store.db
        .select()
        .from(audit)
        .where(
          and(
            since === undefined ? undefined : gte(audit.at, new Date(momentOf(since, dayStart))),
            actor === undefined ? undefined : eq(audit.actor, actor),
          ),
        )
        .orderBy(desc(audit.id))
        .limit(limit ? Number(limit) : PAGE);
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
