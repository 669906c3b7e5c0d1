import { Container } from 'pixi.js';
import { changeText, multiplierText } from '../../../core/rules/result.ts';
import { fitWidth } from '../label.ts';
import { type Layout, middleOf } from '../layout.ts';
import { createBackboard } from './backboard.ts';
import { BEATS } from './beats.ts';
import { createCoinAmount } from './coinAmount.ts';
import { unfold } from './fadeIn.ts';
import { COLOURS, type Kit } from './kit.ts';

/** How a round ended, in the player's words. */
export interface Ending {
  title: string;
  /** One line or two below. */
  line: string;
  /** Won over the bet, in hundredths of a coin, and the multiplier; null: the bet is lost. */
  won: { change: number; multiplier: number } | null;
  /** What follows the title for those who do not see it. */
  said: string;
}

/** The board at a round's end. */
export interface EndBoard {
  view: Container;
  resize(layout: Layout): void;
  /** Opens it with all that it says. */
  show(ending: Ending): void;
  /** Comes in, counting what was won: it never says that nothing was. */
  tell(ending: Ending): Promise<void>;
  close(): void;
}

/** Where a board so high has its middle, in units, and its scale. */
type PlaceOf = (layout: Layout, height: number) => { x: number; y: number; scale: number };

export const END_BOARD_WIDTH = 316;

const HEIGHT = { won: 246, lost: 140 };
/** So much has room for words in either; with more of them the board is higher. */
const WORDS = 46;
/** From them to its lower edge. */
const FOOT = 28;

/** What is written on the board. */
const createWriting = (kit: Kit, titles: readonly string[]) => {
  const view = new Container();
  const ground = createBackboard(kit, END_BOARD_WIDTH, HEIGHT.won);
  const title = kit.label(
    '',
    { face: 'display', size: 30, weight: '700', fill: COLOURS.goldPale },
    titles,
  );
  const options = { coin: 0.58, digits: 52, coinAt: 27, digitsAt: 62, most: END_BOARD_WIDTH - 110 };
  const amount = createCoinAmount(kit, options);
  const times = kit.digits('', 28);
  times.tint = COLOURS.gold;
  const line = kit.label('', {
    face: 'text',
    size: 16,
    weight: '600',
    fill: COLOURS.text,
    lineHeight: 23,
    wordWrapWidth: END_BOARD_WIDTH - 48,
  });
  view.addChild(ground, title, amount.coin, amount.digits, times, line);
  const count = (change: number) => amount.write(changeText(Math.round(change)));

  return {
    view,
    count,
    /** The answer: how high the board is for it. */
    fill({ title: heading, line: words, won }: Ending): number {
      line.text = words;
      const more = Math.max(0, line.height - WORDS);
      const height = (won ? HEIGHT.won : HEIGHT.lost) + more;
      ground.height = height;
      ground.y = -height / 2;
      title.text = heading;
      fitWidth(title, END_BOARD_WIDTH - 52);
      title.y = -height / 2 + 42;
      line.y = height / 2 - FOOT - (WORDS + more) / 2;
      for (const each of [amount.coin, amount.digits, times]) each.visible = won !== null;
      if (won) {
        count(won.change);
        amount.place(-height / 2 + 98);
        times.text = multiplierText(won.multiplier);
        times.y = -height / 2 + 145;
      }
      return height;
    },
  };
};

const inTheMiddle: PlaceOf = (layout, height) => {
  const { x, y, width } = middleOf(layout);
  return { x, y, scale: Math.min(1, width / END_BOARD_WIDTH, (1.5 * y) / height) };
};

/** `titles`: those it bears most often. */
export const createEndBoard = (
  kit: Kit,
  placeOf = inTheMiddle,
  titles: readonly string[] = [],
): EndBoard => {
  const { act, context } = kit;
  const { view, fill, count } = createWriting(kit, titles);
  view.visible = false;
  let layout = context.layout();
  let height = HEIGHT.won;
  let size = 1;

  const place = () => {
    const { x, y, scale } = placeOf(layout, height);
    size = scale;
    view.scale.set(scale);
    view.position.set(x, y);
  };
  const open = (ending: Ending) => {
    height = fill(ending);
    place();
  };
  const countTo = async (change: number) => {
    let ticks = 0;
    await act.run((t) => {
      count(change * t);
      if (t < 1 && Math.floor(t * 9) > ticks) {
        ticks += 1;
        context.audio.effect('club/coin-tick', { rate: 1 + ticks * 0.04 });
      }
    }, BEATS.endCount);
  };

  return {
    view,
    show(ending) {
      open(ending);
      view.visible = true;
      view.alpha = 1;
    },
    async tell(ending) {
      open(ending);
      context.audio.effect('club/popup', { volume: 0.7 });
      const { won } = ending;
      if (won) count(0);
      const grow = (t: number) => view.scale.set(size * (0.85 + 0.15 * t));
      const comes = unfold(kit, view, grow, BEATS.endBoard);
      await Promise.all([comes, won && countTo(won.change)]);
    },
    close() {
      view.visible = false;
    },
    resize(next) {
      layout = next;
      place();
    },
  };
};
