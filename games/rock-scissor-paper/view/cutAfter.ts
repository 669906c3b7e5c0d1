import type { Kit } from '#engine/canvas/stage/kit/kit.ts';

/**
 * Brings `work` to its end when it takes longer than `ms` by the clock on the wall: where frames are
 * slow, a beginning must not eat what comes after it. That is shown again at its own pace, unless
 * `signal` says that all is skipped.
 */
export const cutAfter = async (
  kit: Kit,
  ms: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> => {
  const cancel = kit.context.clock.later(ms, () => kit.act.skip());
  try {
    await work();
  } finally {
    cancel();
    if (!signal.aborted) kit.act.unskip();
  }
};
