import { Container } from 'pixi.js';
import type { Control, ControlGrid } from '#engine/canvas/stage/controls.ts';
import { fadeIn } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { HANDS, type Hand } from '#games/rock-scissor-paper/shapes.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';
import { BEATS } from './beats.ts';
import { cellsOf } from './deskPlace.ts';
import { createHandButton, type HandButton } from './handButton.ts';

/** The three hands to choose from. */
export interface Desk {
  view: Container;
  resize(layout: Layout): void;
  /** Stands there, and whether it can be pressed. */
  show(isOpen: boolean): void;
  /** The hand that was chosen stays lit, the others dim; null takes it back. */
  choose(hand: Hand | null): void;
  /** The result of the chosen hand is told: none is lit any more, none can be pressed yet. */
  settle(): void;
  hide(): void;
}

/** What is touched of the hands while they lie there. */
const createTargets = (
  { context }: Kit,
  buttons: readonly HandButton[],
  onChoose: (hand: Hand) => void,
) => {
  const { audio, controls, texts } = context;
  let grid: ControlGrid | null = null;
  let targets: Control[] = [];
  const add = (to: ControlGrid, { hand, squeeze }: HandButton) =>
    to.add({
      name: texts(`rock-scissor-paper.hand.${hand}`),
      onDown() {
        audio.effect(SOUNDS.press);
        squeeze(0.9);
      },
      onUp: () => squeeze(1),
      onPress() {
        squeeze(1);
        audio.effect(SOUNDS.choose);
        onChoose(hand);
      },
    });
  return {
    isThere: () => grid !== null,
    build() {
      const made = controls.grid(texts('rock-scissor-paper.hands'));
      grid = made;
      targets = buttons.map((button) => add(made, button));
    },
    place(layout: Layout) {
      cellsOf(layout).forEach(({ target: { x, y, width, height } }, i) => {
        targets[i]?.place(x, y, width, height);
      });
      grid?.columns(layout.isWide ? 1 : 3);
    },
    set(isOffered: boolean, chosen: Hand | null) {
      targets.forEach((target, i) => {
        target.setDisabled(!isOffered);
        target.describe(HANDS[i] === chosen ? texts('rock-scissor-paper.chosen') : '');
      });
    },
    focus: () => targets[0]?.focus(),
    remove() {
      grid?.remove();
      grid = null;
      targets = [];
    },
  };
};

export const createDesk = (kit: Kit, onChoose: (hand: Hand) => void): Desk => {
  const view = new Container({ visible: false });
  const halo = kit.glow(COLOURS.light);
  halo.blendMode = 'add';
  halo.alpha = 0;
  const buttons = HANDS.map((hand) => createHandButton(kit, hand));
  view.addChild(halo, ...buttons.map((button) => button.view));
  const targets = createTargets(kit, buttons, onChoose);
  let layout = kit.context.layout();
  let chosen: Hand | null = null;
  let isOpen = false;
  /** The focus came here once in this match: from then on it is the player's to move. */
  let wasOffered = false;

  const set = (open: boolean, hand: Hand | null) => {
    isOpen = open;
    chosen = hand;
    const isOffered = open && hand === null;
    for (const button of buttons) {
      const isLit = button.hand === hand;
      button.paint(isLit, isOffered);
      if (isLit) halo.position.copyFrom(button.view.position);
    }
    halo.alpha = hand === null ? 0 : 0.7;
    targets.set(isOffered, hand);
  };
  const arrange = () => {
    cellsOf(layout).forEach((cell, i) => {
      buttons[i]?.place(cell);
      halo.scale.set((cell.face / 128) * 2);
    });
    targets.place(layout);
  };

  return {
    view,
    show(open) {
      if (!targets.isThere()) {
        targets.build();
        arrange();
        fadeIn(kit, view, BEATS.desk);
      }
      set(open, open ? null : chosen);
      if (open && !wasOffered) targets.focus();
      wasOffered = wasOffered || open;
    },
    choose: (hand) => set(isOpen, hand),
    settle: () => set(false, null),
    hide() {
      wasOffered = false;
      view.visible = false;
      targets.remove();
      set(false, null);
    },
    resize(next) {
      layout = next;
      arrange();
      set(isOpen, chosen);
    },
  };
};
