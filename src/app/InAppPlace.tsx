import { useMatch } from 'react-router';
import { paths } from '#src/base/paths.ts';
import { useInApp } from '#src/features/browser/here.ts';

/** Where the notice stands: above every page but a game's. */
export const InAppPlace = () => {
  const isPlaying = useMatch(paths.play.path) !== null;
  const { app, Notice } = useInApp();
  if (app === null || Notice === null || isPlaying) return null;
  return <Notice app={app} userAgent={navigator.userAgent} />;
};
