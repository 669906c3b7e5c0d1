import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAwake, useTapsNoted } from './useAwake.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const tap = () => act(() => void fireEvent.pointerDown(document.body));

/** A table at which the player has not tapped for long, or has just now. */
const table = (hasTapped: boolean) => {
  renderHook(() => useTapsNoted());
  tap();
  pass(hasTapped ? 100 : 5_000);
  return renderHook(() => useAwake()).result;
};

it('[bets-safe] takes an honest first tap as soon as the desk can have been seen', () => {
  const desk = table(false);
  expect(desk.current).toEqual({ isAwake: false, tries: 0 });
  pass(350);
  expect(desk.current.isAwake).toBe(true);
});

it('[bets-safe] waits longer for who was tapping when the desk came up', () => {
  const desk = table(true);
  expect(desk.current).toEqual({ isAwake: false, tries: 1 });
  pass(699);
  expect(desk.current.isAwake).toBe(false);
  pass(1);
  expect(desk.current.isAwake).toBe(true);
});

it('[bets-safe] shows a tap that came too soon: the wait begins anew', () => {
  const desk = table(false);
  pass(200);
  tap();
  expect(desk.current).toEqual({ isAwake: false, tries: 1 });
  pass(600);
  tap();
  expect(desk.current).toEqual({ isAwake: false, tries: 2 });
  pass(700);
  expect(desk.current.isAwake).toBe(true);
});
