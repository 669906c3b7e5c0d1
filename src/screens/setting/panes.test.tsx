import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { onDesktop } from '#src/testing/desktop.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { VolumeScreen } from './volume/VolumeScreen.tsx';

afterEach(cleanup);

const showAt = async (isAuth: boolean) => {
  answering({});
  useSession.setState({ ...loggedOut('en'), isAuth, player: { ...NO_PLAYER, uid: 'kopi123' } });
  await show(<VolumeScreen />, '/setting/volume');
};
const menu = () => screen.queryByRole('navigation', { name: 'Settings' });
const rooms = () => screen.queryByRole('navigation', { name: 'Main' });

it('[settings-menu] [nav-bottom] on a phone a page behind the settings stands alone', async () => {
  await showAt(true);
  expect([menu(), rooms()]).toEqual([null, null]);
});

it('[settings-menu] on a desktop every other setting, and the club’s rooms, are beside it', async () => {
  onDesktop();
  await showAt(true);
  expect(rooms()).not.toBeNull();
  const links = within(menu() ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Language',
    'Volume',
    'Change UID',
    'Full name',
    'Change phone number',
    'Change password',
    'Transaction PIN',
    'Where you are logged in',
    'Verify account',
    'Play responsibly',
    'Take your data with you',
    'Close account',
    'FAQ',
    'Terms and conditions',
  ]);
  expect(
    links.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current')),
  ).toEqual([links[1]]);
});

it('[settings-menu] a visitor has only what applies without an account beside it', async () => {
  onDesktop();
  await showAt(false);
  const links = within(menu() ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Language',
    'FAQ',
    'Terms and conditions',
  ]);
});
