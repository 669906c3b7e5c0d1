import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Recording } from '#contract/recording.ts';
import { createLink } from '#games/squidgame/machine.ts';
import type { AnyMake } from '../replay/byInputs.ts';
import { machineOf } from '../replay/replay.ts';
import { momentsOf } from '../replay/tape.ts';
import { chartOf } from './chart.ts';
import { wayTo } from './way.ts';

const machine = machineOf(createLink as AnyMake);
const chart = chartOf(machine);
const file = 'tests/recordings/squidgame/rotation.json.gz';
const recording = Recording.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
const moments = momentsOf(machine, recording);

it('[inspector] a way ends in the active state, and each hop of it begins where the one before ended', () => {
  let hops = 0;
  for (const at of moments.keys()) {
    const { active, taken, trail } = wayTo(chart, moments, at);
    const way = [...trail, ...taken];
    // A page begins where no hop led to.
    const breaks = way.filter((hop, index) => index > 0 && way[index - 1]?.to !== hop.from);
    expect(breaks.filter(({ from }) => from !== 'starting')).toEqual([]);
    if (way.length > 0) expect(way.at(-1)?.to).toBe(active);
    hops = Math.max(hops, way.length);
  }
  expect(hops).toBeGreaterThan(16);
  expect(hops).toBeLessThan(60);
});

it('[inspector] states that are left at once are on it', () => {
  const at = moments.findIndex(({ now }) => now?.value === 'idle');
  expect(wayTo(chart, moments, at)).toEqual({
    active: 'idle',
    trail: [{ from: 'starting', event: 'done(recall)', to: 'loading' }],
    taken: [
      { from: 'loading', event: 'done(load)', to: 'loaded' },
      { from: 'loaded', event: 'always', to: 'idle' },
    ],
  });
});

it('[inspector] where nothing was, there is none', () => {
  expect(wayTo(chart, [], -1)).toEqual({ active: null, taken: [], trail: [] });
  expect(wayTo(chart, moments, 0)).toEqual({ active: null, taken: [], trail: [] });
});
