import type * as z from 'zod/mini';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/languages.ts';
import { KEPT_DAYS, SESSION_DAYS } from '#contract/terms.ts';
import { wallClock } from '#engine/core/clock.ts';

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

export interface Stored<T> {
  get(): T | null;
  /** `null` forgets the value. */
  set(value: T | null): void;
}

/** What a place keeps as JSON, where it has that shape; null: nothing that can be read. */
export const readStored = <T>({ get }: Stored<string>, shape: z.ZodMiniType<T>): T | null =>
  attempt(() => {
    const read = shape.safeParse(JSON.parse(get() ?? 'null'));
    return read.success ? read.data : null;
  }, null);

const placeIn = (storage: () => Storage, name: string): Stored<string> => ({
  get: () => attempt(() => storage().getItem(name), null),
  set: (value) =>
    attempt(
      () => (value === null ? storage().removeItem(name) : storage().setItem(name, value)),
      undefined,
    ),
});

const local = <T extends string = string>(
  name: string,
  accepts: (value: unknown) => value is T = (value): value is T => typeof value === 'string',
): Stored<T> & { name: string } => {
  const place = placeIn(() => localStorage, name);
  const get = () => {
    const value = place.get();
    return accepts(value) ? value : null;
  };
  return { ...place, name, get };
};

const cookiePairs = (): string[] => document.cookie.split('; ').filter(Boolean);

const readCookie = (name: string): string | null => {
  const start = `${name}=`;
  const pair = cookiePairs().find((each) => each.startsWith(start));
  return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
};

