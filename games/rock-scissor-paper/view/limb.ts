import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createRig } from '#engine/canvas/stage/kit/rig.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import type { Hand } from '#games/rock-scissor-paper/shapes.ts';
import type { Pose } from './pose.ts';
import { RIGS } from './rigs.ts';

export type Side = keyof typeof RIGS;

/** A puppet's forearm and hand; its wrist is at 0, 0. */
export interface Limb {
  view: Container;
  /** The same once more, for its shadow. */
  double: Container;
  hand(): Hand;
  /** Holds its hand so at once. */
  show(hand: Hand): void;
  /** Closes or opens finger after finger. */
  form(hand: Hand, beat: Beat): Promise<void>;
  /** Lets its fingers hang. */
  droop(beat: Beat): Promise<void>;
  /** Squeezes, waves or snips, as a hand that won. */
  flex(times: number, beat: Beat): Promise<void>;
  draw(pose: Pose, sway: number, elapsedMs: number, deltaMs: number): void;
}

/** How far the fingers of one at rest move, and of one that can hardly wait. */
const BREATH = { spread: 0.4, bend: 0.5 };
const TREMBLE = { spread: 0.5, bend: 0.6 };
/** The two never breathe as one. */
const PHASE = { mine: 0, theirs: 2.3 };

export const createLimb = (kit: Kit, side: Side): Limb => {
  const { act } = kit;
  const rig = createRig(kit, RIGS[side]);
  let shown: Hand = 'rock';
  let flexed = 0;
  rig.hold(shown);

  const live = (pose: Pose, elapsed: number) => {
    const slow = elapsed + 1_000 * PHASE[side];
    const spread = BREATH.spread * Math.sin(slow / 1_100);
    const bend = BREATH.bend * Math.sin(slow / 760);
    const tremble = pose.haste * Math.sin(elapsed / 43);
    rig.add('spread', pose.spread + spread + TREMBLE.spread * tremble);
    rig.add('bend', pose.bend + bend + TREMBLE.bend * pose.haste * Math.sin(elapsed / 61));
    rig.add('tight', pose.tight);
    rig.add(`${shown}Flex`, flexed);
  };

  return {
    view: rig.view,
    double: rig.double(),
    hand: () => shown,
    show(hand) {
      shown = hand;
      rig.hold(hand);
    },
    async form(hand, beat) {
      shown = hand;
      if (kit.isCalm()) rig.hold(hand);
      else await rig.to(act, hand, beat);
    },
    async droop(beat) {
      if (kit.isCalm()) return;
      await rig.to(act, `${shown}Limp`, beat);
    },
    async flex(times, beat) {
      if (kit.isCalm()) return;
      const step = (t: number) => {
        flexed = Math.sin(Math.PI * times * t) ** 2;
      };
      await act.run(step, beat);
    },
    draw(pose, sway, elapsed, delta) {
      rig.add('wrist', sway - pose.wrist);
      rig.add('puff', pose.puff);
      if (!kit.isCalm()) live(pose, elapsed);
      rig.draw(delta);
    },
  };
};
