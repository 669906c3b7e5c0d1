import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusals, stepUpCode, wipeStored } from '#src/base/stored.ts';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { PROVING, prove } from './testStepUp.ts';
import { useStepUp } from './useStepUp.tsx';

const OTP_ID = '6f1d0c1e-6f0b-4c64-9a2f-1d2c3b4a5f60';
const BASE = {
  ...PROVING,
  'GET player/pin': { status: 200, data: { isSet: false, triesLeft: 5, phone: '+60••••••789' } },
  'POST player/step-up/otp': {
    status: 200,
    data: {
      otpId: OTP_ID,
      expiresAt: '2026-11-20T10:10:00.000Z',
      resendAt: '2026-11-20T10:01:00.000Z',
      demoCode: '482913',
    },
  },
};

/** A change made with a step-up, and what came of it. */
let change = vi.fn<(stepUp: string) => Promise<unknown>>();
let ends: unknown[] = [];
const Change = () => {
  const { run, popup } = useStepUp();
  const press = () =>
    void run(change).then(
      (end) => ends.push(end),
      (error: Error) => ends.push(error.message),
    );
  return (
    <>
      <button type="button" onClick={press}>
        {'Change'}
      </button>
      {popup}
    </>
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const start = async (answers: Parameters<typeof answering>[0] = {}) => {
  const made = answering({ ...BASE, ...answers });
  await show(<Change />, '/setting');
  press('Change');
  const popup = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  return { made, popup };
};

beforeEach(() => {
  wipeStored();
  stepUpCode.set(null);
  change = vi.fn(async () => 'made');
  ends = [];
  useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } });
});
afterEach(cleanup);

it('the change is made with the step-up once the password was right', async () => {
  await start();
  expect(change).not.toHaveBeenCalled();
  await prove();
  await waitFor(() => expect(ends).toEqual(['made']));
  expect(change).toHaveBeenCalledWith('S'.repeat(43));
  press('Change');
  await screen.findByRole('dialog', { name: 'Is it you?' });
});

it('whoever turns back changes nothing', async () => {
  const { popup } = await start();
  fireEvent.click(popup.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(ends).toEqual([false]));
  expect(change).not.toHaveBeenCalled();
});

it('a refused change is tried again by the same proof; one that is too old is asked for anew', async () => {
  change.mockRejectedValueOnce(new Error('taken'));
  await start();
  await prove();
  await waitFor(() => expect(ends).toEqual(['taken']));
  press('Change');
  await waitFor(() => expect(ends).toEqual(['taken', 'made']));
  const { CallError } = await import('#src/base/calls/CallError.ts');
  change.mockRejectedValueOnce(new CallError({ message: 'msg.stepUpNeeded', status: 409 }));
  press('Change');
  await prove();
  await waitFor(() => expect(ends).toEqual(['taken', 'made', 'msg.stepUpNeeded']));
  press('Change');
  await prove();
  await waitFor(() => expect(ends.at(-1)).toBe('made'));
});

it('a wrong password is said beside it; too many tries wait, and the code is still there', async () => {
  const wrong = { message: 'msg.wrongPassword', typ: 'stepUp', field: 'password' };
  const { popup } = await start({ 'POST player/step-up': { status: 400, data: wrong } });
  const type = () => {
    fireEvent.change(popup.getByLabelText('Current password'), { target: { value: 'wrong123' } });
    fireEvent.click(popup.getByRole('button', { name: 'Confirm' }));
  };
  type();
  await popup.findByText('The current password is wrong');
  const often = { message: 'msg.tooFrequent', typ: 'stepUp', seconds: 900, params: ['900'] };
  answering({ ...BASE, 'POST player/step-up': { status: 429, data: often } });
  type();
  await popup.findAllByText(/try again in \d+ seconds/);
  expect(popup.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  refusals.forgetWait('stepUp');
});

it('a code goes to the masked phone, says how many tries are left, and proves as well', async () => {
  const wrong = { message: 'msg.invalidOtp', typ: 'stepUp', field: 'otp', count: 3 };
  const { popup } = await start({ 'POST player/step-up': { status: 400, data: wrong } });
  fireEvent.click(popup.getByRole('button', { name: 'Use a code to my phone instead' }));
  await popup.findByText('+60••••••789');
  fireEvent.click(popup.getByRole('button', { name: 'Send code' }));
  await popup.findByLabelText('6-digit code');
  fireEvent.click(popup.getByRole('button', { name: 'Fill it in' }));
  fireEvent.click(popup.getByRole('button', { name: 'Confirm' }));
  await popup.findByText('Invalid OTP. Tries left: 3');
  expect(stepUpCode.get()).not.toContain('"otp"');
  answering(BASE);
  fireEvent.click(popup.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(ends).toEqual(['made']));
  expect(stepUpCode.get()).toBeNull();
});
