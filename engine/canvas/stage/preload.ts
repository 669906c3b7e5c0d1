import { yieldToMain } from '../../core/clock.ts';
import { soundBundle } from './assets.ts';
import type { Ground } from './ground.ts';
import { installDigits } from './kit/kit.ts';
import { layoutFor } from './layout.ts';
import { loadBundles, type OnStage, type Showing } from './onStage.ts';
import type { SceneLink } from './scene.ts';

type Load = Showing<SceneLink>['load'];
type Free = (shown: OnStage | null) => Promise<void>;

/** The performance mark of a scene that is preloaded. */
export const PRELOADED_MARK = 'scene preloaded';

/** From leaving a game's page to its scene being asked for. Milliseconds. */
const KEPT_MS = 10_000;

/**
 * Loads a scene's bundles for a stage as large as the window, a piece a task up to the graphics card. The answer
 * frees them, but for what the scene that is shown uses too.
 */
const load = async (ground: Ground, scene: Load): Promise<Free> => {
  const { renderer } = ground.app;
  const { density } = layoutFor(innerWidth, innerHeight, renderer.resolution);
  const { module, art, manifest } = await loadBundles(ground, scene, density, () => {});
  for (const name of module.bundles.sounds)
    void ground.mixer.load(name, soundBundle(manifest, name));
  await yieldToMain();
  installDigits();
  for (const source of art.sources()) {
    await yieldToMain();
    renderer.texture.initSource(source);
  }
  return async (shown) => {
    for (const name of module.bundles.sounds)
      if (!shown?.sounds.includes(name)) ground.mixer.unload(name);
    await art.unload(shown?.art);
  };
};

/**
 * What the next scene needs, loaded before it is asked for. `next` does one thing after the other with what comes
 * and goes on the stage.
 */
export const createPreloader = (
  ground: Ground,
  next: (step: () => Promise<void>) => Promise<void>,
  isTaken: () => boolean,
) => {
  let free: Free | null = null;
  const letGo = async (shown: OnStage | null) => {
    const freed = free;
    free = null;
    await freed?.(shown);
  };
  return {
    /** What was preloaded is the shown scene's now, or nobody's. */
    letGo,
    preload(scene: Load): () => void {
      let isWanted = true;
      let mine: Free | null = null;
      const step = async () => {
        if (!isWanted || isTaken()) return;
        await letGo(null);
        mine = await load(ground, scene);
        free = mine;
        // For whoever measures: the browser's own profiles show it, and the benches wait for it.
        performance.mark(PRELOADED_MARK);
      };
      // What could not be had is asked for again by the scene that needs it.
      void next(step).catch(() => {});
      const leave = async () => {
        if (mine && mine === free) await letGo(null);
      };
      return () => {
        isWanted = false;
        ground.clock.later(KEPT_MS, () => void next(leave));
      };
    },
  };
};
