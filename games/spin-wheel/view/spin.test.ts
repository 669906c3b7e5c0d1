import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wheelTuning } from '#games/spin-wheel/tuning.ts';
import {
  arcAt,
  arcOf,
  edgeNear,
  edgesOf,
  edgesPassed,
  restAngle,
  restShare,
  ribAt,
  spinFrom,
  widestOf,
} from './spin.ts';

const TURN = 2 * Math.PI;
const anyWeights = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1_000_000 })),
  { minLength: 4, maxLength: 24 },
);
const angles = fc.double({ min: -20, max: 20, noNaN: true });
const own = edgesOf(wheelTuning.defaults.segments.map(({ weight }) => weight));

test('[wheel-rules] a rib is as wide as its chance, whatever a designer sets, and all are one turn', () => {
  fc.assert(
    fc.property(anyWeights, (weights) => {
      const edges = edgesOf(weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(edges).toHaveLength(weights.length + 1);
      expect([edges[0], edges.at(-1)]).toEqual([0, 1]);
      for (const [rib, weight] of weights.entries())
        expect((arcOf(edges, rib).half * 2) / TURN).toBeCloseTo(weight / total, 12);
    }),
  );
});

test('[wheel-rules] RM50, drawn in 0.2% of the spins, is 0.72 degrees wide', () => {
  expect((arcOf(own, 0).half * 2 * 360) / TURN).toBeCloseTo(0.72, 9);
});

test('[wheel-rules] the wheel rests on the rib the server drew, wherever it stood and however narrow', () => {
  fc.assert(
    fc.property(anyWeights, fc.nat(23), fc.nat(5_000), angles, (weights, any, nonce, from) => {
      const edges = edgesOf(weights);
      const segment = any % weights.length;
      const rest = restAngle(segment, edges, restShare(segment, nonce));
      const spin = spinFrom(from, rest);
      const end = spin.angleAt(spin.ms);
      expect(ribAt(rest, edges)).toBe(segment);
      expect(ribAt(end, edges)).toBe(segment);
      // Exactly there: whole turns away.
      const turns = (end - rest) / TURN;
      expect(turns).toBeCloseTo(Math.round(turns), 9);
      const { middle, half } = arcAt(rest, edges);
      expect(Math.abs(middle)).toBeLessThan(half);
    }),
  );
});

test('[wheel-rules] where it rests on a rib is spread evenly from edge to edge: no prize is narrowly missed', () => {
  for (const segment of [0, 3, 11]) {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let nonce = 0; nonce < 2_000; nonce += 1) {
      const share = restShare(segment, nonce);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
      const tenth = Math.floor(share * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // The outermost tenths lack what the gilded edges take.
    for (const [at, count] of tenths.entries()) {
      expect(count).toBeGreaterThan(at % 9 === 0 ? 155 : 200);
      expect(count).toBeLessThan(220);
    }
  }
});

test('a turn passes every edge once, and the edge that comes next is near before it passes', () => {
  fc.assert(
    fc.property(anyWeights, angles, (weights, angle) => {
      const edges = edgesOf(weights);
      const after = edgesPassed(angle + TURN, edges) - edgesPassed(angle, edges);
      expect(Math.abs(after - weights.length)).toBeLessThanOrEqual(1);
      const near = edgeNear(angle, edges);
      expect(near).toBeGreaterThanOrEqual(0);
      expect(near).toBeLessThanOrEqual(1);
    }),
  );
  let passed = edgesPassed(0.001, own);
  let nearest = 0;
  for (let angle = 0.001; angle < TURN + 0.002; angle += 0.001) {
    const now = edgesPassed(angle, own);
    expect(now).toBeGreaterThanOrEqual(passed);
    if (now > passed) expect(nearest).toBeGreaterThan(0.99);
    passed = now;
    nearest = edgeNear(angle, own);
  }
  expect(passed - edgesPassed(0.001, own)).toBe(12);
});

test('at first the likeliest rib stands at the top, never the dearest', () => {
  expect(wheelTuning.defaults.segments[widestOf(own)]?.times).toBe(0);
});

test('a thousand ribs are as good as twelve', () => {
  const edges = edgesOf(Array.from({ length: 1_000 }, (_, at) => (at % 7) + 1));
  for (const rib of [0, 1, 500, 999]) expect(ribAt(restAngle(rib, edges, 0.5), edges)).toBe(rib);
});

test('it only ever turns forward, ever slower after the wind lets go, without a jump', () => {
  const spin = spinFrom(-0.3, restAngle(3, own, 0.2));
  let before = 0;
  const steps = Array.from({ length: Math.floor(spin.ms / 10) }, (_, i) => {
    return spin.angleAt((i + 1) * 10) - spin.angleAt(i * 10);
  });
  const fastest = Math.max(...steps);
  for (const [at, step] of steps.entries()) {
    expect(step).toBeGreaterThanOrEqual(0);
    expect(Math.abs(step - before)).toBeLessThan(fastest * 0.05);
    if (at > 63) expect(step).toBeLessThanOrEqual(before + 1e-9);
    before = step;
  }
});

test('it never crawls: in its last 800 milliseconds several ribs still pass, ever slower', () => {
  const spin = spinFrom(0, restAngle(3, own, 0.5));
  const last = spin.angleAt(spin.ms) - spin.angleAt(spin.ms - 800);
  expect(last).toBeGreaterThan(TURN / 2);
  expect(spin.angleAt(spin.ms - 400) - spin.angleAt(spin.ms - 800)).toBeGreaterThan(last / 2);
});

test('a quick spin rests where any other does, after fewer turns', () => {
  const rest = restAngle(5, own, 0.3);
  const [quick, usual] = [spinFrom(0.4, rest, true), spinFrom(0.4, rest)];
  const apart = (usual.angleAt(usual.ms) - quick.angleAt(quick.ms)) / TURN;
  expect(apart).toBeGreaterThan(0);
  expect(apart).toBeCloseTo(Math.round(apart), 9);
});
