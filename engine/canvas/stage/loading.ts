import { Container, Graphics } from 'pixi.js';
import type { Layout } from './layout.ts';

/** What is seen while a scene's bundles come: a bar that fills, on the night the club stands in. */
export interface LoadingView {
  view: Container;
  resize(layout: Layout): void;
  /** 0..1; never goes back. */
  progress(share: number): void;
}

const WIDTH = 200;
const HEIGHT = 10;
const GROUND = 0x120c24;
const TRACK = 0x2a1240;
const RIM = 0x9a6418;
const FILL = 0xe8b64c;
const SHEEN = 0xf6dfa0;

/** Drawn from shapes alone, since no texture is there yet. */
export const createLoading = (): LoadingView => {
  const view = new Container();
  const ground = new Graphics();
  const bar = new Container();
  const track = new Graphics()
    .roundRect(-WIDTH / 2 - 3, -3, WIDTH + 6, HEIGHT + 6, HEIGHT)
    .fill(TRACK)
    .stroke({ color: RIM, width: 1.5 });
  const fill = new Graphics();
  bar.addChild(track, fill);
  view.addChild(ground, bar);
  let shown = 0;

  const draw = () => {
    const width = Math.max(HEIGHT, WIDTH * shown);
    fill
      .clear()
      .roundRect(-WIDTH / 2, 0, width, HEIGHT, HEIGHT / 2)
      .fill(FILL)
      .roundRect(-WIDTH / 2 + 4, 2, Math.max(2, width - 8), 2.5, 1.25)
      .fill({ color: SHEEN, alpha: 0.8 });
  };
  draw();

  return {
    view,
    resize(layout) {
      ground.clear().rect(0, 0, layout.width, layout.height).fill(GROUND);
      bar.position.set(layout.width / 2, layout.height / 2);
    },
    progress(share) {
      shown = Math.max(shown, Math.min(1, share));
      // Files may still come when the loading has failed and its bar is gone.
      if (!view.destroyed) draw();
    },
  };
};
