import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Comparison } from '#engine/lab/replay/compare.ts';
import { show } from '#src/testing/screen.tsx';
import { type PairWalk, usePairWalk } from './usePairWalk.ts';

afterEach(cleanup);

const comparison: Comparison = {
  pairs: [
    { first: 0, second: 2 },
    { first: null, second: 3 },
    { first: null, second: 5 },
    { first: 4, second: 6 },
    { first: 7, second: null },
  ],
  differsAt: 1,
  counts: { both: 2, first: 1, second: 2 },
};

let walk: PairWalk | null;
let go: (at: number) => void;
const Holder = () => {
  const [at, setAt] = useState(0);
  go = setAt;
  walk = usePairWalk(comparison, { at, go: setAt });
  return null;
};
const shown = () => [walk?.first, walk?.second];

it('[replay] one control walks both recordings in step, through what only one of them has too', async () => {
  await show(<Holder />);
  const seen = [shown()];
  for (let step = 1; step < 6; step += 1) {
    act(() => walk?.go((walk?.nth ?? 0) + 1));
    seen.push(shown());
  }
  expect(seen).toEqual([
    [0, 2],
    [0, 3],
    [0, 5],
    [4, 6],
    [7, 6],
    [7, 6],
  ]);
  // The cursor of the page moves the other one with it, between two pairs as well.
  act(() => go(5));
  expect(shown()).toEqual([5, 6]);
  act(() => go(0));
  expect(shown()).toEqual([0, 2]);
});
