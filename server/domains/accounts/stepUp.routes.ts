import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { StepUpAnswer, StepUpRequest, stepUpOtpPath, stepUpPath } from '#contract/stepUp.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { playerBudget } from './devices/devices.ts';
import { demandOtp, spendOtp } from './otps.ts';
import { ownCodeRoute } from './ownCode.ts';
import { ownerOf } from './owner.ts';
import { demandPassword } from './passwords.ts';
import { openStepUp } from './stepUp.ts';

/** The families of these calls in an error's `typ`. */
const STEP_UP_TYP: ErrorTyp = 'stepUp';
const STEP_UP_OTP_TYP: ErrorTyp = 'stepUpOtp';

/** Whoever has a session proves once more that they are its player, before what a session is not enough for. */
export const stepUpRoutes: Routes = (app, deps) => {
  const { store, clock, limits } = deps;

  ownCodeRoute(app, deps, {
    path: stepUpOtpPath,
    summary: "Send a code for a step-up to the player's own phone",
    purpose: 'stepUp',
    typ: STEP_UP_OTP_TYP,
  });

  app.post(
    API_BASE + stepUpPath,
    {
      schema: {
        summary: 'Prove by the password, or by the code that was sent, whose session it is',
        tags: ['account'],
        security: [{ session: [] }],
        body: StepUpRequest,
        response: { 200: StepUpAnswer },
      },
      config: { typ: STEP_UP_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId, tokenHash } = sessionOf(request);
      const { body } = request;
      const owner = await ownerOf(store.db, playerId);
      if (body.by === 'password') {
        const budget = await playerBudget(store.db, request);
        await limits.take('passwordPlayer', budget, { typ: STEP_UP_TYP });
        await demandPassword(body.password, owner.passwordHash, 'password');
        await limits.forgive('passwordPlayer', budget);
      } else {
        const { otpId, otp: code } = body;
        await demandOtp(deps, { otpId, phone: owner.phone, code, purpose: 'stepUp' }, playerId);
      }
      const { token, expiresAt } = await store.transaction(async (tx) => {
        if (body.by === 'code') await spendOtp(tx, clock, { ...body, purpose: 'stepUp' }, playerId);
        return openStepUp(tx, clock, tokenHash);
      });
      deps.security.record({ kind: 'stepUp', reason: body.by, playerId, ip: request.ip });
      return { token, expiresAt: expiresAt.toISOString() };
    },
  );
};
