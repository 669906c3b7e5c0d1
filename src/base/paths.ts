import { GAME_KEYS } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import type { OwnPath } from '#contract/ownPath.ts';

const own = (path: `/${string}`) => path as OwnPath;

/** A route's pattern for the router beside the function that makes an address of it. */
const fixed = <const P extends `/${string}`>(path: P) => ({ path, href: () => own(path) });

/** Every path the app links to or guards. Whether a screen stands behind it is the router's matter. */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  terms: fixed('/terms-and-conditions'),
  privacy: fixed('/privacy-policy'),
  responsibleGaming: fixed('/responsible-gaming'),
  ambassador: fixed('/brand-ambassador'),
  redeem: fixed('/redeem'),
  redemption: {
    path: '/redeem/:id',
    href: (id: string) => own(`/redeem/${encodeURIComponent(id)}`),
  },
  transaction: fixed('/transaction'),
  /** The player's days in a row, goals and best rounds. */
  progress: fixed('/progress'),
  games: fixed('/games'),
  game: { path: '/games/:game', href: (game: GameKey) => own(`/games/${game}`) },
  play: { path: '/games/:game/play', href: (game: GameKey) => own(`/games/${game}/play`) },
  promotions: fixed('/promotions'),
  /** The quiz event (spec 1): its weeks, its terms, a week's questions, its draw. */
  event: fixed('/event'),
  eventTerms: fixed('/event/terms'),
  eventWeek: { path: '/event/weeks/:week', href: (week: number) => own(`/event/weeks/${week}`) },
  eventSpin: fixed('/event/spin'),
  helpdesk: fixed('/helpdesk'),
  inbox: fixed('/inbox'),
  inboxMessage: {
    path: '/inbox/:id',
    href: (id: string) => own(`/inbox/${encodeURIComponent(id)}`),
  },
  setting: fixed('/setting'),
  settingLanguage: fixed('/setting/language'),
  settingVolume: fixed('/setting/volume'),
  settingFaq: fixed('/setting/faq'),
  settingTerms: fixed('/setting/terms-and-conditions'),
  /** Changes of the account, and playing responsibly. */
  settingUid: fixed('/setting/uid'),
  settingName: fixed('/setting/name'),
  settingPhone: fixed('/setting/phone'),
  settingPassword: fixed('/setting/password'),
  settingPin: fixed('/setting/pin'),
  settingDevices: fixed('/setting/devices'),
  settingData: fixed('/setting/data'),
  settingClosing: fixed('/setting/closing'),
  settingVerification: fixed('/setting/verification'),
  settingResponsibleGaming: fixed('/setting/responsible-gaming'),
  launch: fixed('/launch'),
  logout: fixed('/logout'),
  maintenance: fixed('/maintenance'),
  /** QA's recordings of play. */
  replay: fixed('/replay'),
  /** The designers' tool. */
  inspector: fixed('/inspector'),
} as const;

/** What a play address asks for by that name: the free game's practice. */
export const PRACTICE = 'practice';

/** Tools of the club's staff: for whoever has no session of theirs, pages that do not exist. */
export const STAFF_PATHS: ReadonlySet<string> = new Set([paths.replay.path, paths.inspector.path]);

/** The 13 paths a visitor reaches, each game's page (spec 2, guard rule 4), and where help is named. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/register',
  '/games',
  ...GAME_KEYS.map(paths.game.href),
  '/setting',
  '/setting/language',
  '/setting/terms-and-conditions',
  '/setting/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/responsible-gaming',
  '/promotions',
  '/brand-ambassador',
  '/helpdesk',
]);
