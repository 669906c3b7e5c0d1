import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  ChangePhoneAnswer,
  type ChangePhoneRequest,
  changePhonePath,
  newPhoneOtpPath,
  phoneOtpPath,
} from '#contract/phone.ts';
import { OtpAnswer } from '#contract/session.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { stepUpHeader } from '#src/features/account/stepUp/calls.ts';

/** Sends a code to the phone the account has. */
export const usePhoneOtp = () =>
  useMutation({
    mutationFn: () => call(OtpAnswer, { method: 'POST', url: phoneOtpPath, data: {} }),
  });

/** Sends a code to the number the account is to have. Rejects with `msg.invalidPhone` and `msg.phoneCountry`. */
export const useNewPhoneOtp = () =>
  useMutation({
    mutationFn: async (phone: string) => ({
      ...(await call(OtpAnswer, { method: 'POST', url: newPhoneOtpPath, data: { phone } })),
      phone,
    }),
  });

/** Rejects with `msg.invalidOtp` and `msg.otpExpired` of either code, `msg.phoneExists`, `msg.phoneHeld` ... */
export const useChangePhone = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ stepUp, ...data }: z.infer<typeof ChangePhoneRequest> & { stepUp: string }) =>
      call(ChangePhoneAnswer, {
        method: 'PUT',
        url: changePhonePath,
        data,
        headers: stepUpHeader(stepUp),
      }),
    // Whose answer has the masked phone.
    onSuccess: () => void queries.invalidateQueries({ queryKey: keys.pin }),
  });
};
