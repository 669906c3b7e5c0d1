import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '#src/base/paths.ts';
import { isInTelegram } from '#src/features/telegram/host.ts';
import { answering } from '#src/testing/screen.tsx';
import { createRouter, type Router } from './router.ts';
import { followTelegram } from './telegram.ts';

const { style } = document.documentElement;
let told: [string, object][];
let router: Router;

beforeEach(() => {
  answering({});
  told = [];
  window.TelegramWebviewProxy = {
    postEvent: (event, data) => void told.push([event, JSON.parse(data)]),
  };
  style.setProperty('--ink', '#120c24');
  window.history.replaceState(null, '', '/');
  router = createRouter();
  followTelegram(router);
});
afterEach(() => {
  router.dispose();
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  style.cssText = '';
});

const hear = (event: string, data: unknown = null) =>
  window.Telegram?.WebView.receiveEvent(event, data);
const theme = (bg_color: unknown) => hear('theme_changed', { theme_params: { bg_color } });
const last = (event: string) => told.findLast(([name]) => name === event)?.[1];

it('[webapp-mode] is ready, takes the room there is, and asks how it is to look', () => {
  expect(isInTelegram()).toBe(true);
  const events = told.map(([event]) => event);
  for (const event of ['ready', 'expand', 'request_theme', 'request_viewport'])
    expect(events).toContain(`web_app_${event}`);
});

it('[webapp-mode] follows a theme its words can be read on, and tells the ground it shows', () => {
  theme('#17212b');
  expect([style.getPropertyValue('--ink'), style.getPropertyValue('--night')]).toEqual([
    '#17212b',
    '#17212b',
  ]);
  expect(last('web_app_set_header_color')).toEqual({ color: '#17212b' });
  expect(last('web_app_set_background_color')).toEqual({ color: '#17212b' });
  for (const other of ['#ffffff', '#708090', 'red;}', 7]) {
    theme(other);
    expect(style.getPropertyValue('--ink')).toBe('');
  }
});

it('[webapp-mode] pages are as high as what is shown of them', () => {
  hear('viewport_changed', { height: 512.5, is_expanded: false, is_state_stable: true });
  expect(style.getPropertyValue('--viewport')).toBe('512.5px');
  for (const height of [0, -1, '9px;', null]) hear('viewport_changed', { height });
  expect(style.getPropertyValue('--viewport')).toBe('512.5px');
});

it('[webapp-mode] the back button is there but at home, and leads back', async () => {
  expect(last('web_app_setup_back_button')).toEqual({ is_visible: false });
  await router.navigate(paths.helpdesk.href());
  expect(router.state.location.pathname).toBe('/helpdesk');
  expect(last('web_app_setup_back_button')).toEqual({ is_visible: true });
  const isBack = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => location.pathname === '/' && resolve());
  });
  window.TelegramGameProxy?.receiveEvent('back_button_pressed', null);
  await isBack;
  expect(last('web_app_setup_back_button')).toEqual({ is_visible: false });
});
