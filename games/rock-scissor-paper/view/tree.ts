import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

/** The tree of life in the middle, that opens and closes the play. */
export interface Tree {
  view: Container;
  home(place: Place): void;
  /** Goes aside, unless it is gone. */
  open(isAtOnce: boolean): Promise<void>;
  /** Comes back to the middle. */
  close(): Promise<void>;
}

/** The drawing's size, and where it stands in it. */
export const TREE = { width: 320, height: 470, foot: 0.97 };

export const createTree = (kit: Kit): Tree => {
  const { act } = kit;
  const view = new Container();
  const shadow = kit.sprite('gunungan');
  const leaf = kit.sprite('gunungan');
  for (const each of [shadow, leaf]) each.anchor.set(0.5, TREE.foot);
  shadow.tint = 0x1a0508;
  shadow.alpha = 0.24;
  view.addChild(shadow, leaf);
  /** 0: it stands in the middle; 1: it is gone. */
  const aside = { share: 0 };
  let isOpen = false;
  let place: Place | null = null;

  const draw = (elapsed: number) => {
    const t = aside.share;
    view.visible = t < 1;
    if (!place || !view.visible) return;
    const { sill, lamp, isWide, right, middle } = place;
    const breath = kit.isCalm() ? 0 : Math.sin(elapsed / 1_700);
    const free = sill - lamp.y - (isWide ? 66 : 128);
    const size = Math.min(free / TREE.height, (right * 0.86) / TREE.width);
    view.position.set(
      middle.x - t * (right / 2 + 190 * size),
      sill + 6 - 30 * Math.sin(Math.PI * t),
    );
    view.rotation = 0.012 * breath - 0.5 * t;
    view.scale.set(size * (1 + 0.004 * breath));
    view.alpha = Math.min(1, (1 - t) * 4);
    shadow.position.set(9 + 2 * breath, 5);
    shadow.scale.set(1.035 + 0.004 * breath);
  };
  kit.idle.loop(draw);

  return {
    view,
    home(next) {
      place = next;
      draw(0);
    },
    async open(isAtOnce) {
      if (isOpen) return;
      isOpen = true;
      if (isAtOnce) {
        aside.share = 1;
        return;
      }
      const turn = (t: number) => leaf.scale.set(1 + 0.06 * Math.sin(Math.PI * 2 * t), 1);
      if (!kit.isCalm()) await act.run(turn, BEATS.treeTurn);
      leaf.scale.set(1);
      await act.to(aside, { share: 1 }, BEATS.treeGo);
    },
    async close() {
      if (!isOpen && aside.share === 0) return;
      isOpen = false;
      await act.to(aside, { share: 0 }, BEATS.treeCome);
    },
  };
};
