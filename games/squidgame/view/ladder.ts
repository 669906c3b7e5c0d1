import { type BitmapText, Container, type Sprite } from 'pixi.js';
import { backOut, cubicInOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Trace } from './bridge.ts';
import { multiplierText } from './numbers.ts';
import { spaceOf } from './space.ts';

/** The rope at the side: one tablet a step with its multiplier, and a lantern that climbs. */
export interface Ladder {
  view: Container;
  resize(layout: Layout): void;
  /** The multipliers of a bridge, from 0 steps on, in hundredths of the bet. */
  set(multipliers: readonly number[]): void;
  /** The panels that held, one for each step crossed: their marks stand beside the tablets. */
  trace(path: readonly Trace[]): void;
  /** Puts the lantern at so many steps. */
  stand(crossed: number): void;
  climb(crossed: number): Promise<void>;
}

/** More tablets than this are not shown at once: the rope runs on with the player. */
const MOST = 11;
const RUNG = { width: 112, height: 40 };

export const createLadder = (kit: Kit): Ladder => {
  const { act, idle, context } = kit;
  const view = new Container();
  const rope = kit.sprite('rope');
  rope.anchor.set(0.5, 0);
  const rungs = new Container();
  const glow = kit.glow(0xffb65a);
  glow.blendMode = 'add';
  const lantern = kit.sprite('lantern-0');
  view.addChild(rope, rungs, glow, lantern);
  let multipliers: readonly number[] = [];
  let tablets: { ground: Sprite; text: BitmapText; seal: Sprite }[] = [];
  let path: readonly Trace[] = [];
  let at = 0;
  let step = 34;
  let foot = 0;
  let scale = 0.66;

  /** The lowest step that is shown. */
  const first = () =>
    Math.max(0, Math.min(multipliers.length - 1 - Math.min(MOST, multipliers.length - 1), at - 4));

  const place = () => {
    const from = first();
    const steps = multipliers.length - 1;
    tablets.forEach(({ ground, text, seal }, i) => {
      const rung = i + 1;
      const above = rung - from;
      const y = foot - above * step;
      const isShown = above > 0.35 && above < Math.min(MOST, steps) + 0.65;
      const crossed = Math.round(at);
      ground.visible = isShown;
      text.visible = isShown;
      seal.visible = false;
      if (!isShown) return;
      const isNext = rung === crossed + 1;
      const isHere = rung === crossed;
      ground.texture = context.art.frame(isHere ? 'rung-lit' : 'rung');
      const size = scale * (isHere ? 1.16 : isNext ? 1.06 : 1);
      ground.scale.set((size * 0.7) / scale, size);
      ground.position.set(0, y);
      ground.tint = rung < crossed ? 0x9a8ab0 : 0xffffff;
      text.position.set(0, y - 0.5);
      text.scale.set(isHere ? 1.04 : 1);
      text.tint = isHere
        ? 0xffffff
        : isNext
          ? COLOURS.goldPale
          : rung < crossed
            ? COLOURS.gold
            : COLOURS.text;
      const trace = path[i];
      seal.visible = trace !== undefined && rung <= crossed;
      if (trace) seal.texture = context.art.frame(`mark-${trace.panel}`);
      seal.position.set(RUNG.width * 0.35 + 13, y);
      seal.alpha = isHere ? 0 : 0.9;
    });
    lantern.position.set(Math.min(1, at) * 44, foot - (at - from) * step);
    glow.position.copyFrom(lantern.position);
  };

  let time = 0;
  idle.loop((_elapsed, delta) => {
    time += delta;
    if (!kit.isCalm()) lantern.rotation = 0.1 * Math.sin(time / 700);
    glow.alpha = 0.6 + 0.12 * Math.sin(time / 380);
  });

  return {
    view,
    set(next) {
      if (next === multipliers) return;
      multipliers = next;
      for (const child of rungs.removeChildren()) child.destroy();
      tablets = next.slice(1).map((multiplier) => {
        const ground = kit.sprite('rung');
        const text = kit.digits(multiplierText(multiplier), 17);
        const seal = kit.sprite('mark-0');
        seal.scale.set(0.24);
        rungs.addChild(ground, text, seal);
        return { ground, text, seal };
      });
      place();
    },
    trace(next) {
      path = next;
      place();
    },
    stand(crossed) {
      at = crossed;
      place();
    },
    async climb(crossed) {
      const from = at;
      await act.run(
        (t) => {
          at = from + (crossed - from) * t;
          place();
        },
        { ms: kit.isCalm() ? 1 : 480, ease: cubicInOut },
      );
      if (kit.isCalm()) return;
      const lit = tablets[crossed - 1];
      if (!lit) return;
      void act
        .run((t) => lit.text.scale.set(1.7 - 0.66 * t), { ms: 320, ease: backOut })
        .catch(() => {});
    },
    resize(layout) {
      const space = spaceOf(layout);
      const top = space.top + Math.max(layout.chrome.height + 14, layout.isWide ? 60 : 74);
      foot = layout.isWide ? space.bottom - 22 : space.horizon + space.reach * 0.5;
      step = Math.min(36, (foot - top) / (MOST - 0.5));
      scale = Math.min(0.74, (step - 3) / RUNG.height);
      view.x = space.left + 14 + RUNG.width * 0.35;
      const long = step * (MOST + 0.2);
      rope.position.set(0, foot - long);
      rope.scale.set(0.62, (long + 14) / 480);
      lantern.scale.set(0.36);
      glow.scale.set(0.62);
      for (const { text } of tablets)
        text.style.fontSize = 17 * Math.max(0.88, Math.min(1, scale / 0.7));
      place();
    },
  };
};
