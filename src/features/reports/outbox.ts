import { type DBSchema, openDB } from 'idb';
import { ReportAnswer, type ReportRequest, reportsPath } from '#contract/reports.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { DATABASES } from '#src/base/databases.ts';
import { logFailure } from '#src/base/log.ts';
import { reportsWait } from '#src/base/stored.ts';
import { isLoggedIn } from '#src/session/store.ts';

/** A report with its files, as bytes: not every browser's IndexedDB keeps a Blob. */
export interface QueuedReport extends ReportRequest {
  recording: Uint8Array<ArrayBuffer> | null;
  picture: Uint8Array<ArrayBuffer> | null;
}

interface Schema extends DBSchema {
  waiting: { key: string; value: QueuedReport };
}

/** A megabyte takes this long at the worst. */
const TIMEOUT_MS = 120_000;

const open = () => {
  const database = openDB<Schema>(DATABASES.reports, 1, {
    upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'requestId' }),
    // A logout deletes it: nobody waits for this page then.
    blocking: () => void database.then((db) => db.close()),
  });
  return database;
};

const keep = async (report: QueuedReport): Promise<boolean> => {
  try {
    const db = await open();
    if (isLoggedIn()) await db.put('waiting', report);
    db.close();
    reportsWait.set(isLoggedIn());
    return true;
  } catch {
    // A browser that keeps nothing sends it now or not at all.
    return false;
  }
};

const forget = async (requestId: string): Promise<void> => {
  try {
    const db = await open();
    await db.delete('waiting', requestId);
    reportsWait.set((await db.count('waiting')) > 0);
    db.close();
  } catch (error) {
    logFailure('A report that was sent is still kept', error);
  }
};

const post = async ({
  requestId,
  game,
  note,
  recording,
  picture,
}: QueuedReport): Promise<string> => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ requestId, game, note })) form.set(name, text);
  if (recording) form.set('recording', new Blob([recording]), 'recording.json.gz');
  if (picture) form.set('picture', new Blob([picture]), 'picture');
  const config = { method: 'POST', url: reportsPath, data: form, timeout: TIMEOUT_MS };
  return (await call(ReportAnswer, config)).id;
};

/** The club can't be reached, or takes no more for now: what is refused for good is another thing. */
const isForNow = (error: unknown): boolean =>
  error instanceof CallError && (error.status < 400 || error.status >= 500 || error.status === 429);

/**
 * Sends a report; resolves with its number, or with null when it waits on the device until the club
 * can be reached (`sendWaiting`). Rejects with CallError when it is refused, or can't even wait.
 */
export const sendReport = async (report: QueuedReport): Promise<string | null> => {
  const isKept = await keep(report);
  try {
    const id = await post(report);
    await forget(report.requestId);
    return id;
  } catch (error) {
    if (isKept && isForNow(error)) return null;
    await forget(report.requestId);
    throw error;
  }
};

const sendAll = async (): Promise<void> => {
  const db = await open();
  const waiting = await db.getAll('waiting');
  db.close();
  reportsWait.set(waiting.length > 0);
  for (const report of waiting) {
    try {
      await post(report);
    } catch (error) {
      if (!isLoggedIn() || isForNow(error)) return;
      logFailure('A report was refused', error);
    }
    await forget(report.requestId);
  }
};

let underWay: Promise<void> | null = null;

/** Sends what waits, one after the other; what is refused for good is let go. */
export const sendWaiting = (): Promise<void> => {
  underWay ??= sendAll().finally(() => {
    underWay = null;
  });
  return underWay;
};
