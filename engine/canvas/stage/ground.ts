import { type Application, Container } from 'pixi.js';
import type { Bridge } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';
import { type AudioMixer, createMixer } from '../audio/mixer.ts';
import { createHaptics, type Haptics } from '../device/haptics.ts';
import type { Log } from '../device/log.ts';
import { createControls } from './controlLayer.ts';
import type { ControlLayer } from './controls.ts';
import { deviceOf } from './device.ts';
import { createFrames, type RunningFrames } from './frames.ts';
import { onLateFrames } from './lateFrames.ts';
import { type Layout, layoutFor } from './layout.ts';
import type { Texts } from './scene.ts';
import { resolutionFor } from './sharpness.ts';

export interface StageOptions {
  /** Initialised, its own ticker stopped: the stage draws. */
  app: Application;
  /** What the canvas fills; the controls are laid over it. `aria-busy` until a scene is on it. */
  element: HTMLElement;
  /** The device has room for the finest pictures, and draws as many pixels. */
  isStrong: boolean;
  clock: Clock;
  bridge: Bridge;
  texts: Texts;
  log: Log;
}

/** What a stage has whatever stands on it. */
export interface Ground extends Omit<StageOptions, 'isStrong'> {
  /** Everything that is drawn, in the scene's units. */
  world: Container;
  frames: RunningFrames;
  controls: ControlLayer;
  mixer: AudioMixer;
  haptics: Haptics;
  layout(): Layout;
  /** False as well where it was found out not to be: coarser pictures from the next scene. */
  isStrong(): boolean;
  /** Takes the element's size, as is done by itself when it changes. */
  measure(): void;
  render(): void;
  /** Off while frames are gone through without anybody looking; on again, it is drawn at once. */
  setDrawn(isDrawn: boolean): void;
  destroy(): void;
}

/** `onMeasured` is called after each measuring, before anything is drawn. */
export const createGround = (options: StageOptions, onMeasured: () => void): Ground => {
  const { app, element, clock, bridge, log } = options;
  const world = new Container();
  app.stage.addChild(world);
  let isDrawn = true;
  const render = () => {
    if (isDrawn) app.renderer.render(app.stage);
  };
  const controls = createControls(element);
  let layout = layoutFor(1, 1);
  const mixer = createMixer(bridge, clock, log, { width: () => layout.width });

  const measure = () => {
    const width = Math.max(1, element.clientWidth);
    const height = Math.max(1, element.clientHeight);
    app.renderer.resize(width, height);
    const { resolution } = app.renderer;
    const { insets, textScale } = deviceOf(element);
    layout = layoutFor(width, height, resolution, insets, textScale);
    world.scale.set(layout.scale);
    controls.resize(layout);
    onMeasured();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);

  let { isStrong } = options;
  /** The device was taken for stronger than it is: fewer pixels from now on. */
  const weaken = () => {
    isStrong = false;
    const { resolution } = app.renderer;
    app.renderer.resolution = resolutionFor(resolution, isStrong);
    if (app.renderer.resolution !== resolution) measure();
  };
  const frames = createFrames(clock, render);
  // Where there are no more pixels than any device draws, fewer of them would help nobody.
  const hasSpare = app.renderer.resolution > resolutionFor(app.renderer.resolution, false);
  const unwatch = hasSpare ? onLateFrames(frames, weaken) : () => {};
  // A context is often lost for want of memory.
  app.canvas.addEventListener('webglcontextrestored', weaken);

  return {
    ...options,
    world,
    frames,
    isStrong: () => isStrong,
    controls,
    mixer,
    haptics: createHaptics(bridge),
    layout: () => layout,
    measure,
    render,
    setDrawn(next) {
      isDrawn = next;
      render();
    },
    destroy() {
      unwatch();
      app.canvas.removeEventListener('webglcontextrestored', weaken);
      observer.disconnect();
      controls.destroy();
      mixer.destroy();
      world.destroy({ children: true });
    },
  };
};
