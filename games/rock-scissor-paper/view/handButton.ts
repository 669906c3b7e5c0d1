import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import { BEATS } from './beats.ts';
import type { Cell } from './deskPlace.ts';

/** One hand to choose: its picture on a disc, and its name. */
export interface HandButton {
  hand: Hand;
  view: Container;
  place(cell: Cell): void;
  /** Chosen; or to be chosen; or neither. */
  paint(isLit: boolean, isOffered: boolean): void;
  /** Smaller under a finger, 1: as it is. */
  squeeze(to: number): void;
}

const DISC = 132;

export const createHandButton = (kit: Kit, hand: Hand): HandButton => {
  const { texts, art } = kit.context;
  const view = new Container();
  const disc = kit.sprite('disc');
  const icon = kit.sprite(`icon-${hand}`);
  icon.scale.set(0.86);
  icon.y = -3;
  const face = new Container();
  face.addChild(disc, icon);
  const label = kit.label(texts(`rock-scissor-paper.hand.${hand}`), {
    face: 'text',
    size: 17,
    weight: '700',
  });
  view.addChild(face, label);
  let size = 1;

  return {
    hand,
    view,
    place(cell) {
      size = cell.face / DISC;
      face.scale.set(size);
      view.position.set(cell.x, cell.y);
      fitWidth(label, cell.label.most);
      if (cell.isBeside) label.position.set(cell.label.from + label.width / 2, 0);
      else label.position.set(0, cell.label.from);
    },
    paint(isLit, isOffered) {
      disc.texture = art.frame(isLit ? 'disc-lit' : 'disc');
      view.alpha = isLit || isOffered ? 1 : 0.42;
    },
    squeeze(to) {
      const from = face.scale.x / size;
      const squeeze = (t: number) => face.scale.set(size * (from + (to - from) * t));
      alongside(kit.idle.run(squeeze, to < 1 ? BEATS.squeeze : BEATS.release));
    },
  };
};
