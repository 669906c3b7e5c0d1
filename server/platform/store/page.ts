import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Span } from '#contract/span.ts';
import { newest } from './schema/columns.ts';

// The pages of a player's lists, newest first. Each order has an index that begins with the player, and
// that no other index can stand in for: so a page is read from its first line to its last, however many
// lines the player, and everybody else, has before and after it.

/** Lines of a page. */
const PAGE = 30;
/** What is read for one: a line more says whether there is a next. */
export const PAGE_LIMIT = PAGE + 1;

/** The page of what was read, and what the next one is asked for by (`before`); null: it is the last. */
export const cutPage = <Row extends { id: number | string }>(
  rows: readonly Row[],
): { page: Row[]; next: string | null } => {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE && last ? String(last.id) : null };
};

interface Page {
  /** Which lines it has, but for how many. */
  lines: SQL | undefined;
  order: SQL[];
}

/** A page by id; `before` is the id of the last page's last line. */
export const pageById = (
  { id, playerId }: Record<'id' | 'playerId', PgColumn>,
  player: number,
  before?: string | undefined,
): Page => ({
  lines: and(
    eq(playerId, player),
    before === undefined ? undefined : sql`${newest(id)} > ${-Number(before)}::bigint`,
  ),
  order: [newest(id)],
});

/** A page by time, and by id where times are equal; in a span of time, if one is asked for. */
export const pageByTime = (
  { id, playerId, at }: Record<'id' | 'playerId' | 'at', PgColumn>,
  player: number,
  { from, to, before }: Span & { before?: string | undefined },
): Page => {
  const isOwn = eq(playerId, player);
  const last = Number(before);
  // Later than all, where there is no such line.
  const lastAt = sql`coalesce((select ${at} from ${id.table} where ${id} = ${last} and ${isOwn}), 'infinity')`;
  return {
    lines: and(
      isOwn,
      from === undefined ? undefined : gte(at, new Date(from)),
      to === undefined ? undefined : lt(at, new Date(to)),
      before === undefined ? undefined : sql`(${at}, ${id}) < (${lastAt}, ${last}::bigint)`,
    ),
    order: [desc(at), desc(id)],
  };
};
