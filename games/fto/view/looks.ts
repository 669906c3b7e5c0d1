import { ColorMatrixFilter, Container, Sprite, type Texture } from 'pixi.js';
import type { SceneContext } from '#engine/canvas/stage/scene.ts';
import type { Look } from '#games/fto/shapes.ts';

/**
 * The texture of a look. Another hue is baked once into a texture of its own when the question
 * comes: a filter on each card would be a draw call on each card. The rest of a look is the sprite's
 * own transform and tint.
 */
export const createTextures = ({ art, bake }: Pick<SceneContext, 'art' | 'bake'>) => {
  let baked = new Map<string, Texture>();
  return {
    of({ frame, hue }: Look): Texture {
      if (hue === 0) return art.frame(frame);
      const key = `${frame}#${hue}`;
      const known = baked.get(key);
      if (known) return known;
      const plain = new Sprite({ texture: art.frame(frame) });
      const filter = new ColorMatrixFilter();
      filter.hue(hue, false);
      filter.resolution = 'inherit';
      plain.filters = [filter];
      const holder = new Container({ children: [plain] });
      const texture = bake(holder, key);
      holder.destroy({ children: true });
      filter.destroy();
      baked.set(key, texture);
      return texture;
    },
    /** Frees the baked ones; no sprite may show them any more. */
    clear() {
      for (const texture of baked.values()) texture.destroy(true);
      baked = new Map();
    },
  };
};

export type Textures = ReturnType<typeof createTextures>;
