import { answerOf, type SolverCall } from './solver.ts';

// A search on a thread of the browser's, which ends with the thread:
// new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
addEventListener('message', ({ data }: MessageEvent<SolverCall>) => postMessage(answerOf(data)));
