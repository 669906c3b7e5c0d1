import type { Control, ControlGrid } from '#engine/canvas/stage/controls.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Question } from '#games/fto/shapes.ts';
import type { Card } from './card.ts';
import type { Places } from './places.ts';
import { nameOfCard } from './words.ts';

/** What is pressed to pick a card: a control over each of them. */
export interface CardControls {
  /** Puts one over each card of a question; none can be picked yet. */
  offer(question: Question, cards: readonly Card[]): void;
  place(places: Places): void;
  setOpen(isOpen: boolean): void;
  drop(): void;
}

export const createCardControls = (kit: Kit, onPick: (cell: number) => void): CardControls => {
  const { texts, controls: layer } = kit.context;
  let controls: Control[] = [];
  let grid: ControlGrid | null = null;
  return {
    offer({ motif, cells }, cards) {
      const added = layer.grid(texts('fto.cards'));
      grid = added;
      controls = cards.map((card, i) => {
        const control = added.add({
          name: nameOfCard(texts, motif, cells, i),
          onPress: () => onPick(i),
          onDown: card.press,
          onUp: card.release,
        });
        control.setDisabled(true);
        return control;
      });
    },
    place({ columns, step, middles }) {
      grid?.columns(columns);
      for (const [i, { x, y }] of middles.entries())
        controls[i]?.place(x - step.x / 2, y - step.y / 2, step.x, step.y);
    },
    setOpen(isOpen) {
      for (const control of controls) control.setDisabled(!isOpen);
    },
    drop() {
      grid?.remove();
      grid = null;
      controls = [];
    },
  };
};
