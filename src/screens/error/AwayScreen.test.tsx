import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wallClock } from '#engine/core/clock.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { AwayScreen } from './AwayScreen.tsx';

let tick = () => {};
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(wallClock, 'every').mockImplementation((_ms, callback) => {
    tick = callback;
    return () => {};
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const away = { 'GET maintenance': 'unreachable' } as const;
const back = { 'GET maintenance': { status: 200, data: { maintenance: 0, mDateTime: null } } };
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('loads the page anew by itself as soon as the server answers, and never before', async () => {
  const reload = vi.fn();
  answering(away);
  await show(<AwayScreen reload={reload} />);
  press();
  await screen.findByText('Still no connection.');
  await act(async () => tick());
  expect(reload).not.toHaveBeenCalled();
  answering(back);
  await act(async () => tick());
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

it('at once where the network says it is back, or when it is asked to', async () => {
  const reload = vi.fn();
  answering(back);
  await show(<AwayScreen reload={reload} />);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  press();
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

it('a server that answers with an error is not out of reach', async () => {
  const reload = vi.fn();
  answering({ 'GET maintenance': { status: 500, data: { message: 'msg.systemError', typ: 'x' } } });
  await show(<AwayScreen reload={reload} />);
  press();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
