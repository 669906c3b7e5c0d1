import { Container } from 'pixi.js';
import type { Layout } from '../layout.ts';
import { BEATS } from './beats.ts';
import { POP, RAIN } from './emitters.ts';
import { COLOURS, type Kit } from './kit.ts';
import { createParticles } from './particles.ts';

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

/** They begin so far above the table. Units. */
const ABOVE = 30;

export const createBurst = (kit: Kit): Burst => {
  const view = new Container();
  const ring = kit.sprite('ring');
  ring.alpha = 0;
  const flash = kit.glow(COLOURS.light);
  flash.blendMode = 'add';
  flash.alpha = 0;
  const particles = createParticles(kit);
  view.addChild(flash, ring, particles.view);
  /** The rain that falls: how long still, and how many are due. */
  const rain = { ms: 0, perSecond: 0, due: 0 };
  let stop: (() => void) | null = null;
  let layout = kit.context.layout();

  const rest = () => {
    stop?.();
    stop = null;
  };
  const drop = (deltaMs: number) => {
    rain.ms -= deltaMs;
    rain.due += (deltaMs / 1_000) * rain.perSecond;
    const from = { x: layout.width / 2, y: -ABOVE, area: [layout.width / 2, 0] } as const;
    for (; rain.due >= RAIN.length; rain.due -= RAIN.length)
      for (const emitter of RAIN) particles.emit(emitter, from, 1);
  };
  const fly = () => {
    stop ??= kit.idle.loop((_elapsed, deltaMs) => {
      if (rain.ms > 0) drop(deltaMs);
      if (!particles.pass(deltaMs) && rain.ms <= 0) rest();
    });
  };

  return {
    view,
    async pop(x, y, count) {
      if (kit.isCalm()) return;
      for (const emitter of POP) particles.emit(emitter, { x, y }, count / POP.length);
      fly();
      ring.position.set(x, y);
      flash.position.set(x, y);
      await kit.act.run((t) => {
        ring.scale.set(0.4 + 2.1 * t);
        ring.alpha = 1 - t;
        flash.scale.set(1 + 2.4 * t);
        flash.alpha = 0.8 * (1 - t);
      }, BEATS.ring);
    },
    rain(ms, perSecond) {
      if (kit.isCalm()) return;
      Object.assign(rain, { ms, perSecond, due: 0 });
      fly();
    },
    clear() {
      rain.ms = 0;
      rest();
      ring.alpha = 0;
      flash.alpha = 0;
      particles.clear();
    },
    resize(next) {
      layout = next;
    },
  };
};
