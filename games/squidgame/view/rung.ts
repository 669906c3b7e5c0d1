import type { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import { multiplierText } from '#engine/core/rules/result.ts';
import { BEATS } from './beats.ts';
import type { Trace } from './span.ts';

/** A tablet on the rope: what a step pays, and the mark of the panel that held there. */
export interface Rung {
  views: readonly Container[];
  hide(): void;
  /**
   * At a height, when so many steps are crossed; `trace`: how this step was taken; `isLit`: it shines though it
   * was left behind.
   */
  show(y: number, scale: number, crossed: number, trace: Trace | undefined, isLit?: boolean): void;
  resize(scale: number): void;
  /** Its number swells: it was just reached. */
  swell(): void;
}

export const RUNG = { width: 112, height: 40 };
/** Where its number stands, between the slanted ends. */
export const RUNG_ROOM = 84;
/** The ladder's are so much narrower than they were drawn. */
const NARROW = 0.7;
const TEXT = 17;

/** `step` from 1. */
export const createRung = (kit: Kit, step: number, multiplier: number): Rung => {
  const { frame } = kit.context.art;
  const ground = kit.sprite('rung');
  const text = kit.digits(multiplierText(multiplier), TEXT);
  const seal = kit.sprite('mark-0');
  seal.scale.set(0.24);
  const views = [ground, text, seal];
  /** What its number is scaled by to stay on it. */
  let fitted = 1;

  const colourOf = (crossed: number, isLit: boolean) => {
    if (isLit) return 0xffffff;
    if (step === crossed + 1) return COLOURS.goldPale;
    return step < crossed ? COLOURS.gold : COLOURS.text;
  };

  return {
    views,
    hide() {
      for (const each of views) each.visible = false;
    },
    show(y, scale, crossed, trace, isLit = step === crossed) {
      const isHere = step === crossed;
      const grow = isHere ? 1.16 : step === crossed + 1 ? 1.06 : 1;
      ground.visible = true;
      ground.texture = frame(isLit ? 'rung-lit' : 'rung');
      ground.scale.set(grow * NARROW, scale * grow);
      ground.position.set(0, y);
      ground.tint = step < crossed && !isLit ? 0x9a8ab0 : 0xffffff;
      text.visible = true;
      text.position.set(0, y - 0.5);
      text.scale.set(fitted * (isHere ? 1.04 : 1));
      text.tint = colourOf(crossed, isLit);
      seal.visible = trace !== undefined && step <= crossed;
      if (trace) seal.texture = frame(`mark-${trace.panel}`);
      seal.position.set((RUNG.width * NARROW) / 2 + 13, y);
      seal.alpha = isHere ? 0 : 0.9;
    },
    resize(scale) {
      text.style.fontSize = TEXT * Math.max(0.88, Math.min(1, scale / 0.7));
      fitWidth(text, RUNG_ROOM * NARROW);
      fitted = text.scale.x;
    },
    swell() {
      const shrink = (t: number) => text.scale.set(fitted * (1.7 - 0.66 * t));
      alongside(kit.act.run(shrink, BEATS.rung));
    },
  };
};
