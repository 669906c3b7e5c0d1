import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { telegramLaunched } from '#src/base/stored.ts';
import { hearTelegram, useHost } from './host.ts';
import { MainButton } from './MainButton.tsx';
import { pressMain } from './main.ts';

let told: [string, Record<string, unknown>][];
const inTelegram = (isHeard = true) => {
  telegramLaunched.set(true);
  useHost.setState({ isHeard });
  window.TelegramWebviewProxy = {
    postEvent: (event, data) => void told.push([event, JSON.parse(data)]),
  };
};
const main = () => told.findLast(([event]) => event === 'web_app_setup_main_button')?.[1];

beforeEach(() => {
  told = [];
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  telegramLaunched.set(false);
  useHost.setState({ isHeard: false });
});

const action = (text: string, onPress: () => void, isBusy = false) => (
  <MainButton text={text} isBusy={isBusy} onPress={onPress}>
    <button type="button" onClick={onPress}>
      {text}
    </button>
  </MainButton>
);

it('[webapp-mode] a screen’s gold action is Telegram’s main button, and not on the screen as well', () => {
  inTelegram();
  const play = vi.fn();
  const { rerender, unmount } = render(action('Play', play));
  expect(screen.queryByRole('button')).toBeNull();
  expect(main()).toMatchObject({ is_visible: true, is_active: true, text: 'Play' });
  pressMain();
  expect(play).toHaveBeenCalledTimes(1);
  rerender(action('Play', play, true));
  expect(main()).toMatchObject({ is_active: false, is_progress_visible: true });
  pressMain();
  expect(play).toHaveBeenCalledTimes(1);
  unmount();
  expect(main()).toEqual({ is_visible: false });
  pressMain();
  expect(play).toHaveBeenCalledTimes(1);
});

it('[webapp-mode] a popup has it while it is open, then the page again', () => {
  inTelegram();
  const [play, confirm] = [vi.fn(), vi.fn()];
  render(action('Play', play));
  const popup = render(action('Confirm', confirm));
  pressMain();
  popup.unmount();
  expect(main()).toMatchObject({ text: 'Play' });
  pressMain();
  expect([confirm, play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('[webapp-mode] until Telegram was heard from, the screen’s own button is there', () => {
  inTelegram(false);
  const play = vi.fn();
  render(action('Play', play));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect([play.mock.calls.length, told]).toEqual([1, []]);
  hearTelegram(() => {});
  act(() => window.Telegram?.WebView.receiveEvent('viewport_changed', null));
  expect(screen.queryByRole('button')).toBeNull();
  expect(main()).toMatchObject({ is_visible: true, text: 'Play' });
});

it('[webapp-mode] Telegram’s plain browser on an iPhone is no web app: the screen’s own button is there', () => {
  inTelegram();
  telegramLaunched.set(false);
  render(action('Play', vi.fn()));
  screen.getByRole('button', { name: 'Play' });
  expect(told).toEqual([]);
});

it('elsewhere the screen’s own button is there, and Telegram is told nothing', () => {
  const play = vi.fn();
  render(action('Play', play));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});
