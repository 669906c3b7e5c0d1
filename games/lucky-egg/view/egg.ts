import { Container } from 'pixi.js';
import { backOut, cubicOut, elasticOut, linear, sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';
import { flyAway } from './wings.ts';
import { timesText } from './words.ts';

/** What lies in an open shell: its frame, how large, and how high above the egg's middle. */
const KEPT: Readonly<Record<Prize['kind'], { frame: string; scale: number; y: number }>> = {
  none: { frame: 'feather', scale: 0.66, y: 0 },
  coins: { frame: 'coin', scale: 0.56, y: -2 },
  free: { frame: 'chick', scale: 0.62, y: -10 },
  box: { frame: 'box-small', scale: 0.66, y: -8 },
};
/** The colours of the shells' splinters, by look. */
const SPLINTERS = [0xf4596b, 0x3ec7b0, 0xfff3dc, 0x7a62c4, 0xf6c24c, 0xf7a98c, 0xffffff];
const SHARDS = 9;
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
  /** The three beats: it shakes, cracks run over it, the shell bursts. */
  rock(): Promise<void>;
  crack(stage: 1 | 2): Promise<void>;
  burst(): Promise<void>;
  /** Stays as a shell with what was in it. */
  keep(prize: Prize): void;
  /** Spreads its wings and flies away, up by `rise`. */
  fly(rise: number, drift: number, delay: number): Promise<void>;
  /** A little hop, on its own or when the nest wakes. */
  hop(delay: number): Promise<void>;
}

