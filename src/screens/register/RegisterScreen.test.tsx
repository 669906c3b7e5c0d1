import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerDraft, registerToken, wipeStored } from '#src/base/stored.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const VIPS = { status: 200, data: { options: [], banners: [], promotions: [] } };
const FREE = { status: 200, data: { message: 'msg.uidAvailable' } };
const SENT = {
  status: 200,
  data: {
    otpId: '6f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60',
    expiresAt: '2026-11-20T10:10:00.000Z',
    resendAt: '2026-11-20T10:01:00.000Z',
    demoCode: '482913',
  },
};

beforeEach(() => {
  wipeStored();
  registerDraft.set(null);
});
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('who came from Telegram', () => {
  afterEach(() => registerToken.set(null));

  it('[webapp-mode] is told that it will be bound, and may leave it out', async () => {
    answering({ 'GET vips': VIPS });
    registerToken.set('7.1.x');
    await show(<RegisterScreen />, '/register');
    await screen.findByText(/^Your Telegram will be bound to this account/);
    press('Join without Telegram');
    await waitFor(() => expect(screen.queryByText(/^Your Telegram will be bound/)).toBeNull());
    expect(registerToken.get()).toBeNull();
  });

  it('is told nothing where there is nothing to bind', async () => {
    answering({ 'GET vips': VIPS });
    await show(<RegisterScreen />, '/register');
    expect(screen.queryByRole('button', { name: 'Join without Telegram' })).toBeNull();
  });
});

