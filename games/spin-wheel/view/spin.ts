import { BEATS } from './beats.ts';

/** How the wheel turns, in radians, clockwise; at 0 its first rib begins at the top. Pure. */
export interface Spin {
  ms: number;
  angleAt(ms: number): number;
}

/**
 * Where the ribs begin, in turns clockwise from the first one, and a last 1: rib `i` lies from
 * `edges[i]` to `edges[i + 1]`, as wide as its chance.
 */
export type Edges = readonly number[];

/** A rib as it stands: radians clockwise from the top to its middle, and half its angle. */
export interface Arc {
  middle: number;
  half: number;
}

const TURN = 2 * Math.PI;
/** Of a rib's width, kept clear at each side: the beak never points at the gilded edge itself. */
const GILT = 0.02;

/** How it loses its speed: about evenly, so that it stops and never crawls. At 1 it would stop dead. */
const FALL_POWER = 1.9;
/** Whole turns of a spin, and of a quick one. */
const FULL_TURNS = 4;
const QUICK_TURNS = 1;
/** An edge nearer than this is felt by what stands at the top. Turns. */
const REACH = 1 / 12;

const fraction = (value: number): number => value - Math.floor(value);

/** Ribs as wide as their weights say. */
export const edgesOf = (weights: readonly number[]): Edges => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return [
    0,
    ...weights.map((weight) => {
      before += weight;
      return before / total;
    }),
  ];
};

/** The rib with its place, in radians, as the wheel lies at angle 0. */
export const arcOf = (edges: Edges, rib: number): Arc => {
  const from = edges[rib] ?? 0;
  const to = edges[rib + 1] ?? 1;
  return { middle: ((from + to) / 2) * TURN, half: ((to - from) / 2) * TURN };
};

/**
 * Where on its rib a spin rests, from 0 (its first edge) to 1: the same for whoever sees the spin
 * again, and spread evenly over the whole rib (multiples of the golden and the silver ratio), so
 * that no prize is missed or won more narrowly than chance has it.
 */
export const restShare = (segment: number, nonce: number): number =>
  GILT + (1 - 2 * GILT) * fraction((nonce + 1) * 0.618034 + segment * 0.414214);

/** Where the wheel stands when `segment` is at the top, at `share` of it; between a turn back and 0. */
export const restAngle = (segment: number, edges: Edges, share: number): number => {
  const from = edges[segment] ?? 0;
  return -(from + share * ((edges[segment + 1] ?? 1) - from)) * TURN;
};

/** The rib that stands at the top. */
export const ribAt = (angle: number, edges: Edges): number => {
  const top = fraction(-angle / TURN);
  const next = edges.findIndex((edge, at) => at > 0 && edge > top);
  return next < 0 ? edges.length - 2 : next - 1;
};

/** The rib that stands at the top, as far off it as it is. */
export const arcAt = (angle: number, edges: Edges): Arc => {
  const { middle, half } = arcOf(edges, ribAt(angle, edges));
  return { middle: middle - fraction(-angle / TURN) * TURN, half };
};

/** How many ribs' edges have passed the top, whole: it grows by one with each. */
export const edgesPassed = (angle: number, edges: Edges): number =>
  -Math.floor(-angle / TURN) * (edges.length - 1) - ribAt(angle, edges);

/** How near the edge is that comes to the top next: 0 out of reach, 1 there. */
export const edgeNear = (angle: number, edges: Edges): number => {
  const way = fraction(-angle / TURN) - (edges[ribAt(angle, edges)] ?? 0);
  return 1 - Math.min(1, way / REACH);
};

/** The likeliest rib. */
export const widestOf = (edges: Edges): number => {
  let widest = 0;
  for (let rib = 1; rib < edges.length - 1; rib += 1)
    if (arcOf(edges, rib).half > arcOf(edges, widest).half) widest = rib;
  return widest;
};

/** From `from` through some turns to `rest` exactly: the wind takes it, then it runs out. */
export const spinFrom = (from: number, rest: number, isQuick = false): Spin => {
  const way = (isQuick ? QUICK_TURNS : FULL_TURNS) * TURN + fraction((rest - from) / TURN) * TURN;
  // What is left when the wind lets go, such that no speed jumps there.
  const { ms: riseMs } = BEATS.wind;
  const { ms: fallMs } = BEATS.spin;
  const fall = way / (1 + (FALL_POWER * riseMs) / (2 * fallMs));
  const rise = way - fall;
  return {
    ms: riseMs + fallMs,
    angleAt(ms) {
      if (ms < riseMs) return from + rise * (ms / riseMs) ** 2;
      const left = Math.max(0, 1 - (ms - riseMs) / fallMs);
      return from + rise + fall * (1 - left ** FALL_POWER);
    },
  };
};
