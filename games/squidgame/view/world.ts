import { Container } from 'pixi.js';
import { createCamera, type StageCamera } from '#engine/canvas/stage/kit/camera.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { type Bridge, createBridge } from './bridge.ts';
import { createFigure, type Figure } from './figure.ts';
import { createSea } from './sea.ts';
import { createShatter, type Shatter } from './shatter.ts';

/** All that lies in perspective: the night, the bridge, who walks on it and what breaks. */
export interface World {
  view: Container;
  bridge: Bridge;
  figure: Figure;
  shatter: Shatter;
  eye: StageCamera;
  resize(layout: Layout): void;
  /** The eye is as far as this row; between two rows too. */
  camera(camera: number): void;
  /** 1: as the lanterns burn; 0: they are out. */
  dim(share: number): void;
  /** By this share the night rejoices: lanterns float up, the moon's path is open, the eye has risen. */
  rejoice(share: number): void;
}

/** How much higher the eye stands then, as a share of its height. */
const RISE = 0.1;

export const createWorld = (kit: Kit): World => {
  const view = new Container({ isRenderGroup: true });
  const front = new Container();
  const sea = createSea(kit);
  const bridge = createBridge(kit);
  const figure = createFigure(kit, bridge, front);
  const shatter = createShatter(kit, bridge);
  const eye = createCamera(kit, view);
  let rejoiced = 0;
  const rise = () => {
    const { x, horizon } = bridge.space();
    eye.lean({ x, y: horizon }, 1 + RISE * rejoiced);
  };
  const rejoice = (share: number) => {
    if (share === rejoiced) return;
    rejoiced = share;
    bridge.loose(share);
    sea.open(share);
    rise();
  };
  // Who falls is seen before the splinters, and goes down behind what is nearer.
  view.addChild(sea.view, bridge.view, shatter.view, front, bridge.near);
  return {
    view,
    bridge,
    figure,
    shatter,
    eye,
    resize(layout) {
      sea.resize(layout);
      bridge.resize(layout);
      figure.place();
      if (rejoiced > 0) rise();
    },
    camera(camera) {
      bridge.move(camera);
      sea.camera(camera);
      figure.place();
    },
    dim(share) {
      bridge.light(share);
      sea.light(share);
    },
    rejoice,
  };
};
