import type { SimulationCall, SimulationNews } from '#games/designer/simulation.ts';

/** What the pool knows of a thread. */
export interface SimulationWorker {
  postMessage(call: SimulationCall): void;
  onmessage: ((event: MessageEvent<SimulationNews>) => void) | null;
  /** The thread's code could not be had, or broke. */
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A thread of the browser's. Throws where the browser has none to give. */
export const startSimulationWorker = (): SimulationWorker =>
  new Worker(new URL('../../../../games/designer/simulation.worker.ts', import.meta.url), {
    type: 'module',
  });

const MOST_WORKERS = 8;

/** As many as the device has cores: simulations are all they do. */
export const workerCount = (): number =>
  Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
