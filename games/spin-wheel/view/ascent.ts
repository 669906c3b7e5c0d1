import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { BEATS } from './beats.ts';
import type { Kite } from './kite.ts';
import type { Legend } from './legend.ts';
import type { Sky } from './sky.ts';

/** For the dearest prizes the kite slips its string and rises before the moon, lanterns from the beach with it. */
export interface Ascent {
  /** Nothing moves where motion is reduced. */
  rise(): Promise<void>;
  /** Up at once, where it does rise. */
  stand(): void;
  /** Down again, where it is up. */
  sink(): void;
  /** The kite or the sky has another place. */
  resize(): void;
}

export const createAscent = (kit: Kit, sky: Sky, kite: Kite, legend: Legend): Ascent => {
  let up = 0;
  const show = (share: number) => {
    up = share;
    sky.rise(share, kite.wheel());
    kite.slip(share);
    legend.view.alpha = 1 - share;
  };
  return {
    async rise() {
      if (!kit.isCalm()) await kit.act.run(show, BEATS.rise);
    },
    stand() {
      if (!kit.isCalm()) show(1);
    },
    sink() {
      if (up === 0) return;
      const from = up;
      alongside(kit.idle.run((t) => show(from * (1 - t)), BEATS.sink));
    },
    resize() {
      if (up > 0) show(up);
    },
  };
};
