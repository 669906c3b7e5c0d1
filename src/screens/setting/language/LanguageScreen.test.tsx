import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { LanguageScreen } from './LanguageScreen.tsx';

const reload = vi.fn();

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const choice = (name: RegExp) => screen.getByRole('button', { name });

it('[route-setting-language] lists the three in their own script, the chosen one marked', async () => {
  answering({});
  await show(<LanguageScreen />, '/setting/language', 'ms');
  expect(screen.getAllByRole('button').map((b) => b.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
  ]);
  expect(within(choice(/中文/)).getByText('中文').lang).toBe('zh');
  choice(/English/);
  choice(/Bahasa Melayu/);
});

it('[language-reload] a change is kept, and loads the page anew after half a second, without lang', async () => {
  const made = answering({});
  await show(<LanguageScreen />, '/setting/language');
  window.history.replaceState(null, '', '/setting/language?lang=en&affi=satay');
  vi.useFakeTimers();
  fireEvent.click(choice(/中文/));
  expect(stored.language.get()).toBe('zh');
  await vi.advanceTimersByTimeAsync(490);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  // Whether the server can be reached is asked first.
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(window.location.search).toBe('?affi=satay');
  expect(made).not.toContain('PUT player/language');
});

it('[language-reload] of two quick choices the last one holds, and one reload comes', async () => {
  answering({});
  await show(<LanguageScreen />, '/setting/language');
  vi.useFakeTimers();
  fireEvent.click(choice(/中文/));
  await vi.advanceTimersByTimeAsync(300);
  fireEvent.click(choice(/Melayu|马来/));
  await vi.advanceTimersByTimeAsync(2500);
  expect(stored.language.get()).toBe('ms');
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reload).toHaveBeenCalledOnce();
});

it('the one that is shown already changes nothing', async () => {
  answering({});
  await show(<LanguageScreen />, '/setting/language');
  vi.useFakeTimers();
  fireEvent.click(choice(/English/));
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).not.toHaveBeenCalled();
});

it('a player’s choice is saved on the server; a server that does not answer does not hold it up', async () => {
  const made = answering({ 'PUT player/language': { status: 200, data: { done: true } } });
  useSession.setState({ isAuth: true });
  await show(<LanguageScreen />, '/setting/language');
  fireEvent.click(choice(/Bahasa Melayu/));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(made).toContain('PUT player/language');
  cleanup();
  reload.mockClear();
  answering({ 'PUT player/language': 'unreachable' });
  await show(<LanguageScreen />, '/setting/language', 'ms');
  fireEvent.click(choice(/English/));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(stored.language.get()).toBe('en');
});
