import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { BEATS } from './beats.ts';
import { createShell } from './shell.ts';
import { flyAway } from './wings.ts';

/** From the egg's middle to its foot, on which it rocks. */
const FOOT = 54;

/** One egg of the nest; its view's position is its middle. */
export interface Egg {
  view: Container;
  isOpen(): boolean;
  /** Lies whole in the nest; `look` is one of the drawn ones. */
  lay(look: number): void;
  sleep(isAsleep: boolean): void;
  /** Under the finger, and up again. */
  press(): void;
  release(): void;
  /** Shakes until it is told to stop: the server has not answered yet. */
  tremble(isTrembling: boolean): void;
  /** The three taps: cracks run over it, twice, and the shell bursts. */
  crack(stage: 1 | 2): Promise<void>;
  burst(): Promise<void>;
  /** Stays as a shell with what was in it. */
  keep(prize: Prize): void;
  /** What it paid is written on the shell. */
  tag(prize: Prize): void;
  /** Spreads its wings and flies away, up by `rise`. */
  fly(rise: number, drift: number, delay: number): Promise<void>;
  /** A little hop, on its own or when the nest wakes. */
  hop(delay: number): Promise<void>;
}

/** The whole egg: its body stands on its foot, cracks run over it. */
const drawWhole = (kit: Kit) => {
  const shadow = kit.sprite('egg-shadow');
  shadow.position.set(4, 50);
  const body = new Container();
  body.y = FOOT;
  const whole = kit.sprite('egg-0');
  const cracks = kit.sprite('crack-1');
  whole.y = -FOOT;
  cracks.y = -FOOT;
  body.addChild(whole, cracks);
  return { shadow, body, whole, cracks };
};
type Drawing = ReturnType<typeof drawWhole>;

const crack = (kit: Kit, { body, cracks }: Drawing, stage: 1 | 2) => {
  cracks.texture = kit.context.art.frame(`crack-${stage}`);
  const jolt = stage === 1 ? -0.13 : 0.17;
  const isCalm = kit.isCalm();
  return kit.act.run(
    (t) => {
      cracks.alpha = Math.min(1, t * 5);
      if (isCalm) return;
      body.rotation = jolt * (1 - t) * Math.cos(t * 9);
      // Pressed in by the tap; before the last one it holds its breath.
      const swell = stage === 2 ? 0.05 * t : 0;
      body.scale.set(1 + 0.12 * (1 - t) - swell, 1 - 0.1 * (1 - t) + swell);
    },
    stage === 1 ? BEATS.crack1 : BEATS.crack2,
  );
};

const hop = async ({ act }: Kit, { body }: Drawing, delay: number) => {
  await act.run(
    (t) => {
      body.y = FOOT - 16 * Math.sin(Math.PI * t);
      body.scale.set(1 - 0.06 * Math.sin(Math.PI * t), 1 + 0.08 * Math.sin(Math.PI * t));
    },
    { ...BEATS.hop, delay },
  );
  await act.run((t) => body.scale.set(1 + 0.1 * (1 - t), 1 - 0.1 * (1 - t)), BEATS.hopLand);
};

/** Trembles until the answer is called. */
const startTrembling = (kit: Kit, { body, whole }: Drawing): (() => void) =>
  kit.idle.loop((elapsed) => {
    if (kit.isCalm()) whole.tint = Math.sin(elapsed / 160) > 0 ? 0xffffff : 0xffe6b8;
    else body.rotation = 0.11 * Math.sin(elapsed / 34) * (0.6 + 0.4 * Math.sin(elapsed / 170));
  });

export const createEgg = (kit: Kit): Egg => {
  const drawing = drawWhole(kit);
  const { shadow, body, whole, cracks } = drawing;
  const shell = createShell(kit);
  const view = new Container();
  view.addChild(shadow, shell.behind, body, shell.before);
  let isOpen = false;
  let stop: (() => void) | null = null;

  const rest = () => {
    stop?.();
    stop = null;
    body.rotation = 0;
    body.scale.set(1);
  };
  const setOpen = (next: boolean) => {
    rest();
    isOpen = next;
    body.visible = !next;
  };

  return {
    view,
    isOpen: () => isOpen,
    lay(look) {
      setOpen(false);
      shell.lay(look);
      whole.texture = kit.context.art.frame(`egg-${look}`);
      cracks.alpha = 0;
      body.position.set(0, FOOT);
      shadow.alpha = 1;
      view.alpha = 1;
    },
    sleep(isAsleep) {
      whole.tint = isAsleep ? 0xb4a2c4 : 0xffffff;
    },
    press() {
      body.scale.set(1.07, 0.9);
      whole.tint = 0xfff0d8;
    },
    release() {
      whole.tint = 0xffffff;
      if (kit.isCalm()) return void body.scale.set(1);
      alongside(kit.idle.to(body.scale, { x: 1, y: 1 }, BEATS.release));
    },
    tremble(isTrembling) {
      if (!isTrembling) return rest();
      whole.tint = 0xffffff;
      body.scale.set(1);
      stop ??= startTrembling(kit, drawing);
    },
    crack: (stage) => crack(kit, drawing, stage),
    burst() {
      setOpen(true);
      return shell.burst();
    },
    keep(prize) {
      setOpen(true);
      shell.keep(prize);
    },
    tag: shell.tag,
    async fly(rise, drift, delay) {
      if (isOpen) return;
      if (kit.isCalm()) return kit.act.to(view, { alpha: 0 }, BEATS.fly);
      await flyAway(kit, body, { foot: FOOT, rise, drift, delay }, (share) => {
        shadow.alpha = 1 - Math.min(1, share * 3);
        view.alpha = Math.min(1, (1 - share) * 3.4);
      });
    },
    async hop(delay) {
      if (!kit.isCalm() && !isOpen) await hop(kit, drawing, delay);
    },
  };
};
