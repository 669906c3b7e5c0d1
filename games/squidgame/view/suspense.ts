import { cubicOut } from '#engine/canvas/stage/ease.ts';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import { BEATS } from './beats.ts';
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
  /** A big win has a night of its own; over when its board may come, the rest goes on behind that. */
  rejoice(): Promise<void>;
  /** It breaks; over when who stood on it is gone, splinters and water go on behind what is told then. */
  fall(step: number, pane: number, panes: number): Promise<void>;
}

const spotOf = (bridge: Bridge, step: number, pane: number, panes: number) =>
  project(bridge.space(), paneMiddle(panes, pane), depthOf(step, bridge.camera()));

/** How long the glass keeps its secret: shortest at the first step, longest at the last. Milliseconds. */
const dreadOf = (step: number, steps: number): number =>
  BEATS.dread.ms + BEATS.dreadMore.ms * Math.min(1, (step - 1) / Math.max(1, steps - 1));

/** Light under a panel that holds. */
const createShine = (kit: Kit, bridge: Bridge) => {
  const light = kit.glow(0xfff0b8);
  light.blendMode = 'add';
  light.alpha = 0;
  bridge.view.addChild(light);
  return async (step: number, pane: number, panes: number) => {
    await kit.act.run((t) => {
      const { x, y, size } = spotOf(bridge, step, pane, panes);
      const unit = (bridge.space().half / panes) * size;
      light.position.set(x, y);
      light.scale.set((unit / 64) * (1.4 + 2.2 * t), (unit / 64) * (0.8 + 1.3 * t));
      light.alpha = 0.95 * (1 - t);
    }, BEATS.shine);
  };
};

export const createSuspense = (kit: Kit, world: World): Suspense => {
  const { bridge, figure, shatter, eye } = world;
  const { act } = kit;
  const { audio } = kit.context;
  const shine = createShine(kit, bridge);

  return {
    async arrive() {
      alongside(figure.arrive());
      if (kit.isCalm()) return act.wait(BEATS.arrive);
      await act.run((t) => bridge.light(0.25 + 0.75 * t), BEATS.arrive);
    },
    async stepOnto(step, pane, panes, steps) {
      bridge.press(null);
      await figure.leap(step, paneMiddle(panes, pane));
      const spot = spotOf(bridge, step, pane, panes);
      const ms = dreadOf(step, steps);
      audio.effect(SOUNDS.creak, { rate: 1.08 - 0.03 * (step % 5), x: spot.x });
      audio.duck(ms);
      alongside(eye.shake(2.4, BEATS.creak));
      const beat = act.wait(ms * 0.55).then(() => audio.effect(SOUNDS.heart));
      alongside(beat);
      await act.run(
        (t) => {
          // Half of the cracks come with the landing, the others creep on.
          figure.dread(Math.sqrt((t * ms) / (BEATS.dread.ms + BEATS.dreadMore.ms)));
          bridge.crack(step, pane, t < 0.3 ? 0.5 * cubicOut(t / 0.3) : 0.5 + 0.46 * (t - 0.3));
          eye.lean(spot, 1 + 0.07 * cubicOut(t) + 0.012 * Math.sin(t * Math.PI * 4));
        },
        { ...BEATS.dread, ms },
      );
    },
    async hold(step, pane, safe, panes) {
      bridge.mend();
      figure.relieve();
      alongside(eye.rest(BEATS.hold));
      const { x } = spotOf(bridge, step, pane, panes);
      audio.tell(SOUNDS.hold, { rate: 2 ** (Math.min(step, 10) / 24), x });
      const wrong = Array.from({ length: panes }, (_, each) => each).filter(
        (each) => !safe.includes(each),
      );
      if (wrong.length > 0)
        audio.effect(SOUNDS.tinkle, {
          volume: 0.7,
          x: spotOf(bridge, step, wrong[0] ?? 0, panes).x,
        });
      await Promise.all([
        shine(step, pane, panes),
        shatter.burst(step, wrong[0] ?? 0, panes, 'small'),
      ]);
    },
    async shore(steps) {
      audio.effect(SOUNDS.leap);
      await figure.leap(steps + 1, 0);
      await act.run((t) => world.camera(steps + 0.75 * t), BEATS.shore);
    },
    async rejoice() {
      audio.effect(SOUNDS.begin);
      const night = act.run(world.rejoice, BEATS.night);
      alongside(Promise.all([night, figure.jump()]));
      await act.wait(BEATS.joy);
    },
    async fall(step, pane, panes) {
      bridge.mend();
      const { x } = spotOf(bridge, step, pane, panes);
      audio.tell(SOUNDS.shatter, { x });
      figure.startle();
      await eye.hitstop(BEATS.hitstop);
      alongside(eye.shake(13, BEATS.shatter));
      alongside(eye.rest(BEATS.steady));
      alongside(shatter.burst(step, pane, panes, 'whole'));
      await figure.fall();
      audio.effect(SOUNDS.splash, { x });
      alongside(shatter.splash(step, pane, panes));
    },
  };
};
