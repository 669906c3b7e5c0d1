import { type Application, Container, RenderTexture, type Texture, Ticker } from 'pixi.js';
import { type AudioMixer, createMixer } from '../audio/mixer.ts';
import type { Bridge } from '../bridge.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../device/log.ts';
import { pageVisibility } from '../device/visibility.ts';
import { type LoadedArt, loadArt, loadManifest, soundBundle } from './assets.ts';
import { createControls } from './controlLayer.ts';
import { loadFonts } from './fonts.ts';
import { createFrames } from './frames.ts';
import { insetsOf, textScale } from './insets.ts';
import { layoutFor } from './layout.ts';
import { destroyWholly } from './leavings.ts';
import { createLoading } from './loading.ts';
import { dropProbeContext } from './probeContext.ts';
import type { Scene, SceneContext, SceneHost, SceneLink, SceneModule, Texts } from './scene.ts';
import { createTweens, type TweenGroup } from './tweens.ts';

export interface StageOptions {
  /** Initialised, its own ticker stopped: the stage draws. */
  app: Application;
  /** What the canvas fills; the controls are laid over it. `aria-busy` until a scene is on it. */
  element: HTMLElement;
  clock: Clock;
  bridge: Bridge;
  texts: Texts;
  log: Log;
}

/** One thing to show. */
interface Showing<Link extends SceneLink> {
  load(): Promise<{ scene: SceneModule<Link> }>;
  /** Called once for each time the scene is built: after a lost context too. */
  createLink(): Link;
  host: SceneHost;
  /** The share 0..1 that is loaded; 1 when the scene comes on. */
  onProgress?(share: number): void;
  /** A stored round is shown: nothing in it can be pressed. */
  isWatched?: boolean;
}

export interface Stage {
  /**
   * Takes what is shown off and brings this on. Resolves when it follows its round; rejects when it
   * could not be loaded, and with an AbortError when something else came on meanwhile.
   */
  show<Link extends SceneLink>(showing: Showing<Link>): Promise<void>;
  /** Takes the scene off and frees what it used. */
  hide(): Promise<void>;
  /** A popup lies over the stage, or no longer. The page's own visibility is watched anyway. */
  setPaused(isPaused: boolean): void;
  /** Draws what is shown now. The canvas can be read until the browser shows it: before a timer or frame. */
  draw(): HTMLCanvasElement;
  destroy(): Promise<void>;
}

/** Leaving may take this long; then the scene is taken off as it is. Milliseconds. */
const HIDE_MS = 400;
/** How the loading bar is shared: code, then art and sounds. */
const CODE_SHARE = 0.15;

interface OnStage {
  scene: Scene;
  link: SceneLink;
  art: LoadedArt;
  sounds: readonly string[];
  groups: TweenGroup[];
  textures: Texture[];
}

