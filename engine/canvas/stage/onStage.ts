import { holdOrientation } from '../device/orientation.ts';
import { type LoadedArt, loadArt, loadManifest, soundBundle } from './assets.ts';
import { destroyWholly } from './destroyWholly.ts';
import { loadFonts } from './fonts.ts';
import type { Ground } from './ground.ts';
import type { StageNotes } from './notes.ts';
import type { Scene, SceneHost, SceneLink, SceneModule } from './scene.ts';
import { createContext, type MadeForScene } from './sceneContext.ts';
import { sharpnessFor } from './sharpness.ts';

/** One thing to show. */
export interface Showing<Link extends SceneLink> {
  load(): Promise<{ scene: SceneModule<Link> }>;
  /** Called once for each time the scene is built: after a lost context too. */
  createLink(): Link;
  host: SceneHost;
  /** Is told what happens around the scene while it is on. */
  notes?: StageNotes;
  /** What stood there before is gone: from here on the stage's time is this one's. */
  onCleared?(): void;
  /** The share 0..1 that is loaded; 1 when the scene comes on. */
  onProgress?(share: number): void;
  /** A stored round is shown: nothing in it can be pressed. */
  isWatched?: boolean;
}

/** A scene that was built, and all that goes with it. */
export interface OnStage extends MadeForScene {
  scene: Scene;
  link: SceneLink;
  art: LoadedArt;
  sounds: readonly string[];
  /** The screen may be turned as it likes again. */
  turnFreely(): void;
  /** Fetches what may come while it is shown: its sounds. */
  loadLater(): void;
}

/** What is loaded is told in shares: code, then art; the last bit is the scene's building. */
const CODE_SHARE = 0.15;
const LOADED_SHARE = 0.98;

/** Loads what a scene needs before it can be shown; sounds compete with none of it. */
export const loadBundles = async (
  { clock, log, isStrong }: Ground,
  load: Showing<SceneLink>['load'],
  density: number,
  progress: (share: number) => void,
) => {
  const fonts = loadFonts(clock, log);
  const [{ scene: module }, manifest] = await Promise.all([load(), loadManifest()]);
  progress(CODE_SHARE);
  const { bundles } = module;
  const [art] = await Promise.all([
    loadArt(manifest, bundles.art, sharpnessFor(density, isStrong()), (share) =>
      progress(CODE_SHARE + (1 - CODE_SHARE) * share * LOADED_SHARE),
    ),
    fonts,
  ]);
  return { module, art, manifest };
};

/** Loads a scene with its bundles and builds it. Rejects when `signal` is aborted meanwhile. */
const buildScene = async (
  ground: Ground,
  { load, createLink, host }: Showing<SceneLink>,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<OnStage> => {
  const { log, layout, mixer } = ground;
  const { module, art, manifest } = await loadBundles(ground, load, layout().density, progress);
  if (signal.aborted) {
    await art.unload();
    signal.throwIfAborted();
  }
  const { bundles } = module;
  const link = createLink();
  const { context, made } = createContext(ground, art, host);
  return {
    ...made,
    link,
    art,
    scene: module.create(context, link),
    turnFreely: holdOrientation(module.orientation, log),
    sounds: [...bundles.sounds, ...bundles.music],
    loadLater() {
      for (const name of bundles.sounds) void mixer.load(name, soundBundle(manifest, name));
      for (const name of bundles.music) mixer.offer(name, soundBundle(manifest, name));
    },
  };
};

/**
 * Loads a scene, builds it and has it come on; `onBuilt` is called as soon as there is something to take
 * off again, `onReady` when it is loaded and about to come on.
 */
export const bringOn = async (
  ground: Ground,
  showing: Showing<SceneLink>,
  signal: AbortSignal,
  { onBuilt, onReady }: { onBuilt(on: OnStage): void; onReady(): void },
): Promise<void> => {
  const { world, layout, element, frames } = ground;
  const progress = (share: number) => showing.onProgress?.(share);
  element.ariaBusy = 'true';
  const on = await buildScene(ground, showing, signal, progress);
  onBuilt(on);
  const { scene } = on;
  await scene.prepare(signal);
  world.addChild(scene.view);
  scene.resize(layout());
  progress(1);
  element.ariaBusy = 'false';
  on.loadLater();
  frames.rewind();
  onReady();
  await scene.show(signal);
};

/** Has a scene leave, until `signal` cuts it short, and frees what it used. */
export const takeOff = async (
  { controls, mixer, frames, element, log }: Ground,
  { scene, link, art, sounds, groups, textures, lettering, turnFreely }: OnStage,
  signal: AbortSignal,
): Promise<void> => {
  controls.clear();
  turnFreely();
  link.leave();
  mixer.music(null, 300);
  if (frames.isRunning() && element.isConnected) await scene.hide(signal).catch(() => {});
  for (const group of groups) group.cancel();
  lettering.destroy();
  destroyWholly(scene.view, () => scene.destroy());
  for (const texture of textures) texture.destroy(true);
  for (const name of sounds) mixer.unload(name);
  controls.clear();
  await art.unload().catch((error: unknown) => log('art was not freed', error));
};
