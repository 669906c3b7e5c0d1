import { RenderTexture, type Texture } from 'pixi.js';
import type { Art } from './assets.ts';
import type { Ground } from './ground.ts';
import { createLettering, type Lettering } from './lettering.ts';
import type { SceneContext, SceneHost } from './scene.ts';
import { createTweens, type TweenGroup } from './tweens.ts';

/** What a context made for its scene: it goes with it. */
export interface MadeForScene {
  groups: readonly TweenGroup[];
  textures: readonly Texture[];
  lettering: Lettering;
}

/** All that a scene may touch of the stage, and what that made for it. */
export const createContext = (
  ground: Ground,
  art: Art,
  host: SceneHost,
): { context: SceneContext; made: MadeForScene } => {
  const { app, clock, frames, layout, bridge, controls, texts, haptics, mixer: audio } = ground;
  const groups: TweenGroup[] = [];
  const textures: Texture[] = [];
  const lettering = createLettering(app.renderer.canvasText, frames);
  const context: SceneContext = {
    clock,
    frames,
    layout,
    art,
    audio,
    haptics,
    bridge,
    controls,
    texts,
    host,
    lettering,
    tweens: () => {
      const group = createTweens(frames, () => bridge.get().isMotionReduced);
      groups.push(group);
      return group;
    },
    bake(container, name) {
      const { x, y, width, height } = container.getLocalBounds();
      const resolution = Math.min(3, Math.max(1, layout().density));
      const texture = RenderTexture.create({
        width,
        height,
        resolution,
        textureOptions: { label: name },
      });
      container.position.set(-x, -y);
      app.renderer.render({ container, target: texture });
      textures.push(texture);
      return texture;
    },
  };
  return { context, made: { groups, textures, lettering } };
};
