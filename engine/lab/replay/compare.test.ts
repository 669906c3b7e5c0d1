import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { compare } from './compare.ts';
import { stepOf, type TapeStep } from './tape.ts';

const stepsOf = (entries: readonly Entry[]): TapeStep[] =>
  entries.map((entry, index) => stepOf(entry, 0, index));
const event = (type: string, at = 0): Entry => ({ kind: 'event', at, event: { type } });
const state = (value: string, hash: string | null = null): Entry => ({
  kind: 'state',
  at: 0,
  status: 'active',
  value,
  hash,
});
const any = fc.oneof(
  fc.constantFrom('open', 'take', 'step').map((type) => event(type)),
  fc.constantFrom('idle', 'deciding', 'settled').map((value) => state(value)),
  fc.constant<Entry>({ kind: 'fault', at: 0, error: 'no' }),
  fc.constant<Entry>({ kind: 'armed', at: 0, timer: 1, ms: 5, owner: 'root' }),
);
const counted = (steps: readonly TapeStep[]) =>
  steps.flatMap(({ lane }, place) => (lane === 'timer' ? [] : [place]));

it('[replay] whatever two recordings are, each step that counts is in one pair, in its order', () => {
  fc.assert(
    fc.property(fc.array(any), fc.array(any), (a, b) => {
      const [first, second] = [stepsOf(a), stepsOf(b)];
      const found = compare(first, second);
      if (!found) throw new Error('too little in common');
      const side = (name: 'first' | 'second') => found.pairs.flatMap((pair) => pair[name] ?? []);
      expect(side('first')).toEqual(counted(first));
      expect(side('second')).toEqual(counted(second));
      const { both, first: one, second: other } = found.counts;
      expect([both + one, both + other]).toEqual([side('first').length, side('second').length]);
      const alike = found.pairs.filter((pair) => pair.first !== null && pair.second !== null);
      expect(alike).toHaveLength(both);
    }),
  );
});

it('[replay] a recording differs from itself in nothing', () => {
  fc.assert(
    fc.property(fc.array(any), (entries) => {
      const steps = stepsOf(entries);
      expect(compare(steps, stepsOf(entries))).toMatchObject({
        differsAt: null,
        counts: { first: 0, second: 0 },
      });
    }),
  );
});

it('[replay] the first difference is the first event or state that the other has not', () => {
  const common = [event('open'), state('deciding', 'a'), event('step')];
  const first = stepsOf([...common, state('settled'), event('again')]);
  const second = stepsOf([...common, { ...event('late'), at: 900 }, state('settled')]);
  expect(compare(first, second)).toEqual({
    pairs: [
      { first: 0, second: 0 },
      { first: 1, second: 1 },
      { first: 2, second: 2 },
      { first: null, second: 3 },
      { first: 3, second: 4 },
      { first: 4, second: null },
    ],
    differsAt: 3,
    counts: { both: 4, first: 1, second: 1 },
  });
});

it('[replay] times, ids and memories may differ; who gave an input may not', () => {
  const input = (from: 'player' | 'scene', at: number): Entry => ({
    kind: 'input',
    at,
    from,
    input: { type: 'take', id: at },
  });
  const [a, b] = [stepsOf([input('player', 1), state('settled', 'a')]), state('settled', 'b')];
  expect(compare(a, stepsOf([input('player', 2), b]))?.differsAt).toBeNull();
  expect(compare(a, stepsOf([input('scene', 1), b]))?.differsAt).toBe(0);
});

it('[replay] two that have nothing in common are not aligned', () => {
  const many = (type: string) => stepsOf(Array.from({ length: 9_000 }, () => event(type)));
  expect(compare(many('open'), many('take'))).toBeNull();
});
