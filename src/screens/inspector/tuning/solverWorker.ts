import type { SolverAnswer, SolverCall } from '#games/designer/solver.ts';

export interface SolverWorker {
  postMessage(call: SolverCall): void;
  onmessage: ((event: MessageEvent<SolverAnswer>) => void) | null;
  /** The thread's code could not be had, or broke. */
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A thread of the browser's. Throws where the browser has none to give. */
export const startSolverWorker = (): SolverWorker =>
  new Worker(new URL('../../../../games/designer/solver.worker.ts', import.meta.url), {
    type: 'module',
  });
