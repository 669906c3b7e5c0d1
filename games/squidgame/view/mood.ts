import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Rig } from '#engine/canvas/stage/kit/rig.ts';
import { createSpring } from '#engine/canvas/stage/spring.ts';
import type { RIGS } from './rigs.ts';

type RunnerRig = Rig<keyof typeof RIGS.runner.parts, keyof typeof RIGS.runner.poses>;

/** What the runner does besides: it breathes, shifts its weight, looks about, trembles, and its cloth follows. */
export interface Mood {
  /** How uneasy it is, 0..1; once nothing says so any more, it is relieved. */
  dread(share: number): void;
  relieve(): void;
  /** Looks to the left, -1, or the right, 1; null: as it likes. */
  look(to: number | null): void;
  /** Landed from the left, -1, or the right, 1: it teeters. */
  teeter(side: number): void;
  /** Leans the way it goes, -1 to 1. */
  lean(to: number): void;
  /** It waves its arms for joy. */
  rejoice(): void;
  /** All of it is over, and nothing swings. */
  calm(): void;
  /** Adds it to the pose of the next frame; `ground`: how much its feet carry, 0..1. */
  pose(deltaMs: number, ground: number): void;
  /** Where the lantern is now, in the runner's points: what hangs loosely stays behind. */
  drift(deltaMs: number, x: number, y: number): void;
}

/** How fast these come or are over: to a third of the way in so many milliseconds. */
const FADES = { uneasy: 70, teeter: 300, joy: 150, drift: 45 };
/** How long a breath of relief takes. Milliseconds. */
const RELIEF_MS = 700;
/** Drift in points a millisecond that blows as far as the pose says. */
const MOST_DRIFT = 0.55;
const limit = (value: number, most = 1) => Math.max(-most, Math.min(most, value));

/** Now and then to one side, then to the other; in between to the front. */
const glance = (time: number): number => {
  const at = (time / 1_000) % 6.4;
  if (at > 1.6 && at < 2.5) return -0.8;
  return at > 4.4 && at < 5.2 ? 0.8 : 0;
};

const REST = {
  uneasy: 0,
  joy: 0,
  teeter: 0,
  /** Since it landed, and to which side. */
  teeterMs: 0,
  side: 1,
  /** How much it has been relieved of, and since when. */
  relief: 0,
  reliefMs: 0,
  lean: 0,
  driftX: 0,
  driftY: 0,
};
const left = (deltaMs: number, ms: number) => Math.exp(-deltaMs / ms);

export const createMood = (kit: Kit, rig: RunnerRig): Mood => {
  const now = { ...REST };
  const goal = { uneasy: 0, joy: 0 };
  const head = createSpring(140, 17);
  let aim: number | null = null;
  let time = 0;
  let breath = 0;
  let last: { x: number; y: number } | null = null;

  const pass = (deltaMs: number) => {
    time += deltaMs;
    breath += deltaMs / (620 - 360 * now.uneasy);
    for (const key of ['uneasy', 'joy'] as const)
      now[key] += (goal[key] - now[key]) * (1 - left(deltaMs, FADES[key]));
    now.teeter *= left(deltaMs, FADES.teeter);
    now.teeterMs += deltaMs;
    now.reliefMs = Math.min(RELIEF_MS, now.reliefMs + deltaMs);
    const nervous = 0.55 * now.uneasy * Math.sin(time / 150);
    head.step(deltaMs, aim ?? (now.uneasy > 0.05 ? nervous : glance(time)));
  };

  return {
    dread(share) {
      goal.uneasy = share;
    },
    relieve() {
      Object.assign(now, { relief: goal.uneasy, reliefMs: 0 });
      goal.uneasy = 0;
    },
    look(to) {
      aim = to;
    },
    teeter(side) {
      Object.assign(now, { teeter: 1, teeterMs: 0, side });
    },
    lean(to) {
      now.lean = to;
    },
    rejoice() {
      goal.joy = 1;
    },
    calm() {
      Object.assign(now, REST);
      Object.assign(goal, { uneasy: 0, joy: 0 });
      aim = null;
      last = null;
    },
    pose(deltaMs, ground) {
      if (kit.isCalm()) return;
      pass(deltaMs);
      const { uneasy, teeter, side, lean, joy, driftX, driftY } = now;
      const relief = now.relief * Math.sin((Math.PI * now.reliefMs) / RELIEF_MS);
      rig.add('breath', Math.sin(breath) * (1 + 0.6 * uneasy) * ground);
      // It stands on one foot for a while, then on the other.
      const shift = Math.tanh(2.2 * Math.sin(time / 1_150));
      rig.add('weight', shift * (1 - uneasy) * (1 - teeter) * ground);
      rig.add('look', head.at());
      rig.add('uneasy', uneasy * ground);
      rig.add('tremble', uneasy * (0.3 + 0.7 * uneasy) * Math.sin(time / 19) * ground);
      rig.add('teeter', side * teeter * Math.sin(now.teeterMs / 75) * ground);
      rig.add('relief', relief * ground);
      rig.add('lean', lean);
      rig.add('wave', joy * Math.sin(time / 150));
      rig.add('blown', limit(driftX / MOST_DRIFT));
      rig.add('lifted', Math.max(0, limit(driftY / MOST_DRIFT)) * (1 - ground));
    },
    drift(deltaMs, x, y) {
      if (deltaMs <= 0) return;
      const keep = left(deltaMs, FADES.drift);
      const pace = last ? { x: (x - last.x) / deltaMs, y: (y - last.y) / deltaMs } : { x: 0, y: 0 };
      now.driftX = now.driftX * keep + pace.x * (1 - keep);
      now.driftY = now.driftY * keep + pace.y * (1 - keep);
      last = { x, y };
    },
  };
};
