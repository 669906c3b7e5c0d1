import type { Game } from '#games/catalogue.ts';
import { whenIdle } from '#src/base/settled.ts';
import { inSpareTime } from '#src/base/spareTime.ts';

/**
 * Preloads a game's table while its page is read: its code, machine, pictures and sounds, where the device does not
 * spare data or battery. The answer lets it go.
 */
export const preloadTable = ({ play }: Game): (() => void) => {
  let isLeft = false;
  let letGo = () => {};
  inSpareTime(async () => {
    if (isLeft) return;
    const [{ preload }] = await Promise.all([
      import('./StageHost.tsx'),
      import('./GameStage.tsx').then(({ loadStage }) => loadStage()),
      play.machine(),
    ]);
    await whenIdle();
    if (isLeft) return;
    letGo = await preload(play.scene);
    if (isLeft) letGo();
  });
  return () => {
    isLeft = true;
    letGo();
  };
};
