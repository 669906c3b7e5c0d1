import { wallClock } from '#engine/core/clock.ts';
import { type SimulationCall, serveSimulations } from './simulation.ts';

// Simulations on a thread of the browser's:
// new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })
const serve = serveSimulations((news) => postMessage(news), wallClock);
addEventListener('message', ({ data }: MessageEvent<SimulationCall>) => serve(data));
