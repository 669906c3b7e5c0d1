import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bridge } from '#engine/bridge.ts';
import { GAMES } from '#games/index.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { sceneOf } from './testTable.ts';
import { useTable } from './useTable.ts';

afterEach(() => {
  cleanup();
  bridge.setCoins(0);
});

const { defaults } = squidTuning;
/** More than the time in which typing is taken to go on. */
const LATER_MS = 900;

/** A table of the bridge whose scene shows nothing, and whose rounds are opened by a bet. */
const sit = async () => {
  const machine = await GAMES.squidgame.play.machine();
  const hook = renderHook(({ tuning }) => useTable('squidgame', machine, tuning), {
    initialProps: { tuning: defaults as object },
  });
  act(() => hook.result.current.createLink().attach(sceneOf(() => {})));
  await waitFor(() => expect(hook.result.current.state?.phase).toBe('idle'));
  const change = (clockMs: number) => hook.rerender({ tuning: { ...defaults, clockMs } });
  return { change, now: () => hook.result.current };
};

it('[inspector] a table at rest shows the numbers of its next round, once typing has ended', async () => {
  const { change, now } = await sit();
  for (const clockMs of [30_000, 31_000, 32_000]) change(clockMs);
  expect(now().build).toBe(0);
  await waitFor(() => expect(now().build).toBe(1), { timeout: 5 * LATER_MS });
});

it('[inspector] a round under way keeps its scene', async () => {
  const { change, now } = await sit();
  act(() => now().link?.send({ type: 'open' }));
  await waitFor(() => expect(now().state?.round?.status).toBe('open'));
  change(30_000);
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  expect(now().build).toBe(0);
});
