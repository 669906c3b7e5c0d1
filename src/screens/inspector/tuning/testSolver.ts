import { act } from '@testing-library/react';
import { answerOf } from '#games/designer/solver.ts';
import type { SolverWorker } from '../workers.ts';

/** A worker's code on the thread of the test, with an answer that comes later. */
export const onThisThread = (): SolverWorker => {
  const worker: SolverWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (call) =>
      void Promise.resolve(structuredClone(call)).then((asked) =>
        act(() =>
          worker.onmessage?.(
            new MessageEvent('message', { data: structuredClone(answerOf(asked)) }),
          ),
        ),
      ),
    terminate: () => {},
  };
  return worker;
};
