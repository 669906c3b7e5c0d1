import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { PinAnswer, pinOtpPath, pinPath, type SetPinRequest } from '#contract/account.ts';
import { OtpAnswer } from '#contract/session.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { changePlayer, useSession } from '#src/session/store.ts';

/** Whether a transaction PIN is set, the tries it has left, and the masked phone codes go to. */
export const usePin = () =>
  useQuery({
    queryKey: keys.pin,
    queryFn: ({ signal }) => call(PinAnswer, { url: pinPath, signal }),
    enabled: useSession((state) => state.isAuth),
  });

/** Sends a code to the player's phone. */
export const usePinOtp = () =>
  useMutation({
    mutationFn: () => call(OtpAnswer, { method: 'POST', url: pinOtpPath, data: {} }),
  });

/** Rejects with `msg.incorrectVerificationCode` (count: tries left) and `msg.otpExpired`. */
export const useSetPin = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (data: z.infer<typeof SetPinRequest>) =>
      call(PinAnswer, { method: 'PUT', url: pinPath, data }),
    onSuccess: (state) => {
      queries.setQueryData(keys.pin, state);
      changePlayer({ hasPin: true });
      void refetchIn(queries)(keys.refresh(true));
    },
  });
};

const stateAfter = (error: CallError): Partial<PinAnswer> | null => {
  if (error.message === 'msg.pinNotSet') return { isSet: false };
  if (error.message === 'msg.pinLocked') return { isSet: true, triesLeft: 0 };
  const isCounted = error.message === 'msg.wrongTransactionPin' && error.count !== undefined;
  return isCounted ? { isSet: true, triesLeft: error.count } : null;
};

/** What a refusal says of the PIN is known from then on. */
export const learnPin = (queries: QueryClient, error: unknown): void => {
  const learnt = error instanceof CallError ? stateAfter(error) : null;
  if (learnt === null) return;
  queries.setQueryData<PinAnswer>(keys.pin, (state) => state && { ...state, ...learnt });
};
