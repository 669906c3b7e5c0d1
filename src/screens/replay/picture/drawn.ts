import { logFailure } from '#src/base/log.ts';
import { setStageDrawn } from '#src/features/stage/StageHost.tsx';

/** Frames are gone through without drawing them; then the last one is drawn. */
export const undrawn = async (work: () => Promise<void>): Promise<void> => {
  await setStageDrawn(false);
  try {
    await work();
  } finally {
    await setStageDrawn(true);
  }
};

/** One preview at a time; of those asked for meanwhile, the last. */
export const createPreviews = () => {
  let next: (() => Promise<void>) | null = null;
  let isBusy = false;
  return async (show: () => Promise<void>): Promise<void> => {
    next = show;
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const now: () => Promise<void> = next;
      next = null;
      await now().catch((error: unknown) => logFailure('no preview', error));
    }
    isBusy = false;
  };
};
