import { API_BASE, BEARER, FCM_HEADER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { logFailure } from '../log.ts';
import { stored } from '../stored.ts';
import { seal } from './envelope.ts';

/** A call that outlives the page: sealed, and with its headers, before the page goes. */
export interface Beacon {
  url: string;
  init: RequestInit;
}

/** Makes it ready. The session is the one of now: a logout forgets it first. */
export const sealBeacon = async (path: string, body: object): Promise<Beacon> => {
  const [token, fcmToken] = [stored.swToken.get(), stored.fcmToken.get()];
  return {
    url: API_BASE + path,
    init: {
      method: 'POST',
      // As `navigator.sendBeacon`, which takes no headers.
      keepalive: true,
      body: JSON.stringify(await seal(body)),
      headers: {
        'content-type': 'application/json',
        [EDATA_HEADER]: 'true',
        ...(token !== null && { Authorization: BEARER + token }),
        ...(fcmToken !== null && { [FCM_HEADER]: fcmToken }),
      },
    },
  };
};

export const sendBeacon = ({ url, init }: Beacon): void => {
  // biome-ignore lint/style/noRestrictedGlobals: what outlives the page is no call of axios.
  fetch(url, init).catch((error: unknown) => logFailure('A beacon was not heard', error));
};
