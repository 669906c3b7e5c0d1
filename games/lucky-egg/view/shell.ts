import { Container } from 'pixi.js';
import { cubicOut } from '#engine/canvas/stage/ease.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createParticles } from '#engine/canvas/stage/kit/particles.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { BEATS } from './beats.ts';
import { EMITTERS } from './emitters.ts';
import { timesText } from './words.ts';

/** An egg's open shell, and what lies in it. */
export interface Shell {
  /** Behind the whole egg, and before it. */
  behind: Container;
  before: Container;
  /** Nothing of it is seen; `look` is the egg's. */
  lay(look: number): void;
  burst(): Promise<void>;
  keep(prize: Prize): void;
  /** What it paid stands on it, unless there was nothing in it. */
  tag({ kind, times }: Prize): void;
}

/** What lies in an open shell: its frame, how large, and how high above the egg's middle. */
const KEPT: Readonly<Record<Prize['kind'], { frame: string; scale: number; y: number }>> = {
  none: { frame: 'feather', scale: 0.66, y: 0 },
  coins: { frame: 'coin', scale: 0.56, y: -2 },
  free: { frame: 'chick', scale: 0.62, y: -10 },
  box: { frame: 'box-small', scale: 0.66, y: -8 },
};
/** The colours of the shells' splinters, by look. */
const COLOURS = [0xf4596b, 0x3ec7b0, 0xfff3dc, 0x7a62c4, 0xf6c24c, 0xf7a98c, 0xffffff];

export const createShell = (kit: Kit): Shell => {
  const { act, context } = kit;
  const { art } = context;
  const behind = new Container();
  const inner = kit.sprite('shell-in');
  inner.y = 16;
  const kept = kit.sprite('feather');
  const front = kit.sprite('shell-0');
  front.y = 24;
  behind.addChild(inner, kept, front);
  const before = new Container();
  const paid = kit.digits('', 30);
  paid.y = 24;
  const cap = kit.sprite('cap-0');
  before.addChild(paid, cap);
  let look = 0;

  const setOpen = (isOpen: boolean) => {
    for (const part of [inner, kept, front, paid]) part.visible = isOpen;
  };
  const flyOff = (t: number) => {
    cap.position.set(26 * t, -118 * t + 74 * t * t);
    cap.rotation = 1.5 * t;
    cap.alpha = Math.min(1, (1 - t) * 2.6);
    front.scale.set(1 + 0.12 * (1 - t), 1 - 0.12 * (1 - t));
  };

  return {
    behind,
    before,
    lay(next) {
      look = next;
      front.texture = art.frame(`shell-${look}`);
      cap.texture = art.frame(`cap-${look}`);
      cap.visible = false;
      setOpen(false);
    },
    async burst() {
      setOpen(true);
      kept.visible = false;
      paid.visible = false;
      if (kit.isCalm()) {
        front.alpha = 0;
        return act.to(front, { alpha: 1 }, BEATS.burst);
      }
      front.alpha = 1;
      cap.visible = true;
      const splinters = createParticles(kit);
      before.addChild(splinters.view);
      splinters.emit(
        { ...EMITTERS.splinters, tints: COLOURS.slice(look, look + 1) },
        { x: 0, y: 0 },
      );
      const { ms } = BEATS.burst;
      let passed = 0;
      try {
        await act.run((t) => {
          flyOff(cubicOut(t));
          splinters.pass(t * ms - passed);
          passed = t * ms;
        }, BEATS.burst);
      } finally {
        splinters.view.destroy({ children: true });
        cap.visible = false;
        front.scale.set(1);
      }
    },
    keep({ kind }) {
      setOpen(true);
      front.alpha = 1;
      const { frame, scale, y } = KEPT[kind];
      kept.texture = art.frame(frame);
      kept.scale.set(scale);
      kept.y = y;
      paid.visible = false;
    },
    tag({ kind, times }) {
      paid.visible = kind !== 'none';
      paid.text = timesText(times);
      paid.scale.set(Math.min(1, 84 / Math.max(1, paid.width / paid.scale.x)));
    },
  };
};
