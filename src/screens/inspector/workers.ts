import type { SimulationCall, SimulationNews } from '#games/designer/simulation.ts';
import type { SolverAnswer, SolverCall } from '#games/designer/solver.ts';

/** What of a thread is known to whoever has it work. */
interface ToolWorker<Call, Answer> {
  postMessage(call: Call): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  /** The thread's code could not be had, or broke. */
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}
export type SimulationWorker = ToolWorker<SimulationCall, SimulationNews>;
export type SolverWorker = ToolWorker<SolverCall, SolverAnswer>;

// Vite finds a thread's code by these words alone. Both throw where the browser has no thread to give.
export const startSimulationWorker = (): SimulationWorker =>
  new Worker(new URL('../../../games/designer/simulation.worker.ts', import.meta.url), {
    type: 'module',
  });
export const startSolverWorker = (): SolverWorker =>
  new Worker(new URL('../../../games/designer/solver.worker.ts', import.meta.url), {
    type: 'module',
  });

const MOST_WORKERS = 8;

/** As many as the device has cores: simulations are all they do. */
export const workerCount = (): number =>
  Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
