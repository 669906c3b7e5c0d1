import { Container } from 'pixi.js';
import type { Control, ControlGrid } from '#engine/stage/controls.ts';
import { backOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { HANDS, type Hand } from '#games/rock-scissor-paper/shapes.ts';
import { SOUNDS } from '#games/rock-scissor-paper/sounds.ts';

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

const DISC = 132;
const LABEL = 24;

export const createDesk = (kit: Kit, onChoose: (hand: Hand) => void): Desk => {
  const { context, idle } = kit;
  const { texts } = context;
  const view = new Container({ visible: false });
  const halo = kit.glow(COLOURS.light);
  halo.blendMode = 'add';
  halo.alpha = 0;
  view.addChild(halo);
  const buttons = HANDS.map((hand) => {
    const button = new Container();
    const disc = kit.sprite('disc');
    const icon = kit.sprite(`icon-${hand}`);
    icon.scale.set(0.86);
    icon.y = -3;
    const face = new Container();
    face.addChild(disc, icon);
    const label = kit.label(texts(`rock-scissor-paper.hand.${hand}`), {
      face: 'text',
      size: 17,
      weight: '700',
    });
    button.addChild(face, label);
    view.addChild(button);
    return { hand, button, face, disc, label, size: 1 };
  });

  let layout = context.layout();
  let grid: ControlGrid | null = null;
  let controls: Control[] = [];
  let chosen: Hand | null = null;
  let isOpen = false;
  /** The focus came here once in this match: from then on it is the player's to move. */
  let wasOffered = false;

  const paint = () => {
    for (const { hand, disc, button } of buttons) {
      const isLit = hand === chosen;
      disc.texture = context.art.frame(isLit ? 'disc-lit' : 'disc');
      button.alpha = isLit || (isOpen && chosen === null) ? 1 : 0.42;
      if (isLit) halo.position.set(button.x, button.y);
    }
    halo.alpha = chosen === null ? 0 : 0.7;
    controls.forEach((control, i) => {
      control.setDisabled(!isOpen || chosen !== null);
      control.describe(HANDS[i] === chosen ? texts('rock-scissor-paper.chosen') : '');
    });
  };

  const squeeze = (at: number, to: number) => {
    const each = buttons[at];
    if (!each) return;
    const from = each.face.scale.x / each.size;
    void idle
      .run((t) => each.face.scale.set(each.size * (from + (to - from) * t)), {
        ms: to < 1 ? 60 : 220,
        ...(to < 1 ? {} : { ease: backOut }),
      })
      .catch(() => {});
  };

  const arrange = () => {
    const { width, height, safe, desk, isWide } = layout;
    const column = isWide
      ? {
          x: width - safe.right - desk.width,
          y: safe.top + 56,
          w: desk.width,
          h: height - safe.top - safe.bottom - 64,
        }
      : {
          x: safe.left,
          y: height - safe.bottom - desk.height,
          w: width - safe.left - safe.right,
          h: desk.height,
        };
    const isBeside = isWide && column.w > 200;
    const cell = isWide
      ? { w: column.w, h: column.h / 3 }
      : { w: Math.min(150, column.w / 3), h: column.h };
    const across = isBeside ? cell.w * 0.5 : cell.w - 12;
    const face = Math.min(isWide ? 112 : 116, across, cell.h - (isBeside ? 8 : LABEL + 14));
    buttons.forEach((each, i) => {
      const { button, label } = each;
      const x = column.x + (isWide ? cell.w / 2 : column.w / 2 + (i - 1) * cell.w);
      const y = column.y + (isWide ? (i + 0.5) * cell.h : cell.h / 2);
      each.size = face / DISC;
      each.face.scale.set(each.size);
      if (isBeside) {
        button.position.set(column.x + 12 + face / 2, y);
        fitWidth(label, cell.w - face - 34);
        label.position.set(face / 2 + 12 + label.width / 2, 0);
      } else {
        button.position.set(x, y - LABEL / 2);
        fitWidth(label, cell.w - 4);
        label.position.set(0, face / 2 + LABEL / 2 + 2);
      }
      controls[i]?.place(
        isBeside ? column.x + 8 : x - Math.max(face, 60) / 2 - 2,
        y - (isBeside ? face : face + LABEL) / 2 - 2,
        isBeside ? cell.w - 16 : Math.max(face, 60) + 4,
        (isBeside ? face : face + LABEL) + 4,
      );
    });
    halo.scale.set((face / 128) * 2);
    grid?.columns(isWide ? 1 : 3);
  };

  const build = () => {
    if (grid) return;
    grid = context.controls.grid(texts('rock-scissor-paper.hands'));
    controls = buttons.map(({ hand }, i) => {
      const control = grid?.add({
        name: texts(`rock-scissor-paper.hand.${hand}`),
        onDown: () => {
          context.audio.effect(SOUNDS.press);
          squeeze(i, 0.9);
        },
        onUp: () => squeeze(i, 1),
        onPress: () => {
          squeeze(i, 1);
          context.audio.effect(SOUNDS.choose);
          onChoose(hand);
        },
      });
      if (!control) throw new Error('the grid was just made');
      return control;
    });
    arrange();
  };

  return {
    view,
    show(open) {
      const wasShown = grid !== null;
      build();
      isOpen = open;
      if (open) chosen = null;
      paint();
      view.visible = true;
      if (!wasShown) {
        view.alpha = 0;
        void idle.to(view, { alpha: 1 }, { ms: 220 }).catch(() => {});
      }
      if (open && !wasOffered) controls[0]?.focus();
      wasOffered = wasOffered || open;
    },
    choose(hand) {
      chosen = hand;
      paint();
    },
    settle() {
      chosen = null;
      isOpen = false;
      paint();
    },
    hide() {
      wasOffered = false;
      isOpen = false;
      chosen = null;
      view.visible = false;
      grid?.remove();
      grid = null;
      controls = [];
      halo.alpha = 0;
    },
    resize(next) {
      layout = next;
      arrange();
      paint();
    },
  };
};
