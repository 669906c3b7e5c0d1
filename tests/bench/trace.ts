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
  args: { data?: { url?: string; functionName?: string; lineNumber?: number } };
}

/** What a page did meanwhile, and what came of it. */
export const traced = async <Result>(
  session: CDPSession,
  categories: readonly string[],
  act: () => Promise<Result>,
): Promise<{ events: TraceEvent[]; result: Result }> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  const result = await act();
  const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isOver;
  return { events, result };
};
