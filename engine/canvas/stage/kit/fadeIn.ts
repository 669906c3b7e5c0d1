import type { Container } from 'pixi.js';
import type { Beat } from '../tweens.ts';
import { alongside } from './alongside.ts';
import type { Kit } from './kit.ts';

/** Shown from now on, and not seen yet. */
const conceal = (view: Container): void => {
  view.visible = true;
  view.alpha = 0;
};

/** Shows what was hidden, and has it come out of nothing. */
export const fadeIn = (kit: Kit, view: Container, beat: Beat): void => {
  conceal(view);
  alongside(kit.idle.to(view, { alpha: 1 }, beat));
};

/** A board with a result comes out of nothing, while `move` brings it to its size; with less motion it only fades. */
export const unfold = async (
  kit: Kit,
  view: Container,
  move: (share: number) => void,
  beat: Beat,
): Promise<void> => {
  conceal(view);
  const isCalm = kit.isCalm();
  await kit.act.run((t) => {
    view.alpha = Math.min(1, 1.5 * t);
    if (!isCalm) move(t);
  }, beat);
};
