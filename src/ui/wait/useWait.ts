import { useSyncExternalStore } from 'react';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { refusals } from '#src/base/stored.ts';
import { useCountdown } from '../countdown/useCountdown.ts';

/**
 * When calls of a family (an answer's `typ`) may be tried again, epoch milliseconds; past or 0 when
 * none was refused as too frequent.
 */
export const useWaitUntil = (typ: ErrorTyp | ''): number =>
  useSyncExternalStore(refusals.watch, () => refusals.waitUntil(typ));

/** The same in whole seconds from now, counted down, over a reload too; 0: at once. */
export const useWait = (typ: ErrorTyp | ''): number => useCountdown(useWaitUntil(typ));
