import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { stepOf } from '#engine/lab/replay/tape.ts';
import { show } from '#src/testing/screen.tsx';
import { type Cursor, type Jump, useCursor } from './useCursor.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const state = (value: string) => ({ kind: 'state', at: 0, status: 'active', value, hash: null });
const entries = [
  state('idle'),
  { kind: 'event', at: 0, event: { type: 'bet', bet: 50 } },
  { kind: 'event', at: 0, event: { type: 'open' } },
  { kind: 'failure', at: 0, call: 1, failure: null },
  state('settled'),
  { kind: 'around', at: 0, change: { pausedBy: 'report' } },
] as Entry[];
const steps = entries.map((entry, index) => stepOf(entry, 0, index));

let cursor: Cursor;
const Holder = ({
  of = steps,
  ...options
}: { of?: typeof steps } & Parameters<typeof useCursor>[1]) => {
  cursor = useCursor(of, options);
  return null;
};
const from = async (entry: number) => {
  await show(<Holder />, '/replay', 'en', `?at=${entry}`);
};

it.each([
  ['state', 1, 4],
  ['bet', 1, 2],
  ['settle', 1, 4],
  ['error', 1, 3],
  ['report', 1, 5],
  // Where there is none, one stays.
  ['bet', 4, 3],
] as [Jump, number, number][])(
  '[replay] jumps to the next %s, from entry %i',
  async (jump, entry, to) => {
    await from(entry);
    expect(cursor.hasNext(jump)).toBe(to !== entry - 1);
    act(() => cursor.goNext(jump));
    expect(cursor.at).toBe(to);
  },
);

it('[replay] plays from the beginning once it is at the end, at a speed of the list', async () => {
  await from(6);
  act(() => cursor.toggle());
  expect([cursor.at, cursor.isPlaying]).toEqual([0, true]);
  for (let turn = 0; turn < 9; turn += 1) act(() => cursor.shift(1));
  expect(cursor.speed).toBe(16);
  act(() => cursor.shift(-1));
  expect(cursor.speed).toBe(8);
});

it('[replay] playing stops where the replay departs, and goes on from there when asked', async () => {
  vi.useFakeTimers();
  await show(<Holder stop={2} />, '/replay', 'en', '?at=1');
  const play = () => act(() => cursor.toggle());
  const pass = () => act(() => vi.advanceTimersByTimeAsync(100));
  play();
  await pass();
  expect([cursor.at, cursor.isPlaying]).toEqual([2, false]);
  play();
  await pass();
  await pass();
  expect([cursor.at, cursor.isPlaying]).toEqual([5, false]);
});

it('the address says the place, until one is at another page’s while this one is still shown', async () => {
  window.history.replaceState(null, '', '/replay');
  await from(1);
  act(() => cursor.go(3));
  expect(window.location.search).toBe('?at=4');
  window.history.replaceState(null, '', '/login');
  act(() => cursor.go(4));
  expect(window.location.href).toMatch(/\/login$/);
});

it('[replay] opens at the moment that was reported, unless the address says another place', async () => {
  await show(<Holder />, '/replay');
  expect(cursor.at).toBe(5);
  // From after it, one goes back.
  expect(cursor.hasNext('report')).toBe(true);
  cleanup();
  await from(2);
  expect(cursor.at).toBe(1);
  cleanup();
  // What is reported from the notice that a game stopped has no mark.
  const unmarked = steps.slice(0, 5);
  await show(<Holder of={unmarked} isReported />, '/replay');
  expect(cursor.at).toBe(4);
  cleanup();
  await show(<Holder of={unmarked} />, '/replay');
  expect(cursor.at).toBe(0);
});
