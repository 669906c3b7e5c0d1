import type { CDPSession } from 'playwright';

/** An event of Chromium's trace: https://chromium.googlesource.com/catapult, Trace Event Format. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds the thread itself worked: what else the machine does is not in it. */
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string; lineNumber?: number } };
}

/** What a page did meanwhile. */
export const traced = async (
  session: CDPSession,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  await act();
  const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isOver;
  return events;
};
