import { parentPort } from 'node:worker_threads';
import { wallClock } from '#engine/core/clock.ts';
import { serveSimulations } from '#games/designer/simulation.ts';

// Simulations on a thread of Node's.
parentPort?.on(
  'message',
  serveSimulations((news) => parentPort?.postMessage(news), wallClock),
);
