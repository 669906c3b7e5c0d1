import { stepUpOtpPath, stepUpPath } from '#contract/stepUp.ts';
import type { From, TestApp } from '../../edges/testApp.ts';

/** Tests' own: what a change that a session alone is not enough for is sent with. */
export const steppedUp = async (
  { post }: TestApp,
  token: string,
  password = 'secret12',
  from: From = {},
): Promise<From & { stepUp: string }> => {
  const answer = await post(stepUpPath, { by: 'password', password }, token, from);
  if (answer.statusCode !== 200) throw new Error(`No step-up: ${answer.body}`);
  return { ...from, stepUp: answer.json<{ token: string }>().token };
};

/** Tests' own: asks for a code for a step-up. */
export const askStepUpCode = async ({ post, sent }: TestApp, token: string) => {
  const answer = await post(stepUpOtpPath, {}, token);
  if (answer.statusCode !== 200) throw new Error(`No code: ${answer.body}`);
  return { otpId: answer.json<{ otpId: string }>().otpId, otp: sent.at(-1)?.code ?? '' };
};
