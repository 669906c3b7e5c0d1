import { and, desc, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/store/store.ts';
import { columnsOf, isOf, OWN_DATA_PARTS, type OwnDataPart } from './parts.ts';

/** Rows of a part that a file has at most, the newest ones: nobody's history fills a device. */
const MOST_ROWS = 100_000;

const textOf = (value: unknown): string => JSON.stringify(value);

/** As JSON has it: bytes in base64. */
const told = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  );

const KEY = '$key';

async function* pagesOf(db: Db, part: OwnDataPart, playerId: number): AsyncGenerator<object[]> {
  const { key, rows } = part;
  const columns = { ...columnsOf(part), [KEY]: key } as Record<string, PgColumn>;
  let after: unknown;
  for (;;) {
    const isNext = after === undefined ? undefined : lt(key, after);
    const page: Record<string, unknown>[] = await db
      .select(columns)
      .from(part.table as PgTable)
      .where(and(isOf(part, playerId), isNext))
      .orderBy(desc(key))
      .limit(rows);
    yield page.map(({ [KEY]: _, ...row }) => told(row));
    if (page.length < rows) return;
    after = page.at(-1)?.[KEY];
  }
}

/**
 * The file, piece by piece: a page of a part is read when the one before has gone out, so that neither the database
 * nor this process holds a whole history. It is no snapshot: what happens meanwhile may stand in one part alone.
 */
export async function* ownData(
  db: Db,
  { playerId, now, most = MOST_ROWS }: { playerId: number; now: number; most?: number },
): AsyncGenerator<string> {
  const cut: string[] = [];
  yield `{"club":"Hornbill Club","madeAt":${textOf(new Date(now).toISOString())},"units":${textOf({
    coins: 'hundredths of a coin',
    sen: 'Malaysian sen',
    times: 'ISO 8601, UTC',
  })}`;
  for (const part of OWN_DATA_PARTS) {
    yield `,\n${textOf(part.name)}:[`;
    let count = 0;
    for await (const page of pagesOf(db, part, playerId)) {
      const kept = page.slice(0, most - count);
      if (kept.length > 0) yield (count > 0 ? ',\n' : '') + kept.map(textOf).join(',\n');
      count += kept.length;
      if (kept.length < page.length) {
        cut.push(part.name);
        break;
      }
    }
    yield ']';
  }
  yield `,\n"cut":${textOf(cut)}}\n`;
}
