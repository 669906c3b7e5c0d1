import { expect, it } from 'vitest';
import type { Entry, Recording } from '#contract/recording.ts';
import { FRAME_MS } from '../../core/adjustableClock.ts';
import { marksOf } from './marks.ts';
import { reelOf } from './reel.ts';

const facts = {
  roundId: null,
  seedHash: null,
  clientSeed: null,
  nonce: null,
  tuningVersion: null,
  tuningHash: null,
};
// The beginning of time: its fractions are exact.
const START = 0;

const marksIn = (...segments: Entry[][]) => {
  const recording: Recording = {
    version: 2,
    game: 'fto',
    visit: 'v',
    build: '1',
    machine: 'm',
    dropped: 0,
    startedAt: START,
    segments: segments.map((entries) => ({ begin: null, facts, entries })),
  };
  return marksOf(reelOf(recording, [])).map((marks) =>
    marks.map(({ time, ...mark }) => ({ ...mark, at: time - START })),
  );
};
const actor = (at: number): Entry => ({ kind: 'actor', at, src: 'load' });
const settled = (at: number): Entry => ({
  kind: 'state',
  at,
  status: 'active',
  value: 'settled',
  hash: null,
});
const fault = (at: number): Entry => ({ kind: 'fault', at, error: 'no' });

it('[replay] each settle and each error is a mark with the frame after it, and every two seconds', () => {
  const [marks] = marksIn([actor(100), fault(1_000), settled(3_000), actor(6_200)]);
  expect(marks).toEqual([
    { at: 1_000 + FRAME_MS, step: 1, why: 'error' },
    { at: 2_100, step: 1, why: 'time' },
    { at: 3_000 + FRAME_MS, step: 2, why: 'settle' },
    { at: 4_100, step: 2, why: 'time' },
    { at: 6_100, step: 2, why: 'time' },
  ]);
});

it('a segment has marks of its own, from its beginning, and one a frame', () => {
  const [, marks] = marksIn([actor(0)], [actor(50), fault(2_040), fault(2_045), actor(3_000)]);
  expect(marks).toEqual([{ at: 2_050, step: 3, why: 'time' }]);
});
