import { Container, Graphics, NineSliceSprite } from 'pixi.js';
import type { Control } from '#engine/stage/controls.ts';
import { cubicInOut, sineInOut } from '#engine/stage/ease.ts';
import type { Coins } from '#engine/stage/kit/coins.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { createButton } from '#engine/stage/kit/panel.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { SOUNDS } from '#games/fto/sounds.ts';
import { areaOf } from './board.ts';
import { CARD, createCard } from './card.ts';
import type { Hud } from './hud.ts';
import type { Timer } from './timer.ts';

/** Three steps at the first play, with a hand that shows what to do. */
export interface Tutorial {
  view: Container;
  resize(layout: Layout): void;
  /** Resolves when it was seen through or skipped. */
  run(): Promise<void>;
}

const STEPS = 3;
const BUBBLE = { width: 352, height: 200 };
const ODD = 2;
const LOOK = { frame: 'wau', hue: 0, rotate: -4, isMirrored: false, scale: 1, brightness: 1 };

interface Parts {
  hud: Hud;
  timer: Timer;
  coins: Coins;
}

export const createTutorial = (kit: Kit, { hud, timer, coins }: Parts): Tutorial => {
  const { act, context } = kit;
  const { texts } = context;
  const view = new Container({ visible: false });
  const shade = new Graphics();
  const table = new Container({ sortableChildren: true });
  const cards = Array.from({ length: 4 }, () => createCard(kit));
  table.addChild(...cards.map((card) => card.view));
  const bubble = new Container();
  const ground = new NineSliceSprite({
    texture: context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: BUBBLE.width,
    height: BUBBLE.height,
  });
  ground.position.set(-BUBBLE.width / 2, -BUBBLE.height / 2);
  const text = kit.label('', {
    face: 'text',
    size: 17,
    weight: '600',
    lineHeight: 24,
    wordWrapWidth: BUBBLE.width - 44,
  });
  text.y = -46;
  const dots = new Graphics();
  dots.y = 5;
  const button = createButton(kit, '', () => advance());
  button.view.position.set(42, 52);
  button.view.scale.set(0.86);
  const skip = kit.label(texts('fto.tutorial.skip'), {
    face: 'text',
    size: 16,
    weight: '600',
    fill: COLOURS.textSoft,
  });
  skip.position.set(-BUBBLE.width / 2 + 60, 49);
  bubble.addChild(ground, text, dots, button.view, skip);
  const hand = kit.sprite('hand');
  // Its finger tip points at its position.
  hand.anchor.set(0.28, 0.04);
  hand.scale.set(0.62);
  view.addChild(shade, table, bubble, hand);

  let layout = context.layout();
  let step = 0;
  let skipControl: Control | null = null;
  let done: (() => void) | null = null;
  let show = new AbortController();
  let time = 0;
  let at = { x: 0, y: 0, scale: 1 };

  const target = () => {
    if (step === 0) {
      const odd = cards[ODD]?.view;
      return { x: (odd?.x ?? 0) + 16, y: (odd?.y ?? 0) + 22 };
    }
    if (step === 1) return { x: timer.view.x + 40, y: timer.view.y + 18 };
    const purse = hud.purse.mouth();
    return { x: purse.x + 4, y: purse.y + 16 };
  };

  const placeCards = () => {
    const area = areaOf(layout);
    // Beside or above the bubble.
    const free = layout.isWide
      ? { ...area, width: area.width * 0.44 }
      : { ...area, height: area.height - BUBBLE.height + 40 };
    const scale = Math.min(
      (free.width - 14) / 2 / CARD.width,
      (free.height - 14) / 2 / CARD.height,
      0.62,
    );
    cards.forEach((card, i) => {
      card.home(
        free.x + free.width / 2 + (i % 2 === 0 ? -0.53 : 0.53) * CARD.width * scale,
        free.y + free.height / 2 + (i < 2 ? -0.53 : 0.53) * CARD.height * scale,
        scale,
      );
      card.place();
    });
  };
  const placeControls = () => {
    if (!done) return;
    const { x, y, scale } = at;
    button.control({ x: x + 42 * scale, y: y + 52 * scale, scale: scale * 0.86 });
    const width = 104 * scale;
    const height = 48 * scale;
    skipControl?.place(x + skip.x * scale - width / 2, y + 49 * scale - height / 2, width, height);
  };

  const tap = async (signal: AbortSignal) => {
    if (kit.isCalm()) {
      const { x, y } = target();
      hand.position.set(x, y);
      return;
    }
    const { x, y } = target();
    await act.to(hand, { x, y }, { ms: 620, ease: cubicInOut, signal });
    await act.run((t) => hand.scale.set(0.62 - 0.09 * Math.sin(Math.PI * t)), {
      ms: 300,
      ease: sineInOut,
      signal,
    });
  };

  /** What the hand shows again and again while a step is read. */
  const demonstrate = async (signal: AbortSignal) => {
    for (;;) {
      await tap(signal);
      if (step === 0) {
        const odd = cards[ODD];
        if (odd) await Promise.all([odd.glow(0xfff0b0), odd.mark('tick')]);
      }
      if (step === 2 && !kit.isCalm()) {
        const odd = cards[ODD]?.view;
        await coins.fly({ x: odd?.x ?? 0, y: odd?.y ?? 0 }, hud.purse.mouth(), () =>
          hud.purse.bump(),
        );
      }
      await act.wait(1_700, signal);
      if (kit.isCalm()) return;
    }
  };

  const enter = (next: number) => {
    step = next;
    show.abort();
    show = new AbortController();
    text.text = texts(`fto.tutorial.step${step + 1}`);
    button.text(texts(step === STEPS - 1 ? 'fto.tutorial.ready' : 'fto.tutorial.next'));
    dots.clear();
    for (let i = 0; i < STEPS; i += 1)
      dots
        .roundRect((i - 1) * 20 - (i === step ? 8 : 4), -4, i === step ? 16 : 8, 8, 4)
        .fill(i === step ? COLOURS.gold : 0x6b5578);
    context.controls.say(text.text);
    if (step > 0) context.audio.effect(SOUNDS.pick);
    demonstrate(show.signal).catch(() => {});
  };

  const advance = () => {
    if (step < STEPS - 1) enter(step + 1);
    else done?.();
  };

  return {
    view,
    resize(next) {
      layout = next;
      const { width, height, safe, isWide } = layout;
      shade.clear().rect(0, 0, width, height).fill({ color: 0x0b0618, alpha: 0.45 });
      const area = areaOf(layout);
      const scale = isWide ? Math.min(1, (area.width * 0.54) / BUBBLE.width) : 1;
      at = isWide
        ? { x: area.x + area.width * 0.73, y: height / 2, scale }
        : { x: (width + safe.left - safe.right) / 2, y: height - safe.bottom - 120, scale };
      bubble.position.set(at.x, at.y);
      bubble.scale.set(scale);
      placeCards();
      placeControls();
    },
    async run() {
      view.visible = true;
      view.alpha = 1;
      context.audio.effect(SOUNDS.tutorial);
      cards.forEach((card, i) => {
        const look = i === ODD ? { ...LOOK, frame: 'wau-a' } : LOOK;
        card.set(look, context.art.frame(look.frame));
      });
      placeCards();
      hand.position.set(layout.width / 2, layout.height - 60);
      const stopTimer = kit.idle.loop((_elapsed, delta) => {
        time = (time + delta) % 9_000;
        timer.show(step === 1 ? 15_000 - time : 15_000, 15_000);
      });
      const finished = new Promise<void>((resolve) => {
        done = resolve;
      });
      skipControl = context.controls.add({
        name: texts('fto.tutorial.skip'),
        onPress: () => done?.(),
      });
      placeControls();
      try {
        const { width, height } = layout;
        void Promise.all(
          cards.map(async (card, i) => {
            await card.deal(width / 2, height + 90, i * 90);
            await card.flip(60);
          }),
        ).catch(() => {});
        enter(0);
        await finished;
      } finally {
        done = null;
        show.abort();
        stopTimer();
        timer.show(null, 1);
        button.retire();
        skipControl.remove();
        skipControl = null;
        coins.clear();
      }
      await kit.idle.to(view, { alpha: 0 }, { ms: 200 }).catch(() => {});
      view.visible = false;
    },
  };
};