/** The imperative side of the canvas: one stage for one Pixi application, for a whole visit. */
export const createStage = (options: StageOptions): Stage => {
  const { app, element, clock, bridge, texts, log } = options;
  dropProbeContext();
  const world = new Container();
  app.stage.addChild(world);
  const frames = createFrames(clock, () => app.renderer.render(app.stage));
  const controls = createControls(element);
  const mixer: AudioMixer = createMixer(bridge, clock, log);
  const visibility = pageVisibility();

  let layout = layoutFor(1, 1);
  let shown: OnStage | null = null;
  let current: { showing: Showing<SceneLink>; abort: AbortController } | null = null;
  let isPaused = false;
  /** Comings and goings, one after the other. */
  let work: Promise<void> = Promise.resolve();

  const measure = () => {
    const width = Math.max(1, element.clientWidth);
    const height = Math.max(1, element.clientHeight);
    app.renderer.resize(width, height);
    const { resolution } = app.renderer;
    layout = layoutFor(width, height, resolution, insetsOf(element), textScale());
    world.scale.set(layout.scale);
    controls.resize(layout);
    shown?.scene.resize(layout);
    // Drawn at once: a resized canvas is empty until the next frame.
    if (current) app.renderer.render(app.stage);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);

  /** Pixi's housekeeping asks for frames of its own: not while nothing is shown. */
  const setRunning = (isRunning: boolean) => {
    Ticker.system.autoStart = isRunning;
    if (isRunning) {
      frames.start();
      Ticker.system.start();
    } else {
      frames.stop();
      Ticker.system.stop();
    }
  };

  const isHeld = () => isPaused || !visibility.isVisible();
  let wasHeld = false;
  const hold = () => {
    if (!current) return;
    const held = isHeld();
    setRunning(!held);
    if (held) mixer.pause();
    else mixer.resume();
    controls.setHidden(isPaused || current.showing.isWatched === true);
    if (held !== wasHeld && shown) {
      if (held) shown.scene.pause();
      else shown.scene.resume();
    }
    wasHeld = held;
  };
  const unwatch = visibility.watch(hold);

  const contextOf = (art: LoadedArt, host: SceneHost, on: Pick<OnStage, 'groups' | 'textures'>) => {
    const context: SceneContext = {
      clock,
      frames,
      tweens: () => {
        const group = createTweens(frames);
        on.groups.push(group);
        return group;
      },
      layout: () => layout,
      art,
      audio: mixer,
      bridge,
      controls,
      texts,
      host,
      bake(container) {
        const bounds = container.getLocalBounds();
        const texture = RenderTexture.create({
          width: bounds.width,
          height: bounds.height,
          resolution: Math.min(3, Math.max(1, layout.density)),
        });
        container.position.set(-bounds.x, -bounds.y);
        app.renderer.render({ container, target: texture });
        on.textures.push(texture);
        return texture;
      },
    };
    return context;
  };

  const takeOff = async (signal: AbortSignal) => {
    const leaving = shown;
    shown = null;
    if (!leaving) return;
    controls.clear();
    leaving.link.leave();
    mixer.music(null, 300);
    if (frames.isRunning() && element.isConnected) await leaving.scene.hide(signal).catch(() => {});
    for (const group of leaving.groups) group.cancel();
    destroyWholly(leaving.scene.view, () => leaving.scene.destroy());
    for (const texture of leaving.textures) texture.destroy(true);
    for (const name of leaving.sounds) mixer.unload(name);
    controls.clear();
    await leaving.art.unload().catch((error: unknown) => log('art was not freed', error));
  };

  const bringOn = async (showing: Showing<SceneLink>, signal: AbortSignal) => {
    const { load, createLink, host } = showing;
    const loading = createLoading();
    const progress = (share: number) => {
      loading.progress(share);
      showing.onProgress?.(share);
    };
    world.addChild(loading.view);
    loading.resize(layout);
    element.ariaBusy = 'true';
    try {
      const fonts = loadFonts(clock, log);
      const [{ scene: module }, manifest] = await Promise.all([load(), loadManifest()]);
      signal.throwIfAborted();
      progress(CODE_SHARE);
      const { bundles } = module;
      const [art] = await Promise.all([
        loadArt(manifest, bundles.art, layout.density, (share) =>
          progress(CODE_SHARE + (1 - CODE_SHARE) * share * 0.98),
        ),
        fonts,
        ...bundles.sounds.map((name) => mixer.load(name, soundBundle(manifest, name))),
      ]);
      if (signal.aborted) {
        await art.unload();
        signal.throwIfAborted();
      }
      const lists = { groups: [], textures: [] };
      const link = createLink();
      const scene = module.create(contextOf(art, host, lists), link);
      shown = {
        scene,
        link,
        art,
        sounds: [...bundles.sounds, ...bundles.laterSounds],
        ...lists,
      };
      await scene.prepare(signal);
      world.addChildAt(scene.view, 0);
      scene.resize(layout);
      world.removeChild(loading.view);
      progress(1);
      element.ariaBusy = 'false';
      for (const name of bundles.laterSounds) void mixer.load(name, soundBundle(manifest, name));
      await scene.show(signal);
    } finally {
      loading.view.destroy({ children: true, context: true });
    }
  };

  const restart = (showing: Showing<SceneLink> | null): Promise<void> => {
    current?.abort.abort();
    const mine = showing ? { showing, abort: new AbortController() } : null;
    current = mine;
    const done = work.then(async () => {
      const cut = new AbortController();
      const cancel = clock.later(HIDE_MS, () => cut.abort());
      await takeOff(cut.signal);
      cancel();
      if (current === null) {
        setRunning(false);
        mixer.pause();
        app.renderer.render(app.stage);
      }
      if (!mine) return;
      mine.abort.signal.throwIfAborted();
      measure();
      wasHeld = false;
      hold();
      await bringOn(mine.showing, mine.abort.signal);
    });
    work = done.catch(() => {});
    return done;
  };

  /** Baked textures are gone with the context: the scene is built anew, and its round restored. */
  const onRestored = () => {
    if (current) restart(current.showing).catch((error: unknown) => log('no rebuild', error));
  };
  app.canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    show: (showing) => restart(showing as unknown as Showing<SceneLink>),
    hide: () => restart(null),
    setPaused(next) {
      isPaused = next;
      hold();
    },
    draw() {
      app.renderer.render(app.stage);
      return app.canvas;
    },
    async destroy() {
      await restart(null);
      unwatch();
      observer.disconnect();
      app.canvas.removeEventListener('webglcontextrestored', onRestored);
      controls.destroy();
      mixer.destroy();
      world.destroy({ children: true });
    },
  };
};
