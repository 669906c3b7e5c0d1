import { Texture } from 'pixi.js';

/** A canvas as a texture, which survives a lost context. `name` says what is drawn on it (displayTree.ts). */
export const canvasTexture = (canvas: HTMLCanvasElement, name: string): Texture => {
  const texture = Texture.from(canvas, true);
  texture.label = name;
  return texture;
};
