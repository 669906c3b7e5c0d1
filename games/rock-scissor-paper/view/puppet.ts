import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import { createLimb, type Limb, type Side } from './limb.ts';
import type { Place } from './place.ts';
import { type Pose, REST, standOf } from './pose.ts';

/** An arm of leather with its rod and its shadow, drawn each frame as its pose has it. */
export interface Puppet {
  view: Container;
  /** 1: from below at the left; -1: mirrored, from above at the right. */
  turn: 1 | -1;
  /** What movements change. */
  pose: Pose;
  limb: Limb;
  /** Shows this hand at once. */
  show(hand: Hand): void;
  /** Only the rod is left, until a hand is shown. */
  strip(): void;
  isBare(): boolean;
  home(place: Place): void;
}

/** The rod: where it holds the hand, before the wrist, and its length. */
const GRIP = 40;
const ROD_LENGTH = 420;
const SHADOW = { x: 11, y: 13, scale: 1.035, alpha: 0.23, tint: 0x1a0508 };

/** The rod from the hand down to below the cloth. */
const createRod = (kit: Kit, turn: 1 | -1) => {
  const view = kit.sprite('rod');
  view.anchor.set(0.5, 0.02);
  return {
    view,
    place(grip: { x: number; y: number }, { size, bottom }: Place) {
      const foot = { x: grip.x - turn * 26 * size, y: bottom + 40 };
      const length = Math.hypot(foot.x - grip.x, foot.y - grip.y);
      view.position.set(grip.x, grip.y);
      view.rotation = Math.atan2(foot.y - grip.y, foot.x - grip.x) - Math.PI / 2;
      view.scale.set(size * 0.9, Math.max(size, length / ROD_LENGTH));
    },
  };
};

export const createPuppet = (kit: Kit, side: Side): Puppet => {
  const turn = side === 'mine' ? 1 : -1;
  const view = new Container();
  const rod = createRod(kit, turn);
  const glow = kit.glow(side === 'mine' ? 0xffe9a8 : 0xa8ffe6);
  glow.blendMode = 'add';
  glow.alpha = 0;
  const limb = createLimb(kit, side);
  const shade = limb.double;
  shade.alpha = SHADOW.alpha;
  shade.tint = SHADOW.tint;
  view.addChild(shade, rod.view, glow, limb.view);
  const pose: Pose = { ...REST };
  let place: Place | null = null;
  let isBare = false;

  const draw = (elapsed: number, delta: number) => {
    view.visible = place !== null && pose.out < 1;
    if (place === null || !view.visible) return;
    const { size, bottom } = place;
    const isCalm = kit.isCalm();
    const breath = 0.012 * Math.sin(elapsed / 900 + (turn > 0 ? 0 : 1.9));
    const sway = isCalm ? 0 : breath + pose.haste * 0.045 * Math.sin(elapsed / 170);
    const shake = isCalm ? 0 : pose.shake * Math.sin(elapsed / 17) * 7;
    const stand = standOf(place, turn, pose, sway, shake);
    const { x, y, angle } = stand;
    limb.draw(pose, sway, elapsed, delta);
    for (const each of [shade, limb.view]) {
      each.visible = !isBare;
      each.rotation = angle;
    }
    limb.view.position.set(x, y);
    limb.view.scale.set(turn * size, size);
    shade.position.set(x + SHADOW.x * size, y + SHADOW.y * size);
    shade.scale.set(turn * size * SHADOW.scale, size * SHADOW.scale);
    const grip = stand.before(GRIP);
    grip.y += pose.sink * (bottom - y + 60);
    rod.place(grip, place);
    glow.visible = pose.glow > 0;
    glow.alpha = pose.glow * 0.85;
    const middle = stand.before(limb.hand() === 'rock' ? 70 : 120);
    glow.position.set(middle.x, middle.y);
    glow.scale.set(3.4 * size * (0.8 + 0.2 * pose.glow));
  };
  kit.idle.loop(draw);

  return {
    view,
    turn,
    pose,
    limb,
    show(hand) {
      isBare = false;
      limb.show(hand);
    },
    strip() {
      isBare = true;
    },
    isBare: () => isBare,
    home(next) {
      place = next;
      draw(0, 0);
    },
  };
};
