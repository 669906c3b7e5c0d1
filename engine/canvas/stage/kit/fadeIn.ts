import type { Container } from 'pixi.js';
import type { Beat } from '../tweens.ts';
import { alongside } from './alongside.ts';
import type { Kit } from './kit.ts';

/** Shows what was hidden, and has it come out of nothing. */
export const fadeIn = (kit: Kit, view: Container, beat: Beat): void => {
  view.visible = true;
  view.alpha = 0;
  alongside(kit.idle.to(view, { alpha: 1 }, beat));
};
