import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '#src/base/paths.ts';
import { telegramLaunched } from '#src/base/stored.ts';
import { isInTelegram, useHost } from '#src/features/telegram/host.ts';
import { LIGHTEST, luminanceOf } from '#src/features/telegram/look.ts';
import { answering } from '#src/testing/screen.tsx';
import { createRouter, type Router } from './router.ts';
import { followTelegram } from './telegram.ts';

const { style } = document.documentElement;
/** As the stylesheet has them. */
const tokens = document.createElement('style');
let told: [string, object][];
let router: Router;

beforeEach(() => {
  answering({});
  told = [];
  window.TelegramWebviewProxy = {
    postEvent: (event, data) => void told.push([event, JSON.parse(data)]),
  };
  telegramLaunched.set(true);
  tokens.textContent = ':root { --ink: #120c24; --night: #1b1433; }';
  document.head.append(tokens);
  window.history.replaceState(null, '', '/');
  router = createRouter();
  followTelegram(router);
});
afterEach(() => {
  router.dispose();
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  style.cssText = '';
  tokens.remove();
  telegramLaunched.set(false);
  useHost.setState({ isHeard: false });
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
  for (const none of ['red;}', 7]) {
    theme(none);
    expect(style.getPropertyValue('--ink')).toBe('');
    expect(last('web_app_set_header_color')).toEqual({ color: '#120c24' });
  }
});

it('[webapp-mode] of a light theme it takes as much as its words can be read on', () => {
  for (const light of ['#ffffff', '#708090', '#f4f1e8']) {
    theme(light);
    const ground = style.getPropertyValue('--ink');
    expect(last('web_app_set_header_color')).toEqual({ color: ground });
    expect(luminanceOf(ground)).toBeGreaterThan(luminanceOf('#120c24') * 2);
    expect(luminanceOf(ground)).toBeLessThanOrEqual(LIGHTEST);
  }
  const text = readFileSync('src/styles/tokens.css', 'utf8');
  const words = [...text.matchAll(/--text[\w-]*: (#[0-9a-f]{6});/g)].map(([, color = '']) => color);
  expect(words.length).toBeGreaterThan(4);
  for (const color of words)
    expect((luminanceOf(color) + 0.05) / (LIGHTEST + 0.05), color).toBeGreaterThanOrEqual(4.5);
});

it('[webapp-mode] is a web app by its launch data alone, which it keeps for the visit', () => {
  telegramLaunched.set(false);
  expect(isInTelegram()).toBe(false);
  window.history.replaceState(null, '', '/#tgWebAppVersion=8.0&tgWebAppPlatform=ios');
  expect(isInTelegram()).toBe(false);
  window.history.replaceState(null, '', '/#tgWebAppData=auth_date%3D1&tgWebAppVersion=8.0');
  expect(isInTelegram()).toBe(true);
  window.history.replaceState(null, '', '/');
  expect(isInTelegram()).toBe(true);
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  expect(isInTelegram()).toBe(false);
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
