import { useCallback, useEffect, useRef, useState } from 'react';
import { wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';
import { startSimulationWorker, workerCount } from '../workers.ts';
import type { RunRequest } from './jobs.ts';
import { type PoolRun, runOnWorkers, SimulationFault } from './pool.ts';
import { type Report, reportOf } from './results.ts';

export type RunState =
  | { phase: 'none' }
  /** `share` is done, 0 to 1; `soFar` is what came of it until then. */
  | { phase: 'running'; share: number; soFar: Report | null; isStopping: boolean }
  | { phase: 'over'; report: Report; seconds: number }
  | { phase: 'failed'; code: SimulationFault['code']; reason: string };

/** What is shown of the progress: a step is seen, and a screen is not drawn more often than that. */
const STEPS = 200;
/** Milliseconds between two looks at the figures: they are to be read. */
const LOOK_MS = 250;

/** One run at a time; leaving the page ends it. */
export const useRun = () => {
  const [state, setState] = useState<RunState>({ phase: 'none' });
  const running = useRef<PoolRun | null>(null);
  useEffect(() => () => running.current?.leave(), []);

  const start = useCallback(async (request: RunRequest) => {
    running.current?.leave();
    const began = wallClock.now();
    setState({ phase: 'running', share: 0, soFar: null, isStopping: false });
    let looked = began;
    const run = runOnWorkers(request, {
      startWorker: startSimulationWorker,
      size: workerCount(),
      onProgress(progress, soFar) {
        const share = Math.floor(progress * STEPS) / STEPS;
        const now = wallClock.now();
        const isDue = now >= looked + LOOK_MS;
        if (isDue) looked = now;
        const news = isDue ? { share, soFar: reportOf(request, soFar()) } : { share };
        setState((before) =>
          before.phase === 'running' && (isDue || before.share !== share)
            ? { ...before, ...news }
            : before,
        );
      },
    });
    running.current = run;
    try {
      const report = reportOf(request, await run.result);
      setState({ phase: 'over', report, seconds: (wallClock.now() - began) / 1000 });
    } catch (error) {
      const fault =
        error instanceof SimulationFault ? error : new SimulationFault('broken', String(error));
      logFailure('A simulation failed', fault);
      setState({ phase: 'failed', code: fault.code, reason: fault.message });
    }
  }, []);

  const stop = useCallback(() => {
    running.current?.stop();
    setState((before) => (before.phase === 'running' ? { ...before, isStopping: true } : before));
  }, []);

  return { state, start, stop };
};
