import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pinCode, wipeStored } from '#src/base/stored.ts';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { PinScreen } from './PinScreen.tsx';

const OTP_ID = '6f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60';
const pinWith = (isSet: boolean, triesLeft = 5) => ({
  status: 200,
  data: { isSet, triesLeft, phone: '+60••••••789' },
});
const SENT = {
  status: 200,
  data: {
    otpId: OTP_ID,
    expiresAt: '2026-11-20T10:10:00.000Z',
    resendAt: '2026-11-20T10:01:00.000Z',
    demoCode: '482913',
  },
};
const BASE = { 'GET player/pin': pinWith(false), 'POST player/pin/otp': SENT };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  wipeStored();
  pinCode.set(null);
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } });
});
afterEach(cleanup);

const sendCode = async () => {
  press('Send code');
  await screen.findByLabelText('6-digit code');
};
const fillIn = (pin: string, again = pin) => {
  press('Fill it in');
  type('New PIN', pin);
  type('Confirm new PIN', again);
};

it('sends a code to the masked phone, takes the PIN twice, and leads back to redeeming', async () => {
  const made = answering({ ...BASE, 'PUT player/pin': pinWith(true) });
  await show(<PinScreen />, '/setting/pin', 'en', '?from=redeem');
  await screen.findByText('+60••••••789');
  await sendCode();
  expect(field('6-digit code').autocomplete).toBe('one-time-code');
  expect(field('New PIN').autocomplete).toBe('off');
  screen.getByRole('button', { name: /New code in \d+ s/ });
  fillIn('246802', '246803');
  press('Set my PIN');
  await screen.findByText('The two PINs do not match');
  type('New PIN', '2468');
  await screen.findByText('The PIN is 6 digits');
  expect(made).not.toContain('PUT player/pin');
  type('New PIN', '246802');
  type('Confirm new PIN', '246802');
  press('Set my PIN');
  await screen.findByRole('heading', { name: 'Your PIN is set' });
  const back = screen.getByRole('link', { name: 'Back to redeeming' });
  expect(back.getAttribute('href')).toBe('/redeem');
  expect([pinCode.get(), useSession.getState().player.hasPin]).toEqual([null, true]);
});

it('keeps the code’s countdown over a reload, and neither code nor PIN', async () => {
  answering(BASE);
  await show(<PinScreen />, '/setting/pin');
  await screen.findByText('We send a code to');
  await sendCode();
  fillIn('246802');
  cleanup();
  await show(<PinScreen />, '/setting/pin');
  await screen.findByRole('button', { name: /New code in \d+ s/ });
  expect([field('6-digit code').value, field('New PIN').value]).toEqual(['', '']);
  expect(pinCode.get()).not.toContain('246802');
});

it.each([
  ['msg.incorrectVerificationCode', 3, 'Incorrect verification code. Tries left: 3'],
  ['msg.incorrectVerificationCode', 0, 'Incorrect verification code. Ask for a new code above.'],
  ['msg.otpExpired', undefined, 'OTP expired. Ask for a new code above.'],
])('%s with %s left is said beside the code', async (message, count, text) => {
  const refused = { message, typ: 'pin', field: 'otp', ...(count !== undefined && { count }) };
  answering({ ...BASE, 'PUT player/pin': { status: 400, data: refused } });
  await show(<PinScreen />, '/setting/pin');
  await screen.findByText('We send a code to');
  await sendCode();
  fillIn('246802');
  press('Set my PIN');
  await screen.findByText(text);
  expect(field('New PIN').value).toBe('246802');
});

it('a code too soon: counts down, and the button waits', async () => {
  const often = { message: 'msg.tooFrequent', typ: 'pinOtp', seconds: 50, params: ['50'] };
  answering({ ...BASE, 'POST player/pin/otp': { status: 429, data: often } });
  await show(<PinScreen />, '/setting/pin');
  await screen.findByText('We send a code to');
  press('Send code');
  await screen.findAllByText(/Request too frequent, try again in (50|49) seconds/);
  const button = screen.getByRole('button', { name: /New code in \d+ s/ });
  expect(button).toHaveProperty('disabled', true);
});

it('says that a PIN is locked, and changes it', async () => {
  answering({
    ...BASE,
    'GET player/pin': pinWith(true, 0),
    'PUT player/pin': pinWith(true),
  });
  await show(<PinScreen />, '/setting/pin');
  await screen.findByText(/is locked after 5 wrong tries/);
  await sendCode();
  fillIn('975310');
  press('Change my PIN');
  await screen.findByRole('heading', { name: 'Your PIN is changed' });
  screen.getByRole('link', { name: 'Back to settings' });
});

it('has an error with another try', async () => {
  answering({ 'GET player/pin': { status: 500, data: null } });
  await show(<PinScreen />, '/setting/pin');
  await screen.findByRole('alert');
  answering(BASE);
  press('Try again');
  await screen.findByText('+60••••••789');
});
