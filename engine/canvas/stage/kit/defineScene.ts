import type { RoundLink } from '../../../round/link.ts';
import type { Scene, SceneModule } from '../scene.ts';
import { createKit } from './kit.ts';
import { createLife, type LifeOptions } from './life.ts';
import { createRibbon } from './ribbon.ts';
import { type SceneHands, wordsOf } from './room.ts';
import { createTelling } from './telling.ts';

interface SceneFacts extends Partial<Pick<SceneModule<never>, 'orientation'>> {
  /** What its texts, atlas, sounds and, with `-music`, its music are called. */
  key: string;
  /** Pictures beside its atlas. */
  art?: readonly string[];
  /** It has art and sounds of the club alone. */
  isPlain?: true;
  /** Where its texts are, if not under its key. */
  texts?: string;
  /** What of a result is shown with quick results. Milliseconds. */
  quickMs?: number;
}

/** What a scene has of its own. */
interface OwnScene<Event extends { kind: string }, View>
  extends Omit<LifeOptions<Event, View>, 'link' | 'telling' | 'ribbon' | 'music' | 'awayText'>,
    Pick<Scene, 'resize'> {
  /** Where messages stand, in units; by default above the lower edge. */
  ribbonAt?(): { x: number; y: number };
  /** What has to stand before it is shown. */
  prepare?(): void;
  /** A touch wants what is told to end. By default all of it does. */
  skip?(): void;
  /** Lets go of its own timers, controls and textures. */
  destroy?(): void;
}

/** A game's `scene.ts`: `create` makes what is its own with what every scene is made with. */
export const defineScene = <Event extends { kind: string }, View>(
  { key, art = [], isPlain, texts = key, quickMs, orientation = 'any' }: SceneFacts,
  create: (hands: SceneHands<RoundLink<Event, View>>) => OwnScene<Event, View>,
): SceneModule<RoundLink<Event, View>> => ({
  bundles: {
    art: isPlain ? ['club'] : ['club', key, ...art],
    sounds: isPlain ? ['club'] : [key, 'club'],
    music: isPlain ? [] : [`${key}-music`],
  },
  orientation,
  create(context, link) {
    const kit = createKit(context);
    const words = wordsOf(context, texts);
    const skip = () => (own.skip ? own.skip() : link.send({ type: 'skip' }));
    const telling = createTelling(kit, words.text('skip'), skip, quickMs);
    const own: OwnScene<Event, View> = create({ kit, link, telling, ...words });
    const ribbon = createRibbon(kit);
    own.view.addChild(ribbon.view);
    const music = isPlain ? null : `${key}-music`;
    const awayText = words.text('reconnecting');
    const life = createLife(kit, { ...own, link, telling, ribbon, music, awayText });
    return {
      ...life,
      async prepare() {
        own.prepare?.();
      },
      resize(layout) {
        telling.resize();
        kit.resize(layout);
        own.resize(layout);
        ribbon.resize(layout);
        if (own.ribbonAt) ribbon.view.position.copyFrom(own.ribbonAt());
      },
      destroy() {
        own.destroy?.();
        life.destroy();
      },
    };
  },
});