export const createEgg = (kit: Kit): Egg => {
  const { act, context } = kit;
  const { art } = context;
  const view = new Container();
  const shadow = kit.sprite('egg-shadow');
  shadow.position.set(4, 50);
  const body = new Container();
  body.y = FOOT;
  const whole = kit.sprite('egg-0');
  const cracks = kit.sprite('crack-1');
  whole.y = -FOOT;
  cracks.y = -FOOT;
  body.addChild(whole, cracks);
  const inner = kit.sprite('shell-in');
  inner.y = 16;
  const kept = kit.sprite('feather');
  const front = kit.sprite('shell-0');
  front.y = 24;
  const paid = kit.digits('', 30);
  paid.y = 24;
  const cap = kit.sprite('cap-0');
  view.addChild(shadow, inner, kept, front, body, paid, cap);

  let look = 0;
  let isOpen = false;
  let stop: (() => void) | null = null;

  const show = () => {
    body.visible = !isOpen;
    for (const part of [inner, kept, front, paid]) part.visible = isOpen;
  };
  const rest = () => {
    stop?.();
    stop = null;
    body.rotation = 0;
    body.scale.set(1);
  };

  return {
    view,
    isOpen: () => isOpen,
    lay(next) {
      rest();
      look = next;
      isOpen = false;
      whole.texture = art.frame(`egg-${look}`);
      front.texture = art.frame(`shell-${look}`);
      cap.texture = art.frame(`cap-${look}`);
      cracks.alpha = 0;
      cap.visible = false;
      kept.alpha = 1;
      body.position.set(0, FOOT);
      shadow.alpha = 1;
      view.alpha = 1;
      show();
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
      void kit.idle.to(body.scale, { x: 1, y: 1 }, { ms: 260, ease: backOut }).catch(() => {});
    },
    tremble(isTrembling) {
      if (!isTrembling) return rest();
      whole.tint = 0xffffff;
      body.scale.set(1);
      stop ??= kit.idle.loop((elapsed) => {
        if (kit.isCalm()) whole.tint = Math.sin(elapsed / 160) > 0 ? 0xffffff : 0xffe6b8;
        else body.rotation = 0.11 * Math.sin(elapsed / 34) * (0.6 + 0.4 * Math.sin(elapsed / 170));
      });
    },
    async rock() {
      rest();
      whole.tint = 0xffffff;
      if (kit.isCalm()) return act.wait(200);
      await act.run(
        (t) => {
          body.rotation = 0.2 * (1 - t * 0.7) * Math.sin(t * Math.PI * 6);
          body.y = FOOT - 7 * Math.abs(Math.sin(t * Math.PI * 3));
        },
        { ms: 430, ease: linear },
      );
      body.rotation = 0;
    },
    async crack(stage) {
      cracks.texture = art.frame(`crack-${stage}`);
      const jolt = stage === 1 ? -0.12 : 0.15;
      const isCalm = kit.isCalm();
      await act.run(
        (t) => {
          cracks.alpha = Math.min(1, t * 5);
          if (isCalm) return;
          body.rotation = jolt * (1 - t) * Math.cos(t * 9);
          body.scale.set(1 + 0.09 * (1 - t), 1 - 0.07 * (1 - t));
        },
        { ms: 330, ease: cubicOut },
      );
    },
    async burst() {
      isOpen = true;
      rest();
      show();
      kept.visible = false;
      paid.visible = false;
      if (kit.isCalm()) {
        front.alpha = 0;
        return act.to(front, { alpha: 1 }, { ms: 240 });
      }
      front.alpha = 1;
      cap.visible = true;
      const shards = Array.from({ length: SHARDS }, (_, i) => {
        const shard = kit.sprite(`shard-${i % 3}`);
        shard.tint = SPLINTERS[look] ?? 0xffffff;
        view.addChild(shard);
        return shard;
      });
      try {
        await act.run(
          (t) => {
            cap.position.set(26 * t, -118 * t + 74 * t * t);
            cap.rotation = 1.5 * t;
            cap.alpha = Math.min(1, (1 - t) * 2.6);
            front.scale.set(1 + 0.12 * (1 - t), 1 - 0.12 * (1 - t));
            for (const [i, shard] of shards.entries()) {
              const angle = -Math.PI / 2 + (i - (SHARDS - 1) / 2) * 0.42;
              const far = 62 + 26 * ((i * 0.618) % 1);
              shard.position.set(Math.cos(angle) * far * t, Math.sin(angle) * far * t + 78 * t * t);
              shard.rotation = (i - 4) * 1.1 * t;
              shard.alpha = Math.min(1, (1 - t) * 3);
            }
          },
          { ms: 420, ease: cubicOut },
        );
      } finally {
        for (const shard of shards) shard.destroy();
        cap.visible = false;
        front.scale.set(1);
      }
    },
    keep({ kind, times }) {
      rest();
      isOpen = true;
      show();
      front.alpha = 1;
      const { frame, scale, y } = KEPT[kind];
      kept.texture = art.frame(frame);
      kept.scale.set(scale);
      kept.y = y;
      paid.visible = kind !== 'none';
      paid.text = timesText(times);
      paid.scale.set(Math.min(1, 84 / Math.max(1, paid.width / paid.scale.x)));
    },
    async fly(rise, drift, delay) {
      if (isOpen) return;
      if (kit.isCalm()) return act.to(view, { alpha: 0 }, { ms: 300 });
      await flyAway(kit, body, { foot: FOOT, rise, drift, delay }, (share) => {
        shadow.alpha = 1 - Math.min(1, share * 3);
        view.alpha = Math.min(1, (1 - share) * 3.4);
      });
    },
    async hop(delay) {
      if (kit.isCalm() || isOpen) return;
      await act.run(
        (t) => {
          body.y = FOOT - 16 * Math.sin(Math.PI * t);
          body.scale.set(1 - 0.06 * Math.sin(Math.PI * t), 1 + 0.08 * Math.sin(Math.PI * t));
        },
        { ms: 240, delay, ease: sineInOut },
      );
      await act.run((t) => body.scale.set(1 + 0.1 * (1 - t), 1 - 0.1 * (1 - t)), {
        ms: 360,
        ease: elasticOut,
      });
    },
  };
};
