import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { splashSeen } from '#src/base/stored.ts';
import { show } from '#src/testing/screen.tsx';
import { Splash } from './Splash.tsx';

beforeEach(() => {
  splashSeen.set(false);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('status');

it('[splash] stays for five seconds at the least, then goes', async () => {
  await show(<Splash />);
  pass(4999);
  expect(shown()?.getAttribute('data-stage')).toBe('shown');
  pass(1);
  expect(shown()?.getAttribute('data-stage')).toBe('leaving');
  pass(600);
  expect(shown()).toBeNull();
});

it('[splash] counts from when the page showed the club’s picture', async () => {
  const entries = [{ startTime: performance.now() - 2000 }] as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(entries);
  await show(<Splash />);
  pass(2990);
  expect(shown()?.getAttribute('data-stage')).toBe('shown');
  pass(10);
  expect(shown()?.getAttribute('data-stage')).toBe('leaving');
});

it('[splash] keeps the keys from what it covers, and gives them back', async () => {
  await show(
    <>
      <button type="button">{'below'}</button>
      <Splash />
    </>,
  );
  const below = screen.getByText('below');
  expect(below.inert).toBe(true);
  pass(5600);
  expect(below.inert).toBe(false);
});

it('[splash] comes once a visit', async () => {
  await show(<Splash />);
  pass(6000);
  cleanup();
  await show(<Splash />);
  expect(shown()).toBeNull();
});
