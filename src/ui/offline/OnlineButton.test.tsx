import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#src/testing/screen.tsx';
import { OnlineButton } from './OnlineButton.tsx';

const goes = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['en', /offline/],
  ['zh', /离线/],
  ['ms', /luar talian/],
] as const)(
  'without the network it is off and says why, and on again with it, in %s',
  async (language, words) => {
    const press = vi.fn();
    await show(<OnlineButton onClick={press}>{'Go'}</OnlineButton>, '/', language);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
    goes(false);
    fireEvent.click(button);
    expect([button.disabled, press.mock.calls.length]).toEqual([true, 0]);
    expect(screen.getByText(words).id).toBe(button.getAttribute('aria-describedby'));
    goes(true);
    fireEvent.click(button);
    expect([button.disabled, press.mock.calls.length]).toEqual([false, 1]);
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('one that is off for another reason stays off', async () => {
  await show(<OnlineButton disabled>{'Go'}</OnlineButton>);
  goes(true);
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
});
