import type { Container } from 'pixi.js';
import { cubicOut, type Ease } from '../ease.ts';
import { alongside } from './alongside.ts';
import type { Kit } from './kit.ts';

/** Shows what was hidden, and has it come out of nothing in `ms`. */
export const fadeIn = (kit: Kit, view: Container, ms: number, ease: Ease = cubicOut): void => {
  view.visible = true;
  view.alpha = 0;
  alongside(kit.idle.to(view, { alpha: 1 }, { ms, ease }));
};
