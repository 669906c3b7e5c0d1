import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { OtpAnswer, OwnCodeRequest } from '#contract/session.ts';
import type { App, Deps } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import type { OtpPurpose } from './otps.ts';
import { ownerOf } from './owner.ts';
import { sendOtp } from './sendOtp.ts';

/** Adds a call that sends a code to the phone of whoever is logged in. `typ`: its family in an error. */
export const ownCodeRoute = (
  app: App,
  deps: Deps,
  call: { path: string; summary: string; purpose: OtpPurpose; typ: ErrorTyp },
): void => {
  const { path, summary, purpose, typ } = call;
  app.post(
    API_BASE + path,
    {
      schema: {
        summary,
        tags: ['account'],
        security: [{ session: [] }],
        body: OwnCodeRequest,
        response: { 200: OtpAnswer },
      },
      config: { typ },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { phone, language } = await ownerOf(deps.store.db, sessionOf(request).playerId);
      return sendOtp(deps, { phone, language, purpose, typ, from: request });
    },
  );
};
