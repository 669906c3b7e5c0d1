import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInstallOffer } from '#src/base/install.ts';
import { wipeStored } from '#src/base/stored.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { onTouchDevice } from '#src/testing/touchDevice.ts';
import { SettingScreen } from './SettingScreen.tsx';

const OPTIONS = [
  { name: 'whatsapp_link', value: 'https://wa.example' },
  { name: 'live_chat_link', value: '#' },
];
const vips = (options = OPTIONS) => ({
  status: 200,
  data: { options, banners: [], promotions: [] },
});
const enter = (change = {}) =>
  useSession.setState({
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123', fullName: 'Tan Ah Meng', notify: true },
    ...change,
  });

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
});
afterEach(cleanup);

const group = (name: string) => within(screen.getByRole('region', { name }));
const leadsTo = (name: RegExp, path: string) =>
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);

describe('the settings menu [route-setting] [settings-menu]', () => {
  it('has account, profile, support and actions for a player, with how each is set', async () => {
    answering({});
    enter({ unreadCount: 120 });
    await show(<SettingScreen />, '/setting');
    const account = group('Account');
    expect(account.getByRole('link', { name: /Language\s*English/ })).toBeTruthy();
    expect(account.getByRole('switch', { name: /Notifications/ })).toBeTruthy();
    account.getByText('99+ unread');
    account.getByText('Music 60% · Effects 80%');
    leadsTo(/Inbox/, '/inbox');
    leadsTo(/Volume/, '/setting/volume');
    leadsTo(/Change UID\s*kopi123/, '/setting/uid');
    leadsTo(/Full name\s*Tan Ah Meng/, '/setting/name');
    leadsTo(/Change phone number/, '/setting/phone');
    leadsTo(/Change password/, '/setting/password');
    leadsTo(/Transaction PIN\s*Not set/, '/setting/pin');
    leadsTo(/Where you are logged in/, '/setting/devices');
    leadsTo(/Play responsibly\s*Daily limit/, '/setting/responsible-gaming');
    leadsTo(/Play responsibly and find help/, '/responsible-gaming');
    leadsTo(/Take your data with you/, '/setting/data');
    leadsTo(/Close account/, '/setting/closing');
    leadsTo(/FAQ/, '/setting/faq');
    const terms = group('Support').getByRole('link', { name: 'Terms and conditions' });
    expect(terms.getAttribute('href')).toBe('/setting/terms-and-conditions');
    expect(group('Actions').getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('[fullscreen-wakelock] full screen is chosen where a touch device has it, and nowhere else', async () => {
    answering({});
    enter();
    await show(<SettingScreen />, '/setting');
    expect(screen.queryByRole('switch', { name: /Full screen/ })).toBeNull();
    cleanup();
    onTouchDevice();
    await show(<SettingScreen />, '/setting');
    const row = screen.getByRole('switch', { name: /Full screen/, checked: true });
    fireEvent.click(row);
    expect(useSession.getState().game.isFullscreenOn).toBe(false);
    screen.getByRole('switch', { name: /Full screen/, checked: false });
  });

  it('shows a visitor what applies without an account', async () => {
    answering({ 'GET vips': vips() });
    await show(<SettingScreen />, '/setting');
    leadsTo(/Language/, '/setting/language');
    leadsTo(/FAQ/, '/setting/faq');
    leadsTo(/^Log in$/, '/login');
    leadsTo(/Join the club/, '/register');
    for (const absent of ['Inbox', 'Volume', 'Notifications', 'Change UID', 'Log out'])
      expect(screen.queryByText(absent)).toBeNull();
  });

  it('leads to the first chat there is, and to the helpdesk where there is none', async () => {
    answering({ 'GET vips': vips() });
    await show(<SettingScreen />, '/setting');
    await waitFor(() => leadsTo(/Chat with us/, 'https://wa.example'));
    cleanup();
    answering({ 'GET vips': vips([]) });
    await show(<SettingScreen />, '/setting');
    leadsTo(/Chat with us/, '/helpdesk');
  });

  it('offers to install the club once the browser does, and asks it at a tap', async () => {
    answering({ 'GET vips': vips() });
    keepInstallOffer();
    await show(<SettingScreen />, '/setting');
    expect(screen.queryByText('Install the app')).toBeNull();
    const prompt = vi.fn(async () => {});
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /Install the app/ }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByText('Install the app')).toBeNull();
  });

  it('asks once before logging out; staying changes nothing', async () => {
    answering({});
    enter();
    await show(<SettingScreen />, '/setting');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Log out?' }));
    expect(asked.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout');
    fireEvent.click(asked.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useSession.getState().isAuth).toBe(true);
  });
});

describe('the notification switch', () => {
  const notify = () => screen.getByRole('switch', { name: /Notifications/ });

  it('is kept by the server, and takes one press at a time', async () => {
    const made = answering({ 'PUT player/notify': { status: 200, data: { done: true } } });
    enter();
    await show(<SettingScreen />, '/setting');
    fireEvent.click(notify());
    fireEvent.click(notify());
    await waitFor(() => expect(notify().getAttribute('aria-checked')).toBe('false'));
    await waitFor(() => expect(notify().getAttribute('aria-busy')).toBe('false'));
    expect(made.filter((name) => name === 'PUT player/notify')).toHaveLength(1);
    expect(useSession.getState().player.notify).toBe(false);
  });

  it('goes back where the server refuses, and says why', async () => {
    answering({
      'PUT player/notify': { status: 400, data: { message: 'msg.systemError', typ: 'notify' } },
    });
    enter();
    await show(<SettingScreen />, '/setting');
    fireEvent.click(notify());
    await screen.findByText('System error. Please try again later');
    expect(notify().getAttribute('aria-checked')).toBe('true');
  });
});
