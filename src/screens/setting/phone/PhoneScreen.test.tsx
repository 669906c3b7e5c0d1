import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '#src/app/i18n.ts';
import { newPhoneCode, phoneCode, wipeStored } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';

const sent = (otpId: string, demoCode: string) => ({
  status: 200,
  data: {
    otpId,
    expiresAt: '2026-11-20T10:10:00.000Z',
    resendAt: '2026-11-20T10:01:00.000Z',
    demoCode,
  },
});
const BASE = {
  ...PROVING,
  'GET player/pin': { status: 200, data: { isSet: true, triesLeft: 5, phone: '+60••••••789' } },
  'GET register/countries': { status: 200, data: { countries: ['MY'] } },
  'POST player/phone/otp': sent('6f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60', '111111'),
  'POST player/phone/new/otp': sent('7f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60', '222222'),
};
const refused = (message: string, more: object) => ({
  'PUT player/phone': { status: 409, data: { message, typ: 'phone', ...more } },
});

beforeEach(async () => {
  wipeStored();
  for (const place of [phoneCode, newPhoneCode]) place.set(null);
  await loadTexts('account');
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123' },
  });
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string, nth = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name })[nth] ?? document.body);

const sendBoth = async () => {
  await screen.findByText('+60••••••789');
  fireEvent.change(field('New phone number'), { target: { value: '012-345 6780' } });
  press('Send code', 1);
  await screen.findByText('We sent a code to +60123456780');
  press('Send code');
  await screen.findByLabelText('Code sent to your old number');
  press('Fill it in');
  press('Fill it in', 1);
  await waitFor(() => expect(field('Code sent to +60123456780').value).toBe('222222'));
  expect(field('Code sent to your old number').value).toBe('111111');
};

it('is changed by the codes of both numbers and a proof, and said', async () => {
  const made = answering({
    ...BASE,
    'PUT player/phone': { status: 200, data: { phone: '+60••••••780' } },
  });
  await show(<PhoneScreen />, '/setting/phone');
  await sendBoth();
  press('Change number');
  await prove();
  await screen.findByRole('heading', { name: 'Your number is changed' });
  screen.getByText(/Codes go to \+60••••••780 from now on\. For 30 days/);
  expect(made.filter((name) => name === 'PUT player/phone')).toHaveLength(1);
  expect([phoneCode.get(), newPhoneCode.get()]).toEqual([null, null]);
});

it('leads whoever lost the old phone to the helpdesk', async () => {
  answering(BASE);
  await show(<PhoneScreen />, '/setting/phone');
  const link = await screen.findByRole('link', { name: 'Ask support' });
  expect(link.getAttribute('href')).toBe('/helpdesk');
});

it('keeps over a reload to which number a code went, and neither code', async () => {
  answering(BASE);
  await show(<PhoneScreen />, '/setting/phone');
  await sendBoth();
  cleanup();
  await show(<PhoneScreen />, '/setting/phone');
  await screen.findByText('We sent a code to +60123456780');
  expect(field('Code sent to +60123456780').value).toBe('');
  expect(field('Code sent to your old number').value).toBe('');
});

it('a number nobody can have is refused beside its field, and no code is asked for', async () => {
  const made = answering(BASE);
  await show(<PhoneScreen />, '/setting/phone');
  await screen.findByText('+60••••••789');
  fireEvent.change(field('New phone number'), { target: { value: '12' } });
  press('Send code', 1);
  await waitFor(() => expect(field('New phone number').getAttribute('aria-invalid')).toBe('true'));
  expect(made).not.toContain('POST player/phone/new/otp');
});

it.each([
  ['msg.invalidOtp', { field: 'newOtp', count: 3 }, /Invalid OTP\. Tries left: 3/],
  ['msg.otpExpired', { field: 'otp' }, /OTP expired\. Ask for a new code above\./],
  ['msg.phoneExists', { field: 'phone' }, /Phone Number is already exist/],
  ['msg.updateFailed', { field: 'phone' }, /This is your number already/],
  [
    'msg.phoneHeld',
    { field: 'phone', params: ['2026-12-28T04:00:00.000Z'] },
    /can’t join the club before 28\/12\/2026/,
  ],
] as const)('%s is said in the page; what was typed stays', async (message, more, words) => {
  answering({ ...BASE, ...refused(message, more) });
  await show(<PhoneScreen />, '/setting/phone');
  await sendBoth();
  press('Change number');
  await prove();
  await screen.findByText(words);
  expect(field('Code sent to your old number').value).toBe('111111');
});
