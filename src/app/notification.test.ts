import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering } from '#src/testing/screen.tsx';
import { takeNotification } from './notification.ts';

const at = (path: string) => takeNotification(new URL(path, 'https://club.test'));

beforeEach(() => useSession.setState({ ...loggedOut('en'), isAuth: true, unreadCount: 3 }, true));

it('[call-notification] marks the notification of the address opened, and clears it from there', async () => {
  const made = answering({ 'PUT notifications/12': { status: 200, data: { unreadCount: 2 } } });
  expect(at('/promotions?lang=zh&notifiid=12&x=1#top')).toBe('/promotions?lang=zh&x=1#top');
  await waitFor(() => expect(useSession.getState().unreadCount).toBe(2));
  expect(made).toEqual(['PUT notifications/12']);
});

it('[call-notification] one that is not there is cleared as well, and said to the log alone', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answering({ 'PUT notifications/9': { status: 404, data: null } });
  expect(at('/?notifiid=9')).toBe('/');
  await waitFor(() => expect(log.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0));
  expect(useSession.getState().unreadCount).toBe(3);
  expect(at('/?notifiid=')).toBe('/');
});

it('[call-notification] nothing is asked without the parameter, nor for a visitor', () => {
  const made = answering({});
  expect(at('/inbox?id=3')).toBeNull();
  useSession.setState({ isAuth: false });
  expect(at('/?notifiid=12')).toBeNull();
  expect(made).toEqual([]);
});
