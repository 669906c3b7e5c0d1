import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Done } from '#contract/account.ts';
import { BEARER } from '#contract/api.ts';
import { type ResetRequest, resetOtpPath, resetPath } from '#contract/passwordReset.ts';
import {
  type LoginAnswer,
  LoginPayload,
  type LoginRequest,
  loginPath,
  logoutPath,
  OtpAnswer,
  type OtpRequest,
  otpPath,
  PhoneCountriesAnswer,
  phoneCountriesPath,
  type RegisterRequest,
  registerPath,
  tokenLoginPath,
  UidCheckAnswer,
  uidCheckPath,
} from '#contract/session.ts';
import { type TelegramProof, telegramLoginPath } from '#contract/telegram.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { queryClient } from '#src/base/calls/queryClient.ts';
import { keepsCookies, registerToken, stored } from '#src/base/stored.ts';
import { applyLogin, useSession } from '#src/session/store.ts';
import { type Before, noteSwitch } from '#src/session/switched.ts';

/** Whoever logs in here is a visitor again at the next call: the login screen says so (entrance/). */
class CookiesBlocked extends Error {}

/** Nothing of the visitor, or of the player before, is shown to the one who just logged in. */
const enter = (answer: LoginAnswer): LoginAnswer => {
  queryClient.clear();
  applyLogin(answer);
  return answer;
};

type Login = z.infer<typeof LoginRequest> & {
  /** Keep the UID for the next login. */
  isRemembered: boolean;
};

/**
 * Logs in and starts the session; the screen then goes to `afterLogin()` of src/base/redirect.ts. Who
 * is of the staff becomes no player: their token opens their tools alone.
 */
export const useLogin = () =>
  useMutation({
    mutationFn: async ({ isRemembered, ...data }: Login) => {
      const answer = await call(LoginPayload, { method: 'POST', url: loginPath, data });
      stored.rememberedUid.set(isRemembered ? answer.uid : null);
      if (answer.role === 'player') return enter(answer);
      // What the one before of the staff had read is not theirs.
      queryClient.clear();
      stored.staffToken.set(answer.token);
      stored.staffRole.set(answer.role);
      return answer;
    },
  });

/** Logs in as the player of an open session, whose token is used up by it. Rejects with `msg.invalidToken` and `msg.notVip`. */
export const enterByToken = async (token: string): Promise<LoginAnswer> =>
  enter(await call(LoginPayload, { method: 'POST', url: tokenLoginPath, data: { token } }));

/**
 * Logs in as the player whose account is bound to Telegram. Rejects with `msg.telegramNotBound`, which a
 * registration on this visit then binds it by; `msg.notVip`, ...
 */
export const enterByTelegram = async (data: TelegramProof): Promise<LoginAnswer> => {
  try {
    return enter(await call(LoginPayload, { method: 'POST', url: telegramLoginPath, data }));
  } catch (error) {
    if (error instanceof CallError) registerToken.set(error.registerToken ?? null);
    throw error;
  }
};

/** Whoever is logged in on this page, by name and token. */
const whoIsHere = (): Before | null => {
  const { isAuth, player } = useSession.getState();
  const token = stored.swToken.get();
  return isAuth && token !== null && player.uid !== '' ? { uid: player.uid, token } : null;
};

/**
 * A link's `token` parameter becomes a session of this device; as whom, and whose place it took, is told on the page
 * (switched/). Why a normal user's does not, the login screen says.
 */
export const tokenLogin = async (token: string): Promise<LoginAnswer> => {
  const before = whoIsHere();
  // The link is good for another browser.
  if (!keepsCookies()) throw new CookiesBlocked();
  try {
    const answer = await enterByToken(token);
    noteSwitch(before?.uid === answer.uid ? null : { before });
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.message === 'msg.notVip') {
      stored.loginNotice.set(error.message);
    }
    throw error;
  }
};

/** Ends a session on the server; the token is passed because the client has forgotten it already. */
export const postLogout = (token: string): Promise<unknown> =>
  call(z.unknown(), {
    method: 'POST',
    url: logoutPath,
    headers: { Authorization: BEARER + token },
  });

/** Rejects with `msg.invalidUid` or `msg.accountExists`. */
export const useUidCheck = () =>
  useMutation({
    mutationFn: (uid: string) =>
      call(UidCheckAnswer, { method: 'POST', url: uidCheckPath, data: { uid } }),
  });

const HOME: readonly string[] = ['MY'];

/** The countries codes are sent to; Malaysia alone until the server has said so. */
export const usePhoneCountries = (): readonly string[] =>
  useQuery({
    queryKey: keys.phoneCountries,
    queryFn: ({ signal }) => call(PhoneCountriesAnswer, { url: phoneCountriesPath, signal }),
  }).data?.countries ?? HOME;

/** Sends a code to the phone. Rejects with `msg.invalidPhone` and `msg.phoneCountry`. */
export const useOtp = () =>
  useMutation({
    mutationFn: (data: z.infer<typeof OtpRequest>) =>
      call(OtpAnswer, { method: 'POST', url: otpPath, data }),
  });

/** The refusals after which a register token is good for nothing. */
const SPENT: readonly string[] = ['msg.invalidRegisterToken', 'msg.telegramBoundElsewhere'];

/** Registers and logs in; who came from Telegram, with it bound. */
export const useRegister = () =>
  useMutation({
    mutationFn: async (asked: RegisterRequest) => {
      const token = registerToken.get();
      const data = { ...asked, ...(token !== null && { registerToken: token }) };
      try {
        const answer = await call(LoginPayload, { method: 'POST', url: registerPath, data });
        registerToken.set(null);
        return enter(answer);
      } catch (error) {
        // The next try is one without it.
        if (error instanceof CallError && SPENT.includes(error.message)) registerToken.set(null);
        throw error;
      }
    },
  });

/** Has a code for a new password sent to the phone of the UID's account, if there is one. */
export const useResetOtp = () =>
  useMutation({
    mutationFn: (uid: string) =>
      call(OtpAnswer, { method: 'POST', url: resetOtpPath, data: { uid } }),
  });

/** Rejects with `msg.invalidOtp` (count: tries left) and `msg.otpExpired`. */
export const useReset = () =>
  useMutation({
    mutationFn: (data: ResetRequest) => call(Done, { method: 'POST', url: resetPath, data }),
  });
