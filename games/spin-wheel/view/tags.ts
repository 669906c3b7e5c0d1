import { Container, Graphics } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { DISC } from './disc.ts';
import { ribText } from './money.ts';
import { arcOf, type Edges } from './spin.ts';
import { freePlace, type Taken } from './tagPlace.ts';

/** Names of ribs too narrow to be written on: each on a tag at the rim whose tip points to its rib. */
export interface Tags {
  view: Container;
  /** Before the beak: the raised tag, turned as the wheel is. */
  raised: Container;
  /** `prizes` in sen round the wheel; `kite`: its size, by which the letters stay as large as elsewhere. */
  set(prizes: readonly number[], edges: Edges, kite: number): void;
  /** The tag of this rib, where it has one, is seen before the beak, and no other; null: none. */
  raise(rib: number | null): void;
}

/** Units of the wheel. */
const FROM = DISC.half + 5;
const TIP = 10;
const SIZE = { least: 13, most: 21 };

export const createTags = (kit: Kit): Tags => {
  const view = new Container();
  const raised = new Container();
  const byRib = new Map<number, Container>();
  let shown: number | null = null;
  const lower = () => {
    for (const tag of raised.removeChildren()) view.addChild(tag);
    shown = null;
  };
  return {
    view,
    raised,
    raise(rib) {
      if (rib === shown) return;
      lower();
      const tag = rib === null ? undefined : byRib.get(rib);
      if (tag) raised.addChild(tag);
      shown = rib;
    },
    set(prizes, edges, kite) {
      lower();
      byRib.clear();
      for (const tag of view.removeChildren()) tag.destroy({ children: true, context: true });
      const size = Math.min(SIZE.most, Math.max(SIZE.least, SIZE.least / kite));
      const taken: Taken[] = [];
      // The dearest first: one that would lie over another is named by the chances above alone.
      const byPrize = [...prizes.entries()].sort(([, a], [, b]) => b - a);
      for (const [rib, sen] of byPrize) {
        const { middle, half } = arcOf(edges, rib);
        if (sen === 0 || half >= DISC.leastHalf) continue;
        const name = kit.digits(`RM${ribText(sen)}`, size);
        const [wide, high] = [name.width + 8, size + 6];
        const own = freePlace(taken, { at: middle, half: wide / 2 / FROM });
        if (!own) {
          name.destroy();
          continue;
        }
        taken.push(own);
        const tip = new Graphics({ rotation: middle })
          .moveTo(0, -FROM + TIP)
          .lineTo(-5, -FROM - 2)
          .lineTo(5, -FROM - 2)
          .closePath()
          .fill(0xffe9a0);
        const plate = new Graphics()
          .roundRect(-wide / 2, -FROM - high, wide, high + 2, 6)
          .fill(0x8e0f33)
          .stroke({ color: 0xffe9a0, width: 1.5 });
        name.position.set(0, -FROM - high / 2);
        const tag = new Container({ rotation: own.at });
        tag.addChild(plate, name);
        view.addChild(tip, tag);
        byRib.set(rib, tag);
      }
    },
  };
};
