import type { TestApp } from '../../edges/testApp.ts';

/** Tests' own: asks for a code for the player's phone; answers what PUT player/pin takes with a PIN. */
export const askPinCode = async ({ post, sent }: TestApp, token: string) => {
  const answer = await post('player/pin/otp', {}, token);
  if (answer.statusCode !== 200) throw new Error(`No code: ${answer.body}`);
  return { otpId: answer.json<{ otpId: string }>().otpId, otp: sent.at(-1)?.code ?? '' };
};

/** Tests' own: sets a player's PIN through the calls themselves. */
export const givePin = async (club: TestApp, token: string, pin: string): Promise<void> => {
  const code = await askPinCode(club, token);
  const answer = await club.put('player/pin', { ...code, pin }, token);
  if (answer.statusCode !== 200) throw new Error(`No PIN: ${answer.body}`);
};
