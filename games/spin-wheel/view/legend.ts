import { type BitmapText, Container, Graphics, type Text } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { linesOf } from './lines.ts';
import { ribText } from './money.ts';
import { headOf, sideOf } from './place.ts';

/** A prize in sen, 0: none, and its chance as it is shown. */
export interface Chance {
  sen: number;
  chance: string;
}

/** What may come of a spin and how likely it is: above the kite, or at its left where it is wide. */
export interface Legend {
  view: Container;
  /** Each prize once, in the order in which they are told. */
  show(chances: readonly Chance[]): void;
  /** The prize that was won; null: none is marked. */
  mark(sen: number | null): void;
  resize(layout: Layout): void;
  /** Units it takes above the kite: 0 on a wide screen. */
  height(): number;
}

/** Units at scale 1. */
const ROW = 18;
const SIZE = 14;
const GAP = 6;
const PAD = 12;
const BETWEEN = 15;
/** The title stands on the upper edge. */
const TITLE = 9;
/** Higher than this above the kite it is drawn smaller. Share of the screen's height. */
const MOST_HIGH = 0.14;

interface Cell {
  sen: number;
  prize: Text | BitmapText;
  chance: BitmapText;
}

const drawCell = (kit: Kit, { sen, chance }: Chance, nothing: string): Cell => {
  const words = { face: 'text', size: SIZE - 1, weight: '700', fill: COLOURS.goldPale } as const;
  const prize = sen === 0 ? kit.label(nothing, words) : kit.digits(`RM${ribText(sen)}`, SIZE);
  prize.anchor.set(0, 0.5);
  if (sen > 0) prize.tint = COLOURS.goldPale;
  const figure = kit.digits(chance, SIZE);
  figure.anchor.set(1, 0.5);
  return { sen, prize, chance: figure };
};

/**
 * Puts the cells in lines of at most `free` units, or below each other in one column; answers how
 * wide and high all of them are.
 */
const placeCells = (
  cells: readonly Cell[],
  free: number,
  isColumn: boolean,
): { width: number; height: number } => {
  const widths = cells.map(({ prize, chance }) => prize.width + GAP + chance.width);
  const widest = Math.max(0, ...widths);
  const own = isColumn ? cells.map(() => widest) : widths;
  const lines = isColumn ? cells.map(() => 1) : linesOf(widths, BETWEEN, free);
  let from = 0;
  const spans = lines.map((count) => {
    const to = from + count;
    const width = own.slice(from, to).reduce((sum, each) => sum + each + BETWEEN, -BETWEEN);
    const span = { from, to, width };
    from = to;
    return span;
  });
  const width = Math.max(0, ...spans.map((span) => span.width));
  for (const [line, span] of spans.entries()) {
    let x = PAD + (width - span.width) / 2;
    const y = TITLE + 4 + (line + 0.5) * ROW;
    for (let i = span.from; i < span.to; i += 1) {
      cells[i]?.prize.position.set(x, y);
      x += own[i] ?? 0;
      cells[i]?.chance.position.set(x, y);
      x += BETWEEN;
    }
  }
  return { width: width + 2 * PAD, height: TITLE + lines.length * ROW + 9 };
};

/** Gold is for what was won. */
const drawMark = (mark: Graphics, { sen, prize, chance }: Cell) => {
  const color = sen > 0 ? COLOURS.gold : COLOURS.textSoft;
  mark
    .clear()
    .roundRect(prize.x - 5, prize.y - ROW / 2, chance.x - prize.x + 10, ROW, 6)
    .fill({ color, alpha: sen > 0 ? 0.3 : 0.12 })
    .stroke({ color, width: 1.5 });
};

const drawGround = (ground: Graphics, { width, height }: { width: number; height: number }) =>
  ground
    .clear()
    .roundRect(0, TITLE / 2, width, height - TITLE / 2, 12)
    .fill({ color: COLOURS.ink, alpha: 0.84 })
    .stroke({ color: COLOURS.gold, width: 1.5, alpha: 0.9 });

export const createLegend = (kit: Kit, title: string, nothing: string): Legend => {
  const view = new Container({ visible: false });
  const ground = new Graphics();
  const mark = new Graphics({ visible: false });
  const heading = kit.label(title, {
    face: 'text',
    size: 13,
    weight: '700',
    fill: COLOURS.goldPale,
    stroke: { color: COLOURS.ink, width: 5, join: 'round' },
  });
  const body = new Container();
  view.addChild(ground, mark, body, heading);
  let cells: Cell[] = [];
  let said = '';
  let layout = kit.context.layout();
  let marked: number | null = null;
  let high = 0;

  const arrange = () => {
    const { width, height, safe, isWide } = layout;
    const top = headOf(layout);
    const free = isWide ? sideOf(layout) - 8 : width - safe.left - safe.right - 16;
    const size = placeCells(cells, free - 2 * PAD, isWide);
    const room = isWide ? height - top - safe.bottom - 46 : Math.max(76, height * MOST_HIGH);
    const scale = Math.min(1, free / size.width, room / size.height);
    drawGround(ground, size);
    fitWidth(heading, size.width - 2 * PAD);
    heading.position.set(size.width / 2, TITLE / 2);
    const won = cells.find(({ sen }) => sen === marked);
    mark.visible = won !== undefined;
    if (won) drawMark(mark, won);
    view.scale.set(scale);
    high = size.height * scale;
    view.position.set(isWide ? safe.left + 10 : (width - size.width * scale) / 2, top);
  };

  return {
    view,
    show(chances) {
      const next = JSON.stringify(chances);
      if (next === said) return;
      said = next;
      for (const child of body.removeChildren()) child.destroy();
      cells = chances.map((chance) => drawCell(kit, chance, nothing));
      body.addChild(...cells.flatMap(({ prize, chance }) => [prize, chance]));
      view.visible = cells.length > 0;
      arrange();
    },
    mark(sen) {
      if (sen === marked) return;
      marked = sen;
      arrange();
    },
    resize(next) {
      layout = next;
      arrange();
    },
    height: () => (layout.isWide || cells.length === 0 ? 0 : high + 6),
  };
};
