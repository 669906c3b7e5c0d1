import { Container } from 'pixi.js';
import { quartOut } from '../ease.ts';
import type { Layout } from '../layout.ts';
import { COLOURS, type Kit } from './kit.ts';
import { createMotes, GOLDEN, share } from './motes.ts';

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

export const createBurst = (kit: Kit): Burst => {
  const view = new Container();
  const ring = kit.sprite('ring');
  ring.alpha = 0;
  const flash = kit.glow(COLOURS.light);
  flash.blendMode = 'add';
  flash.alpha = 0;
  const motes = createMotes(kit);
  view.addChild(flash, ring, motes.view);
  let stop: (() => void) | null = null;
  let stopRain: (() => void) | null = null;
  let layout = kit.context.layout();

  const emit: typeof motes.emit = (...mote) => {
    motes.emit(...mote);
    stop ??= kit.idle.loop((_elapsed, delta) => {
      if (motes.fly(delta) || stopRain) return;
      stop?.();
      stop = null;
    });
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
        for (; due >= 1; due -= 1) {
          const n = motes.count();
          emit(share(n + 1) * layout.width, -30, (share(n * 11) - 0.5) * 120, 120, 3_200);
        }
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
      motes.clear();
    },
    resize(next) {
      layout = next;
    },
  };
};
