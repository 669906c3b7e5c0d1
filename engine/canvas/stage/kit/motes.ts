import { Container, type Sprite } from 'pixi.js';
import type { Kit } from './kit.ts';

/** Petals, leaves, stars and sparks in the air; as many as there may be, the oldest give way. */
export interface Motes {
  view: Container;
  /** Lets one fly from (x, y), `vx` and `vy` units a second fast, for about `life` milliseconds. */
  emit(x: number, y: number, vx: number, vy: number, life: number): void;
  /** How many flew so far. */
  count(): number;
  /** Moves all by `deltaMs`; answers whether any still flies. */
  fly(deltaMs: number): boolean;
  clear(): void;
}

interface Mote {
  sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  /** Falls like a leaf (1) or shoots like a spark (0). */
  sway: number;
  size: number;
  age: number;
  life: number;
}

const POOL = 90;
const KINDS = ['petal', 'spark', 'petal', 'leaf', 'star', 'spark'] as const;

/** Scatter without chance: the golden angle spreads any number of motes evenly and never repeats. */
export const GOLDEN = 2.399963;
export const share = (n: number) => (n * 0.618034) % 1;

const fly = (mote: Mote, deltaMs: number): void => {
  const { sprite } = mote;
  const s = deltaMs / 1_000;
  const drag = Math.exp(-(1.2 + mote.sway * 1.4) * s);
  mote.vx *= drag;
  mote.vy = mote.vy * drag + (mote.sway > 0 ? 330 : 190) * s;
  sprite.x += (mote.vx + mote.sway * 46 * Math.sin(mote.age / 260 + mote.spin * 9)) * s;
  sprite.y += mote.vy * s;
  sprite.rotation += mote.spin * s;
  const t = mote.age / mote.life;
  sprite.alpha = Math.min(1, t * 12) * Math.min(1, (1 - t) * 3);
  // A petal turns over as it falls.
  const turned = mote.sway > 0 ? 0.35 + 0.65 * Math.abs(Math.cos(mote.age / 210)) : 1 - t * 0.6;
  sprite.scale.set(mote.size * turned, mote.size);
};

export const createMotes = (kit: Kit): Motes => {
  const view = new Container();
  const motes: Mote[] = [];
  let next = 0;
  let count = 0;

  const take = (kind: (typeof KINDS)[number]): Mote => {
    let mote = motes[next];
    if (!mote) {
      const sprite = kit.sprite(kind);
      mote = { sprite, vx: 0, vy: 0, spin: 0, sway: 0, size: 1, age: 0, life: 0 };
      motes.push(mote);
      view.addChild(sprite);
    }
    next = (next + 1) % POOL;
    mote.sprite.texture = kit.context.art.frame(kind);
    return mote;
  };

  return {
    view,
    count: () => count,
    emit(x, y, vx, vy, life) {
      count += 1;
      const kind = KINDS[count % KINDS.length] ?? 'petal';
      const mote = take(kind);
      const { sprite } = mote;
      sprite.visible = true;
      sprite.alpha = 0;
      sprite.position.set(x, y);
      sprite.rotation = count * GOLDEN;
      Object.assign(mote, {
        vx,
        vy,
        spin: (share(count * 7) - 0.5) * 7,
        sway: kind === 'petal' || kind === 'leaf' ? 1 : 0,
        size: (kind === 'star' ? 0.3 : 0.42) * (0.7 + 0.6 * share(count * 3)),
        age: 0,
        life: life * (0.75 + 0.5 * share(count * 5)),
      });
    },
    fly(deltaMs) {
      let isAny = false;
      for (const mote of motes) {
        if (mote.age >= mote.life) continue;
        mote.age += deltaMs;
        mote.sprite.visible = mote.age < mote.life;
        if (!mote.sprite.visible) continue;
        isAny = true;
        fly(mote, deltaMs);
      }
      return isAny;
    },
    clear() {
      for (const mote of motes) {
        mote.age = mote.life;
        mote.sprite.visible = false;
      }
    },
  };
};
