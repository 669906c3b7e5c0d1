import { Worker } from 'node:worker_threads';
import type { Analysis } from '#engine/core/odds/analysis.ts';
import { totalOf } from '#engine/core/odds/counts.ts';
import { type Simulation, simulationOf } from '#engine/core/odds/sums.ts';
import type {
  SimulationCall,
  SimulationNews,
  SimulationRequest,
} from '#games/designer/simulation.ts';

/**
 * Simulates what is analysed exactly in `exact` on a thread of its own; `onProgress` hears the share that is
 * done. Throws an Error that says what is wrong with the request.
 */
export const simulateInWorker = async (
  request: SimulationRequest,
  exact: Analysis,
  onProgress: (share: number) => void = () => {},
): Promise<Simulation> => {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url));
  try {
    return await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (news: SimulationNews) => {
        if (news.kind === 'refused') reject(new Error(news.reason));
        else if (news.kind === 'done') resolve(simulationOf(news.sums, exact));
        else if (news.kind === 'progress') onProgress(totalOf(news.sums.payouts) / request.rounds);
      });
      const call: SimulationCall = { kind: 'start', id: 0, request };
      worker.postMessage(call);
    });
  } finally {
    await worker.terminate();
  }
};
