import { type ReactNode, Suspense, useRef, useState } from 'react';
import { CallError } from '#src/base/calls/CallError.ts';
import { lazyPart } from '#src/base/lazyPart.ts';

const StepUpPopup = lazyPart('StepUpPopup', () => import('./StepUpPopup.tsx'));

export interface StepUp {
  /**
   * Makes a change that a session alone is not enough for, once the player has proved who they are; false:
   * they turned back. What a refused change was proved by is used for the next try.
   */
  run: <Answer>(change: (stepUp: string) => Promise<Answer>) => Promise<Answer | false>;
  /** Where the proof is asked for. */
  popup: ReactNode;
}

/** Asks for the password, or for a code to the phone, before what a session alone is not enough for. */
export const useStepUp = (): StepUp => {
  const kept = useRef<string | null>(null);
  const [answer, setAnswer] = useState<((stepUp: string | null) => void) | null>(null);

  const prove = async () =>
    kept.current ?? (await new Promise<string | null>((resolve) => setAnswer(() => resolve)));
  const close = (stepUp: string | null) => {
    answer?.(stepUp);
    setAnswer(null);
  };
  const run: StepUp['run'] = async (change) => {
    const stepUp = await prove();
    if (stepUp === null) return false;
    kept.current = stepUp;
    try {
      const made = await change(stepUp);
      kept.current = null;
      return made;
    } catch (error) {
      // Too old by now: the next try asks anew.
      if (error instanceof CallError && error.message === 'msg.stepUpNeeded') kept.current = null;
      throw error;
    }
  };
  return {
    run,
    popup: <Suspense>{answer !== null && <StepUpPopup onEnd={close} />}</Suspense>,
  };
};
