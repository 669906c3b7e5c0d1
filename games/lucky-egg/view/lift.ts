import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import type { Egg } from './egg.ts';
import type { Clutch } from './places.ts';

/** Brings an egg out of the nest to be opened before the others, and back. */
export interface Lift {
  /** It comes to the middle of the nest, large; and goes back to its place. */
  lift(egg: number): Promise<void>;
  setDown(egg: number): Promise<void>;
  isLifted(egg: number): boolean;
  /** None is lifted. */
  drop(): void;
}

/** Where one is opened, in the nest's units, and how much larger than it was drawn. */
const STAGE = { x: 0, y: -46, size: 1.42 };

/** `raise` puts an egg before all others, and with null all where they belong. */
export const createLift = (
  kit: Kit,
  all: readonly Egg[],
  clutch: () => Clutch,
  raise: (egg: Egg | null) => void,
): Lift => {
  let lifted: number | null = null;

  /** Between its place (0) and the middle (1). */
  const hold = (egg: number, share: number, hop: number) => {
    const { places, scale } = clutch();
    const [mover, at] = [all[egg], places[egg]];
    if (!mover || !at) return;
    mover.view.position.set(
      at.x + (STAGE.x - at.x) * share,
      at.y + (STAGE.y - at.y) * share - hop * Math.sin(Math.PI * Math.min(1, share)),
    );
    mover.view.rotation = at.turn * (1 - share);
    mover.view.scale.set(scale + (STAGE.size - scale) * share);
  };
  const drop = () => {
    lifted = null;
    raise(null);
  };

  return {
    drop,
    isLifted: (egg) => egg === lifted,
    async lift(egg) {
      lifted = egg;
      if (kit.isCalm()) return kit.act.wait(BEATS.liftUp);
      raise(all[egg] ?? null);
      await kit.act.run((t) => hold(egg, t, 34), BEATS.liftUp);
    },
    async setDown(egg) {
      if (lifted !== egg) return;
      if (!kit.isCalm()) await kit.act.run((t) => hold(egg, 1 - t, 20), BEATS.liftDown);
      drop();
    },
  };
};
