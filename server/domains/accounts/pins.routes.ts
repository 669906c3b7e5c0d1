import { PinAnswer, pinOtpPath, pinPath, SetPinRequest } from '#contract/account.ts';
import { API_BASE } from '#contract/api.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import type { Routes } from '../../platform/deps.ts';
import { playerOnly, sessionOf } from '../../platform/identity/auth.ts';
import { ownCodeRoute } from './ownCode.ts';
import { maskPhone, ownerOf } from './owner.ts';
import { pinState, setPin } from './pins.ts';

/** The families of these calls in an error's `typ`. */
const PIN_TYP: ErrorTyp = 'pin';
const PIN_OTP_TYP: ErrorTyp = 'pinOtp';

/** The transaction PIN: whether there is one, a code to the player's phone, a new PIN. */
export const pinRoutes: Routes = (app, deps) => {
  const { store } = deps;
  const security = [{ session: [] }];

  app.get(
    API_BASE + pinPath,
    {
      schema: {
        summary: 'Whether a transaction PIN is set, the tries it has left, and the masked phone',
        tags: ['account'],
        security,
        response: { 200: PinAnswer },
      },
      config: { typ: PIN_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const { phone } = await ownerOf(store.db, playerId);
      return { ...(await pinState(store.db, playerId)), phone: maskPhone(phone) };
    },
  );

  ownCodeRoute(app, deps, {
    path: pinOtpPath,
    summary: "Send a code for a new PIN to the player's own phone",
    purpose: 'pin',
    typ: PIN_OTP_TYP,
  });

  app.put(
    API_BASE + pinPath,
    {
      schema: {
        summary: 'Set the transaction PIN by the code that was sent; a locked one opens again',
        tags: ['account'],
        security,
        body: SetPinRequest,
        response: { 200: PinAnswer },
      },
      config: { typ: PIN_TYP },
      onRequest: playerOnly(deps),
    },
    async (request) => {
      const { playerId } = sessionOf(request);
      const { phone } = await ownerOf(store.db, playerId);
      const state = await setPin(deps, { ...request.body, playerId, phone });
      deps.security.record({ kind: 'pinSet', playerId, ip: request.ip });
      return { ...state, phone: maskPhone(phone) };
    },
  );
};
