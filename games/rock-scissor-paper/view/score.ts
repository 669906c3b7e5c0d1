import { Container, Graphics } from 'pixi.js';
import { fadeIn } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Score } from '#games/rock-scissor-paper/shapes.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

/** Who plays whom, and a medallion for each throw there may be: whoever takes most of them has won. */
export interface ScoreBoard {
  view: Container;
  home(place: Place): void;
  /** How many throws a match is the best of: 1, 3 or 5. Before the names. */
  bestOf(throws: number): void;
  names(mine: string, theirs: string): void;
  /** Shows this score at once. */
  set(score: Score): void;
  /** The medallion that was just won drops into its place. */
  award(score: Score): Promise<void>;
  setShown(isShown: boolean): void;
}

/** A plate is as wide as its name asks, within these. */
const PLATE = { least: 74, most: 121, height: 42 };
/** Of a plate's width: the count and the space beside it, and the space at the name's other end. */
const COUNT = 32;
const END = 14;
/** Between medallions; five of them stand closer, and are as much smaller. */
const STEP = 36;
const CLOSE = 23;
const stepOf = (throws: number): number => (throws > 3 ? CLOSE : STEP);

/** The player's from the left, the opponent's from the right; the middle one decides. */
const medalsOf = ([mine, theirs]: Score, throws: number) =>
  Array.from({ length: throws }, (_, i) =>
    i < mine ? 'mine' : i >= throws - theirs ? 'theirs' : 'empty',
  );

/** The middle one is larger. */
const sizeOf = (at: number, throws: number): number =>
  ((at === (throws - 1) / 2 ? 0.64 : 0.56) * stepOf(throws)) / STEP;

/** Names and counts, the player's at the left and the opponent's at the right. */
const createPlates = (kit: Kit) => {
  const ground = new Graphics();
  const sides = [-1, 1].map((turn) => {
    const name = kit.label('', { face: 'text', size: 13.5, weight: '700', fill: COLOURS.goldPale });
    const count = kit.digits('0', 27);
    const colour = turn < 0 ? COLOURS.gold : 0x2ba893;
    return { turn, name, count, colour };
  });
  let inner = 0;
  const arrange = () => {
    ground.clear();
    for (const { turn, name, count, colour } of sides) {
      fitWidth(name, PLATE.most - COUNT - END);
      const width = Math.max(PLATE.least, name.width + COUNT + END);
      const middle = turn * (inner + width / 2);
      ground
        .roundRect(middle - width / 2, -PLATE.height / 2, width, PLATE.height, 14)
        .fill({ color: COLOURS.ink, alpha: 0.84 })
        .stroke({ color: colour, width: 1.5, alpha: 0.9 });
      count.position.set(turn * (inner + 17), -1);
      name.position.set(turn * (inner + (COUNT + width - END) / 2), 0);
    }
  };
  return {
    ground,
    bestOf(throws: number) {
      inner = (stepOf(throws) * throws) / 2 + 8;
    },
    words: sides.flatMap(({ name, count }) => [name, count]),
    counts: sides.map(({ count }) => count),
    names(...names: string[]) {
      sides.forEach(({ name }, i) => {
        name.text = names[i] ?? '';
      });
      arrange();
    },
    set(score: Score) {
      sides.forEach(({ count }, i) => {
        count.text = String(score[i] ?? 0);
      });
    },
  };
};

/** Best of five. */
const MOST = 5;

export const createScore = (kit: Kit): ScoreBoard => {
  const { context, act } = kit;
  const view = new Container({ visible: false });
  const plates = createPlates(kit);
  const medals = Array.from({ length: MOST }, () => kit.sprite('medal-empty'));
  let throws = 0;
  view.addChild(plates.ground, ...medals, ...plates.words);
  let shown: Score = [0, 0];

  const draw = (score: Score) => {
    shown = score;
    plates.set(score);
    medalsOf(score, throws).forEach((kind, i) => {
      const medal = medals[i];
      if (medal) medal.texture = context.art.frame(`medal-${kind}`);
    });
  };

  return {
    view,
    home({ score }) {
      view.position.set(score.x, score.y);
    },
    bestOf(most) {
      if (throws === most) return;
      throws = most;
      plates.bestOf(most);
      medals.forEach((medal, at) => {
        medal.visible = at < most;
        medal.x = (at - (most - 1) / 2) * stepOf(most);
      });
    },
    names: plates.names,
    set(score) {
      draw(score);
      medals.forEach((medal, at) => {
        medal.scale.set(sizeOf(at, throws));
      });
    },
    async award(score) {
      const before = medalsOf(shown, throws);
      const after = medalsOf(score, throws);
      const at = after.findIndex((kind, i) => kind !== before[i]);
      draw(score);
      const medal = medals[at];
      const count = plates.counts[after[at] === 'mine' ? 0 : 1];
      if (!medal || kit.isCalm()) return;
      await act.run((t) => {
        medal.scale.set(sizeOf(at, throws) * (2.6 - 1.6 * t));
        medal.rotation = (1 - t) * 2.4;
        count?.scale.set(1.7 - 0.7 * t);
      }, BEATS.medal);
    },
    setShown(isShown) {
      if (view.visible === isShown) return;
      if (isShown) fadeIn(kit, view, BEATS.score);
      else view.visible = false;
    },
  };
};
