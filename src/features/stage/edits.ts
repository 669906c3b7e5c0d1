import type { Showing } from '#engine/canvas/stage/onStage.ts';
import type { SceneLink } from '#engine/canvas/stage/scene.ts';
import { keepRound } from '#engine/round/keptRound.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';

/**
 * Development alone: shows a scene, and after each edit shows it anew in the round as it stands, so that
 * its phase stays on the screen. By then the newest scene, rules and texts are in place
 * (games/index.ts, games/registry.ts, src/app/i18n.ts). The answer stops it.
 */
export const showWithEdits = <Link extends SceneLink>(
  hot: Pick<NonNullable<ImportMeta['hot']>, 'on' | 'off'>,
  showing: Showing<Link>,
  show: (showing: Showing<Link>) => void,
): (() => void) => {
  // Every link of a scene is a round's; the stage alone needs no more than to let it go.
  let nextLink: (() => AnyRoundLink) | null = null;
  let edited: Link | null = null;
  const createLink = (): Link => {
    const link = edited;
    edited = null;
    if (link) return link;
    nextLink = keepRound(showing.createLink() as unknown as AnyRoundLink);
    return nextLink() as unknown as Link;
  };
  const build = () => show({ ...showing, createLink });
  const onUpdate = ({ updates }: { updates: readonly { type: string }[] }) => {
    if (!nextLink || updates.every(({ type }) => type === 'css-update')) return;
    edited = nextLink() as unknown as Link;
    build();
  };
  hot.on('vite:afterUpdate', onUpdate);
  build();
  return () => hot.off('vite:afterUpdate', onUpdate);
};
