import { Container, type Sprite, type Texture } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Look } from '#games/fto/shapes.ts';

export const CARD = { width: 220, height: 280 };
/** Of the motif's 200 units, so that it stays within the border however it is turned. */
const MOTIF_SCALE = 0.84;

/** What a card consists of. `body` is the card itself, over its shadow and the light behind it. */
export interface CardFace {
  view: Container;
  shadow: Sprite;
  light: Sprite;
  body: Container;
  badge: Sprite;
  /** Another look lies over its own, from 0, unseen, to 1, in its place. */
  blend(share: number): void;
  /** The look that `blend` shows. */
  lookLike(look: Look, texture: Texture): void;
  /** Lies face down, unmarked; `texture` is the motif with its colours. */
  set(look: Look, texture: Texture): void;
  turn(isFaceUp: boolean): void;
  isFaceUp(): boolean;
  /** Height over the table, 0..1: the shadow falls further and softer. */
  raise(height: number): void;
  /** It and its light are larger than they lie there. */
  grow(scale: number): void;
}

const paint = (motif: Sprite, look: Look, texture: Texture): void => {
  motif.texture = texture;
  const size = MOTIF_SCALE * look.scale;
  motif.scale.set(look.isMirrored ? -size : size, size);
  motif.angle = look.rotate;
  const grey = Math.round(255 * Math.min(1, look.brightness));
  motif.tint = (grey << 16) | (grey << 8) | grey;
};

export const createCardFace = (kit: Kit): CardFace => {
  const view = new Container();
  const shadow = kit.sprite('card-shadow');
  const light = kit.sprite('card-glow');
  const body = new Container();
  const back = kit.sprite('card-back');
  const face = new Container();
  const motif = kit.sprite('durian');
  const other = kit.sprite('durian');
  face.addChild(kit.sprite('card-front'), motif, other);
  body.addChild(back, face);
  const badge = kit.sprite('tick');
  badge.position.set(CARD.width / 2 - 30, -CARD.height / 2 + 30);
  view.addChild(light, shadow, body, badge);

  const turn = (isFaceUp: boolean) => {
    face.visible = isFaceUp;
    back.visible = !isFaceUp;
  };
  const raise = (height: number) => {
    body.position.y = -34 * height;
    light.position.y = -34 * height;
    badge.position.y = -CARD.height / 2 + 30 - 34 * height;
    shadow.position.set(10 * height, 10 + 40 * height);
    shadow.alpha = 0.75 - 0.35 * height;
    shadow.scale.set(1 + 0.08 * height);
  };
  const grow = (scale: number) => {
    body.scale.set(scale);
    light.scale.set(scale);
  };

  const blend = (share: number) => {
    other.alpha = share;
    motif.alpha = 1 - share;
  };
  return {
    view,
    shadow,
    light,
    body,
    badge,
    turn,
    isFaceUp: () => face.visible,
    raise,
    grow,
    blend,
    lookLike: (look, texture) => paint(other, look, texture),
    set(look, texture) {
      paint(motif, look, texture);
      blend(0);
      turn(false);
      raise(0);
      grow(1);
      light.alpha = 0;
      light.visible = false;
      badge.visible = false;
      body.tint = 0xffffff;
      view.alpha = 1;
      view.zIndex = 0;
    },
  };
};
