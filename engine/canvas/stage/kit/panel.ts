import { Container, Graphics, NineSliceSprite, type Text } from 'pixi.js';
import type { Control } from '../controls.ts';

import { fitWidth } from '../label.ts';
import type { Layout } from '../layout.ts';
import { BEATS } from './beats.ts';
import { COLOURS, type Kit } from './kit.ts';

/** A golden button; its position is its middle. */
export interface PanelButton {
  view: Container;
  /** Puts its control over it: where its middle is on the canvas, and how much it is scaled. */
  control(at: { x: number; y: number; scale: number }): void;
  text(text: string): void;
  /** Takes its control away. */
  retire(): void;
  focus(): void;
}

export const BUTTON = { width: 232, height: 60 };

export const createButton = (kit: Kit, text: string, onPress: () => void): PanelButton => {
  const view = new Container();
  const ground = new NineSliceSprite({
    texture: kit.context.art.frame('button'),
    leftWidth: 36,
    rightWidth: 36,
    topHeight: 34,
    bottomHeight: 34,
    width: BUTTON.width,
    height: 72,
  });
  ground.position.set(-BUTTON.width / 2, -36);
  const label: Text = kit.label(text, {
    face: 'text',
    size: 19,
    weight: '800',
    fill: COLOURS.onGold,
  });
  label.y = -4;
  view.addChild(ground, label);
  const refit = () => fitWidth(label, BUTTON.width - 44);
  refit();
  let control: Control | null = null;
  let name = text;
  /** What its owner scaled it to. */
  let size = 1;
  let isDown = false;
  const rest = () => view.scale.set(size);

  return {
    view,
    text(next) {
      name = next;
      label.text = next;
      refit();
      control?.name(next);
    },
    control({ x, y, scale }) {
      control ??= kit.context.controls.add({
        name,
        onPress: () => {
          kit.context.audio.effect('club/tap');
          onPress();
        },
        onDown: () => {
          if (!isDown) size = view.scale.x;
          isDown = true;
          view.scale.set(size * 0.95);
        },
        onUp: () => {
          if (isDown) rest();
          isDown = false;
        },
      });
      const width = BUTTON.width * scale;
      const height = BUTTON.height * scale;
      control.place(x - width / 2, y - height / 2, width, height);
    },
    retire() {
      control?.remove();
      control = null;
      if (isDown) rest();
      isDown = false;
    },
    focus: () => control?.focus(),
  };
};

/** A lacquered board that comes in over the dimmed table. Its content's origin is its middle. */
export interface Panel {
  /** What dims the table, below the board: between them lies what may fall behind it alone. */
  shade: Container;
  view: Container;
  content: Container;
  open(): Promise<void>;
  close(): Promise<void>;
  isOpen(): boolean;
  /** How much its content is scaled to fit the screen, and where its middle is. */
  resize(layout: Layout): { x: number; y: number; scale: number };
}

export const createPanel = (kit: Kit, width: number, height: number): Panel => {
  const shade = new Graphics({ visible: false });
  const board = new Container({ visible: false });
  const ground = new NineSliceSprite({
    texture: kit.context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: width + 12,
    height: height + 16,
  });
  ground.position.set(-width / 2 - 6, -height / 2 - 6);
  const content = new Container();
  board.addChild(ground, content);
  const setShown = (isShown: boolean) => {
    shade.visible = isShown;
    board.visible = isShown;
  };
  let isOpen = false;
  let fit = { x: 0, y: 0, scale: 1 };

  return {
    shade,
    view: board,
    content,
    isOpen: () => isOpen,
    async open() {
      if (isOpen) return;
      isOpen = true;
      setShown(true);
      kit.context.audio.effect('club/popup', { volume: 0.7 });
      const { y, scale } = fit;
      const isCalm = kit.isCalm();
      await kit.idle.run((t) => {
        shade.alpha = Math.min(1, t);
        board.alpha = Math.min(1, t * 1.6);
        if (isCalm) return;
        board.y = y + 70 * (1 - t);
        board.scale.set(scale * (0.9 + 0.1 * t));
      }, BEATS.panelOpen);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await kit.idle.run((t) => {
        shade.alpha = 1 - t;
        board.alpha = 1 - t;
      }, BEATS.panelClose);
      setShown(isOpen);
    },
    resize(layout) {
      const { safe } = layout;
      shade.clear().rect(0, 0, layout.width, layout.height).fill({ color: 0x0b0618, alpha: 0.66 });
      const free = {
        x: safe.left + 10,
        y: safe.top + (layout.isWide ? 8 : 60),
        width: layout.width - safe.left - safe.right - 20,
        height: layout.height - safe.top - safe.bottom - (layout.isWide ? 16 : 76),
      };
      const scale = Math.min(1.15, free.width / (width + 12), free.height / (height + 16));
      fit = { x: free.x + free.width / 2, y: free.y + free.height / 2, scale };
      board.position.set(fit.x, fit.y);
      board.scale.set(scale);
      return fit;
    },
  };
};
