import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stored, wipeStored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { KEY, withoutPush, withPush } from './testBrowser.ts';

const TOKEN = '0190a6f0-0000-7000-8000-000000000001';

beforeEach(wipeStored);
afterEach(() => {
  cleanup();
  withoutPush();
});

describe('[notification-permission] whether this device shows notifications', () => {
  it.each([
    ['en', 'This browser can’t show notifications'],
    ['zh', '此浏览器无法显示通知'],
    ['ms', 'Pelayar ini tidak memaparkannya'],
  ] as const)('is said where it can’t (%s), and nothing asks', async (language, text) => {
    await show(<DeviceRow />, '/', language);
    screen.getByText(new RegExp(text));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['granted', 'Notifications are shown here'],
    ['denied', 'Blocked. Allow notifications'],
  ] as const)('is said where it was %s, and nothing asks', async (permission, text) => {
    const { Notification } = withPush(permission);
    await show(<DeviceRow />);
    screen.getByText(new RegExp(text));
    expect(screen.queryByRole('button')).toBeNull();
    expect(Notification.requestPermission).not.toHaveBeenCalled();
  });

  const openSheet = async () => {
    fireEvent.click(screen.getByRole('button', { name: /On this device/ }));
    await screen.findByRole('dialog', { name: 'Hear from the club' });
  };
  const allow = () => fireEvent.click(screen.getByRole('button', { name: 'Allow notifications' }));

  it('the browser asks after a touch on what explains why, and the push token is stored', async () => {
    answering({
      'GET push/subscription': { status: 200, data: { publicKey: KEY, endpoint: null } },
      'PUT push/subscription': { status: 200, data: { token: TOKEN } },
    });
    const { Notification } = withPush('default', 'granted');
    await show(<DeviceRow />);
    await openSheet();
    screen.getByText('Your redemption was decided');
    screen.getByText('From 10 pm to 8 am only redemptions and matches are sent.');
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    allow();
    await waitFor(() => expect(stored.fcmToken.get()).toBe(TOKEN));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('Notifications are shown here');
  });

  it('a no is taken as one; not now asks nothing', async () => {
    const made = answering({});
    const { Notification } = withPush('default', 'denied');
    await show(<DeviceRow />);
    await openSheet();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    await openSheet();
    allow();
    await screen.findByText(/Blocked/);
    expect(made).toEqual([]);
    expect(stored.fcmToken.get()).toBeNull();
  });

  it('says so where the browser or the server refuses, and can be tried again', async () => {
    answering({
      'GET push/subscription': { status: 429, data: { message: 'msg.tooFrequent', typ: 'push' } },
    });
    withPush('default', 'granted');
    await show(<DeviceRow />);
    await openSheet();
    allow();
    await screen.findByText('The request is too frequent');
    answering({
      'GET push/subscription': { status: 200, data: { publicKey: '!', endpoint: null } },
    });
    allow();
    await screen.findByText(/could not be reached for notifications/);
  });

  it('is seen anew when the page is', async () => {
    const { Notification } = withPush('denied');
    await show(<DeviceRow />);
    Notification.permission = 'granted';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    screen.getByText('Notifications are shown here');
  });
});
