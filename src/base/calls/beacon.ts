import { API_BASE, BEARER, FCM_HEADER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { logFailure } from '../log.ts';
import { stored } from '../stored.ts';
import { seal } from './envelope.ts';

/** A call that outlives the page: sealed before the page goes. */
export interface Beacon {
  url: string;
  init: RequestInit;
  /** Whose it is; null: nobody's. */
  token: string | null;
  /** The push token when it was sealed. */
  fcmToken: string | null;
}

/** Makes it ready. The session is the one of now: a logout forgets it first. */
export const sealBeacon = async (path: string, body: object): Promise<Beacon> => {
  const [token, fcmToken] = [stored.swToken.get(), stored.fcmToken.get()];
  return {
    url: API_BASE + path,
    token,
    fcmToken,
    init: {
      method: 'POST',
      // As `navigator.sendBeacon`, which takes no headers.
      keepalive: true,
      body: JSON.stringify(await seal(body)),
      headers: {
        'content-type': 'application/json',
        [EDATA_HEADER]: 'true',
        ...(token !== null && { Authorization: BEARER + token }),
      },
    },
  };
};

/** Sends it with the push token of now; a logout has forgotten that before. */
export const sendBeacon = ({ url, init, token, fcmToken }: Beacon): void => {
  const isTheirs = token === stored.swToken.get();
  const pushToken = isTheirs ? stored.fcmToken.get() : fcmToken;
  const headers = { ...init.headers, ...(pushToken !== null && { [FCM_HEADER]: pushToken }) };
  // biome-ignore lint/style/noRestrictedGlobals: what outlives the page is no call of axios.
  fetch(url, { ...init, headers }).catch((error: unknown) =>
    logFailure('A beacon was not heard', error),
  );
};
