import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { BEATS } from './beats.ts';
import { createRung, RUNG, type Rung } from './rung.ts';
import { spaceOf } from './space.ts';
import type { Trace } from './span.ts';

/** The rope at the side: one tablet a step with its multiplier, and a lantern that climbs. */
export interface Ladder {
  view: Container;
  resize(layout: Layout): void;
  /** The multipliers of a bridge, from 0 steps on. */
  set(multipliers: readonly number[]): void;
  /** The panels that held, one for each step crossed: their marks stand beside the tablets. */
  trace(path: readonly Trace[]): void;
  /** Puts the lantern at so many steps. */
  stand(crossed: number): void;
  climb(crossed: number): Promise<void>;
  /** All that was crossed lights up, from where the lantern hangs downwards. */
  rejoice(): Promise<void>;
}

/** More tablets than this are not shown at once: the rope runs on with the player. */
const MOST = 11;

/** Where the rope hangs, how far apart its tablets are and how large. */
const placeOf = (layout: Layout) => {
  const space = spaceOf(layout);
  const top = space.top + Math.max(layout.chrome.height + 14, layout.isWide ? 60 : 74);
  const foot = layout.isWide ? space.bottom - 22 : space.horizon + space.reach * 0.5;
  const step = Math.min(36, (foot - top) / (MOST - 0.5));
  const scale = Math.min(0.74, (step - 3) / RUNG.height);
  return { x: space.left + 14 + RUNG.width * 0.35, foot, step, scale };
};

export const createLadder = (kit: Kit): Ladder => {
  const view = new Container();
  const rope = kit.sprite('rope');
  rope.anchor.set(0.5, 0);
  const tablets = new Container();
  const glow = kit.glow(0xffb65a);
  glow.blendMode = 'add';
  glow.scale.set(0.62);
  const lantern = kit.sprite('lantern-0');
  lantern.scale.set(0.36);
  view.addChild(rope, tablets, glow, lantern);
  let multipliers: readonly number[] = [];
  let rungs: Rung[] = [];
  let path: readonly Trace[] = [];
  let at = 0;
  let litFrom = Number.POSITIVE_INFINITY;
  let { foot, step, scale } = placeOf(kit.context.layout());

  const place = () => {
    const most = Math.min(MOST, rungs.length);
    /** The lowest step that is shown. */
    const from = Math.max(0, Math.min(rungs.length - most, at - 4));
    const crossed = Math.round(at);
    const lit = Math.min(litFrom, crossed);
    rungs.forEach((rung, i) => {
      const above = i + 1 - from;
      if (above <= 0.35 || above >= most + 0.65) rung.hide();
      else rung.show(foot - above * step, scale, crossed, path[i], i + 1 >= lit && i < crossed);
    });
    lantern.position.set(Math.min(1, at) * 44, foot - (at - from) * step);
    glow.position.copyFrom(lantern.position);
  };

  kit.idle.loop((elapsed) => {
    if (!kit.isCalm()) lantern.rotation = 0.1 * Math.sin(elapsed / 700);
    glow.alpha = 0.6 + 0.12 * Math.sin(elapsed / 380);
  });

  return {
    view,
    set(next) {
      if (next === multipliers) return;
      multipliers = next;
      for (const child of tablets.removeChildren()) child.destroy();
      rungs = next.slice(1).map((multiplier, i) => createRung(kit, i + 1, multiplier));
      for (const { views, resize } of rungs) {
        tablets.addChild(...views);
        resize(scale);
      }
      place();
    },
    trace(next) {
      path = next;
      place();
    },
    stand(crossed) {
      at = crossed;
      litFrom = Number.POSITIVE_INFINITY;
      place();
    },
    async climb(crossed) {
      const from = at;
      await kit.act.run((t) => {
        at = from + (crossed - from) * t;
        place();
      }, BEATS.climb);
      if (!kit.isCalm()) rungs[crossed - 1]?.swell();
    },
    async rejoice() {
      const from = at;
      litFrom = from;
      await kit.act.run(
        (t) => {
          for (; litFrom > Math.max(1, from * (1 - t)); litFrom -= 1)
            if (!kit.isCalm()) rungs[litFrom - 2]?.swell();
          place();
        },
        { ...BEATS.light, ms: BEATS.light.ms * from },
      );
    },
    resize(layout) {
      const placed = placeOf(layout);
      ({ foot, step, scale } = placed);
      view.x = placed.x;
      const long = step * (MOST + 0.2);
      rope.position.set(0, foot - long);
      rope.scale.set(0.62, (long + 14) / 480);
      for (const rung of rungs) rung.resize(scale);
      place();
    },
  };
};
