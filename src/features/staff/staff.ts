import * as z from 'zod/mini';
import { BEARER } from '#contract/api.ts';
import { logoutPath } from '#contract/session.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call, type Reader } from '#src/base/calls/client.ts';
import { stored } from '#src/base/stored.ts';

const forgetStaff = (): void => {
  stored.staffToken.set(null);
  stored.staffRole.set(null);
};

/** A call of the staff's session; one that is over, or has lost its role, is forgotten. */
export const staffCall = async <T>(
  answer: Reader<T>,
  config: Parameters<typeof call>[1],
): Promise<T> => {
  const headers = { Authorization: BEARER + stored.staffToken.get() };
  try {
    return await call(answer, { ...config, headers });
  } catch (error) {
    const isOver =
      error instanceof CallError && (error.status === 401 || error.message === 'msg.invalidRole');
    if (isOver) forgetStaff();
    throw error;
  }
};

/** Ends the staff's session, here at once. */
export const logoutStaff = async (): Promise<void> => {
  const ended = staffCall(z.unknown(), { method: 'POST', url: logoutPath });
  await ended.catch(() => {});
  forgetStaff();
};
