import { Container, Graphics } from 'pixi.js';
import { backOut, cubicOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Score } from '#games/rock-scissor-paper/shapes.ts';
import type { Place } from './place.ts';

/** Who plays whom, and three medallions: whoever takes two of them has won. */
export interface ScoreBoard {
  view: Container;
  home(place: Place): void;
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
const STEP = 36;

/** The player's from the left, the opponent's from the right; the middle one decides. */
const medalsOf = ([mine, theirs]: Score) =>
  [0, 1, 2].map((i) => (i < mine ? 'mine' : i > 2 - theirs ? 'theirs' : 'empty'));

export const createScore = (kit: Kit): ScoreBoard => {
  const { context, act, idle } = kit;
  const view = new Container({ visible: false });
  const plates = new Graphics();
  const medals = [0, 1, 2].map(() => kit.sprite('medal-empty'));
  const sides = [-1, 1].map(() => {
    const name = kit.label('', { face: 'text', size: 13.5, weight: '700', fill: COLOURS.goldPale });
    const count = kit.digits('0', 27);
    return { name, count };
  });
  view.addChild(plates, ...medals, ...sides.flatMap(({ name, count }) => [name, count]));

  let place: Place | null = null;
  let shown: Score = [0, 0];

  const arrange = () => {
    if (!place) return;
    const inner = STEP * 1.5 + 8;
    plates.clear();
    sides.forEach(({ name, count }, i) => {
      const turn = i ? 1 : -1;
      fitWidth(name, PLATE.most - COUNT - END);
      const width = Math.max(PLATE.least, name.width + COUNT + END);
      const middle = turn * (inner + width / 2);
      plates
        .roundRect(middle - width / 2, -PLATE.height / 2, width, PLATE.height, 14)
        .fill({ color: COLOURS.ink, alpha: 0.84 })
        .stroke({ color: i ? 0x2ba893 : COLOURS.gold, width: 1.5, alpha: 0.9 });
      count.position.set(turn * (inner + 17), -1);
      name.position.set(turn * (inner + (COUNT + width - END) / 2), 0);
    });
    medals.forEach((medal, i) => {
      medal.position.set((i - 1) * STEP, 0);
      medal.scale.set(i === 1 ? 0.64 : 0.56);
    });
  };

  const draw = () => {
    medalsOf(shown).forEach((kind, i) => {
      const medal = medals[i];
      if (medal) medal.texture = context.art.frame(`medal-${kind}`);
    });
    sides.forEach(({ count }, i) => {
      count.text = String(shown[i] ?? 0);
    });
  };

  return {
    view,
    home(next) {
      place = next;
      view.position.set(place.score.x, place.score.y);
      arrange();
    },
    names(mine, theirs) {
      [mine, theirs].forEach((text, i) => {
        const side = sides[i];
        if (side) side.name.text = text;
      });
      arrange();
    },
    set(score) {
      shown = score;
      draw();
      arrange();
    },
    async award(score) {
      const before = medalsOf(shown);
      const at = medalsOf(score).findIndex((kind, i) => kind !== before[i]);
      shown = score;
      draw();
      const medal = medals[at];
      const count = sides[score[0] > 0 && medalsOf(score)[at] === 'mine' ? 0 : 1]?.count;
      if (!medal || kit.isCalm()) return;
      const size = at === 1 ? 0.64 : 0.56;
      await act.run(
        (t) => {
          medal.scale.set(size * (2.6 - 1.6 * t));
          medal.rotation = (1 - t) * 2.4;
          count?.scale.set(1.7 - 0.7 * t);
        },
        { ms: 460, ease: backOut },
      );
    },
    setShown(isShown) {
      if (view.visible === isShown) return;
      view.visible = isShown;
      view.alpha = 0;
      if (isShown) void idle.to(view, { alpha: 1 }, { ms: 240, ease: cubicOut }).catch(() => {});
    },
  };
};
