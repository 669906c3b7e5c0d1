import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASES } from '#src/base/databases.ts';

/** One segment of a visit, as JSON of a recording that has only this segment. */
export interface SegmentRow {
  visit: string;
  /** Epoch milliseconds: when its page was opened; and its number on that page. */
  startedAt: number;
  segment: number;
  /** Its text, gzipped when it is finished. */
  data: string | Uint8Array<ArrayBuffer>;
}

interface Schema extends DBSchema {
  rows: { key: [string, number, number]; value: SegmentRow; indexes: { startedAt: number } };
}

/** What is kept: so many visits, so many bytes; the oldest go first. */
const MOST_VISITS = 20;
const MOST_BYTES = 5_000_000;

const open = (): Promise<IDBPDatabase<Schema>> => {
  const database = openDB<Schema>(DATABASES.recordings, 1, {
    upgrade(db) {
      const rows = db.createObjectStore('rows', { keyPath: ['visit', 'startedAt', 'segment'] });
      rows.createIndex('startedAt', 'startedAt');
    },
    // A logout deletes it: nobody waits for this page then.
    blocking: () => void database.then((db) => db.close()),
  });
  return database;
};

/** IndexedDB's recordings of this device. */
export const openRows = async () => {
  const db = await open();
  return {
    /** Writes rows, over those of the same segment, and lets the oldest visits go. */
    async put(rows: readonly SegmentRow[]): Promise<void> {
      const write = db.transaction('rows', 'readwrite');
      for (const row of rows) void write.store.put(row);
      await write.done;
    },
    /** Lets the oldest visits go until what is left keeps within the bounds. */
    async prune(): Promise<void> {
      const write = db.transaction('rows', 'readwrite');
      const all = await write.store.index('startedAt').getAll();
      const visits = new Set<string>();
      let bytes = 0;
      for (const row of all.toReversed()) {
        visits.add(row.visit);
        bytes += row.data.length;
        const isOver = visits.size > MOST_VISITS || bytes > MOST_BYTES;
        if (isOver) void write.store.delete([row.visit, row.startedAt, row.segment]);
      }
      await write.done;
    },
    /** A visit's rows, oldest first. */
    ofVisit: (visit: string): Promise<SegmentRow[]> =>
      db.getAll('rows', IDBKeyRange.bound([visit], [visit, []])),
    close: () => db.close(),
  };
};

export type Rows = Awaited<ReturnType<typeof openRows>>;
