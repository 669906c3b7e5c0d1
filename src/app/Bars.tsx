import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { paths } from '#src/base/paths.ts';
import { whenIdle } from '#src/base/settled.ts';
import { InstallBar } from '#src/features/install/InstallBar.tsx';
import { UpdateBar } from '#src/features/update/UpdateBar.tsx';
import { takeUpdate, useUpdate } from '#src/features/update/update.ts';
import { startServiceWorker } from '#src/features/update/worker.ts';

/** What the club offers beside its pages, one at a time and never in a game: its new version, its installation. */
export const Bars = () => {
  const { pathname } = useLocation();
  const isPlaying = useMatch(paths.play.path) !== null;
  const isOffered = useUpdate(({ isReady, isFree }) => isReady && isFree);
  useEffect(() => {
    void whenIdle().then(startServiceWorker);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that has come is a moment to take it.
  useEffect(() => void takeUpdate(), [pathname]);
  if (isPlaying) return null;
  return isOffered ? <UpdateBar /> : <InstallBar />;
};
