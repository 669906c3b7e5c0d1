import { changePhonePath, newPhoneOtpPath, phoneOtpPath } from '#contract/phone.ts';
import type { From, TestApp } from '../../edges/testApp.ts';
import { steppedUp } from './testStepUp.ts';

/** Tests' own: asks for both codes; answers what PUT player/phone takes. */
export const askPhoneCodes = async (club: TestApp, token: string, phone: string, from?: From) => {
  const ask = async (path: string, body: object) => {
    const answer = await club.post(path, body, token, from);
    if (answer.statusCode !== 200) throw new Error(`No code: ${answer.body}`);
    return { otpId: answer.json<{ otpId: string }>().otpId, otp: club.sent.at(-1)?.code ?? '' };
  };
  const old = await ask(phoneOtpPath, {});
  const next = await ask(newPhoneOtpPath, { phone });
  return { ...old, phone, newOtpId: next.otpId, newOtp: next.otp };
};

/** Tests' own: gives the account another number through the calls themselves. */
export const movePhone = async (club: TestApp, token: string, phone: string): Promise<void> => {
  const asked = await askPhoneCodes(club, token, phone);
  const answer = await club.put(changePhonePath, asked, token, await steppedUp(club, token));
  if (answer.statusCode !== 200) throw new Error(`Not changed: ${answer.body}`);
};
