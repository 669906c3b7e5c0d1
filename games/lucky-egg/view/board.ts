import { Container, Graphics, NineSliceSprite } from 'pixi.js';
import { unfold } from '#engine/canvas/stage/kit/fadeIn.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { changeText, coinText, toneOf } from '#engine/core/rules/result.ts';
import type { EggEnd } from '#games/lucky-egg/shapes.ts';
import { BEATS } from './beats.ts';
import { placesOf } from './places.ts';

/** What a session came to. */
export interface Board {
  view: Container;
  resize(layout: Layout): void;
  /** Staked and paid in the whole session, hundredths of a coin. */
  tell(end: EggEnd, eggs: number, bet: number, paid: number): Promise<void>;
  close(): void;
}

const SIZE = { width: 322, height: 320 };

const drawBoard = (kit: Kit) => {
  const view = new Container({ visible: false });
  const ground = new NineSliceSprite({
    texture: kit.context.art.frame('panel'),
    leftWidth: 40,
    rightWidth: 40,
    topHeight: 40,
    bottomHeight: 40,
    width: SIZE.width,
    height: SIZE.height,
  });
  ground.position.set(-SIZE.width / 2, -SIZE.height / 2);
  const title = kit.label('', { face: 'display', size: 30, weight: '700', fill: COLOURS.goldPale });
  title.y = -118;
  const text = kit.label('', {
    face: 'text',
    size: 15,
    weight: '600',
    fill: COLOURS.textSoft,
    lineHeight: 19,
    wordWrapWidth: SIZE.width - 52,
  });
  text.y = -76;
  const rules = new Graphics();
  for (const y of [-46, 0, 40, 80])
    rules
      .rect(-SIZE.width / 2 + 30, y, SIZE.width - 60, 1)
      .fill({ color: COLOURS.gold, alpha: 0.35 });
  view.addChild(ground, rules, title, text);

  const row = (key: string, y: number, size: number) => {
    const name = kit.label(kit.context.texts(key), { face: 'text', size: 16, weight: '700' });
    name.anchor.set(0, 0.5);
    name.position.set(-SIZE.width / 2 + 32, y);
    fitWidth(name, 150);
    const value = kit.digits('0', size);
    value.anchor.set(1, 0.5);
    value.position.set(SIZE.width / 2 - 32, y - 1);
    view.addChild(name, value);
    return value;
  };
  const cracked = row('lucky-egg.board.cracked', -23, 25);
  const staked = row('lucky-egg.board.staked', 20, 25);
  const paid = row('lucky-egg.board.paid', 60, 25);
  const result = row('lucky-egg.board.result', 112, 36);
  const coin = kit.sprite('coin');
  coin.scale.set(0.36);
  coin.y = 111;
  view.addChild(coin);
  return { view, title, text, cracked, staked, paid, result, coin };
};

export const createBoard = (kit: Kit): Board => {
  const { context, act } = kit;
  const { texts } = context;
  const { view, title, text, cracked, staked, paid, result, coin } = drawBoard(kit);
  let at = { x: 0, y: 0, scale: 1 };

  const showResult = (change: number) => {
    result.text = changeText(change);
    result.tint = toneOf(change) === 'win' ? COLOURS.gold : COLOURS.text;
    coin.x = result.x - result.width - 22;
  };
  const count = (change: number) => act.run((t) => showResult(Math.round(change * t)), BEATS.count);

  return {
    view,
    async tell(end, eggs, bet, coins) {
      title.text = texts(`lucky-egg.ended.${end.why}.title`);
      fitWidth(title, SIZE.width - 52);
      text.text = texts(`lucky-egg.ended.${end.why}.text`);
      cracked.text = `${end.cracked}/${eggs}`;
      staked.text = coinText(bet);
      paid.text = coinText(coins);
      const change = coins - bet;
      const isWon = toneOf(change) === 'win';
      // What is no win is said and never played.
      showResult(isWon ? 0 : change);
      context.audio.effect('club/popup', { volume: 0.7 });
      const grow = (t: number) => view.scale.set(at.scale * (0.86 + 0.14 * t));
      const comes = unfold(kit, view, grow, BEATS.board);
      await Promise.all([comes, isWon && count(change)]);
      view.scale.set(at.scale);
    },
    close() {
      view.visible = false;
    },
    resize(layout) {
      const { nest, free } = placesOf(layout);
      const scale = Math.min(
        layout.isWide ? 1.04 : 1.2,
        (free.width - 24) / SIZE.width,
        (free.height - 12) / SIZE.height,
      );
      const half = (SIZE.height / 2) * scale;
      at = {
        x: nest.x,
        y: Math.min(free.y + free.height - half, Math.max(free.y + half, nest.y)),
        scale,
      };
      view.position.set(at.x, at.y);
      view.scale.set(at.scale);
    },
  };
};
