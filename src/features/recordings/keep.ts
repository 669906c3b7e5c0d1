import { type Clock, wallClock } from '#engine/core/clock.ts';
import type { Recorder } from '#engine/lab/record/recorder.ts';
import { createSegmentText, FLUSH_MS } from '#engine/lab/record/segmentText.ts';
import { logFailure } from '#src/base/log.ts';
import { isLoggedIn } from '#src/session/store.ts';
import { gzip } from './gzip.ts';
import type { Rows, SegmentRow } from './rows.ts';

/** A finished segment is written once, and small. */
const packed = async (row: SegmentRow): Promise<SegmentRow> => {
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
  const textOf = createSegmentText();
  const rowOf = (segment: number): { row: SegmentRow; entries: number } => {
    const part = recorder.recording(segment);
    const { visit, startedAt } = part;
    const row = { visit, startedAt, segment, data: textOf(part, segment) };
    return { row, entries: part.segments[0]?.entries.length ?? 0 };
  };
  let finished = 0;
  let lastWritten = -1;
  let isPruned = false;

  const write = async (): Promise<void> => {
    const current = recorder.begun() - 1;
    const done = Array.from({ length: current - finished }, (_, at) => rowOf(finished + at).row);
    const { row, entries } = rowOf(current);
    const isNews = done.length > 0 || entries !== lastWritten;
    finished = current;
    lastWritten = entries;
    const store = isNews && isLoggedIn() ? await open() : null;
    if (!store) return;
    // A page that is left may not live until they are packed.
    await store.put([...done, row]);
    if (done.length > 0) await store.put(await Promise.all(done.map(packed)));
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
