import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './useBackCloses.ts';

afterEach(() => vi.restoreAllMocks());

const open = (close: () => void) => renderHook(() => useBackCloses(true, close));

/** A browser that goes back when the test says so, as a busy one does: some time after it was told to. */
const slowHistory = () => {
  const entries: unknown[] = [null];
  const { history } = window;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(history, 'pushState').mockImplementation((entry) => void entries.push(entry));
  vi.spyOn(history, 'replaceState').mockImplementation((entry) => {
    entries.splice(-1, 1, entry);
  });
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const arrive = () =>
    act(() => {
      entries.pop();
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  return { entries, back, arrive };
};

test('Back closes what is open, and leaves the page where it is', () => {
  const { entries, arrive } = slowHistory();
  const close = vi.fn();
  open(close);
  expect(entries).toHaveLength(2);
  arrive();
  expect(close).toHaveBeenCalledOnce();
  expect(entries).toHaveLength(1);
});

test('[inbox-popup] a popup that opens while the last one’s entry is taken away is not closed with it', async () => {
  const { entries, back, arrive } = slowHistory();
  const first = open(vi.fn());
  first.unmount();
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  const close = vi.fn();
  const second = open(close);
  // The browser gets to it only now.
  arrive();
  expect(close).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
  arrive();
  expect(close).toHaveBeenCalledOnce();
  second.unmount();
});

test('one that is closed before it had its entry takes none, and none away', async () => {
  const { entries, back, arrive } = slowHistory();
  open(vi.fn()).unmount();
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  open(vi.fn()).unmount();
  arrive();
  expect(entries).toHaveLength(1);
  expect(back).toHaveBeenCalledOnce();
});

test('where the browser never goes back, the entry that stays is the next popup’s', async () => {
  const { entries, back, arrive } = slowHistory();
  open(vi.fn()).unmount();
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  const close = vi.fn();
  const second = open(close);
  const own = () => entries.at(-1);
  const left = own();
  await vi.waitFor(() => expect(own()).not.toEqual(left), { timeout: 5000 });
  expect(entries).toHaveLength(2);
  arrive();
  expect(close).toHaveBeenCalledOnce();
  second.unmount();
});
