import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wallClock } from '#engine/core/clock.ts';
import { refusals, wipeStored } from '#src/base/stored.ts';
import { show } from '#src/testing/screen.tsx';
import { TooFrequent } from './TooFrequent.tsx';

const START = Date.UTC(2026, 10, 20);
let now = START;
let tick = () => {};

beforeEach(() => {
  wipeStored();
  now = START;
  vi.spyOn(wallClock, 'now').mockImplementation(() => now);
  vi.spyOn(wallClock, 'every').mockImplementation((_ms, callback) => {
    tick = callback;
    return () => {};
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () => document.querySelector('[role="alert"] [aria-hidden="true"]:not(svg)');
const after = (seconds: number) =>
  act(() => {
    now += seconds * 1000;
    tick();
  });

it.each([
  ['en', 'Request too frequent, try again in 90 seconds'],
  ['zh', '请求过于频繁，请在 90 秒后再试'],
  ['ms', 'Permintaan terlalu kerap, cuba lagi dalam 90 saat'],
] as const)('[error-http] says in %s how long to wait', async (language, text) => {
  refusals.set('login', 429, 90);
  await show(<TooFrequent typ="login" />, '/', language);
  expect(shown()?.textContent).toBe(text);
});

it('[error-http] counts down, goes on after a reload, and is gone when the time is', async () => {
  await show(<TooFrequent typ="otp" />);
  expect(shown()).toBeNull();
  act(() => refusals.set('otp', 429, 30));
  after(10);
  expect(shown()?.textContent).toContain('in 20 seconds');
  // What was read out once is not read out every second.
  screen.getByText('Request too frequent, try again in 30 seconds');
  cleanup();
  now += 5000;
  await show(<TooFrequent typ="otp" />);
  expect(shown()?.textContent).toContain('in 15 seconds');
  expect(refusals.get('otp', 429)).toBe(30);
  after(15);
  expect(shown()).toBeNull();
});

it('is another call’s matter under another name, and over before another try', async () => {
  refusals.set('otp', 429, 30);
  await show(<TooFrequent typ="redeem" />);
  expect(shown()).toBeNull();
  cleanup();
  await show(<TooFrequent typ="otp" />);
  act(() => refusals.forgetWait('otp'));
  expect([shown(), refusals.get('otp', 429)]).toEqual([null, null]);
});
