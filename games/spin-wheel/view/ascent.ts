import { cubicInOut, cubicOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Kite } from './kite.ts';
import type { Legend } from './legend.ts';
import type { Sky } from './sky.ts';

/** For the dearest prizes the kite slips its string and rises before the moon, lanterns from the beach with it. */
export interface Ascent {
  /** Up in `ms`; nothing moves where motion is reduced. */
  rise(ms: number): Promise<void>;
  /** Down again, where it is up. */
  sink(): void;
  /** The kite or the sky has another place. */
  resize(): void;
}

const SINK_MS = 520;

export const createAscent = (kit: Kit, sky: Sky, kite: Kite, legend: Legend): Ascent => {
  let up = 0;
  const show = (share: number) => {
    up = share;
    sky.rise(share, kite.wheel());
    kite.slip(share);
    legend.view.alpha = 1 - share;
  };
  return {
    async rise(ms) {
      if (kit.isCalm()) return;
      await kit.act.run(show, { ms, ease: cubicInOut });
    },
    sink() {
      if (up === 0) return;
      const from = up;
      alongside(kit.idle.run((t) => show(from * (1 - t)), { ms: SINK_MS, ease: cubicOut }));
    },
    resize() {
      if (up > 0) show(up);
    },
  };
};
