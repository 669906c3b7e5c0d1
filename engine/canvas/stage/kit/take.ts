import { Container } from 'pixi.js';
import { COIN } from '#contract/coins.ts';
import { changeOf, changeText, payoutOf } from '../../../core/rules/result.ts';
import { UNIT } from '../../../core/rules/rules.ts';
import type { Control } from '../controls.ts';
import { sineInOut } from '../ease.ts';
import { freeOf, type Layout } from '../layout.ts';
import { COLOURS, type Kit } from './kit.ts';
import { COLUMN, createTakeFace, STRIP, type TakeLooks } from './takeFace.ts';
import type { TakeText } from './takeText.ts';

/** The golden button of the desk, where a round is ended by taking what it pays. */
export interface TakeButton {
  view: Container;
  resize(layout: Layout): void;
  /** On the desk while a round is played, after what was shown before for Tab; else taken away. */
  show(isShown: boolean): void;
  /** What it pays. */
  worth(bet: number, multiplier: number): void;
  /** What it says: what it pays, or what is under way instead. */
  tell(text: TakeText): void;
  /** Whether it may be pressed now. */
  open(isOpen: boolean): void;
}

/** The club's own frames, for a game that has no others. */
const CLUB: TakeLooks = {
  awake: 'button',
  asleep: 'panel',
  corners: { leftWidth: 40, rightWidth: 40, topHeight: 40, bottomHeight: 40 },
};

/** What a game says of its button. */
interface TakeOptions {
  /** Its texts are `<key>.take`, `.takeName`, `.over`, and one for each text that it tells besides. */
  key: string;
  /** Those the game tells itself. */
  tells?: readonly TakeText[];
  looks?: TakeLooks;
  /** The sound of a finger on it. */
  press?: string;
}

/** What `takeTextOf` comes to where the game tells nothing itself. */
const USUAL: readonly TakeText[] = ['begin', 'ready', 'moment'];

/** Where its middle is on the desk, in units, and whether it is a strip or stands in a column. */
const placeOf = (layout: Layout) => {
  const { desk, isWide } = layout;
  const { left, right, bottom } = freeOf(layout);
  const size = isWide ? COLUMN : STRIP;
  const scale = Math.min(1, (isWide ? desk.width - 12 : right - left - 36) / size.width);
  return isWide
    ? { x: right + desk.width / 2, y: layout.height * 0.66, size, scale }
    : { x: (left + right) / 2, y: bottom + 20 + 48 * scale, size, scale };
};

/** What it is called, for those who do not see it. */
const nameOf = (
  { texts }: Kit['context'],
  key: string,
  told: TakeText,
  bet: number,
  multiplier: number,
) =>
  told === 'take'
    ? texts(`${key}.takeName`, {
        coins: payoutOf(bet, multiplier) / COIN,
        times: multiplier / UNIT,
        change: changeText(changeOf(bet, multiplier)),
      })
    : texts(`${key}.${told}`);

export const createTake = (
  kit: Kit,
  { key, tells = [], looks = CLUB, press = 'club/tap' }: TakeOptions,
  onTake: () => void,
): TakeButton => {
  const { idle, context } = kit;
  const view = new Container({ visible: false });
  const glow = kit.glow(COLOURS.light);
  glow.blendMode = 'add';
  glow.scale.set(3.4, 1.3);
  const face = createTakeFace(kit, key, looks, [...USUAL, ...tells]);
  view.addChild(glow, face.view);
  let control: Control | null = null;
  let at = placeOf(context.layout());
  let [bet, multiplier] = [0, 0];
  let told: TakeText = 'ready';
  let isOpen = false;
  let isDown = false;
  let time = 0;

  const isCalling = () => isOpen && told === 'take';
  const draw = () => {
    const change = changeText(changeOf(bet, multiplier));
    face.draw({ told, coins: payoutOf(bet, multiplier), change, isOpen }, at.size);
    control?.name(nameOf(context, key, told, bet, multiplier));
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
    context.audio.effect(press);
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
