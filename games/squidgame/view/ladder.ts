import { type BitmapText, Container, type Sprite } from 'pixi.js';
import { backOut, cubicInOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { multiplierText } from './numbers.ts';
import { spaceOf } from './space.ts';

/** The rope at the side: one tablet a step with its multiplier, and a lantern that climbs. */
export interface Ladder {
  view: Container;
  resize(layout: Layout): void;
  /** The multipliers of a bridge, from 0 steps on, in hundredths of the bet. */
  set(multipliers: readonly number[]): void;
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
  let tablets: { ground: Sprite; text: BitmapText }[] = [];
  let at = 0;
  let step = 34;
  let foot = 0;
  let scale = 0.66;
  let isCramped = false;

  /** The lowest step that is shown. */
  const first = () =>
    Math.max(0, Math.min(multipliers.length - 1 - Math.min(MOST, multipliers.length - 1), at - 4));

  const place = () => {
    const from = first();
    const steps = multipliers.length - 1;
    tablets.forEach(({ ground, text }, i) => {
      const rung = i + 1;
      const above = rung - from;
      const y = foot - above * step;
      const isShown = above > 0.35 && above < Math.min(MOST, steps) + 0.65;
      const crossed = Math.round(at);
      ground.visible = isShown;
      text.visible = isShown;
      if (!isShown) return;
      const isNext = rung === crossed + 1;
      const isHere = rung === crossed;
      ground.texture = context.art.frame(isHere ? 'rung-lit' : 'rung');
      const size = scale * (isHere ? 1.16 : isNext ? 1.06 : 1);
      ground.scale.set(size);
      ground.position.set(0, y);
      ground.alpha = rung < crossed ? 0.62 : 1;
      text.position.set(0, y - 0.5);
      text.scale.set(isHere ? 1.12 : 1);
      text.tint = isHere
        ? 0xffffff
        : isNext
          ? COLOURS.goldPale
          : rung < crossed
            ? COLOURS.gold
            : COLOURS.text;
      text.alpha = rung < crossed ? 0.7 : 1;
    });
    lantern.position.set(isCramped ? 34 : 46, foot - (at - from) * step);
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
        rungs.addChild(ground, text);
        return { ground, text };
      });
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
      if (lit)
        void act.run((t) => lit.ground.scale.set(scale * (1.5 - 0.34 * t)), {
          ms: 320,
          ease: backOut,
        });
    },
    resize(layout) {
      const space = spaceOf(layout);
      isCramped = false;
      const top = space.top + Math.max(layout.chrome.height + 14, layout.isWide ? 60 : 74);
      foot = layout.isWide ? space.bottom - 22 : space.horizon + space.reach * 0.62;
      step = Math.min(36, (foot - top) / (MOST - 0.5));
      scale = Math.min(0.74, (step - 3) / RUNG.height);
      view.x = space.left + 14 + (RUNG.width * scale) / 2;
      const long = step * (MOST + 0.2);
      rope.position.set(0, foot - long);
      rope.scale.set(0.62, (long + 14) / 480);
      lantern.scale.set(0.36);
      glow.scale.set(0.62);
      for (const { text } of tablets) text.style.fontSize = 17 * Math.max(0.85, scale / 0.7);
      place();
    },
  };
};
