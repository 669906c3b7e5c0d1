import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetCode, wipeStored } from '#src/base/stored.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const SENT = {
  status: 200,
  data: {
    otpId: '6f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60',
    expiresAt: '2026-11-20T10:10:00.000Z',
    resendAt: '2026-11-20T10:01:00.000Z',
    demoCode: '482913',
  },
};
const BASE = {
  'GET vips': { status: 200, data: { options: [], banners: [], promotions: [] } },
  'POST login/reset/otp': SENT,
  'POST login/reset': { status: 200, data: { done: true } },
};

beforeEach(() => {
  wipeStored();
  resetCode.set(null);
  useSession.setState(loggedOut('en'), true);
});
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => show(<LoginScreen />, '/login', 'en', '?step=reset');
const sendCode = async (uid = 'kopi123') => {
  await screen.findByRole('button', { name: 'Send code' });
  type('UID', uid);
  press('Send code');
  await screen.findByLabelText('6-digit code');
};
const fillIn = (password = 'another34', again = password) => {
  press('Fill it in');
  type('New password', password);
  type('Confirm new password', again);
};

describe('a forgotten password', () => {
  it('is a step of the login: the UID goes along, and back with the new password', async () => {
    const made = answering(BASE);
    const { whereNow } = await show(<LoginScreen />, '/login');
    type('UID', 'kopi123');
    press('Continue');
    await screen.findByLabelText('Password');
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'A new password' });
    await screen.findByRole('button', { name: 'Send code' });
    expect([whereNow(), field('UID').value]).toEqual(['/login', 'kopi123']);
    await sendCode();
    fillIn();
    press('Set new password');
    await screen.findByText(/Your new password is set/);
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(field('Password'));
    screen.getByText('kopi123');
    expect(made.filter((call) => call.startsWith('POST'))).toEqual([
      'POST login/reset/otp',
      'POST login/reset',
    ]);
    expect(resetCode.get()).toBeNull();
  });

  it('never says whether there is such a UID, and whom to ask when no code comes', async () => {
    answering(BASE);
    await open();
    await sendCode('nobody99');
    screen.getByText(/^If we have a phone number for this UID, we’ve sent it a code/);
    expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('/helpdesk');
    screen.getByText('Your transaction PIN stays as it is.');
  });

  it('tells phones and password managers what each field is', async () => {
    answering(BASE);
    await open();
    await screen.findByRole('button', { name: 'Send code' });
    expect(field('UID').autocomplete).toBe('username');
    await sendCode();
    const names = ['6-digit code', 'New password', 'Confirm new password'];
    expect(names.map((name) => field(name).autocomplete)).toEqual([
      'one-time-code',
      'new-password',
      'new-password',
    ]);
    const managed = document.querySelector<HTMLInputElement>('form input[name="username"]');
    expect([managed?.autocomplete, managed?.value]).toEqual(['username', 'kopi123']);
  });

  it('keeps the countdown over a reload, and neither code nor password; another UID forgets it', async () => {
    answering(BASE);
    await open();
    await sendCode();
    fillIn();
    cleanup();
    await open();
    await screen.findByRole('button', { name: /New code in \d+ s/ });
    screen.getByText('kopi123');
    expect([field('6-digit code').value, field('New password').value]).toEqual(['', '']);
    expect(resetCode.get()).not.toContain('another34');
    press('Use another UID');
    await screen.findByRole('button', { name: 'Send code' });
    expect(resetCode.get()).toBeNull();
  });

  it('says what is wrong beside each field, and goes to the first', async () => {
    const made = answering(BASE);
    await open();
    await screen.findByRole('button', { name: 'Send code' });
    type('UID', 'x');
    press('Send code');
    await screen.findByText('Invalid UID');
    expect(document.activeElement).toBe(field('UID'));
    await sendCode();
    type('New password', 'abc');
    type('Confirm new password', 'abcd');
    press('Set new password');
    await screen.findByText(/Password must not be less than 6 characters/);
    screen.getByText('Invalid OTP');
    screen.getByText(/do not match/);
    expect(document.activeElement).toBe(field('6-digit code'));
    type('New password', 'password1');
    await screen.findByText(/among the most common/);
    expect(made).not.toContain('POST login/reset');
  });

  it.each([
    ['msg.invalidOtp', 3, 'Invalid OTP. Tries left: 3'],
    ['msg.invalidOtp', 0, 'Invalid OTP. Ask for a new code above.'],
    ['msg.otpExpired', undefined, 'OTP expired. Ask for a new code above.'],
  ])(
    '%s with %s left is said beside the code, and what was typed stays',
    async (message, count, text) => {
      const data = { message, typ: 'reset', field: 'otp', ...(count !== undefined && { count }) };
      answering({ ...BASE, 'POST login/reset': { status: 400, data } });
      await open();
      await sendCode();
      fillIn();
      press('Set new password');
      await screen.findByText(text);
      expect(field('New password').value).toBe('another34');
      await waitFor(() => expect(document.activeElement).toBe(field('6-digit code')));
    },
  );

  it('a code too soon is counted down', async () => {
    const data = { message: 'msg.tooFrequent', typ: 'resetOtp', seconds: 50, params: ['50'] };
    answering({ ...BASE, 'POST login/reset/otp': { status: 429, data } });
    await open();
    await screen.findByRole('button', { name: 'Send code' });
    type('UID', 'kopi123');
    press('Send code');
    await screen.findAllByText(/Request too frequent, try again in (50|49) seconds/);
  });

  it.each([
    ['zh', '忘记密码？', '设置新密码', /如果此 UID 登记了手机/],
    ['ms', 'Lupa kata laluan?', 'Kata laluan baharu', /Jika UID ini mempunyai telefon/],
  ] as const)('in %s', async (language, forgot, title, sent) => {
    answering(BASE);
    await show(<LoginScreen />, '/login', language);
    fireEvent.click(screen.getByRole('link', { name: forgot }));
    await screen.findByRole('heading', { name: title });
    await screen.findByLabelText('UID');
    type('UID', 'kopi123');
    fireEvent.submit(field('UID'));
    await screen.findByText(sent);
  });
});
