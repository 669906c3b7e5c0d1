import { Container } from 'pixi.js';
import { cubicOut, sineInOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { type Button, createButton } from '#engine/stage/kit/panel.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { playHouse, type RpsLink, waitOn } from '#games/rock-scissor-paper/machine.ts';
import type { Place } from './place.ts';

/** A lantern held into the dark while an opponent is looked for; two ways on when nobody came. */
export interface Search {
  view: Container;
  /** The two buttons, in the desk. */
  choices: Container;
  home(place: Place): void;
  resize(layout: Layout): void;
  seek(): void;
  alone(): void;
  /** Seconds left to look, while it looks. */
  left(ms: number | null): void;
  close(): void;
}

const BUTTON = { width: 232, height: 60, gap: 12 };

export const createSearch = (kit: Kit, send: RpsLink['send']): Search => {
  const { context, idle } = kit;
  const { texts } = context;
  const view = new Container({ visible: false });
  const glow = kit.glow(0xffb347);
  glow.blendMode = 'add';
  glow.scale.set(4.6);
  glow.y = 92;
  const lantern = kit.sprite('lantern');
  lantern.anchor.set(0.5, 0.02);
  const swing = new Container();
  swing.addChild(glow, lantern);
  const seconds = kit.digits('', 46);
  seconds.position.set(0, 94);
  const dots = Array.from({ length: 3 }, (_, i) => {
    const dot = kit.sprite('spark');
    dot.position.set((i - 1) * 30, 222);
    dot.scale.set(0.5);
    return dot;
  });
  swing.addChild(seconds);
  view.addChild(swing, ...dots);
  const choices = new Container({ visible: false });
  const house = createButton(kit, texts('rock-scissor-paper.playHouse'), () => send(playHouse));
  const wait = createButton(kit, texts('rock-scissor-paper.keepLooking'), () => send(waitOn));
  const pair: readonly Button[] = [house, wait];
  choices.addChild(house.view, wait.view);

  let layout = context.layout();
  let isLooking = false;

  idle.loop((elapsed) => {
    if (!view.visible) return;
    const isCalm = kit.isCalm();
    const wide = isLooking ? 0.16 : 0.04;
    swing.rotation = isCalm ? 0 : wide * Math.sin(elapsed / 780);
    seconds.rotation = -swing.rotation;
    glow.alpha = (isLooking ? 0.75 : 0.35) + (isCalm ? 0 : 0.08 * Math.sin(elapsed / 130));
    lantern.tint = isLooking ? 0xffffff : 0xa08a94;
    dots.forEach((dot, i) => {
      const t = isCalm ? 0.6 : Math.max(0, Math.sin(elapsed / 320 - i * 0.9));
      dot.visible = isLooking;
      dot.alpha = 0.25 + 0.75 * t;
      dot.scale.set(0.42 + 0.22 * t);
    });
  });

  const placeChoices = () => {
    if (!choices.visible) return;
    const { width, height, safe, desk, isWide } = layout;
    const box = isWide
      ? { w: desk.width - 16, h: height - safe.top - safe.bottom - 80 }
      : { w: width - 24, h: desk.height - 14 };
    const scale = Math.min(1.1, box.w / BUTTON.width, box.h / (2 * BUTTON.height + BUTTON.gap));
    const x = isWide ? width - safe.right - desk.width / 2 : width / 2;
    const y = isWide ? safe.top + 64 + box.h / 2 : height - safe.bottom - desk.height / 2;
    pair.forEach((button, i) => {
      const at = { x, y: y + (i - 0.5) * (BUTTON.height + BUTTON.gap) * scale, scale };
      button.view.position.set(at.x, at.y);
      button.view.scale.set(scale);
      button.control(at);
    });
  };
  const retire = () => {
    for (const button of pair) button.retire();
    choices.visible = false;
  };
  const appear = () => {
    if (view.visible) return;
    view.visible = true;
    view.alpha = 0;
    void idle.to(view, { alpha: 1 }, { ms: 300, ease: cubicOut }).catch(() => {});
  };

  return {
    view,
    choices,
    home({ middle, isWide, size }) {
      const scale = isWide ? 0.86 : 1.3 * Math.min(1, size / 0.72);
      view.scale.set(scale);
      view.position.set(middle.x, middle.y - (isWide ? 108 : 175) * scale);
    },
    resize(next) {
      layout = next;
      placeChoices();
    },
    seek() {
      isLooking = true;
      retire();
      appear();
    },
    alone() {
      isLooking = false;
      seconds.text = '';
      appear();
      choices.visible = true;
      choices.alpha = 0;
      placeChoices();
      house.focus();
      void idle.to(choices, { alpha: 1 }, { ms: 260, ease: sineInOut }).catch(() => {});
    },
    left(ms) {
      const text = ms === null || !isLooking ? '' : String(Math.ceil(ms / 1_000));
      if (seconds.text !== text) seconds.text = text;
      seconds.tint = COLOURS.text;
    },
    close() {
      isLooking = false;
      retire();
      view.visible = false;
    },
  };
};
