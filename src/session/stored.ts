import Cookies from 'js-cookie';
import { isLanguage, type Language } from '#contract/languages.ts';

/**
 * The one owner of localStorage, sessionStorage and cookies. Each stored value has a name and a type
 * here; a browser that refuses storage (private mode, blocked cookies) behaves as if it were empty.
 */
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

interface Stored<T> {
  get(): T | null;
  /** `null` forgets the value. */
  set(value: T | null): void;
}

const local = <T extends string = string>(
  name: string,
  accepts: (value: unknown) => value is T = (value): value is T => typeof value === 'string',
): Stored<T> & { name: string } => ({
  name,
  get: () => {
    const value = attempt(() => localStorage.getItem(name), null);
    return accepts(value) ? value : null;
  },
  set: (value) =>
    attempt(
      () => (value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value)),
      undefined,
    ),
});

const YEAR_DAYS = 365;

/** Secure wherever the browser takes it: over plain http to a local network address it does not. */
const cookie = (name: string, days: number): Stored<string> => ({
  get: () => attempt(() => Cookies.get(name), undefined) ?? null,
  set: (value) =>
    attempt(() => {
      if (value === null) return Cookies.remove(name);
      Cookies.set(name, value, { expires: days, secure: true, sameSite: 'strict' });
      if (Cookies.get(name) !== value) {
        Cookies.set(name, value, { expires: days, sameSite: 'strict' });
      }
    }, undefined),
});

const flag = (name: string) => {
  const value = local(name);
  return { isSet: () => value.get() === '1', set: (on: boolean) => value.set(on ? '1' : null) };
};

export const stored = {
  /** The session token, compared with a link's `token` parameter. */
  token: local('token'),
  /** The session token as the calls and the realtime connection read it. */
  swToken: cookie('swToken', YEAR_DAYS),
  /** The push token. */
  fcmToken: cookie('fcmToken', YEAR_DAYS),
  /** Where to go after login, registration or maintenance: path and query. */
  redirect: local('redirect'),
  /** The affiliate code of the link a visitor came by. */
  affi: local('affi'),
  trackerSession: local('tracker_session'),
  installBarDismissed: flag('install_bar'),
  language: local<Language>('language', isLanguage),
  /** The UID of the last login with remember-me. */
  rememberedUid: local('remembered_uid'),
  /** A message key to show on the login screen after a forced logout. */
  loginNotice: local('login_notice'),
  appVersion: cookie('app_version', YEAR_DAYS),
  /** The persisted state (src/session/persist.ts). */
  state: local('state'),
};

/** Counts and waiting seconds of refused calls, under the answer's typ plus its status (spec 8). */
export const refusals = {
  get: (typ: string, status: 400 | 409 | 429): number | null => {
    const value = local(`${typ}${status}`).get();
    return value === null || !Number.isFinite(Number(value)) ? null : Number(value);
  },
  set: (typ: string, status: 400 | 409 | 429, value: number) =>
    local(`${typ}${status}`).set(String(value)),
};

/** A call whose answer was not seen yet, named by whose and what it is. */
export const pendingCall = (...of: readonly string[]): Stored<string> =>
  local(['pending', ...of].join('_'));

/** The player's own part of every round's draws, as they chose it. */
export const chosenSeed = (uid: string): Stored<string> => local(`client_seed_${uid}`);

/** Forgotten with the tab. */
const ofVisit = (name: string): Stored<string> => ({
  get: () => attempt(() => sessionStorage.getItem(name), null),
  set: (value) =>
    attempt(
      () =>
        value === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value),
      undefined,
    ),
});

/** The part of the app the page was reloaded for. */
export const chunkReload = ofVisit('chunk_reload');

/** What was typed into the registration, without its secrets (src/screens/register/draft.ts). */
export const registerDraft = ofVisit('register_draft');

const splash = ofVisit('splash');
/** The splash shows once a visit. */
export const splashSeen = {
  isSet: () => splash.get() === '1',
  set: (isSeen: boolean) => splash.set(isSeen ? '1' : null),
};

/** Forgets everything: what an outdated app version leaves behind is not read (spec 4). */
export const wipeStored = (): void => {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => {
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  }, undefined);
};

/** Calls back when another tab changes the session token; `null` when it logged out. */
export const onTokenElsewhere = (callback: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    // A null key is a cleared storage.
    if (event.key === stored.token.name || event.key === null) callback(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
