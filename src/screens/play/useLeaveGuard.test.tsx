import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#src/session/store.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

beforeEach(() => useSession.setState({ isAuth: true }));
afterEach(cleanup);

const asked = vi.fn();
const Table = () => {
  const [isAtStake, setAtStake] = useState(true);
  const leaving = useLeaveGuard(isAtStake, asked);
  return (
    <>
      <Link to="/games">{'Leave'}</Link>
      <button type="button" onClick={() => setAtStake(false)}>
        {'Lose'}
      </button>
      {leaving && (
        <>
          <button type="button" onClick={leaving.onStay}>
            {'Stay'}
          </button>
          <button type="button" onClick={leaving.onLeave}>
            {'Go'}
          </button>
        </>
      )}
    </>
  );
};
const sit = () => {
  const router = createMemoryRouter(
    [
      { path: '/play', element: <Table /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/games/squidgame', '/play'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('asks before a link is followed; staying keeps the page, leaving goes on', async () => {
  const where = sit();
  press('Leave');
  await screen.findByText('Stay');
  expect([where(), asked.mock.calls.length]).toEqual(['/play', 1]);
  press('Stay');
  expect(screen.queryByText('Stay')).toBeNull();
  press('Leave');
  await screen.findByText('Go');
  await act(async () => press('Go'));
  expect(where()).toBe('/games');
});

it('the question goes away when nothing is at stake any more', async () => {
  const where = sit();
  press('Leave');
  await screen.findByText('Stay');
  press('Lose');
  expect(screen.queryByText('Stay')).toBeNull();
  await act(async () => press('Leave'));
  expect(where()).toBe('/games');
});

it('does not hold up a player who was logged out', async () => {
  const where = sit();
  useSession.setState({ isAuth: false });
  await act(async () => press('Leave'));
  expect(where()).toBe('/games');
});
