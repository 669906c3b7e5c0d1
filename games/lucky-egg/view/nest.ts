import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { EggView, Prize } from '#games/lucky-egg/shapes.ts';
import { BEATS } from './beats.ts';
import { createDreams } from './dreams.ts';
import type { Egg } from './egg.ts';
import { createEggControls, type EggControls, type EggHandlers } from './eggControls.ts';
import { createEggs, type Eggs } from './eggs.ts';
import { createGarland } from './garland.ts';
import { placesOf } from './places.ts';

/** The nest with its eggs, and what is pressed to crack them. */
export interface Nest
  extends Pick<EggControls, 'setOpen' | 'setTelling' | 'focus'>,
    Pick<Eggs, 'lift' | 'setDown'> {
  view: Container;
  resize(layout: Layout): void;
  /** Fresh eggs, whole; `isAsleep` until a session begins. */
  lay(eggs: number, isAsleep: boolean): void;
  /** The eggs as they stand. */
  show(view: EggView): void;
  wake(): Promise<void>;
  egg(egg: number): Egg | null;
  count(): number;
  /** An egg's middle where it is now, in units from the canvas's upper left. */
  middle(egg: number): { x: number; y: number };
  /** Light that breaks out of an egg: 0 none, 1 as it bursts. */
  shine(egg: number, strength: number): void;
  keep(egg: number, prize: Prize, stake: number | null): void;
  /** It gives under a tap of this strength, 0..1, and swings back with all that is in it. */
  give(strength: number): void;
  /** The session is over: nothing is pressed any more. */
  retire(): void;
  flyAway(): Promise<void>;
}

const BECKON_MS = 2_600;
/** How far it gives under a tap: units, and shares of its size. */
const GIVE = { down: 11, flat: 0.05, wide: 0.022 };

/** The nest before and behind its eggs, and over all of it a light and what they dream. */
const drawNest = (kit: Kit, eggs: Container, dreams: Container, isNational: boolean) => {
  const front = kit.sprite('nest-front');
  front.anchor.set(0.5, 70 / 300);
  const light = kit.glow(COLOURS.light);
  light.blendMode = 'add';
  light.alpha = 0;
  const view = new Container();
  view.addChild(kit.sprite('nest-back'), eggs, front);
  if (isNational) view.addChild(createGarland(kit));
  view.addChild(light, dreams);
  return { view, light };
};

export const createNest = (kit: Kit, isNational: boolean, handlers: EggHandlers): Nest => {
  const eggs = createEggs(kit, isNational);
  const controls = createEggControls(kit, eggs, handlers);
  const dreams = createDreams(kit);
  const { view, light } = drawNest(kit, eggs.view, dreams.view, isNational);
  let nest = placesOf(kit.context.layout()).nest;
  let beckoned = 0;

  kit.idle.loop((elapsed) => {
    eggs.breathe(elapsed);
    dreams.show(eggs.isAsleep(), eggs.clutch(), elapsed);
    // One after the other they stir, so that a stranger sees what can be pressed.
    const beat = Math.floor(elapsed / BECKON_MS);
    if (beat === beckoned) return;
    beckoned = beat;
    if (controls.isInviting()) eggs.beckon(beat);
  });
  const lay: Nest['lay'] = (count, isAsleep) => {
    // Who stands on an egg with the keyboard stays there when the server takes back a press.
    if (isAsleep || count !== eggs.all.length) controls.drop();
    controls.rename();
    eggs.lay(count, isAsleep);
  };
  const keep: Nest['keep'] = (egg, prize, stake) => {
    eggs.all[egg]?.keep(prize);
    controls.nameOpen(egg, prize, stake);
  };

  const settle = (given: number) => {
    view.position.set(nest.x, nest.y + GIVE.down * given * nest.scale);
    view.scale.set(nest.scale * (1 + GIVE.wide * given), nest.scale * (1 - GIVE.flat * given));
  };

  return {
    view,
    lay,
    show(shown) {
      lay(shown.eggs, false);
      if (shown.end) controls.drop();
      else controls.offer(nest);
      for (const { egg, prize } of shown.cracked) {
        keep(egg, prize, null);
        eggs.all[egg]?.tag(prize);
      }
      if (shown.end && shown.end.why !== 'quit') eggs.hideWhole();
      controls.reflect();
    },
    wake() {
      controls.offer(nest);
      return eggs.wake();
    },
    egg: (egg) => eggs.all[egg] ?? null,
    lift: eggs.lift,
    setDown: eggs.setDown,
    count: () => eggs.all.length,
    middle(egg) {
      const at = eggs.all[egg]?.view ?? { x: 0, y: 0 };
      return { x: nest.x + at.x * nest.scale, y: nest.y + at.y * nest.scale };
    },
    shine(egg, strength) {
      const at = eggs.all[egg]?.view;
      if (!at) return;
      light.position.set(at.x, at.y);
      light.scale.set((1.1 + 1.5 * strength) * at.scale.x);
      light.alpha = 0.85 * strength;
    },
    keep(egg, prize, stake) {
      keep(egg, prize, stake);
      controls.reflect();
    },
    give(strength) {
      if (kit.isCalm()) return;
      const spring = (t: number) => settle(strength * (1 - t));
      alongside(kit.act.run(spring, BEATS.give));
    },
    setOpen: controls.setOpen,
    setTelling: controls.setTelling,
    focus: controls.focus,
    retire() {
      controls.drop();
      controls.setOpen(false);
      light.alpha = 0;
    },
    flyAway: () => eggs.flyAway((nest.y / nest.scale + 190) * 1.1),
    resize(layout) {
      nest = placesOf(layout).nest;
      settle(0);
      controls.place(nest);
    },
  };
};
