import { Container } from 'pixi.js';
import type { Control } from '#engine/canvas/stage/controls.ts';
import { sineInOut } from '#engine/canvas/stage/ease.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { changeOf, changeText, payoutOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import type { DeskText } from './deskText.ts';
import { inCoins } from './numbers.ts';
import { spaceOf } from './space.ts';
import { COLUMN, createTakeFace, STRIP } from './takeFace.ts';

/** The golden button of the desk: locks the multiplier and pays. */
export interface Take {
  view: Container;
  resize(layout: Layout): void;
  /** On the desk while a round is played, after the panels for Tab; else taken away. */
  show(isShown: boolean): void;
  /** What it pays. */
  worth(bet: number, multiplier: number): void;
  /** What it says: what it pays, or what is under way instead. */
  tell(text: DeskText): void;
  /** Whether it may be pressed now. */
  open(isOpen: boolean): void;
}

/** Where the button's middle is, in units. */
const placeOf = (layout: Layout) => {
  const { desk, safe, isWide } = layout;
  const space = spaceOf(layout);
  const size = isWide ? COLUMN : STRIP;
  const free = isWide ? desk.width - 12 : layout.width - safe.left - safe.right - 36;
  const scale = Math.min(1, free / size.width);
  const at = isWide
    ? { x: space.right + desk.width / 2, y: layout.height * 0.66 }
    : { x: (space.left + space.right) / 2, y: space.bottom + 20 + 48 * scale };
  return { ...at, size, scale };
};

/** What it is called, for those who do not see it. */
const nameOf = ({ texts }: Kit['context'], told: DeskText, bet: number, multiplier: number) =>
  told === 'take'
    ? texts('squidgame.takeName', {
        coins: inCoins(payoutOf(bet, multiplier)),
        times: multiplier / UNIT,
        change: changeText(changeOf(bet, multiplier)),
      })
    : texts(`squidgame.${told}`);

export const createTake = (kit: Kit, onTake: () => void): Take => {
  const { idle, context } = kit;
  const view = new Container({ visible: false });
  const glow = kit.glow(COLOURS.light);
  glow.blendMode = 'add';
  glow.scale.set(3.4, 1.3);
  const face = createTakeFace(kit);
  view.addChild(glow, face.view);
  let control: Control | null = null;
  let at = placeOf(context.layout());
  let [bet, multiplier] = [0, 0];
  let told: DeskText = 'ready';
  let isOpen = false;
  let isDown = false;
  let time = 0;

  const isCalling = () => isOpen && told === 'take';
  const draw = () => {
    const change = changeText(changeOf(bet, multiplier));
    face.draw({ told, coins: payoutOf(bet, multiplier), change, isOpen }, at.size);
    control?.name(nameOf(context, told, bet, multiplier));
    control?.setDisabled(!isCalling());
  };
  idle.loop((_elapsed, delta) => {
    if (!view.visible) return;
    time += delta;
    const wave = kit.isCalm() ? 0.5 : sineInOut(0.5 + 0.5 * Math.sin(time / 640));
    glow.alpha = isCalling() ? 0.16 + 0.22 * wave : 0;
    face.view.scale.set(isDown ? 0.95 : isCalling() && !kit.isCalm() ? 1 + 0.014 * wave : 1);
  });
  const placeControl = () => {
    const [width, height] = [at.size.width * at.scale, at.size.height * at.scale];
    control?.place(at.x - width / 2, at.y - height / 2, width, height);
  };
  const onDown = () => {
    isDown = true;
    context.audio.effect(SOUNDS.press);
  };
  const onUp = () => {
    isDown = false;
  };

  return {
    view,
    show(isShown) {
      if (isShown === view.visible) return;
      view.visible = isShown;
      isDown = false;
      control?.remove();
      control = isShown ? context.controls.add({ name: '', onPress: onTake, onDown, onUp }) : null;
      draw();
      placeControl();
    },
    worth(nextBet, nextMultiplier) {
      [bet, multiplier] = [nextBet, nextMultiplier];
      draw();
    },
    tell(text) {
      if (text === told) return;
      told = text;
      draw();
    },
    open(next) {
      isDown = isDown && next;
      isOpen = next;
      draw();
    },
    resize(layout) {
      at = placeOf(layout);
      draw();
      view.position.set(at.x, at.y);
      view.scale.set(at.scale);
      placeControl();
    },
  };
};
