import type { Game } from '#games/catalogue.ts';
import { whenIdle } from '#src/base/settled.ts';
import { inSpareTime } from '#src/base/spareTime.ts';

/**
 * Has a game's table near while its page is read: its code, machine, pictures and sounds, where the device does not
 * spare data or battery. The answer lets it go.
 */
export const bringTableNear = ({ play }: Game): (() => void) => {
  let isLeft = false;
  let letGo = () => {};
  inSpareTime(async () => {
    if (isLeft) return;
    const [{ bringNear }] = await Promise.all([
      import('./StageHost.tsx'),
      import('./GameStage.tsx').then(({ loadStage }) => loadStage()),
      play.machine(),
    ]);
    await whenIdle();
    if (isLeft) return;
    letGo = await bringNear(play.scene);
    if (isLeft) letGo();
  });
  return () => {
    isLeft = true;
    letGo();
  };
};
