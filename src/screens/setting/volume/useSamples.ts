import { useEffect, useRef } from 'react';
import { logFailure } from '#src/base/log.ts';
import type { Samples } from './samples.ts';

/** The sounds of the page: they come with the first touch, and go with the page. */
export const useSamples = () => {
  const coming = useRef<Promise<Samples> | null>(null);
  useEffect(
    () => () => {
      void coming.current?.then((samples) => samples.end());
      coming.current = null;
    },
    [],
  );
  const play = (what: 'effect' | 'music') => {
    coming.current ??= import('./samples.ts').then(({ createSamples }) => createSamples());
    coming.current.then(
      (samples) => samples[what](),
      (error: unknown) => logFailure('The sounds did not load', error),
    );
  };
  return { effect: () => play('effect'), music: () => play('music') };
};
