import { useMutation } from '@tanstack/react-query';
import { OtpAnswer } from '#contract/session.ts';
import {
  STEP_UP_HEADER,
  StepUpAnswer,
  type StepUpRequest,
  stepUpOtpPath,
  stepUpPath,
} from '#contract/stepUp.ts';
import { call } from '#src/base/calls/client.ts';

/** What a change that a session alone is not enough for is sent with. */
export const stepUpHeader = (stepUp: string) => ({ [STEP_UP_HEADER]: stepUp });

/** Sends a code for a step-up to the player's phone. */
export const useStepUpOtp = () =>
  useMutation({
    mutationFn: () => call(OtpAnswer, { method: 'POST', url: stepUpOtpPath, data: {} }),
  });

/** Rejects with `msg.wrongPassword`, `msg.invalidOtp` (count: tries left) and `msg.otpExpired`. */
export const useProve = () =>
  useMutation({
    mutationFn: (data: StepUpRequest) =>
      call(StepUpAnswer, { method: 'POST', url: stepUpPath, data }),
  });
