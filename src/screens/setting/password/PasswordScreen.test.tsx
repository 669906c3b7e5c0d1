import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusals } from '#src/base/stored.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';

beforeEach(() => {
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const ask = (current: string, password: string, confirm = password) => {
  for (const [label, value] of [
    ['Current password', current],
    ['New password', password],
    ['Confirm new password', confirm],
  ] as const)
    fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
};
const refused = (status: number, message: string, at: string) => ({
  'PUT player/password': { status, data: { message, typ: 'password', field: at } },
});

it('is changed once, and said; managers know which field is which', async () => {
  const made = answering({ 'PUT player/password': { status: 200, data: { done: true } } });
  await show(<PasswordScreen />, '/setting/password');
  expect(field('Current password').autocomplete).toBe('current-password');
  expect(field('New password').autocomplete).toBe('new-password');
  fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[1] ?? document.body);
  expect(field('New password').type).toBe('text');
  ask('secret12', 'merdeka57');
  fireEvent.submit(field('New password'));
  await screen.findByRole('heading', { name: 'Your password is changed' });
  expect(made.filter((name) => name === 'PUT player/password')).toHaveLength(1);
});

it('[valid-password] says beside each field what is not right, and sends nothing', async () => {
  const made = answering({});
  await show(<PasswordScreen />, '/setting/password');
  ask('', 'ab1', 'ab2');
  await screen.findByText('Please enter your current password');
  screen.getByText('Password must not be less than 6 characters');
  screen.getByText('Password and Confirm Password do not match');
  expect(made).not.toContain('PUT player/password');
});

it('a wrong current password is refused beside it; what was typed stays', async () => {
  answering(refused(400, 'msg.wrongPassword', 'current'));
  await show(<PasswordScreen />, '/setting/password');
  ask('wrong123', 'merdeka57');
  await screen.findByText('The current password is wrong');
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(field('New password').value).toBe('merdeka57');
});

it('the same one again is refused with what to do instead', async () => {
  answering(refused(409, 'msg.updateFailed', 'password'));
  await show(<PasswordScreen />, '/setting/password');
  ask('secret12', 'secret12');
  await screen.findByText(/Update Failed\. Choose a password that differs/);
});

it('tried too often says how long to wait, counting down', async () => {
  answering({
    'PUT player/password': {
      status: 429,
      data: { message: 'msg.tooFrequent', typ: 'password', seconds: 30, params: ['30'] },
    },
  });
  await show(<PasswordScreen />, '/setting/password');
  ask('secret12', 'merdeka57');
  expect((await screen.findAllByText(/try again in 30 seconds/)).length).toBeGreaterThan(0);
  await waitFor(() => screen.getByText(/try again in [12]\d seconds/));
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveProperty('disabled', true);
  refusals.forgetWait('password');
});

it('[settings-telegram] ends the login by Telegram unless it is kept', async () => {
  const bound = () =>
    useSession.setState({ player: { ...NO_PLAYER, uid: 'kopi123', tgBind: true } });
  answering({ 'PUT player/password': { status: 200, data: { done: true } } });
  for (const isKept of [false, true]) {
    bound();
    await show(<PasswordScreen />, '/setting/password');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Keep Telegram login/ });
    expect(box.checked).toBe(false);
    if (isKept) fireEvent.click(box);
    ask('secret12', 'merdeka57');
    await screen.findByRole('heading', { name: 'Your password is changed' });
    expect(useSession.getState().player.tgBind).toBe(isKept);
    cleanup();
  }
  await show(<PasswordScreen />, '/setting/password');
  useSession.setState({ player: { ...NO_PLAYER, uid: 'kopi123' } });
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});
