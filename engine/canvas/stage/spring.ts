/** A damped spring: where it is, from 0 at rest. */
export interface Spring {
  at(): number;
  /** Bent so far, and let go. */
  bend(to: number): void;
  /** `goal`: where it is pulled to. */
  step(deltaMs: number, goal: number): void;
}

/** In steps small enough to stay one. Milliseconds. */
const STEP_MS = 8;
const MOST_MS = 100;

export const createSpring = (stiffness: number, damping: number): Spring => {
  let at = 0;
  let pace = 0;
  return {
    at: () => at,
    bend(to) {
      at = to;
      pace = 0;
    },
    step(deltaMs, goal) {
      for (let left = Math.min(deltaMs, MOST_MS); left > 0; left -= STEP_MS) {
        const s = Math.min(STEP_MS, left) / 1_000;
        pace += (stiffness * (goal - at) - damping * pace) * s;
        at += pace * s;
      }
    },
  };
};
