import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { seenLater } from '#engine/canvas/stage/kit/seenLater.ts';

/**
 * Brings `work` to its end when it takes longer than `ms` by the clock on the wall: where frames are
 * slow, a beginning must not eat what comes after it. While the table stands still it takes no time. What comes
 * after is shown at its own pace again, unless `signal` says that all is skipped.
 */
export const cutAfter = async (
  kit: Kit,
  ms: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> => {
  const cancel = seenLater(kit.context, ms, () => kit.act.skip());
  try {
    await work();
  } finally {
    cancel();
    if (!signal.aborted) kit.act.unskip();
  }
};
