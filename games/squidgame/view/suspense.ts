import { cubicOut, linear, sineInOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { Bridge } from './bridge.ts';
import { depthOf, paneMiddle, project } from './space.ts';
import type { World } from './world.ts';

/** What happens under the feet: a leap, the glass that creaks, a held breath, and what came of it. */
export interface Suspense {
  /** The bridge comes to life: a round begins. */
  arrive(): Promise<void>;
  /** Onto the panel, cracks run, a heartbeat; whether it holds is not told yet. */
  stepOnto(step: number, pane: number, panes: number, steps: number): Promise<void>;
  /** It holds; what would not have held falls. */
  hold(step: number, pane: number, safe: readonly number[], panes: number): Promise<void>;
  /** Off the last panel and to the gate. */
  shore(steps: number): Promise<void>;
  /** It breaks; over when who stood on it is gone, splinters and water go on behind what is told then. */
  fall(step: number, pane: number, panes: number): Promise<void>;
}

/** The eye, which leans towards a spot; 1 is as it was. */
const createLean = ({ view }: World) => ({
  to(spot: { x: number; y: number }, zoom: number, shake = 0) {
    view.pivot.set(spot.x, spot.y);
    view.position.set(spot.x + shake, spot.y + shake * 0.6);
    view.scale.set(zoom);
  },
  straighten() {
    view.pivot.set(0, 0);
    view.position.set(0, 0);
    view.scale.set(1);
  },
});

const spotOf = (bridge: Bridge, step: number, pane: number, panes: number) =>
  project(bridge.space(), paneMiddle(panes, pane), depthOf(step, bridge.camera()));

/** Light under a panel that holds. */
const createShine = (kit: Kit, bridge: Bridge) => {
  const light = kit.glow(0xfff0b8);
  light.blendMode = 'add';
  light.alpha = 0;
  bridge.view.addChild(light);
  return async (step: number, pane: number, panes: number) => {
    const { x, y, size } = spotOf(bridge, step, pane, panes);
    const unit = (bridge.space().half / panes) * size;
    light.position.set(x, y);
    await kit.act.run(
      (t) => {
        light.scale.set((unit / 64) * (1.4 + 2.2 * t), (unit / 64) * (0.8 + 1.3 * t));
        light.alpha = 0.95 * (1 - t);
      },
      { ms: kit.isCalm() ? 200 : 480, ease: cubicOut },
    );
  };
};

export const createSuspense = (kit: Kit, world: World): Suspense => {
  const { bridge, figure, shatter } = world;
  const { act } = kit;
  const { audio } = kit.context;
  const lean = createLean(world);
  const shine = createShine(kit, bridge);

  return {
    async arrive() {
      if (kit.isCalm()) return act.wait(120);
      await act.run((t) => bridge.light(0.25 + 0.75 * t), { ms: 520, ease: sineInOut });
    },
    async stepOnto(step, pane, panes, steps) {
      bridge.press(null);
      audio.effect(SOUNDS.leap);
      await figure.leap(step, paneMiddle(panes, pane));
      const isCalm = kit.isCalm();
      const spot = spotOf(bridge, step, pane, panes);
      // The farther out, the longer the breath is held.
      const dread = 0.75 + 0.5 * (step / steps);
      audio.effect(SOUNDS.creak, { rate: 1.08 - 0.03 * (step % 5) });
      audio.duck(1_400 * dread);
      try {
        await act.run(
          (t) => {
            bridge.crack(step, pane, 0.62 * t);
            if (!isCalm) lean.to(spot, 1 + 0.05 * t, (1 - t) * 2.4 * Math.sin(t * 40));
          },
          { ms: isCalm ? 300 : 460 * dread, ease: cubicOut },
        );
        audio.effect(SOUNDS.heart);
        await act.run(
          (t) => {
            bridge.crack(step, pane, 0.62 + 0.2 * t);
            if (!isCalm) lean.to(spot, 1.05 + 0.022 * Math.sin(t * Math.PI * 4) * (1 - t * 0.4));
          },
          { ms: isCalm ? 250 : 640 * dread, ease: linear },
        );
      } finally {
        lean.straighten();
      }
    },
    async hold(step, pane, safe, panes) {
      bridge.mend();
      audio.effect(SOUNDS.hold, { rate: 2 ** (Math.min(step, 10) / 24) });
      const wrong = Array.from({ length: panes }, (_, each) => each).filter(
        (each) => !safe.includes(each),
      );
      if (wrong.length > 0) audio.effect(SOUNDS.tinkle, { volume: 0.7 });
      await Promise.all([
        shine(step, pane, panes),
        shatter.burst(step, wrong[0] ?? 0, panes, 'small'),
      ]);
    },
    async shore(steps) {
      audio.effect(SOUNDS.leap);
      await figure.leap(steps + 1, 0);
      await act.run((t) => world.camera(steps + 0.75 * t), {
        ms: kit.isCalm() ? 1 : 700,
        ease: sineInOut,
      });
    },
    async fall(step, pane, panes) {
      bridge.mend();
      audio.effect(SOUNDS.shatter);
      alongside(shatter.burst(step, pane, panes, 'whole'));
      await figure.fall();
      audio.effect(SOUNDS.splash);
      alongside(shatter.splash(step, pane, panes));
    },
  };
};
