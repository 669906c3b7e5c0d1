import { expect } from 'vitest';
import type { TestApp } from '../../edges/testApp.ts';

/** Tests' own: asks for a code for a new password and waits until it is sent to that phone. */
export const askResetCode = async (club: TestApp, uid: string, phone: string) => {
  const before = club.sent.length;
  const answer = await club.post('login/reset/otp', { uid });
  if (answer.statusCode !== 200) throw new Error(`No code: ${answer.body}`);
  const sent = () => club.sent.slice(before).findLast((message) => message.phone === phone);
  // It goes out after the answer.
  await expect.poll(sent).toBeDefined();
  return { otpId: answer.json<{ otpId: string }>().otpId, otp: sent()?.code ?? '' };
};
