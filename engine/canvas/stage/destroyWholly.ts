import {
  BitmapFontManager,
  CanvasTextMetrics,
  type Container,
  Graphics,
  type GraphicsContext,
  TexturePool,
} from 'pixi.js';

/** Every drawing below a container, which does not go with it when children are destroyed. */
const contextsIn = (view: Container, into: GraphicsContext[] = []): GraphicsContext[] => {
  if (view instanceof Graphics) into.push(view.context);
  for (const child of view.children) contextsIn(child, into);
  return into;
};

interface Cache {
  clear(): void;
}

/**
 * Destroys what is shown by `destroy`, and then what Pixi would keep of it: the shapes of its
 * drawings, the measures of its words (their cache is Pixi's own affair, and knows no other way), and
 * the textures its filters and texts drew on. Whoever goes in and out finds the heap as it was.
 */
export const destroyWholly = (view: Container, destroy: () => void): void => {
  const contexts = contextsIn(view);
  destroy();
  for (const context of contexts) if (!context.destroyed) context.destroy();
  (CanvasTextMetrics as unknown as { _measurementCache: Cache })._measurementCache.clear();
  BitmapFontManager.measureCache.clear();
  TexturePool.clear(true);
};
