import type { Emitter, Range } from './emitters.ts';

/** One particle: what chance gave it, and where it began. */
export interface Mote {
  emitter: Emitter;
  frame: string;
  tint: number;
  /** Milliseconds. */
  life: number;
  x: number;
  y: number;
  /** Units a second. */
  vx: number;
  vy: number;
  /** Times the emitter's lengths. */
  scale: number;
  size: number;
  spin: number;
  /** Where in its turning over it begins. Radians. */
  phase: number;
}

/** Where particles begin, and how much larger than drawn all of them is. */
export interface Source {
  x: number;
  y: number;
  scale?: number;
  /** Instead of the emitter's. */
  area?: Emitter['area'];
}

const FULL_TURN = 2 * Math.PI;

/** A new particle, by the numbers of `chance`. */
export const moteOf = (
  emitter: Emitter,
  { x, y, scale = 1, area = emitter.area ?? [0, 0] }: Source,
  chance: () => number,
): Mote => {
  const within = ([least, most]: Range) => least + (most - least) * chance();
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)];
  const around = () => 2 * chance() - 1;
  const angle = emitter.angle + emitter.spread * around();
  const speed = within(emitter.speed) * scale;
  return {
    emitter,
    frame: oneOf(emitter.frames) ?? '',
    tint: oneOf(emitter.tints ?? [0xffffff]) ?? 0xffffff,
    life: within(emitter.life),
    x: x + area[0] * around(),
    y: y + area[1] * around(),
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    scale,
    size: within(emitter.size) * scale,
    spin: within(emitter.spin),
    phase: FULL_TURN * chance(),
  };
};

export interface MotePose {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

/** How it is seen `ageMs` after it began, whatever frames were shown meanwhile. Null: not any more. */
export const poseOf = (mote: Mote, ageMs: number): MotePose | null => {
  const { emitter, life, x, y, vx, vy, scale, size, spin, phase } = mote;
  const { gravity, drag, shrink, flip, sway, fade } = emitter;
  if (ageMs < 0 || ageMs >= life) return null;
  const t = ageMs / life;
  const s = ageMs / 1_000;
  // The way of what the air slows: v' = g - drag v, solved for its place.
  const way = drag > 0 ? (1 - Math.exp(-drag * s)) / drag : s;
  const fall = drag > 0 ? (gravity * (s - way)) / drag : (gravity * s * s) / 2;
  const whole = size * (1 - (1 - shrink) * t);
  const turned = flip > 0 ? 0.35 + 0.65 * Math.abs(Math.cos(phase + flip * s)) : 1;
  return {
    x: x + vx * way + sway * (Math.cos(phase) - Math.cos(phase + (flip * s) / 1.25)),
    y: y + vy * way + fall * scale,
    rotation: phase + spin * s,
    scaleX: whole * turned,
    scaleY: whole,
    alpha: Math.min(1, t / fade[0]) * Math.min(1, (1 - t) / fade[1]),
  };
};
