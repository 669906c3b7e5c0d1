import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { HANDS, type Hand } from '#games/rock-scissor-paper/shapes.ts';
import type { Arm } from './arm.ts';
import { BEATS } from './beats.ts';

/** Between two matches both puppets show what they can, one hand after the other. */
export interface Invitation {
  start(): void;
  stop(): void;
}

const EACH_MS = 2_600;

export const createInvitation = (kit: Kit, mine: Arm, theirs: Arm): Invitation => {
  let stop: (() => void) | null = null;

  const change = async (arm: Arm, hand: Hand, isFirst: boolean) => {
    if (isFirst) {
      arm.show(hand);
      return arm.greet();
    }
    await arm.beat(BEATS.lift);
    if (stop) await arm.form(hand);
  };

  return {
    start() {
      if (stop) return;
      let turn = -1;
      stop = kit.idle.loop((elapsed) => {
        const now = Math.floor(elapsed / EACH_MS);
        if (now === turn) return;
        const isFirst = turn < 0;
        turn = now;
        [mine, theirs].forEach((arm, i) => {
          alongside(change(arm, HANDS[(now + 2 * i) % HANDS.length] ?? 'rock', isFirst));
        });
      });
    },
    stop() {
      stop?.();
      stop = null;
    },
  };
};
