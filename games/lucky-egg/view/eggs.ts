import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import { createEgg, type Egg } from './egg.ts';
import { createLift, type Lift } from './lift.ts';
import { type Clutch, clutchOf } from './places.ts';

/** The eggs as they lie together in the nest, in its units. */
export interface Eggs extends Pick<Lift, 'lift' | 'setDown'> {
  view: Container;
  all: readonly Egg[];
  /** Where they lie. */
  clutch(): Clutch;
  /** Fresh eggs, whole; `isAsleep` until a session begins. */
  lay(count: number, isAsleep: boolean): void;
  isAsleep(): boolean;
  wake(): Promise<void>;
  /** Call each frame with the milliseconds shown so far. */
  breathe(elapsedMs: number): void;
  /** One of the whole ones rocks a little; `turn` counts on. */
  beckon(turn: number): void;
  /** The whole ones fly up by `rise`, and are gone. */
  flyAway(rise: number): Promise<void>;
  hideWhole(): void;
}

/** An egg's look by its place: neighbours differ. */
const lookOf = (egg: number, isNational: boolean): number =>
  isNational && egg % 3 === 1 ? 6 : (egg * 5) % 6;

export const createEggs = (kit: Kit, isNational: boolean): Eggs => {
  const view = new Container();
  const all: Egg[] = [];
  let clutch = clutchOf(3);
  let isAsleep = false;
  const { lift, setDown, isLifted, drop } = createLift(
    kit,
    all,
    () => clutch,
    (egg) => void view.addChild(...(egg ? [egg] : all).map((each) => each.view)),
  );

  const setCount = (count: number) => {
    for (const egg of all.splice(count)) egg.view.destroy({ children: true, context: true });
    while (all.length < count) {
      const egg = createEgg(kit);
      all.push(egg);
      view.addChild(egg.view);
    }
    clutch = clutchOf(count);
  };
  const hideWhole = () => {
    for (const egg of all) egg.view.visible = egg.isOpen();
  };

  return {
    view,
    all,
    hideWhole,
    lift,
    setDown,
    clutch: () => clutch,
    isAsleep: () => isAsleep,
    lay(count, isSleeping) {
      setCount(count);
      drop();
      isAsleep = isSleeping;
      for (const [i, egg] of all.entries()) {
        const at = clutch.places[i];
        if (!at) continue;
        egg.lay(lookOf(i, isNational));
        egg.sleep(isSleeping);
        egg.view.visible = true;
        egg.view.position.set(at.x, at.y);
        egg.view.rotation = at.turn;
        egg.view.scale.set(clutch.scale);
      }
    },
    async wake() {
      isAsleep = false;
      for (const egg of all) egg.sleep(false);
      await Promise.all(all.map((egg, i) => egg.hop((i * BEATS.hopAll.ms) / all.length)));
    },
    breathe(elapsedMs) {
      if (kit.isCalm()) return;
      for (const [i, egg] of all.entries())
        if (!egg.isOpen() && !isLifted(i))
          egg.view.scale.y =
            clutch.scale * (1 + 0.014 * Math.sin(elapsedMs / (isAsleep ? 900 : 620) + i));
    },
    beckon(turn) {
      const egg = all[(turn * 5) % Math.max(1, all.length)];
      if (!egg || egg.isOpen() || kit.isCalm()) return;
      const rock = (t: number) => {
        if (isLifted(all.indexOf(egg))) return;
        const at = clutch.places[all.indexOf(egg)];
        egg.view.rotation = (at?.turn ?? 0) + 0.13 * (1 - t) * Math.sin(t * 16);
      };
      alongside(kit.idle.run(rock, BEATS.rock));
    },
    async flyAway(rise) {
      const { places } = clutch;
      const { ms: apart } = BEATS.spreadApart;
      await Promise.all(
        all.map((egg, i) =>
          egg.fly(rise, (places[i]?.x ?? 0) * 0.7, ((i * 7) % all.length) * apart),
        ),
      );
      hideWhole();
    },
  };
};
