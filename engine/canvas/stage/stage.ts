import type { Container } from 'pixi.js';
import type { Clock } from '../../core/clock.ts';
import { createGround, type Ground, type StageOptions } from './ground.ts';
import { createHold } from './hold.ts';
import { createNoting } from './notes.ts';
import { bringOn, type OnStage, type Showing, takeOff } from './onStage.ts';
import { createPreloader } from './preload.ts';
import { dropProbeContext } from './probeContext.ts';
import type { SceneLink } from './scene.ts';

export interface Stage {
  /** Everything that is drawn, in the scene's units. */
  readonly world: Container;
  /**
   * Takes what is shown off and brings this on. Resolves when it follows its round; rejects when it
   * could not be loaded, and with an AbortError when something else came on meanwhile.
   */
  show<Link extends SceneLink>(showing: Showing<Link>): Promise<void>;
  /** Takes the scene off and frees what it used. */
  hide(): Promise<void>;
  /**
   * Loads what a scene needs while nothing is shown, so that it comes on sooner. The answer lets it go again a
   * while later, unless something came on meanwhile.
   */
  preload(load: Showing<SceneLink>['load']): () => void;
  /**
   * A popup lies over the stage, or no longer; `by` says which, for a recording. The page's own visibility
   * is watched anyway.
   */
  setPaused(isPaused: boolean, by?: string): void;
  /**
   * Off, frames go on and nothing is drawn, as a replay wants it on its way to a moment; on again, what is
   * shown now is drawn at once.
   */
  setDrawn(isDrawn: boolean): void;
  /** Takes the element's size now, and not when the browser next looks at it. */
  measure(): void;
  /** Draws what is shown now, and reads the canvas while it holds that: within this call (readPixels.ts). */
  draw<Read>(read: (canvas: HTMLCanvasElement) => Read): Read;
  destroy(): Promise<void>;
}

/** Leaving may take this long; then the scene is taken off as it is. Milliseconds. */
const HIDE_MS = 400;

const leave = async (ground: Ground, leaving: OnStage, clock: Clock) => {
  // The time it was shown in may stand still: it leaves in the one that runs now.
  if (ground.frames.isRunning()) {
    ground.frames.stop();
    ground.frames.start();
  }
  const cut = new AbortController();
  const cancel = clock.later(HIDE_MS, () => cut.abort());
  await takeOff(ground, leaving, cut.signal);
  cancel();
};

/** The imperative side of the canvas: one stage for one Pixi application, for a whole visit. */
export const createStage = (options: StageOptions): Stage => {
  const { app, clock, log } = options;
  dropProbeContext();
  let shown: OnStage | null = null;
  /** Loaded, and on or coming on. */
  let isOn = false;
  let current: { showing: Showing<SceneLink>; abort: AbortController } | null = null;
  /** Comings and goings, one after the other. */
  let work: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>): Promise<void> => {
    const done = work.then(step);
    work = done.catch(() => {});
    return done;
  };

  const ground = createGround(options, () => {
    shown?.scene.resize(ground.layout());
    noting.resized();
    // Drawn at once: a resized canvas is empty until the next frame.
    if (current) ground.render();
  });
  const noting = createNoting(ground, () => (isOn && current?.showing.notes) || null);
  const hold = createHold(
    ground,
    () => current && { isWatched: current.showing.isWatched === true, scene: shown?.scene ?? null },
  );

  const clear = async () => {
    const leaving = shown;
    shown = null;
    isOn = false;
    if (leaving) await leave(ground, leaving, clock);
  };

  const preloader = createPreloader(ground, next, () => current !== null);

  const restart = (showing: Showing<SceneLink> | null): Promise<void> => {
    current?.abort.abort();
    const mine = showing ? { showing, abort: new AbortController() } : null;
    current = mine;
    return next(async () => {
      await clear();
      if (current === null) {
        hold.rest();
        ground.render();
      }
      if (!mine) return;
      mine.abort.signal.throwIfAborted();
      mine.showing.onCleared?.();
      ground.measure();
      hold.renew();
      await bringOn(ground, mine.showing, mine.abort.signal, {
        onBuilt(on) {
          shown = on;
          hold.built();
        },
        onReady() {
          isOn = true;
          noting.begin();
        },
      });
      await preloader.letGo(shown);
    });
  };

  /** What was baked or written is gone with the context: the scene is built anew, and its round restored. */
  const onRestored = () => {
    shown?.lettering.destroy();
    if (current) restart(current.showing).catch((error: unknown) => log('no rebuild', error));
  };
  app.canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    world: ground.world,
    setDrawn: ground.setDrawn,
    measure: ground.measure,
    show: (showing) => restart(showing as unknown as Showing<SceneLink>),
    hide: () => restart(null),
    preload: preloader.preload,
    setPaused(isPaused, by = 'popup') {
      noting.paused(isPaused ? by : null);
      hold.setPaused(isPaused);
    },
    draw(read) {
      ground.render();
      return read(app.canvas);
    },
    async destroy() {
      await restart(null);
      hold.destroy();
      noting.destroy();
      app.canvas.removeEventListener('webglcontextrestored', onRestored);
      ground.destroy();
    },
  };
};
