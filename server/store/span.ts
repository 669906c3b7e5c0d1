import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Span } from '#contract/span.ts';

/** That a moment lies in a span of time; no condition where both its ends are open. */
export const within = (at: PgColumn, { from, to }: Span): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(at, new Date(from)),
    to === undefined ? undefined : lt(at, new Date(to)),
  );
