import { Container, Graphics } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Place } from './place.ts';

/** What stands before the puppets: the valance, the board along the cloth's foot, the desk's ground. */
export interface Carvings {
  view: Container;
  /** `across`: how wide the cloth is. */
  home(place: Place, across: number, layout: Layout): void;
}

const TILE = 130;

/** Sprites side by side, as many as it takes. */
const createRow = (kit: Kit, frame: string) => {
  const view = new Container();
  return {
    view,
    fill(width: number, scale: number) {
      const count = Math.max(1, Math.round(width / (TILE * scale)));
      while (view.children.length < count) {
        const tile = kit.sprite(frame);
        tile.anchor.set(0, 0);
        view.addChild(tile);
      }
      while (view.children.length > count) view.removeChildAt(count).destroy();
      view.children.forEach((tile, i) => {
        tile.x = (i * width) / count;
        tile.scale.set(width / count / TILE, scale);
      });
    },
  };
};

export const createCarvings = (kit: Kit): Carvings => {
  const view = new Container();
  const ground = new Graphics();
  const board = createRow(kit, 'board');
  const valance = createRow(kit, 'valance');
  view.addChild(ground, board.view, valance.view);

  const drawGround = ({ right, bottom, isWide }: Place, { width, height, safe }: Layout) => {
    ground.clear();
    if (isWide)
      ground
        .roundRect(right + 4, safe.top + 52, width, height, 20)
        .fill({ color: COLOURS.plum, alpha: 0.9 })
        .stroke({ color: COLOURS.gold, width: 1.5 });
    else ground.rect(0, bottom - 4, width, height - bottom + 4).fill(0x1a0a1e);
  };

  return {
    view,
    home(place, across, layout) {
      const { sill, isWide } = place;
      drawGround(place, layout);
      board.view.y = sill - 4;
      board.fill(across, isWide ? 0.56 : 0.7);
      valance.view.y = isWide ? -14 : -6;
      valance.fill(across, isWide ? 0.52 : 0.62 + layout.safe.top / TILE);
    },
  };
};
