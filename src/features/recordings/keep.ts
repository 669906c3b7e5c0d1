import type { Recording } from '#contract/recording.ts';
import { type Clock, wallClock } from '#engine/clock.ts';
import type { Recorder } from '#engine/record/recorder.ts';
import { logFailure } from '#src/base/log.ts';
import { isLoggedIn } from '#src/session/store.ts';
import { gzip } from './gzip.ts';
import type { Row, Rows } from './rows.ts';

/** What was not written yet is written so often: a page that crashes loses no more. */
const FLUSH_MS = 5_000;

const rowOf = (recorder: Recorder, segment: number): { row: Row; entries: number } => {
  const part = recorder.recording(segment);
  const only: Recording = { ...part, segments: part.segments.slice(0, 1) };
  const { visit, startedAt } = part;
  const row = { visit, startedAt, segment, data: JSON.stringify(only) };
  return { row, entries: only.segments[0]?.entries.length ?? 0 };
};

/** A finished segment is written once, and small. */
const packed = async (row: Row): Promise<Row> => {
  const data = typeof row.data === 'string' ? await gzip(row.data) : row.data;
  return data ? { ...row, data } : row;
};

const listen = (target: EventTarget, type: string, callback: () => void): (() => void) => {
  target.addEventListener(type, callback);
  return () => target.removeEventListener(type, callback);
};

export interface Keeper {
  /** Something happened that is worth keeping: what writes it is fetched now. */
  open(): void;
  /** Writes what is new now. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): void;
}

/**
 * Keeps a visit's recording on the device while it goes on: finished segments once, the one under way
 * every five seconds and when the page is hidden. A device that keeps nothing (private mode, no room)
 * plays on without.
 */
export const keepRecording = (recorder: Recorder, clock: Clock = wallClock): Keeper => {
  let rows: Promise<Rows | null> | null = null;
  // No part of what a game waits for before it can be played.
  const open = () => {
    rows ??= import('./rows.ts').then(({ openRows }) => openRows()).catch(() => null);
    return rows;
  };
  let finished = 0;
  let lastWritten = -1;
  let isPruned = false;

  const write = async (): Promise<void> => {
    const current = recorder.begun() - 1;
    const { row, entries } = rowOf(recorder, current);
    const done = Array.from({ length: current - finished }, (_, at) =>
      rowOf(recorder, finished + at),
    );
    const isNews = done.length > 0 || entries !== lastWritten;
    finished = current;
    lastWritten = entries;
    const store = isNews && isLoggedIn() ? await open() : null;
    if (!store) return;
    // A page that is left may not live until they are packed.
    const finishedRows = done.map((each) => each.row);
    await store.put([...finishedRows, row]);
    if (done.length > 0) await store.put(await Promise.all(finishedRows.map(packed)));
    // Of a visit without a round as well: a thousand of them must not pile up.
    if (done.length > 0 || !isPruned) await store.prune();
    isPruned = true;
  };
  const flush = () => write().catch((error: unknown) => logFailure('recording', error));

  const stops = [
    clock.every(FLUSH_MS, flush),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && flush()),
    listen(window, 'pagehide', flush),
  ];
  return {
    open,
    flush,
    stop() {
      for (const stop of stops.splice(0)) stop();
      void flush().then(async () => (await rows)?.close());
    },
  };
};