const writeCookie = (name: string, value: string, rules: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers late, and not everywhere.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; ${rules}`;
};

/** A cookie of then is none. */
const PAST = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

const DAY_SECONDS = 86_400;

/** Secure wherever the browser takes it: over plain http to a local network address it does not. */
const cookie = (
  name: string,
  days: number,
  sameSite: 'strict' | 'lax' = 'strict',
): Stored<string> => ({
  get: () => attempt(() => readCookie(name), null),
  set: (value) =>
    attempt(() => {
      if (value === null) return writeCookie(name, '', PAST);
      const rules = `max-age=${days * DAY_SECONDS}; samesite=${sameSite}`;
      writeCookie(name, value, `${rules}; secure`);
      if (readCookie(name) !== value) writeCookie(name, value, rules);
    }, undefined),
});

const flagIn = (place: Stored<string>) => ({
  isSet: () => place.get() === '1',
  set: (on: boolean) => place.set(on ? '1' : null),
});
const flag = (name: string) => flagIn(local(name));

export const stored = {
  /** Marks the login, for the club's other tabs: an id that opens nothing. */
  token: local('token'),
  /** The session token, here and nowhere else: in no other storage may it be found. */
  swToken: cookie('swToken', SESSION_DAYS),
  /** The session token of somebody of the club's staff; it opens no player's page. */
  staffToken: cookie('staffToken', SESSION_DAYS),
  /** What of the staff they are: 'qa', 'designer'. */
  staffRole: cookie('staffRole', SESSION_DAYS),
  /** The push token. */
  fcmToken: cookie('fcmToken', KEPT_DAYS.cookie),
  /** Where to go after login, registration or maintenance: path and query. */
  redirect: local('redirect'),
  /** The affiliate code of the link a visitor came by. */
  affi: local('affi'),
  trackerSession: local('tracker_session'),
  installBarDismissed: flag('install_bar'),
  /** The club had no banners when it was last asked: home leaves them no room. */
  isWithoutBanners: flag('no_banners'),
  /** How high what waits for the player stood on home when it was last known, in pixels: home leaves it that room. */
  membersRoom: local('members_room'),
  language: local<Language>('language', isLanguage),
  /** For the server, also when a link elsewhere leads here. */
  shownLanguage: cookie(LANGUAGE_COOKIE, KEPT_DAYS.cookie, 'lax'),
  /** The player's newest messages as last told (src/features/inbox/lastInbox.ts). */
  inbox: local('inbox'),
  /** The club's questions and answers as last told, everybody's (src/features/helpdesk/lastFaqs.ts). */
  faqs: local('faqs'),
  /** The UID of the last login with remember-me. */
  rememberedUid: local('remembered_uid'),
  /** A message key to show on the login screen after a forced logout. */
  loginNotice: local('login_notice'),
  appVersion: cookie('app_version', KEPT_DAYS.cookie),
  /** What a designer has in the inspector's forms, by game (src/screens/inspector/formDrafts.ts). */
  formDrafts: local('form_drafts'),
  /** The persisted state (src/session/persist.ts). */
  state: local('state'),
};

const probe = cookie('cookie_probe', 1);

/** Whether this browser keeps cookies for the club: without them nobody stays logged in. */
export const keepsCookies = (): boolean => {
  probe.set('1');
  const isKept = probe.get() === '1';
  probe.set(null);
  return isKept;
};

/** Reports of problems wait on this device (src/features/reports/outbox.ts). */
export const reportsWait = flag('reports_wait');

const refusalListeners = new Set<() => void>();
const numberIn = (name: string): number | null => {
  const value = local(name).get();
  return value === null || !Number.isFinite(Number(value)) ? null : Number(value);
};
/** When a wait ends, epoch milliseconds: the stored seconds alone would begin anew after a reload. */
const waitOf = (typ: string) => `${typ}429_until`;

/** Counts and waiting seconds of refused calls, under the answer's typ plus its status (spec 8). */
export const refusals = {
  get: (typ: string, status: 400 | 409 | 429): number | null => numberIn(typ + status),
  set(typ: string, status: 400 | 409 | 429, value: number): void {
    local(typ + status).set(String(value));
    if (status === 429) local(waitOf(typ)).set(String(wallClock.now() + value * 1000));
    for (const listener of refusalListeners) listener();
  },
  /** When calls of this family may be tried again, epoch milliseconds; 0: nothing is known. */
  waitUntil: (typ: ErrorTyp | ''): number => numberIn(waitOf(typ)) ?? 0,
  /** Before another try: what it meets is said anew. */
  forgetWait(typ: ErrorTyp): void {
    local(`${typ}429`).set(null);
    local(waitOf(typ)).set(null);
    for (const listener of refusalListeners) listener();
  },
  /** Calls back after every change; the answer stops it. */
  watch(listener: () => void): () => void {
    refusalListeners.add(listener);
    return () => void refusalListeners.delete(listener);
  },
};

/** A call whose answer was not seen yet, named by whose and what it is. */
export const pendingCall = (...of: readonly string[]): Stored<string> =>
  local(['pending', ...of].join('_'));

/** The player's own part of every round's draws, as they chose it. */
export const chosenSeed = (uid: string): Stored<string> => local(`client_seed_${uid}`);

/** Forgotten with the tab. */
const ofVisit = (name: string): Stored<string> => placeIn(() => sessionStorage, name);

const flagOfVisit = (name: string) => flagIn(ofVisit(name));

/** The part of the app the page was reloaded for. */
export const chunkReload = ofVisit('chunk_reload');

/** The UID whose login has to wait, in whatever case; how long is told under the login's 429 (`refusals`). */
export const lockedUid = ofVisit('locked_uid');

/** Where a visitor wanted to go when they were sent to the entrance, until they go elsewhere. */
export const sentFrom = ofVisit('sent_from');

/** What was typed into the registration, without its secrets (src/screens/register/draft.ts). */
export const registerDraft = ofVisit('register_draft');

/** What was typed into a form of the settings (src/ui/form/useSettingForm.ts). */
export const uidDraft = ofVisit('uid_draft');
export const nameDraft = ofVisit('name_draft');

/** What waits for a code that was sent: never the code (src/features/account/otp/useSentCode.ts). */
export const pinCode = ofVisit('pin_code');
export const resetCode = ofVisit('reset_code');
export const stepUpCode = ofVisit('step_up_code');
export const phoneCode = ofVisit('phone_code');
export const newPhoneCode = ofVisit('new_phone_code');

/** The step-up that binding to Telegram waits for, on the way there and back. */
export const telegramStepUp = ofVisit('telegram_step_up');

/** What was played on this visit (src/session/visit.ts). */
export const visitPlayed = ofVisit('visit_played');

/** Whose visit to which game is recorded, and its id (src/features/recordings/visit.ts). */
export const recordedVisit = ofVisit('recorded_visit');

/** What was typed of a report that was not sent (src/features/reports/ReportProblem.tsx). */
export const reportNote = ofVisit('report_note');

/** The mark of the way to Telegram that is to come back here (src/features/telegram/loginPage.ts). */
export const telegramAsked = ofVisit('telegram_asked');

/** Telegram opened this visit as a web app of its own (src/features/telegram/host.ts). */
export const telegramLaunched = flagOfVisit('telegram_launched');

/** Of who came from Telegram without an account: their registration binds it. */
export const registerToken = ofVisit('register_token');

/** How many coins one was about to redeem (src/screens/redeem/amount.ts). */
export const redeemAmount = ofVisit('redeem_amount');

/** The splash shows once a visit. */
export const splashSeen = flagOfVisit('splash');

/** What was closed stays closed for the visit: the egg's banner, the notice of in-app browsers. */
export const eggBannerClosed = flagOfVisit('egg_banner');
export const inAppNoticeClosed = flagOfVisit('in_app_notice');

/** What was done and typed on this visit as a player. */
const OF_PLAYERS = [
  registerDraft,
  uidDraft,
  nameDraft,
  pinCode,
  resetCode,
  stepUpCode,
  phoneCode,
  newPhoneCode,
  telegramStepUp,
  lockedUid,
  visitPlayed,
  recordedVisit,
  reportNote,
  telegramAsked,
  registerToken,
  redeemAmount,
];

/** After a logout nothing of the player stays, but a redemption whose answer was never seen. */
export const forgetPlayer = (uid: string, games: readonly string[]): void => {
  for (const value of [stored.token, stored.swToken, stored.fcmToken, stored.inbox])
    value.set(null);
  chosenSeed(uid).set(null);
  for (const game of games) pendingCall(uid, game).set(null);
  for (const value of OF_PLAYERS) value.set(null);
};

/** Forgets everything: what an outdated app version leaves behind is not read (spec 4). */
export const wipeStored = (): void => {
  attempt(() => localStorage.clear(), undefined);
  attempt(() => {
    for (const pair of cookiePairs()) writeCookie(pair.split('=')[0] ?? '', '', PAST);
  }, undefined);
};

const onElsewhere =
  ({ name }: { name: string }) =>
  (callback: (value: string | null) => void): (() => void) => {
    const listen = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      // A null key is a cleared storage.
      if (event.key === name || event.key === null) callback(event.newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  };

/** Calls back when another tab logs in, or, with `null`, out. */
export const onTokenElsewhere = onElsewhere(stored.token);
/** Calls back when another tab changes what is in the inspector's forms. */
export const onFormDraftsElsewhere = onElsewhere(stored.formDrafts);
