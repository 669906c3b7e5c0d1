import { Container, type Sprite } from 'pixi.js';
import { quartOut } from '../ease.ts';
import type { Layout } from '../layout.ts';
import { COLOURS, type Kit } from './kit.ts';

/** Petals, leaves, sparks and rings: whatever flies for joy. */
export interface Burst {
  view: Container;
  resize(layout: Layout): void;
  /** A ring opens and `count` petals and sparks fly from it. */
  pop(x: number, y: number, count: number): Promise<void>;
  /** Petals and stars fall over the whole table for `ms`. */
  rain(ms: number, perSecond: number): void;
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
const GOLDEN = 2.399963;
const share = (n: number) => (n * 0.618034) % 1;

export const createBurst = (kit: Kit): Burst => {
  const view = new Container();
  const ring = kit.sprite('ring');
  ring.alpha = 0;
  const flash = kit.glow(COLOURS.light);
  flash.blendMode = 'add';
  flash.alpha = 0;
  view.addChild(flash, ring);
  const motes: Mote[] = [];
  let next = 0;
  let count = 0;
  let alive = 0;
  let stop: (() => void) | null = null;
  let stopRain: (() => void) | null = null;
  let layout = kit.context.layout();

  const step = (_elapsed: number, delta: number) => {
    const s = delta / 1_000;
    alive = 0;
    for (const mote of motes) {
      if (mote.age >= mote.life) continue;
      mote.age += delta;
      const { sprite } = mote;
      if (mote.age >= mote.life) {
        sprite.visible = false;
        continue;
      }
      alive += 1;
      const drag = Math.exp(-(1.2 + mote.sway * 1.4) * s);
      mote.vx *= drag;
      mote.vy = mote.vy * drag + (mote.sway > 0 ? 330 : 190) * s;
      sprite.x += (mote.vx + mote.sway * 46 * Math.sin(mote.age / 260 + mote.spin * 9)) * s;
      sprite.y += mote.vy * s;
      sprite.rotation += mote.spin * s;
      const t = mote.age / mote.life;
      const shown = Math.min(1, t * 12) * Math.min(1, (1 - t) * 3);
      sprite.alpha = shown;
      // A petal turns over as it falls.
      sprite.scale.set(
        mote.size *
          (mote.sway > 0 ? 0.35 + 0.65 * Math.abs(Math.cos(mote.age / 210)) : 1 - t * 0.6),
        mote.size,
      );
    }
    if (alive === 0 && !stopRain) {
      stop?.();
      stop = null;
    }
  };

  const emit = (x: number, y: number, vx: number, vy: number, life: number) => {
    count += 1;
    const kind = KINDS[count % KINDS.length] ?? 'petal';
    let mote = motes[next];
    if (!mote) {
      const sprite = kit.sprite(kind);
      mote = { sprite, vx: 0, vy: 0, spin: 0, sway: 0, size: 1, age: 0, life: 0 };
      motes.push(mote);
      view.addChild(sprite);
    }
    next = (next + 1) % POOL;
    const { sprite } = mote;
    sprite.texture = kit.context.art.frame(kind);
    sprite.visible = true;
    sprite.alpha = 0;
    sprite.position.set(x, y);
    sprite.rotation = count * GOLDEN;
    mote.vx = vx;
    mote.vy = vy;
    mote.spin = (share(count * 7) - 0.5) * 7;
    mote.sway = kind === 'petal' || kind === 'leaf' ? 1 : 0;
    mote.size = (kind === 'star' ? 0.3 : 0.42) * (0.7 + 0.6 * share(count * 3));
    mote.age = 0;
    mote.life = life * (0.75 + 0.5 * share(count * 5));
    stop ??= kit.idle.loop(step);
  };

  return {
    view,
    async pop(x, y, motesToFly) {
      if (kit.isCalm()) return;
      for (let i = 0; i < motesToFly; i += 1) {
        const angle = i * GOLDEN;
        const speed = 170 + 330 * share(i + 1);
        emit(x, y, Math.cos(angle) * speed, Math.sin(angle) * speed - 120, 1_150);
      }
      ring.position.set(x, y);
      flash.position.set(x, y);
      await kit.act.run(
        (t) => {
          ring.scale.set(0.4 + 2.1 * t);
          ring.alpha = 1 - t;
          flash.scale.set(1 + 2.4 * t);
          flash.alpha = 0.8 * (1 - t);
        },
        { ms: 620, ease: quartOut },
      );
    },
    rain(ms, perSecond) {
      stopRain?.();
      stopRain = null;
      if (kit.isCalm()) return;
      let due = 0;
      const end = kit.idle.loop((elapsed, delta) => {
        due += (delta / 1_000) * perSecond;
        for (; due >= 1; due -= 1)
          emit(share(count + 1) * layout.width, -30, (share(count * 11) - 0.5) * 120, 120, 3_200);
        if (elapsed < ms) return;
        end();
        stopRain = null;
      });
      stopRain = end;
    },
    clear() {
      stopRain?.();
      stopRain = null;
      stop?.();
      stop = null;
      ring.alpha = 0;
      flash.alpha = 0;
      for (const mote of motes) {
        mote.age = mote.life;
        mote.sprite.visible = false;
      }
    },
    resize(next) {
      layout = next;
    },
  };
};
