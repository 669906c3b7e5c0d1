import { useEffect, useRef, useState } from 'react';
import type { SolverAnswer, SolverCall } from '#games/designer/solver.ts';
import { logFailure } from '#src/base/log.ts';
import { type SolverWorker, startSolverWorker } from '../workers.ts';

type SolverState =
  | { phase: 'none' | 'running' | 'cancelled' | 'failed' }
  | { phase: 'over'; call: SolverCall; answer: SolverAnswer };

/** One search at a time on a thread of its own; leaving the page ends it. */
export const useSolver = () => {
  const [state, setState] = useState<SolverState>({ phase: 'none' });
  const running = useRef<SolverWorker | null>(null);
  const end = () => {
    running.current?.terminate();
    running.current = null;
  };
  useEffect(() => () => running.current?.terminate(), []);

  const fail = (error: unknown) => {
    end();
    logFailure('A search for numbers failed', error);
    setState({ phase: 'failed' });
  };
  return {
    state,
    start(call: SolverCall) {
      end();
      setState({ phase: 'running' });
      try {
        const worker = startSolverWorker();
        running.current = worker;
        worker.onmessage = ({ data: answer }) => {
          end();
          setState({ phase: 'over', call, answer });
        };
        worker.onerror = fail;
        worker.postMessage(call);
      } catch (error) {
        fail(error);
      }
    },
    cancel() {
      end();
      setState({ phase: 'cancelled' });
    },
    clear: () => setState({ phase: 'none' }),
  };
};
