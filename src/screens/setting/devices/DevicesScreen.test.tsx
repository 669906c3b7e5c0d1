import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';

const device = (id: string, more: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-11-01T02:00:00.000Z',
  seenAt: '2026-11-20T02:00:00.000Z',
  isThis: false,
  isLoggedIn: false,
  ...more,
});
const OWN = device('own', { isThis: true, isLoggedIn: true, browser: 'Safari', system: 'iOS' });
const OPEN = device('open', { isLoggedIn: true });
const OLD = device('old', { browser: null, system: null });
const DONE = { status: 200, data: { done: true } };
const LIST = { 'GET player/devices': { status: 200, data: { devices: [OLD, OPEN, OWN] } } };

beforeEach(async () => {
  await loadTexts('account');
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
});
afterEach(cleanup);

const cards = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Safari, iOS' });
  return screen.getAllByRole('listitem').map((card) => within(card));
};
const press = (name: string, within_ = within(document.body)) =>
  fireEvent.click(within_.getByRole('button', { name }));

it('says of each what it is, whether it is logged in, and which is this one', async () => {
  answering(LIST);
  await show(<DevicesScreen />, '/setting/devices');
  const [own, old, open] = await cards();
  own?.getByText('This device');
  own?.getByText(/^Last seen 20\/11\/2026/);
  own?.getByText(/^Known since 01\/11\/2026/);
  old?.getByText('Unknown device');
  old?.getByText('Logged out');
  open?.getByText('Logged in');
});

it('asks before one is logged out; turning back ends nothing', async () => {
  const made = answering({ ...LIST, 'DELETE player/devices/open': DONE });
  await show(<DevicesScreen />, '/setting/devices');
  const [, , open] = await cards();
  press('Log out', open);
  const asked = within(await screen.findByRole('dialog', { name: 'Log out Chrome, Android?' }));
  press('Not now', asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).not.toContain('DELETE player/devices/open');
  press('Log out', open);
  press('Log out', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.filter((name) => name === 'DELETE player/devices/open')).toHaveLength(1);
  // The list is asked for anew.
  await waitFor(() => expect(made.filter((name) => name === 'GET player/devices')).toHaveLength(2));
});

it('ends all others at once, and this one by the way out', async () => {
  const made = answering({
    ...LIST,
    'DELETE player/devices': DONE,
    'DELETE player/devices/own': DONE,
  });
  const { whereNow } = await show(<DevicesScreen />, '/setting/devices');
  const [own] = await cards();
  press('Log out all other devices');
  press('Log out all others', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(made).toContain('DELETE player/devices'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Log out', own);
  press('Log out', within(await screen.findByRole('dialog', { name: 'Log out this device?' })));
  await waitFor(() => expect(whereNow()).toBe('/logout'));
  expect(made).toContain('DELETE player/devices/own');
});

it('a refusal is said in the popup, and the list can be asked for again', async () => {
  answering({
    ...LIST,
    'DELETE player/devices/old': { status: 503, data: { message: 'msg.networkSlow', typ: 'x' } },
  });
  await show(<DevicesScreen />, '/setting/devices');
  const [, old] = await cards();
  press('Remove', old);
  const asked = within(await screen.findByRole('dialog'));
  press('Remove', asked);
  await asked.findByRole('alert');
  cleanup();
  answering({});
  await show(<DevicesScreen />, '/setting/devices');
  await screen.findByRole('button', { name: 'Try again' });
});