describe('registration', () => {
  it('[register-uid-check] [error-catalogue] refuses to go on without a checked UID', async () => {
    const made = answering({ 'GET vips': VIPS });
    await show(<RegisterScreen />, '/register');
    type('UID', 'kopi123');
    press('Join the club');
    await screen.findByText('Please insert UID and check first');
    expect(made).not.toContain('POST register');
  });

  it('[register-uid-check] says when a UID is available, and when it is taken', async () => {
    answering({ 'GET vips': VIPS, 'POST register/uid': FREE });
    await show(<RegisterScreen />, '/register');
    type('UID', 'kopi123');
    press('Check');
    await screen.findByText('UID is available');
    type('UID', 'kopi124');
    await waitFor(() => expect(screen.queryByText('UID is available')).toBeNull());
    const taken = { status: 409, data: { message: 'msg.accountExists', typ: 'uid' } };
    answering({ 'GET vips': VIPS, 'POST register/uid': taken });
    press('Check');
    await screen.findByText('Account already exist');
    expect(field('UID').value).toBe('kopi124');
  });

  it('[valid-password] [valid-terms] [error-catalogue] says what is wrong beside each field', async () => {
    answering({ 'GET vips': VIPS });
    await show(<RegisterScreen />, '/register');
    type('Password', 'abc1');
    type('Confirm password', 'abc2');
    press('Join the club');
    await screen.findByText('Password must not be less than 6 characters');
    screen.getByText('Password and Confirm Password do not match');
    screen.getByText('Please check the terms and conditions');
    screen.getByText('Please confirm that you are 21 or older');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(field('Password').value).toBe('abc1');
  });

  it('an empty form says what to enter, and takes the player to its first field', async () => {
    answering({ 'GET vips': VIPS });
    await show(<RegisterScreen />, '/register');
    press('Join the club');
    await screen.findByText('Please enter a password');
    screen.getByText('Please enter your full name');
    screen.getByText('Please enter your phone number');
    screen.getByText('Send a code to your phone, then enter it here');
    expect(screen.queryByText('Invalid OTP')).toBeNull();
    expect(document.activeElement).toBe(field('UID'));
    type('UID', 'kopi123');
    press('Join the club');
    await screen.findByText('Please insert UID and check first');
    expect(document.activeElement).toBe(field('UID'));
  });

  it('keeps what is no secret over a reload, and no password', async () => {
    answering({ 'GET vips': VIPS });
    await show(<RegisterScreen />, '/register');
    type('Full name', 'Ah Meng');
    type('Password', 'abc12345');
    await waitFor(() => expect(registerDraft.get()).toContain('Ah Meng'));
    expect(registerDraft.get()).not.toContain('abc12345');
    cleanup();
    await show(<RegisterScreen />, '/register');
    expect(field('Full name').value).toBe('Ah Meng');
    expect(field('Password').value).toBe('');
  });

  it('[register-otp] sends a code to the number with its country and then waits', async () => {
    answering({ 'GET vips': VIPS, 'POST register/otp': SENT });
    await show(<RegisterScreen />, '/register');
    type('Phone number', '012-345 6789');
    press('Send code');
    await screen.findByText(/We sent it to \+60123456789/);
    expect(screen.getByRole('button', { name: /New code in \d+ s/ })).toHaveProperty(
      'disabled',
      true,
    );
    press('Fill it in');
    expect(field('6-digit code').value).toBe('482913');
  });

  it('offers the countries codes are sent to, and says beside the number when it is of another', async () => {
    const countries = { status: 200, data: { countries: ['MY', 'BN', 'AU'] } };
    const refused = {
      status: 400,
      data: { message: 'msg.phoneCountry', typ: 'otp', field: 'phone' },
    };
    answering({
      'GET vips': VIPS,
      'GET register/countries': countries,
      'POST register/otp': refused,
    });
    await show(<RegisterScreen />, '/register');
    const offered = () =>
      [...field('Country code').querySelectorAll('option')].map((option) => option.textContent);
    await waitFor(() =>
      expect(offered()).toEqual(['Malaysia (+60)', 'Brunei (+673)', 'Australia (+61)']),
    );
    // Written with the code of another country.
    type('Phone number', '+447400123456');
    press('Send code');
    await screen.findByText('We can’t send codes to phone numbers from this country');
    expect(field('Phone number').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['msg.invalidOtp', 3, 'Invalid OTP. Tries left: 3'],
    ['msg.invalidOtp', 0, 'Invalid OTP. Ask for a new code above.'],
    ['msg.otpExpired', undefined, 'OTP expired. Ask for a new code above.'],
  ])(
    '[register-otp] %s with %s tries left is said beside the code',
    async (message, count, words) => {
      const refused = {
        status: 400,
        data: { message, typ: 'register', field: 'otp', ...(count !== undefined && { count }) },
      };
      answering({
        'GET vips': VIPS,
        'POST register/uid': FREE,
        'POST register/otp': SENT,
        'POST register': refused,
      });
      await show(<RegisterScreen />, '/register');
      type('UID', 'kopi123');
      press('Check');
      await screen.findByText('UID is available');
      type('Password', 'abc12345');
      type('Confirm password', 'abc12345');
      type('Full name', 'Ah Meng');
      type('Phone number', '012-345 6789');
      press('Send code');
      await screen.findByText(/We sent it to/);
      press('Fill it in');
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      press('Join the club');
      await screen.findByText(words);
      expect(field('6-digit code').getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('[error-catalogue] says above its button that it failed, and keeps all that was typed', async () => {
    const failed = { status: 409, data: { message: 'msg.registerFailed', typ: 'register' } };
    const made = answering({
      'GET vips': VIPS,
      'POST register/uid': FREE,
      'POST register/otp': SENT,
      'POST register': failed,
    });
    await show(<RegisterScreen />, '/register');
    type('UID', 'kopi123');
    press('Check');
    await screen.findByText('UID is available');
    type('Password', 'abc12345');
    type('Confirm password', 'abc12345');
    type('Full name', 'Ah Meng');
    type('Phone number', '012-345 6789');
    press('Send code');
    await screen.findByText(/We sent it to/);
    press('Fill it in');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    press('Join the club');
    expect((await screen.findByRole('alert')).textContent).toBe('Register Failed');
    expect(made.at(-1)).toBe('POST register');
    const typed = ['UID', 'Password', 'Confirm password', 'Full name', '6-digit code'];
    expect(typed.map((name) => field(name).value)).toEqual([
      'kopi123',
      'abc12345',
      'abc12345',
      'Ah Meng',
      '482913',
    ]);
    expect(field('Phone number').value).toContain('345 6789');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  });
});
