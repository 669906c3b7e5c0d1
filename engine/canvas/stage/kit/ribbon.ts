import { Container, Graphics } from 'pixi.js';
import type { Layout } from '../layout.ts';
import { BEATS } from './beats.ts';
import { fadeIn } from './fadeIn.ts';
import { COLOURS, type Kit } from './kit.ts';

/** A small word from the side: the network is away, or the server would not take something. */
export interface Ribbon {
  view: Container;
  resize(layout: Layout): void;
  /** Shows it until `hide`, or for `ms`. */
  show(text: string, ms?: number): void;
  hide(): void;
}

const HEIGHT = 34;

export const createRibbon = (kit: Kit): Ribbon => {
  const view = new Container({ visible: false });
  const ground = new Graphics();
  const spark = kit.sprite('spark');
  spark.scale.set(0.55);
  const label = kit.label('', { face: 'text', size: 15, weight: '600' });
  view.addChild(ground, spark, label);
  let shown = '';
  let stopSpin: (() => void) | null = null;
  let cancel: (() => void) | null = null;

  const hide = () => {
    cancel?.();
    cancel = null;
    if (!shown) return;
    shown = '';
    stopSpin?.();
    stopSpin = null;
    void kit.idle
      .to(view, { alpha: 0 }, BEATS.ribbonGo)
      .then(() => {
        view.visible = shown !== '';
      })
      .catch(() => {});
  };

  return {
    view,
    hide,
    show(text, ms) {
      cancel?.();
      cancel = ms === undefined ? null : kit.context.clock.later(ms, hide);
      if (shown === text) return;
      shown = text;
      label.text = text;
      const width = label.width + 58;
      ground
        .clear()
        .roundRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2)
        .fill({ color: COLOURS.ink, alpha: 0.92 })
        .stroke({ color: COLOURS.gold, width: 1.5 });
      spark.x = -width / 2 + 22;
      label.x = 12;
      fadeIn(kit, view, BEATS.ribbonCome);
      kit.context.controls.say(text);
      stopSpin ??= kit.idle.loop((elapsed) => {
        if (!kit.isCalm()) spark.rotation = elapsed / 420;
      });
    },
    resize({ width, height, safe, isWide }) {
      view.position.set(
        isWide ? width / 2 : (width + safe.left - safe.right) / 2,
        height - safe.bottom - (isWide ? 26 : 34),
      );
    },
  };
};
