import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { badgeText } from './Badge.tsx';
import { NavBar } from './NavBar.tsx';

const vipsWith = (options: { name: string; value: string }[]) =>
  answering({ 'GET vips': { status: 200, data: { options, banners: [], promotions: [] } } });

beforeEach(() => {
  useSession.setState(loggedOut('en'), true);
  vipsWith([{ name: 'h5_link', value: 'https://h5.example' }]);
});
afterEach(cleanup);

const openMenu = () => fireEvent.click(screen.getByRole('button', { name: /^Your club/ }));
const doors = async () => {
  await screen.findByRole('dialog', { name: 'Your club' });
  await screen.findByRole('link', { name: /H5/ });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('[nav-bottom] has Home, Games, the centre button, Helpdesk and Settings, in this order', async () => {
  await show(<NavBar />);
  const rooms = Array.from(screen.getByRole('navigation').children, (each) =>
    each.tagName === 'A' ? each.getAttribute('href') : each.tagName,
  );
  expect(rooms).toEqual(['/', '/games', 'BUTTON', '/helpdesk', '/setting']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});

describe('[nav-centre] the centre button', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i unread as %s', (count, text) => expect(badgeText(count)).toBe(text));

  it('says how many messages are unread, to the eye and in words', async () => {
    useSession.setState({ isAuth: true, unreadCount: 120 });
    await show(<NavBar />);
    const centre = screen.getByRole('button', { name: 'Your club – 99+ unread' });
    expect(centre.textContent).toBe('99+');
  });

  it('says nothing of messages where there are none', async () => {
    useSession.setState({ isAuth: true, unreadCount: 0 });
    await show(<NavBar />);
    expect(screen.getByRole('button', { name: 'Your club' }).textContent).toBe('');
  });

  it('opens for a visitor the H5 login, the inbox and the ways in', async () => {
    await show(<NavBar />);
    openMenu();
    expect(await doors()).toEqual(['https://h5.example', '/inbox', '/login', '/register']);
  });

  it('opens for a player the H5 login, the inbox with what is unread, and their own doors', async () => {
    useSession.setState({ isAuth: true, unreadCount: 3 });
    answering({ 'GET player': { status: 500, data: { message: 'msg.systemError', typ: 'x' } } });
    await show(<NavBar />);
    openMenu();
    await screen.findByRole('dialog', { name: 'Your club' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/inbox', '/redeem', '/transaction']);
    expect(screen.getByRole('link', { name: /^Inbox.*3 unread/ })).toBeTruthy();
  });

  it('asks before it logs anybody out, as the settings do', async () => {
    useSession.setState({ isAuth: true, unreadCount: 0 });
    answering({ 'GET player': { status: 500, data: { message: 'msg.systemError', typ: 'x' } } });
    await show(<NavBar />);
    openMenu();
    await screen.findByRole('dialog', { name: 'Your club' });
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('dialog', { name: 'Log out?' });
    const out = screen.getByRole('link', { name: 'Log out' });
    expect(out.getAttribute('href')).toBe('/logout');
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log out?' })).toBeNull());
  });
});
