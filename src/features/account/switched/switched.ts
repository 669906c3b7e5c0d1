import { useMutation } from '@tanstack/react-query';
import { CallError } from '#src/base/calls/CallError.ts';
import { logFailure } from '#src/base/log.ts';
import { stored } from '#src/base/stored.ts';
import { leave } from '#src/session/leave.ts';
import { type Before, noteSwitch } from '#src/session/switched.ts';
import { enterByToken, postLogout } from '../session.ts';

/**
 * The way back after a link logged in another account; the screen then goes home. Where the session of
 * before is over meanwhile, it leads to the login, with its UID filled in.
 */
export const useGoBack = ({ uid, token }: Before) =>
  useMutation({
    mutationFn: async () => {
      try {
        await enterByToken(token);
      } catch (error) {
        if (!(error instanceof CallError) || error.message !== 'msg.invalidToken') throw error;
        stored.rememberedUid.set(uid);
        stored.loginNotice.set('msg.sessionExpired');
        leave();
      }
    },
  });

/** Goes on with the account of the link; the session of before has no use any more. */
export const stayInstead =
  ({ token }: Before) =>
  (): void => {
    noteSwitch(null);
    postLogout(token).catch((error: unknown) => logFailure('Logout was not told', error));
  };
