import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';

/**
 * An egg whose time is over spreads two wings and flies up by `rise`, aside by `drift`; `onLift` gets
 * the share of the way. `body` holds the egg's foot at its origin, `foot` is where that belongs.
 */
export const flyAway = async (
  kit: Kit,
  body: Container,
  way: { foot: number; rise: number; drift: number; delay: number },
  onLift: (share: number) => void,
): Promise<void> => {
  const { act } = kit;
  const wings = [-1, 1].map((side) => {
    const wing = kit.sprite('wing');
    wing.anchor.set(0.08, 0.58);
    wing.position.set(side * 32, -64);
    wing.scale.set(0, 0.9);
    body.addChildAt(wing, 0);
    return wing;
  });
  const beat = (spread: number, flap: number) => {
    for (const [i, wing] of wings.entries()) {
      const side = i === 0 ? -1 : 1;
      wing.scale.set(side * spread, 0.9 * spread);
      wing.rotation = side * flap;
    }
  };
  const { foot, rise, drift, delay } = way;
  try {
    await act.run((t) => beat(t, -0.3 + 0.3 * t), { ...BEATS.spread, delay });
    await act.run((t) => {
      beat(1, 0.75 * Math.sin(t * Math.PI * 11));
      body.position.set(
        drift * t + 12 * Math.sin(t * 9),
        foot - rise * t * t - 14 * Math.sin(Math.PI * Math.min(1, t * 3)),
      );
      body.rotation = 0.16 * Math.sin(t * 8);
      onLift(t);
    }, BEATS.fly);
  } finally {
    for (const wing of wings) wing.destroy();
  }
};
