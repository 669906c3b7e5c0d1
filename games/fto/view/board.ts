import { Container } from 'pixi.js';
import type { Control, ControlGrid } from '#engine/stage/controls.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import type { Question } from '#games/fto/shapes.ts';
import { SOUNDS } from '#games/fto/sounds.ts';
import { CARD, type Card, createCard } from './card.ts';
import { createTextures } from './looks.ts';
import { nameOfCard } from './words.ts';

/** The cards on the table. */
export interface Board {
  view: Container;
  resize(layout: Layout): void;
  /** Deals a question's cards and turns them up. */
  deal(question: Question): Promise<void>;
  /** Lays them open at once: the round goes on where it was. */
  lay(question: Question): Promise<void>;
  /** Whether cards can be picked. */
  setOpen(isOpen: boolean): void;
  card(cell: number): Card | null;
  /** All cards but these. */
  others(...cells: (number | null)[]): Card[];
  /** A card's middle, in units from the canvas's upper left. */
  middle(cell: number): { x: number; y: number };
  sweep(): Promise<void>;
  /** Takes the cards off without a movement. */
  clear(): void;
  destroy(): void;
}

const GAP = 0.055;
const MOST_WIDTH = 168;
/** The cards of a question are dealt within this time, however many they are. Milliseconds. */
const DEAL_SPREAD_MS = 380;

/** Where cards may lie. */
const areaOf = ({ width, height, safe, isWide }: Layout) =>
  isWide
    ? {
        x: safe.left + 226,
        y: safe.top + 14,
        width: width - safe.left - safe.right - 226 - 150,
        height: height - safe.top - safe.bottom - 28,
      }
    : {
        x: safe.left + 18,
        y: safe.top + 207,
        width: width - safe.left - safe.right - 36,
        height: height - safe.top - safe.bottom - 207 - 72,
      };

export const createBoard = (kit: Kit, onPick: (cell: number) => void): Board => {
  const { context, act } = kit;
  const view = new Container({ sortableChildren: true });
  const pool: Card[] = [];
  const textures = createTextures(context);
  let question: Question | null = null;
  let cards: Card[] = [];
  let controls: Control[] = [];
  let grid: ControlGrid | null = null;
  let layout = context.layout();
  let isOpen = false;

  const arrange = () => {
    if (!question) return;
    const area = areaOf(layout);
    // On a wide screen the longer side of the grid lies along it.
    const { columns: c, rows: r } = question;
    const columns = layout.isWide ? Math.max(c, r) : c;
    const rows = cards.length / columns;
    const fit = Math.min(
      area.width / (columns + (columns - 1) * GAP),
      (area.height / (rows + (rows - 1) * GAP)) * (CARD.width / CARD.height),
      MOST_WIDTH,
    );
    const scale = fit / CARD.width;
    const step = { x: fit * (1 + GAP), y: fit * (CARD.height / CARD.width) * (1 + GAP) };
    grid?.columns(columns);
    cards.forEach((card, i) => {
      const x = area.x + area.width / 2 + ((i % columns) - (columns - 1) / 2) * step.x;
      const y = area.y + area.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * step.y;
      card.home(x, y, scale);
      controls[i]?.place(x - step.x / 2, y - step.y / 2, step.x, step.y);
    });
  };

  const dropControls = () => {
    grid?.remove();
    grid = null;
    controls = [];
  };
  const clear = () => {
    dropControls();
    for (const card of cards) {
      card.breathe(false);
      view.removeChild(card.view);
    }
    cards = [];
    question = null;
    isOpen = false;
  };

  const set = (next: Question) => {
    clear();
    question = next;
    const { cells, motif } = next;
    const looks = cells.map((look) => textures.of(look));
    cards = cells.map((look, i) => {
      const card = pool[i] ?? createCard(kit);
      pool[i] = card;
      const texture = looks[i];
      if (texture) card.set(look, texture);
      view.addChild(card.view);
      return card;
    });
    grid = context.controls.grid(context.texts('fto.cards'));
    controls = cells.map((_, i) => {
      const control = grid?.add({
        name: nameOfCard(context.texts, motif, cells, i),
        onPress: () => onPick(i),
        onDown: () => cards[i]?.press(),
        onUp: () => cards[i]?.release(),
      });
      if (!control) throw new Error('the grid was just made');
      control.setDisabled(true);
      return control;
    });
    arrange();
  };

  const board: Board = {
    view,
    clear,
    async deal(next) {
      set(next);
      const count = cards.length;
      const between = Math.min(55, DEAL_SPREAD_MS / count);
      const from = layout.isWide
        ? { x: layout.width + 60, y: layout.height * 0.7 }
        : { x: layout.width * 0.5, y: layout.height + 110 };
      // The first dealt lies below: the last comes over the others.
      await Promise.all(
        cards.map(async (card, i) => {
          const landed = card.deal(from.x, from.y, i * between);
          if (i % Math.ceil(count / 8) === 0)
            void act.wait(i * between).then(
              () => context.audio.effect(SOUNDS.deals[i % 3] ?? SOUNDS.deals[0], { volume: 0.8 }),
              () => {},
            );
          await landed;
          await card.flip(Math.max(0, (count - i) * 6));
        }),
      );
    },
    async lay(next) {
      set(next);
      for (const card of cards) {
        card.place();
        card.turn(true);
      }
      view.alpha = 0;
      await act.to(view, { alpha: 1 }, { ms: 260 });
    },
    setOpen(next) {
      if (isOpen === next) return;
      isOpen = next;
      for (const control of controls) control.setDisabled(!next);
    },
    card: (cell) => cards[cell] ?? null,
    others: (...cells) => cards.filter((_, i) => !cells.includes(i)),
    middle(cell) {
      const card = cards[cell];
      return card
        ? { x: card.view.x, y: card.view.y }
        : { x: layout.width / 2, y: layout.height / 2 };
    },
    async sweep() {
      dropControls();
      if (cards.length === 0) return;
      context.audio.effect(SOUNDS.turn, { volume: 0.5 });
      const away = layout.isWide
        ? { x: layout.width + 120, y: layout.height * 0.3 }
        : { x: layout.width + 140, y: layout.height * 0.62 };
      await Promise.all(
        cards.map((card, i) => card.sweep(away.x, away.y, (i * 110) / cards.length)),
      );
      clear();
    },
    resize(next) {
      layout = next;
      arrange();
      for (const card of cards) card.place();
    },
    destroy() {
      clear();
      textures.clear();
      for (const card of pool) card.view.destroy({ children: true });
    },
  };
  return board;
};
