import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Question } from '#games/fto/shapes.ts';
import { SOUNDS } from '#games/fto/sounds.ts';
import { BEATS } from './beats.ts';
import { type Card, createCard } from './card.ts';
import { createCardControls } from './cardControls.ts';
import { CARD } from './cardFace.ts';
import { createTextures, type Textures } from './looks.ts';
import { placesOf } from './places.ts';

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
  /** Shows in the odd card's place what the others look like. */
  compare(odd: number): Promise<void>;
  /** A card's middle, in units from the canvas's upper left. */
  middle(cell: number): { x: number; y: number };
  /** The middle of its upper edge. */
  edge(cell: number): { x: number; y: number };
  sweep(): Promise<void>;
  /** Takes the cards off without a movement. */
  clear(): void;
  destroy(): void;
}

/** A question's cards, from those there were and as many new ones as it takes. */
const take = (kit: Kit, pool: Card[], { cells }: Question, textures: Textures): Card[] => {
  const looks = cells.map((look) => ({ look, texture: textures.of(look) }));
  return looks.map(({ look, texture }, i) => {
    const card = pool[i] ?? createCard(kit);
    pool[i] = card;
    card.set(look, texture);
    return card;
  });
};

/** Deals the cards one after the other and turns them up. */
const deal = async ({ act, context }: Kit, cards: readonly Card[], layout: Layout) => {
  const count = cards.length;
  const between = Math.min(BEATS.dealApart.ms, BEATS.dealAll.ms / count);
  const x = layout.isWide ? layout.width + 60 : layout.width * 0.5;
  const y = layout.isWide ? layout.height * 0.7 : layout.height + 110;
  // The first dealt lies below: the last comes over the others.
  await Promise.all(
    cards.map(async (card, i) => {
      const landed = card.deal(x, y, i * between);
      if (i % Math.ceil(count / 8) === 0)
        void act.wait(i * between).then(
          () => context.audio.effect(SOUNDS.deal, { volume: 0.8, x: middleOf(card, layout).x }),
          () => {},
        );
      await landed;
      await card.flip(Math.max(0, ((count - i) * BEATS.flipAll.ms) / count));
    }),
  );
};

const middleOf = (card: Card | undefined, { width, height }: Layout) => {
  const { x, y } = card?.view ?? { x: width / 2, y: height / 2 };
  return { x, y };
};

/** Sweeps them off the table, all within a moment. */
const sweep = async (cards: readonly Card[], { width, height, isWide }: Layout) => {
  const x = width + (isWide ? 120 : 140);
  const y = height * (isWide ? 0.3 : 0.62);
  const between = BEATS.sweepAll.ms / cards.length;
  await Promise.all(cards.map((card, i) => card.sweep(x, y, i * between)));
};

export const createBoard = (kit: Kit, onPick: (cell: number) => void): Board => {
  const { context, act } = kit;
  const textures = createTextures(context);
  const view = new Container({ sortableChildren: true, isRenderGroup: true });
  const pool: Card[] = [];
  const controls = createCardControls(kit, onPick);
  let question: Question | null = null;
  let cards: Card[] = [];
  let layout = context.layout();
  let isOpen = false;

  const arrange = () => {
    if (!question) return;
    const places = placesOf(layout, question);
    for (const [i, { x, y }] of places.middles.entries()) cards[i]?.home(x, y, places.scale);
    controls.place(places);
  };
  const clear = () => {
    controls.drop();
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
    cards = take(kit, pool, next, textures);
    view.addChild(...cards.map((card) => card.view));
    controls.offer(next, cards);
    arrange();
  };

  return {
    view,
    clear,
    deal(next) {
      set(next);
      return deal(kit, cards, layout);
    },
    async lay(next) {
      set(next);
      for (const card of cards) {
        card.place();
        card.turn(true);
      }
      view.alpha = 0;
      await act.to(view, { alpha: 1 }, BEATS.lay);
    },
    setOpen(next) {
      if (isOpen !== next) controls.setOpen(next);
      isOpen = next;
    },
    card: (cell) => cards[cell] ?? null,
    others: (...cells) => cards.filter((_, i) => !cells.includes(i)),
    async compare(odd) {
      const look = question?.cells[odd === 0 ? 1 : 0];
      if (look) await cards[odd]?.compare(look, textures.of(look));
    },
    middle: (cell) => middleOf(cards[cell], layout),
    edge(cell) {
      const { x, y } = middleOf(cards[cell], layout);
      return { x, y: y - (CARD.height / 2) * (cards[cell]?.view.scale.y ?? 0) };
    },
    async sweep() {
      controls.drop();
      if (cards.length === 0) return;
      context.audio.effect(SOUNDS.turn, { volume: 0.5 });
      await sweep(cards, layout);
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
};
