import { Container, NineSliceSprite } from 'pixi.js';
import { changeText } from '#engine/round/result.ts';
import { backOut, cubicOut } from '#engine/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import { fitWidth } from '#engine/stage/label.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import { multiplierText } from './numbers.ts';
import { depthOf, HALF_PANE, project, spaceOf } from './space.ts';

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

/** The board at a round's end; it leaves the bridge and the desk free. */
export interface Board {
  view: Container;
  resize(layout: Layout): void;
  /** Opens it with all that it says. */
  show(ending: Ending): void;
  /** Comes in, and counts what was won. */
  tell(ending: Ending): Promise<void>;
  close(): void;
}

const WIDTH = 316;
const HEIGHT = { won: 246, lost: 140 };

export const createBoard = (kit: Kit): Board => {
  const { act, context } = kit;
  const view = new Container({ visible: false });
  const ground = new NineSliceSprite({
    texture: context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: WIDTH,
    height: HEIGHT.won,
  });
  const title = kit.label('', { face: 'display', size: 30, weight: '700', fill: COLOURS.goldPale });
  const coin = kit.sprite('coin');
  coin.scale.set(0.58);
  const amount = kit.digits('', 52);
  amount.anchor.set(0, 0.5);
  const times = kit.digits('', 28);
  times.tint = COLOURS.gold;
  const line = kit.label('', {
    face: 'text',
    size: 16,
    weight: '600',
    fill: COLOURS.text,
    lineHeight: 23,
    wordWrapWidth: WIDTH - 48,
  });
  view.addChild(ground, title, coin, amount, times, line);
  let layout = context.layout();
  let height = HEIGHT.won;
  let size = 1;

  const count = (change: number) => {
    amount.text = changeText(Math.round(change));
    amount.scale.set(1);
    const most = WIDTH - 110;
    if (amount.width > most) amount.scale.set(most / amount.width);
    const wide = 62 + amount.width;
    coin.position.set(-wide / 2 + 27, -height / 2 + 98);
    amount.position.set(-wide / 2 + 62, -height / 2 + 97);
  };

  const place = () => {
    const space = spaceOf(layout);
    const top = space.top + (layout.isWide ? 12 : 66);
    // What held and what broke stays to be seen below it.
    const row = project(space, 0, depthOf(1, 0) + HALF_PANE).y;
    const free = Math.max(120, row - 14 - top);
    size = Math.min(1.08, free / height, (space.right - space.left - 20) / WIDTH);
    view.scale.set(size);
    view.position.set(
      layout.isWide ? space.x : (space.left + space.right) / 2,
      layout.isWide
        ? top + (height * size) / 2
        : Math.min(top + 40, row - height * size) + (height * size) / 2,
    );
  };

  const fill = ({ title: heading, line: words, won }: Ending) => {
    height = won ? HEIGHT.won : HEIGHT.lost;
    ground.height = height;
    ground.position.set(-WIDTH / 2, -height / 2);
    title.text = heading;
    fitWidth(title, WIDTH - 52);
    title.y = -height / 2 + 42;
    line.text = words;
    line.y = height / 2 - (won ? 52 : 50);
    for (const each of [coin, amount, times]) each.visible = won !== null;
    if (won) {
      count(won.change);
      times.text = multiplierText(won.multiplier);
      times.position.set(0, -height / 2 + 145);
    }
    place();
  };

  return {
    view,
    show(ending) {
      fill(ending);
      view.visible = true;
      view.alpha = 1;
    },
    async tell(ending) {
      fill(ending);
      view.visible = true;
      context.audio.effect(SOUNDS.panel, { volume: 0.7 });
      const { won } = ending;
      if (won) count(0);
      const isCalm = kit.isCalm();
      await act.run(
        (t) => {
          view.alpha = Math.min(1, t * 1.5);
          if (!isCalm) view.scale.set(size * (0.85 + 0.15 * t));
        },
        { ms: isCalm ? 200 : 380, ease: backOut },
      );
      if (!won) return;
      let ticks = 0;
      await act.run(
        (t) => {
          count(won.change * t);
          if (t < 1 && Math.floor(t * 9) > ticks) {
            ticks += 1;
            context.audio.effect(SOUNDS.count, { rate: 1 + ticks * 0.04 });
          }
        },
        { ms: isCalm ? 1 : 900, ease: cubicOut },
      );
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
