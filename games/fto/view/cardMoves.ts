import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import { BEATS } from './beats.ts';
import type { CardFace } from './cardFace.ts';

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Flies from `from` over an arc to `to()`, turning; where that is may change on the way. */
export const fly = (
  { act }: Kit,
  { view, raise }: CardFace,
  from: { x: number; y: number },
  to: () => Place,
  delay: number,
): Promise<void> => {
  view.position.set(from.x, from.y);
  view.scale.set(to().scale);
  const spin = (from.x < to().x ? -1 : 1) * 1.5;
  return act.run(
    (t) => {
      const { x, y } = to();
      view.position.set(from.x + (x - from.x) * t, from.y + (y - from.y) * t);
      view.rotation = spin * (1 - t);
      raise(Math.sin(Math.PI * Math.min(1, t)) * 0.9);
    },
    { ...BEATS.deal, delay },
  );
};

/** Turns its face up. */
export const flip = async ({ act }: Kit, card: CardFace, delay: number): Promise<void> => {
  /** Seen from the side by `width`, 0 none, 1 all of it. */
  const narrow = (width: number, height: number) => {
    card.body.scale.x = Math.max(0.02, width);
    card.raise(0.55 * height);
    card.shadow.scale.x *= 0.3 + 0.7 * Math.min(1, width);
  };
  await act.run((t) => narrow(1 - t, t), { ...BEATS.flipDown, delay });
  card.turn(true);
  await act.run((t) => narrow(t, 1 - Math.min(1, t)), BEATS.flipUp);
};

/** Glows while it waits, until the answer is called. */
export const startBreathing = (kit: Kit, { light, raise }: CardFace): (() => void) => {
  light.visible = true;
  return kit.idle.loop((elapsed) => {
    light.tint = 0xffe9bc;
    light.alpha = Math.min(0.55, elapsed / 300) * (0.75 + 0.25 * Math.sin(elapsed / 160));
    if (!kit.isCalm()) raise(0.25 + 0.08 * Math.sin(elapsed / 160));
  });
};

/** Rises by `height` and grows by `more` into a light of `tint` that comes from `from`. */
export const rise = (
  kit: Kit,
  { light, raise, grow }: CardFace,
  to: { tint: number; from: number; height: number; more: number; beat: Beat },
): Promise<void> => {
  light.tint = to.tint;
  light.alpha = to.from;
  light.visible = true;
  return kit.act.run((t) => {
    light.alpha = to.from + (0.95 - to.from) * Math.min(1, t);
    grow(1 + to.more * t);
    raise(kit.isCalm() ? 0 : to.height * t);
  }, to.beat);
};

export const shake = ({ act }: Kit, { view }: CardFace, x: number): Promise<void> =>
  act.run((t) => {
    view.x = x + 9 * (1 - t) * Math.sin(t * Math.PI * 7);
    view.rotation = 0.05 * (1 - t) * Math.sin(t * Math.PI * 7 + 0.6);
  }, BEATS.shake);

/** Puts a mark in its corner; `cardScale` is its own scale on the board. */
export const mark = async (
  kit: Kit,
  { badge }: CardFace,
  frame: 'tick' | 'cross' | 'star',
  cardScale: number,
): Promise<void> => {
  badge.texture = kit.context.art.frame(frame);
  badge.visible = true;
  // As large as a thumb sees it, whatever the card's own size.
  const size = Math.max(0.5, 0.42 / cardScale) * (frame === 'star' ? 1.1 : 1);
  if (kit.isCalm()) return void badge.scale.set(size);
  badge.scale.set(0);
  await kit.act.to(badge.scale, { x: size, y: size }, BEATS.mark);
};

/** Slides off the table to `x`, `y`, turning and fading. */
export const slideOff = (
  { act }: Kit,
  { view }: CardFace,
  to: { x: number; y: number; delay: number },
): Promise<void> => {
  const { x, y } = view.position;
  const { alpha } = view;
  return act.run(
    (t) => {
      view.position.set(x + (to.x - x) * t, y + (to.y - y) * t);
      view.rotation = t * 0.9;
      view.alpha = alpha * (1 - t * t);
    },
    { ...BEATS.sweep, delay: to.delay },
  );
};
