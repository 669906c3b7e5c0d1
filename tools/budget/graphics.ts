import type { BrowserContext, Page } from 'playwright';

interface Graphics {
  /** WebGL draw calls of the busiest frame so far. */
  mostDraws: number;
  /** Lines of text drawn on a canvas in the frame that drew most since `forgetFrames`. */
  mostLines: number;
  /** Textures WebGL holds now. */
  textures: number;
  /** WebGL contexts that are alive now. */
  contexts: number;
}

/** Has every page of a browser context count what it asks of WebGL; `graphicsOf` answers it. */
export const countGraphics = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    type Method = (this: unknown, ...args: unknown[]) => unknown;
    const before = (prototype: object, name: string, count: () => void) => {
      const original = Reflect.get(prototype, name) as Method;
      const counted: Method = function (...args) {
        count();
        return original.apply(this, args);
      };
      Reflect.set(prototype, name, counted);
    };

    let inFrame = 0;
    let mostDraws = 0;
    let lines = 0;
    let mostLines = 0;
    let textures = 0;
    // A page in held time has frames of its own.
    const nextFrame = (callback: () => void) =>
      globalThis.clubClock
        ? void globalThis.clubClock.frame(callback)
        : void requestAnimationFrame(callback);
    const tick = () => {
      mostDraws = Math.max(mostDraws, inFrame);
      inFrame = 0;
      mostLines = Math.max(mostLines, lines);
      lines = 0;
      nextFrame(tick);
    };
    nextFrame(tick);
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of ['drawElements', 'drawArrays']) before(prototype, name, () => inFrame++);
      before(prototype, 'createTexture', () => textures++);
      before(prototype, 'deleteTexture', () => textures--);
    }

    before(CanvasRenderingContext2D.prototype, 'fillText', () => lines++);

    const contexts = new Set<WebGLRenderingContext | WebGL2RenderingContext>();
    const getContext = HTMLCanvasElement.prototype.getContext as Method;
    const kept: Method = function (...args) {
      const made = getContext.apply(this, args);
      if (made instanceof WebGLRenderingContext || made instanceof WebGL2RenderingContext)
        contexts.add(made);
      return made;
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: kept });

    Object.assign(globalThis, {
      forgetFrames: () => {
        lines = 0;
        mostLines = 0;
      },
      graphics: () => ({
        mostDraws,
        mostLines,
        textures,
        contexts: [...contexts].filter((each) => !each.isContextLost()).length,
      }),
    });
  });

/** Counts the lines of text from here on. */
export const forgetFrames = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { forgetFrames: () => void }).forgetFrames());

export const graphicsOf = (page: Page): Promise<Graphics> =>
  page.evaluate(() => (globalThis as unknown as { graphics: () => Graphics }).graphics());
