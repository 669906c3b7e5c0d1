import { startTransition, useEffect, useState } from 'react';
import { openQueryCache } from './calls/QueryCache.tsx';
import { logFailure } from './log.ts';
import { whenSettled } from './settled.ts';

/**
 * A part of a screen that can wait: fetched after the first screen can be used, beside the cache of
 * answers; null until it is here, and where it could not be had. `load` is read when it mounts; the
 * part's room has to be kept by whoever asks for it.
 */
export const useLater = <Part>(name: string, load: () => Promise<Part>): Part | null => {
  const [come, setCome] = useState<{ part: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => {
    let isHere = true;
    whenSettled()
      .then(() => Promise.all([load(), openQueryCache()]))
      // In slices, as the first screen: it comes while that one is being used.
      .then(([part]) => isHere && startTransition(() => setCome({ part })))
      .catch((error: unknown) => logFailure(`${name} could not be loaded`, error));
    return () => {
      isHere = false;
    };
  }, []);
  return come === null ? null : come.part;
};
