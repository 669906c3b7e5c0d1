import { wallClock } from '#engine/core/clock.ts';
import { type SimulationCall, serveSimulations } from '#games/designer/simulation.ts';
import type { SimulationWorker } from '../workers.ts';

/** A worker's code on the thread of the test, with messages that come later, as a worker's do. */
export const sameThread = (): SimulationWorker => {
  let isOver = false;
  const worker: SimulationWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (call: SimulationCall) => void Promise.resolve().then(() => serve(call)),
    terminate: () => {
      isOver = true;
    },
  };
  const serve = serveSimulations((news) => {
    const data = structuredClone(news);
    if (!isOver) worker.onmessage?.(new MessageEvent('message', { data }));
  }, wallClock);
  return worker;
};
