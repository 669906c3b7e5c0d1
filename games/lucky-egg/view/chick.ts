import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { BEATS } from './beats.ts';

/** The chick that brings a free bonus. */
export interface Chick {
  view: Container;
  /** Comes out of the egg at `from` with its gift, and jumps for joy; `size` is its scale. */
  hatch(from: { x: number; y: number }, size: number): Promise<void>;
  leave(): Promise<void>;
}

const GIFT = 0.72;

export const createChick = (kit: Kit): Chick => {
  const { act } = kit;
  const view = new Container({ visible: false });
  const gift = kit.sprite('gift');
  gift.position.set(30, 22);
  gift.scale.set(GIFT);
  view.addChild(kit.sprite('chick'), gift);
  return {
    view,
    async hatch(from, size) {
      kit.context.audio.tell(SOUNDS.chick, { x: from.x });
      view.visible = true;
      view.alpha = 1;
      view.position.set(from.x, from.y);
      if (kit.isCalm()) {
        view.y = from.y - 44;
        view.scale.set(size);
        view.alpha = 0;
        return act.to(view, { alpha: 1 }, BEATS.chickHatch);
      }
      await act.run((t) => {
        view.scale.set(size * (0.3 + 0.8 * t));
        view.y = from.y - 62 * t;
        gift.rotation = 0.3 * (1 - t);
      }, BEATS.chickHatch);
      await act.run((t) => {
        const jump = Math.abs(Math.sin(t * Math.PI * 2));
        view.y = from.y - 62 - 20 * jump;
        view.rotation = 0.13 * Math.sin(t * Math.PI * 4);
        gift.scale.set(GIFT * (1 + 0.22 * jump));
      }, BEATS.chickJump);
    },
    leave: () => act.to(view, { alpha: 0 }, BEATS.chickLeave),
  };
};
