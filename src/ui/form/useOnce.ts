import { useRef } from 'react';

/**
 * Runs an action unless its last run is still under way. State arrives with the next render; a
 * double tap comes sooner.
 */
export const useOnce = (): ((action: () => Promise<void>) => Promise<void>) => {
  const isRunning = useRef(false);
  return async (action) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action();
    } finally {
      isRunning.current = false;
    }
  };
};
